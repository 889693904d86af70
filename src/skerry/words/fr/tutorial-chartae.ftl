# Comment Chartae est montré, pas à pas, à qui le découvre.

tutorial-chartae-chapter-turns = Deux sortes de tours
tutorial-chartae-welcome = Une carte va se composer ici, large de trois tuiles et haute de trois. Vous jouez la Terre, le sable ; l’autre camp joue la Mer, le bleu. Qui a finalement le plus grand groupe d’un seul tenant gagne.
tutorial-chartae-tile = Cette tuile porte la rose des vents et se trouve là dès le début. Chaque côté d’une tuile a deux moitiés, et chaque moitié est terre ou mer. Sous la carte, vous voyez la tuile visible : c’est la prochaine à poser.
tutorial-chartae-take = À votre tour, vous faites une chose sur deux : tourner une tuile de la carte, ou poser la tuile visible. Pour la poser, on commence par la prendre en main.
tutorial-chartae-take-do = Appuyez sur « { page-take } ».
tutorial-chartae-lay = La tuile suivante est aussitôt devenue visible : vous la connaissez avant de poser la vôtre. Une tuile se pose comme on veut, même la terre contre la mer ; mais c’est seulement là où la terre touche la terre, ne serait-ce que sur un demi-côté, qu’elle relie deux tuiles.
tutorial-chartae-lay-do = Tournez votre tuile jusqu’à ce que le sable soit à gauche, puis posez-la à droite de la rose des vents.
tutorial-chartae-lay-else = Elle peut se poser ainsi, mais aucune terre n’en rejoint une autre. Tournez-la jusqu’à ce que le sable soit à gauche, et posez-la à droite de la rose des vents.
tutorial-chartae-turn = Votre terre reliait deux tuiles, mais la Mer a tourné la vôtre, et c’est maintenant la mer qui les relie. Pour tourner, pas besoin de tuile : on fait pivoter d’un quart, dans le sens horaire, n’importe quelle tuile de la carte. Vous le pouvez aussi.
tutorial-chartae-turn-do = Appuyez sur la tuile à la rose des vents. Une fois tournée, elle n’a plus que de la terre à droite, et la mer est de nouveau séparée.
tutorial-chartae-twice = Deux rotations peuvent se suivre, pas trois, quel que soit le camp ; les points sous la carte les comptent. La Mer a donc dû poser une tuile, et l’a mise sous la rose des vents.
tutorial-chartae-again = C’est à vous, et le compte des rotations repart de zéro : vous pouvez tourner ou poser. Posez, cette fois.
tutorial-chartae-again-do = Prenez la tuile visible.
tutorial-chartae-grow = Les cases libres sont encadrées : elles ont un bord commun avec une tuile, et la carte y reste dans trois sur trois. Le plus grand groupe de chaque camp est en pleine couleur et se compte sous la carte.
tutorial-chartae-grow-do = Posez votre tuile où vous voulez.
tutorial-chartae-small = Et ainsi de suite, jusqu’à ce que neuf tuiles soient posées. L’endroit où sera finalement la rose des vents est ouvert : au milieu, sur un bord ou dans un coin.
tutorial-chartae-chapter-count = Compter et gagner
tutorial-chartae-groups = Une autre partie : huit tuiles sont posées, une place est libre. De chaque camp ne compte que le plus grand groupe, en tuiles ; tout le reste est pâle.
tutorial-chartae-apart = Deux sortes de tuiles demandent de l’attention. Sur l’isthme (F), une bande de terre sépare deux mers ; sur le détroit (G), une bande de mer sépare deux terres. À l’intérieur de la tuile, ces parties ne se touchent pas et peuvent donc appartenir à des groupes différents.
tutorial-chartae-last = La dernière tuile est à vous. Dès que la neuvième est posée, la partie est finie et l’on compare les groupes.
tutorial-chartae-last-do = Prenez la tuile visible.
tutorial-chartae-win = Si les deux groupes sont de même taille, qui a posé la dernière tuile perd, et ce serait vous. L’égalité ne suffit donc pas : la Terre doit être plus grande.
tutorial-chartae-win-do = Tournez la tuile jusqu’à ce que la terre se tienne au mieux, et posez-la à la place libre.
tutorial-chartae-win-else = Cela ne suffit pas : ainsi, la Terre ne serait pas plus grande que la Mer. Tournez encore la tuile.
tutorial-chartae-over = Six contre cinq, la Terre gagne. C’étaient toutes les règles. L’ordinateur joue aussi fort que vous le souhaitez : parfait veut dire qu’il ne se trompe jamais.
