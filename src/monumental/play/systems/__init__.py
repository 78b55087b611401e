"""What playing needs to know of each rule system: one record, in one folder."""
