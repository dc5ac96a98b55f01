"""Many tables, people who act at random, and every trouble at once: `python -m bench soak`. It ends with proofs."""
