"""A program that plays any game in Aevum: it reads questions as lines of JSON and answers with moves in notation.

    aevum arena tempus --bots "program:python3 examples/program.py,random,random" --games 3
    aevum play tempus --seats 3 --bots "random,program@300:python3 examples/program.py --model 'my-model --quiet'"

Without `--model` it chooses at random. With it, a command is started for each question, which is given the question as
text and answers with text; the last line that names a legal move counts. Any program that talks to a language model can
stand there. This file imports nothing of Aevum, and could be written in any language.
"""

import argparse
import json
import random
import shlex
import subprocess
import sys
from typing import Any


def prompt(question: Any) -> str:
    """Return a question as a language model is asked it."""
    refused = f"Your last answer was refused: {question['refused']}\n" if "refused" in question else ""
    moves = "\n".join(question["legal"])
    return f"{question['text']}\n\n{refused}{question['prompt']}\nAnswer with one of these moves:\n{moves}\n"


def answer(question: Any, model: str | None) -> Any:
    """Return the move that the model names, or a random one."""
    if model is None:
        return random.choice(question["legal"])
    said = subprocess.run(shlex.split(model), input=prompt(question), capture_output=True, text=True, check=True).stdout
    named = [line.strip() for line in said.splitlines() if line.strip() in question["legal"]]
    return named[-1] if named else said.strip().splitlines()[-1]


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--model")
    for line in sys.stdin:  # it ends when the match does
        print(answer(json.loads(line), parser.parse_args().model), flush=True)
