"""What can be typed after `monumental`: a module for each command; what belongs together shares a folder."""
