"""How interactions are received and answered: custom ids, buttons and menus, forms, permissions and the router."""
