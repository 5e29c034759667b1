"""Why a move is illegal now, citing the section of the rules."""
