"""Hypothesis for the rules: the same examples every time, and never a clock."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "rules",
    deadline=None,
    derandomize=True,
    print_blob=True,
    max_examples=30,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("rules")
