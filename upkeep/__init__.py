"""What hosts run beside the bot: the doctor, backups, its status, its log (`python -m upkeep`)."""
