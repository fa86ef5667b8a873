"""What the oracles of sequences share: random sequences, sequences as databases write them, and what a tool makes of the letters of one."""
import random

from everyday_exact import NoAnswer


def some(*choices):
    return random.choice(choices)


def word(letters, low, high):
    return ''.join(random.choices(letters, k=random.randint(low, high)))


def dressed(sequence):
    """As databases write it: small letters, numbers and gaps."""
    return '\n'.join(f'{at + 1:>9} {sequence[at : at + 10].lower()}' for at in range(0, len(sequence), 10))


def clean(text, letters):
    kept = ''.join(c for c in text if not (c.isspace() or c.isdecimal()))
    if not kept.isascii() or not set(kept.upper()) <= set(letters):
        raise NoAnswer()
    return kept.upper()
