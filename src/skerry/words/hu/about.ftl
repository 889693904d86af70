# Amit az oldal a játékokról és a házról mond.

about-players = Játékosok: { $players }
about-minutes = { $minutes } perc
about-demands-1 = könnyen tanulható
about-demands-2 = kis gondolkodás
about-demands-3 = hosszú estékre
about-house = Három játék a fjord partján
about-house-more = Játssz a gép ellen vagy vendégekkel, bármilyen eszközön. Minden játékhoz van bevezető a tábláján, vannak szabályai, és a végén visszatekintés. Tanulni már azelőtt is lehet, hogy megmondanád a neved.
