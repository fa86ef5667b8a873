"""Readability scores of texts that are made of known words, and syllables as the CMU Pronouncing Dictionary has them.

python3 test/oracles/language_readability.py src/tools/language/testdata/syllables.json > src/tools/language/testdata/readability.json
"""
import json
import random
import re
import sys

from mpmath import mp, mpf, sqrt

mp.dps = 40
random.seed(20261127)
known = {word: counts[0] for word, counts in json.load(open(sys.argv[1]))['common'].items() if len(counts) == 1}
vectors = []


def number(value):
    return int(value) if value == int(value) else float(value)


def scores(words, sentences):
    W, S = mpf(len(words)), mpf(sentences)
    L = sum(len(re.findall(r'[A-Za-z0-9]', word)) for word, _ in words)
    Y = sum(count for _, count in words)
    C = sum(count >= 3 for _, count in words)
    G = sum(len(re.findall(r'[A-Za-z0-9]', word)) > 6 for word, _ in words)
    exact = {
        'fleschReadingEase': mpf('206.835') - mpf('1.015') * W / S - mpf('84.6') * Y / W,
        'fleschKincaidGrade': mpf('0.39') * W / S + mpf('11.8') * Y / W - mpf('15.59'),
        'gunningFog': mpf('0.4') * (W / S + 100 * C / W),
        'smogIndex': mpf('1.0430') * sqrt(30 * C / S) + mpf('3.1291'),
        'automatedReadabilityIndex': mpf('4.71') * L / W + mpf('0.5') * W / S - mpf('21.43'),
        'colemanLiauIndex': mpf('0.0588') * (100 * L / W) - mpf('0.296') * (100 * S / W) - mpf('15.8'),
        'lix': W / S + 100 * G / W,
        'rix': G / S,
    }
    return {'words': len(words), 'sentences': sentences, 'letters': L, 'syllables': Y, 'complexWords': C, 'longWords': G} | {name: number(value) for name, value in exact.items()}


def readability(text, words, sentences):
    vectors.append({'tool': 'readability-score-calculator', 'inputs': {'text': text}, 'result': scores(words, sentences)})


def syllables(text, words):
    total = sum(count for _, count in words)
    listed = [{'word': word, 'syllables': count} for word, count in words if count]
    vectors.append({'tool': 'syllable-counter', 'inputs': {'text': text}, 'result': {'syllables': total, 'words': listed} | ({'averageSyllables': number(mpf(total) / len(listed))} if listed else {})})


for sentences in [1, 1, 1, 2, 2, 3, 5, 8, 12]:
    text, words = [], []
    for _ in range(sentences):
        chosen = [random.choice(sorted(known)) for _ in range(random.randint(1, 14))]
        shown = [chosen[0][0].upper() + chosen[0][1:], *chosen[1:]]
        words += [(shown_word, known[word]) for shown_word, word in zip(shown, chosen)]
        text.append(random.choice([' ', ', ', ' - ']).join(shown) + random.choice('.!?'))
    readability(' '.join(text), words, sentences)
    syllables('\n'.join(text), words)

# Numbers are words of no syllables; their digits count as letters.
readability('In 2024 we saw 3.14 lions.', [('In', 1), ('2024', 0), ('we', 1), ('saw', 1), ('314', 0), ('lions', 2)], 1)
readability('7', [('7', 0)], 1)
readability('1234567', [('1234567', 0)], 1)
readability('people\nidea', [('people', 2), ('idea', 3)], 2)
syllables('In 2024 we saw 3.14 lions, TV and e-mail.', [('In', 1), ('we', 1), ('saw', 1), ('lions', 2), ('TV', 2), ('and', 1), ('e', 1), ('mail', 1)])
syllables('2024 3.14 !?', [])
for text in ['', '...', ' \n', '\U0001F600']:
    vectors.append({'tool': 'readability-score-calculator', 'inputs': {'text': text}, 'status': 422 if text else 400})
json.dump(vectors, sys.stdout, ensure_ascii=False, separators=(',', ':'))
print()
