"""For each line of the input, reports which of its steps the ledger of tools/dice.py allows.

A line is a JSON object: `words` of a proof, `steps` that are allowed, and `tried` steps, each tried by itself.
"""

import copy
import json
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parents[3] / "tools"))
from chains import NotProved
from dice import LEDGERS


def is_allowed(ledger, step):
    try:
        copy.deepcopy(ledger).play(step)
    except NotProved:
        return False
    return True


for line in sys.stdin:
    told = json.loads(line)
    ledger = LEDGERS[told["words"][0]](told["words"])
    ledger.play(told["steps"])
    named = [at for at, (*_, is_named) in enumerate(ledger.rolls, 1) if is_named]
    allowed = [step for step in told["tried"] if is_allowed(ledger, step)]
    print(json.dumps({"named": named, "allowed": allowed}))
