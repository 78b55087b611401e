"""What can be typed at the prompt, and how it is read: commands, numbers of the list, actions in words."""
