"""Distances of strings from their definitions with fractions, checked with jellyfish and difflib.

/usr/bin/python3 test/oracles/language_distances.py > src/tools/language/testdata/distances.json

Needs Debian's python3-jellyfish and python3-icu.
"""
import difflib
import json
import random
import sys
import warnings
from fractions import Fraction as F
from functools import lru_cache

import icu
import jellyfish

warnings.simplefilter('ignore')
sys.setrecursionlimit(10000)
random.seed(20261202)
vectors = []


def characters(text):
    breaks = icu.BreakIterator.createCharacterInstance(icu.Locale('en'))
    breaks.setText(text)
    utf16, start, found = text.encode('utf-16-le'), 0, []
    for end in breaks:
        found.append(utf16[2 * start:2 * end].decode('utf-16-le'))
        start = end
    return found


def levenshtein(a, b, insertion, deletion, substitution):
    @lru_cache(None)
    def d(i, j):
        if i == 0 or j == 0:
            return i * deletion + j * insertion
        return min(d(i - 1, j) + deletion, d(i, j - 1) + insertion, d(i - 1, j - 1) + (0 if a[i - 1] == b[j - 1] else substitution))
    return d(len(a), len(b))


def alignment(a, b):
    @lru_cache(None)
    def d(i, j):
        if i == 0 or j == 0:
            return i + j
        best = min(d(i - 1, j) + 1, d(i, j - 1) + 1, d(i - 1, j - 1) + (a[i - 1] != b[j - 1]))
        if i > 1 and j > 1 and a[i - 1] == b[j - 2] and a[i - 2] == b[j - 1]:
            best = min(best, d(i - 2, j - 2) + 1)
        return best
    return d(len(a), len(b))


def damerau(a, b):
    # Every pair of places may be the last swapped one.
    @lru_cache(None)
    def d(i, j):
        if i == 0 or j == 0:
            return i + j
        best = min(d(i - 1, j) + 1, d(i, j - 1) + 1, d(i - 1, j - 1) + (a[i - 1] != b[j - 1]))
        for k in range(1, i):
            for l in range(1, j):
                if a[k - 1] == b[j - 1] and a[i - 1] == b[l - 1]:
                    best = min(best, d(k - 1, l - 1) + (i - k - 1) + 1 + (j - l - 1))
        return best
    return d(len(a), len(b))


def subsequence(a, b):
    @lru_cache(None)
    def d(i, j):
        return 0 if i == 0 or j == 0 else d(i - 1, j - 1) + 1 if a[i - 1] == b[j - 1] else max(d(i - 1, j), d(i, j - 1))
    return d(len(a), len(b))


def substring(a, b):
    runs = {tuple(b[i:j]) for i in range(len(b)) for j in range(i + 1, len(b) + 1)}
    for length in range(len(a), 0, -1):
        for start in range(len(a) - length + 1):
            if tuple(a[start:start + length]) in runs:
                return ''.join(a[start:start + length])
    return ''


def jaro(a, b):
    if not a and not b:
        return F(1)
    reach = max(0, max(len(a), len(b)) // 2 - 1)
    free, pairs = list(range(len(b))), []
    for i, letter in enumerate(a):
        place = next((j for j in free if abs(i - j) <= reach and b[j] == letter), None)
        if place is not None:
            free.remove(place)
            pairs.append((letter, place))
    m = len(pairs)
    if m == 0:
        return F(0)
    others = [b[place] for place in sorted(place for _, place in pairs)]
    t = sum(letter != other for (letter, _), other in zip(pairs, others)) // 2
    return (F(m, len(a)) + F(m, len(b)) + F(m - t, m)) / 3


def winkler(a, b):
    value, prefix = jaro(a, b), 0
    while prefix < min(4, len(a), len(b)) and a[prefix] == b[prefix]:
        prefix += 1
    return value + F(prefix, 10) * (1 - value) if value > F(7, 10) else value


def bigrams(a, b):
    if min(len(a), len(b)) < 2:
        return (F(a == b), F(a == b))
    x, y = ([tuple(s[i:i + 2]) for i in range(len(s) - 1)] for s in (a, b))
    shared = sum(min(x.count(pair), y.count(pair)) for pair in set(x))
    return F(2 * shared, len(x) + len(y)), F(len(set(x) & set(y)), len(set(x) | set(y)))


def number(value):
    return int(value) if value == int(value) else float(value)


def give(first, second, ignore=False, costs=None):
    a, b = (characters(text.lower() if ignore else text) for text in (first, second))
    exact = [F(str((costs or {}).get(name, 1))) for name in ('insertionCost', 'deletionCost', 'substitutionCost')]
    edits = levenshtein(a, b, 1, 1, 1)
    dice, jaccard = bigrams(a, b)
    if all(len(c) == 1 for c in a + b):
        x, y = ''.join(a), ''.join(b)
        assert jellyfish.levenshtein_distance(x, y) == edits and jellyfish.damerau_levenshtein_distance(x, y) == damerau(a, b), (x, y)
        if a and b:
            assert abs(jellyfish.jaro_similarity(x, y) - jaro(a, b)) < 1e-12, (x, y)
        assert difflib.SequenceMatcher(None, x, y, False).find_longest_match(0, len(x), 0, len(y)).size == len(substring(a, b))
    vectors.append({'tool': 'string-distance-calculator', 'inputs': {'first': first, 'second': second} | ({'ignoreCase': True} if ignore else {}) | (costs or {}), 'result': {
        'levenshtein': number(levenshtein(a, b, *exact)), 'optimalStringAlignment': alignment(a, b), 'damerauLevenshtein': damerau(a, b),
        'longestCommonSubsequence': subsequence(a, b), 'longestCommonSubstring': substring(a, b), 'jaro': number(jaro(a, b)), 'jaroWinkler': number(winkler(a, b)),
        'diceCoefficient': number(dice), 'jaccardIndex': number(jaccard), 'similarityPercent': number(F(100) if not a and not b else 100 * (1 - F(edits, max(len(a), len(b)))))}
        | ({'hamming': sum(x != y for x, y in zip(a, b))} if len(a) == len(b) else {})})


for pair in [('', ''), ('', 'a'), ('a', ''), ('a', 'a'), ('a', 'b'), ('ab', 'ba'), ('kitten', 'sitting'), ('CA', 'ABC'), ('MARTHA', 'MARHTA'), ('DIXON', 'DICKSONX'), ('JELLYFISH', 'SMELLYFISH'), ('DWAYNE', 'DUANE'), ('night', 'nacht'),
             ('aaaa', 'aa'), ('abcabc', 'cbacba'), ('ABCVWXYZ', 'CABVWXYZ'), ('Saturday', 'Sunday'), ('\U0001F468\u200d\U0001F469\u200d\U0001F467a', 'a\U0001F468'), ('é', 'e\u0301'), ('naïve', 'naive'), ('日本語', '日本'), ('a\r\nb', 'a\nb'),
             ('the quick brown fox', 'the quack brawn box'), ('abcdefgh', 'hgfedcba'), ('CRATE', 'TRACE'), ('arnab', 'aranb'), ('ABC', 'abc')]:
    give(*pair)
give('Hello World', 'hello world', True)
give('ΟΔΟΣ', 'οδος', True)
for costs in [{'insertionCost': 0.1, 'deletionCost': 0.2, 'substitutionCost': 0.3}, {'insertionCost': 2, 'deletionCost': 3}, {'substitutionCost': 5}, {'insertionCost': 0, 'deletionCost': 0}, {'substitutionCost': 0}, {'insertionCost': 1000000, 'deletionCost': 0.000001, 'substitutionCost': 999999.5}]:
    give('kitten', 'sitting', costs=costs)
    give('abcd', 'bcdaa', costs=costs)
for _ in range(40):
    letters = random.choice(['ab', 'abc', 'abcdef', 'aé漢'])
    give(*(''.join(random.choice(letters) for _ in range(random.randint(0, 12))) for _ in range(2)))
for inputs in [{'first': 'a' * 5001, 'second': ''}, {'first': '', 'second': 'a', 'insertionCost': -1}, {'first': '', 'second': 'a', 'deletionCost': 1000001}, {'first': 'a'}]:
    vectors.append({'tool': 'string-distance-calculator', 'inputs': inputs, 'status': 400})
json.dump(vectors, sys.stdout, ensure_ascii=False, separators=(',', ':'))
print()
