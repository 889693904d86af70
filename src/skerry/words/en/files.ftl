# Files that are written or read, and what a command cannot do with.

file-exists = “{ $path }” is there already and is not overwritten; choose another name.
file-not-regular = “{ $path }” is no regular file.
output-closed = Standard output is closed; there is nowhere to write to.
input-too-short = Something that was being read ended too early. { $problem }
number-too-small = { $name }: { $value } is too small; it must be at least { $least }.
number-too-large = { $name }: { $value } is too large; it may be at most { $most }.
edition-sound = “{ $path }” can be played: edition “{ $name }”, { $hash }.
