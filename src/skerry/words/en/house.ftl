# What the house says around its tables.

house-open = The house is open: { $address } (Ctrl+C closes it.)
house-closed = The house is closed. Every game goes on when it opens again.
house-port-in-use = Port { $wanted } is in use; the house takes { $port }.
house-no-port = No port is free on { $host } from { $port } on. Name another one with --port.
house-no-address = The house cannot open on { $host }, port { $port }: { $problem }. Name another address with --host or another port with --port.
house-store-in-use = Another house is open with the games in “{ $path }”. Close it, or name another folder with --data.
house-store-newer = “{ $path }” was written by a newer version of Skerry (store { $found }). Open it with that version; nothing in it has been changed.
house-store-broken = The store “{ $path }” does not answer: { $problem }.
house-disk-full = The disk that holds “{ $path }” is full, so nothing has been played. Make room and try again.
house-closing = The house is closing. Come back in a moment; every game is kept.
house-stranger = The house does not know you yet. Say your name first.
house-account-already = You have an account already: { $login }.
house-login-taken = The name “{ $login }” is taken. Choose another one.
house-wrong-password = Name and password do not fit together. Try again.
house-bots-busy = All computer players are busy. Try again in a moment.
house-no-table = There is no such table here. Look whether the link is complete.
house-not-watchable = This table is only for those who play at it.
house-too-many-tables = You have { $most } tables open. Finish a game or close a table first.
house-too-many-sockets = Too many windows are open at once. Close some of them.
house-too-often = That was too often in a short time. Wait a moment.
house-bad-message = This could not be understood: { $problem }
house-no-hint-now = There is a hint only for whoever is to move.
house-no-hint-among-people = There are no hints in a game against people.
house-analysis-busy = So much is being analysed just now. Try again in a moment.
house-analysis-too-long = This moment took too long to analyse. Try another one.
house-no-analysis-now = There is an analysis after the game, or for whoever plays alone against the computer.
house-no-question = This game has no question “{ $question }”. It knows: { $known }.
house-other-host = This house can be visited only from the machine that it runs on.
house-other-site = Another site has asked in your place; the house does not answer that.
house-only-here = This is shown only on the machine that the house runs on.
house-no-page = There is no such page here.
house-fault = Something is wrong with the house itself, and it has been written down. Nothing was changed.
verify-good =
    “{ $path }” is genuine: the secret is the promised one, { $game } was dealt from it and from what the players added, and { $actions ->
        [one] the one action leads
       *[other] all { $actions } actions lead
    } to this end.
