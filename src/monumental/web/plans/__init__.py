"""Plans at the web table: kept for their seat alone, and carried out when it is asked."""
