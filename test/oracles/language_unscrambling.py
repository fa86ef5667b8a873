"""Words made of letters and words that fit a pattern, by multisets and regular expressions.

WORDS is index.json of the npm package an-array-of-english-words 2.0.0: python3 test/oracles/language_unscrambling.py WORDS > src/tools/language/testdata/unscrambling.json
"""
import collections
import json
import random
import re
import sys

random.seed(20261208)
VECTORS = []
with open(sys.argv[1]) as file:
    ENGLISH = json.load(file)


def unscramble(letters=None, pattern=None, words=None, minLength=2, useAll=False, limit=200):
    found = set()
    for word in (each.lower() for each in words or ENGLISH):
        if len(word) < minLength:
            continue
        if letters is not None:
            given = collections.Counter(letters.lower())
            missing = sum((collections.Counter(word) - given).values())
            if missing > given['?'] or useAll and len(word) != len(letters):
                continue
        if pattern is not None and not re.fullmatch(''.join('.*' if c == '*' else '.' if c == '?' else re.escape(c) for c in pattern.lower()), word, re.S):
            continue
        found.add(word)
    ranked = sorted(found, key=lambda word: (-len(word), word))
    return {'words': ranked[:limit], 'count': len(found)}


def vector(**inputs):
    VECTORS.append({'tool': 'word-unscrambler', 'inputs': inputs, 'result': unscramble(**inputs)})


ANIMALS = ['cat', 'Cat', 'act', 'at', 'a', 'dog', 'god', 'tact', 'éa', 'aé', '\U0001d400b', 'c-t', 'a.c', 'abc', 'aabbcc', '', 'word', "don't"]
for inputs in [
    {'letters': 'tca'}, {'letters': 'TCA'}, {'letters': 'tca', 'useAll': True}, {'letters': 't?a', 'useAll': True}, {'letters': '??'}, {'letters': '?', 'minLength': 1}, {'letters': 'tca', 'minLength': 1}, {'letters': 'tca', 'minLength': 3}, {'letters': 'aé'}, {'letters': 'b\U0001d400'}, {'letters': 'zzz'}, {'letters': 'cat', 'limit': 1},
    {'pattern': 'c?t'}, {'pattern': 'C?T'}, {'pattern': '*'}, {'pattern': '*', 'minLength': 1}, {'pattern': '?*'}, {'pattern': '***'}, {'pattern': '*a*'}, {'pattern': 'a.c'}, {'pattern': '*c'}, {'pattern': 'a*'}, {'pattern': '?????'}, {'pattern': 'a*b*c'}, {'pattern': '*aa*cc'}, {'letters': 'tca', 'pattern': '?a*'}, {'letters': 'tcat?', 'pattern': 't*'}, {'letters': "nod't", 'pattern': '*'},
]:
    vector(words=ANIMALS, **inputs)
for _ in range(25):
    words = [''.join(random.choices('abc', k=random.randint(1, 7))) for _ in range(12)]
    inputs = {}
    if random.random() < 0.7:
        inputs['letters'] = ''.join(random.choices('abc?', k=random.randint(1, 7)))
    if random.random() < 0.6 or not inputs:
        inputs['pattern'] = ''.join(random.choices('abc?*', k=random.randint(1, 6)))
    vector(words=words, **inputs, **({'useAll': True} if random.random() < 0.3 and 'letters' in inputs else {}))
for inputs in [{'letters': 'retains', 'useAll': True}, {'letters': 'quiz?', 'minLength': 4}, {'pattern': '*ough', 'limit': 20}, {'letters': 'eidbgk'}, {'pattern': 'q*q*'}, {'letters': 'xzq'}]:
    vector(**inputs)
json.dump(VECTORS, sys.stdout, ensure_ascii=False, separators=(',', ':'))
print()
