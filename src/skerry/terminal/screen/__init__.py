"""Games on a whole terminal screen, with Textual."""
