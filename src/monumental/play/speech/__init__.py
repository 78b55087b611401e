"""What goes into sentences: names, prices, places, what is asked and told of what."""
