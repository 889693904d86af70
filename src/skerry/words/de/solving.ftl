# What solving says is said in English: it is read beside papers and programs.
in-english = { $sentence }
