"""Who somebody is: a name, a key for each device, and no password."""
