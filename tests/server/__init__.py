"""Tests of the table server, on both databases wherever there is one."""
