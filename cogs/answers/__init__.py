"""How an interaction is answered: acknowledged in time, whatever happens, and by any process."""
