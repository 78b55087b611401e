"""Scout modules, one per box: functions that add their parts to the rules of Duel."""
