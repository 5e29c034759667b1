"""Reminders for slow games: web push to devices, and a digest by e-mail; docs/notifications.md."""
