"""What messages contain: boards, lobbies, panels, their buttons and menus."""
