"""What can be typed after `monumental`: a module for each command."""
