"""The modules that come with classic: Heroes and Monsters."""
