"""What whoever runs a server may do with it: functions of a connection, each of them logged."""
