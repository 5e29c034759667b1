"""How to Save a World: worker placement on two worlds under a falling asteroid."""
