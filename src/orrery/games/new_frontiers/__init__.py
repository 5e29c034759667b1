"""New Frontiers (2-5 players): action selection, explored worlds, colonies and technologies."""
