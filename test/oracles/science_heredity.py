"""Crosses and populations, from their rules with fractions and mpmath.

python3 test/oracles/science_heredity.py > src/tools/science/testdata/heredity.json
"""
import collections
import itertools
import random

from everyday_exact import F, Invalid, NoAnswer, mp, mpf, num, real, report, run

random.seed(20261130)


def some(*choices):
    return random.choice(choices)


def genes(parent):
    pairs = [parent[at : at + 2] for at in range(0, len(parent), 2)]
    if any(len(p) < 2 or not p.isalpha() or p[0].lower() != p[1].lower() or p[0].lower() == p[0].upper() for p in pairs) or len({p.lower() for p in pairs}) < len(pairs):
        raise NoAnswer()
    return pairs


def frequencies(name, values):
    n = collections.Counter(values)
    return [{name: v, 'count': k, 'percent': num(F(100 * k, len(values)))} for v, k in sorted(n.items(), key=lambda x: (-x[1], x[0]))]


def cross(i):
    first, second = genes(i['parent1']), genes(i['parent2'])
    if [g[0].lower() for g in first] != [g[0].lower() for g in second]:
        raise NoAnswer()
    one, two = ([''.join(g) for g in itertools.product(*(sorted(p) for p in parent))] for parent in (first, second))
    square = [[''.join(''.join(sorted(pair)) for pair in zip(a, b)) for b in two] for a in one]
    every = [child for row in square for child in row]
    looks = [''.join(c[at] + '-' if c[at].isupper() else c[at : at + 2] for at in range(0, len(c), 2)) for c in every]
    return {'gametes1': one, 'gametes2': two, 'square': square, 'genotypes': frequencies('genotype', every), 'phenotypes': frequencies('phenotype', looks)}


for a, b in (('Aa', 'Aa'), ('AA', 'aa'), ('aa', 'aa'), ('AA', 'AA'), ('aA', 'Aa'), ('AaBb', 'AaBb'), ('AaBb', 'aabb'), ('AABb', 'aaBB'), ('AaBbCc', 'aabbcc'), ('BbAa', 'BbAa'), ('ZzAa', 'zzaa'), ('Éé', 'éé'), ('Ωω', 'ωω'), ('AaBbCcDd', 'aabbccdd')):
    run('punnett-square-calculator', {'parent1': a, 'parent2': b}, cross)
for a, b in (('AaB', 'AaB'), ('Ab', 'Ab'), ('AaBb', 'Aa'), ('AaBb', 'BbAa'), ('Aa', 'Bb'), ('A1', 'A1'), ('11', '11'), ('  ', '  '), ('Aa ', 'Aa '), ('AaAa', 'AaAa'), ('中中', '中中'), ('🧬🧬', '🧬🧬'), ('A-', 'Aa'), ('ABab', 'ABab'), ('aa', 'bb')):
    run('punnett-square-calculator', {'parent1': a, 'parent2': b}, cross)


def chance(x):
    """Of a chi-square with one degree of freedom at least as great."""
    p = mp.erfc(mp.sqrt(x / 2))
    return num(p) if p > mpf('2.5e-324') else 0


def population(i):
    names = ('dominantHomozygotes', 'heterozygotes', 'recessiveHomozygotes')
    given = [n for n in names if n in i]
    if 'recessivePhenotypeFrequency' in i:
        if given:
            raise Invalid()
        q = mp.sqrt(real(i['recessivePhenotypeFrequency']))
        p = 1 - q
        return {'p': num(p), 'q': num(q), 'expected': dict(zip(names, (num(p * p), num(2 * p * q), num(q * q))))}
    if len(given) < 3:
        raise Invalid()
    counts = [i[n] for n in names]
    size = sum(counts)
    if size == 0:
        raise NoAnswer()
    p = F(2 * counts[0] + counts[1], 2 * size)
    q = 1 - p
    expected = [size * p * p, 2 * size * p * q, size * q * q]
    result = {'p': num(p), 'q': num(q), 'expected': dict(zip(names, map(num, expected)))}
    if all(expected):
        x = sum((o - e) ** 2 / e for o, e in zip(counts, expected))
        result |= {'chiSquare': num(x), 'pValue': chance(mpf(x.numerator) / x.denominator)}
    return result


NAMES = ('dominantHomozygotes', 'heterozygotes', 'recessiveHomozygotes')
for counts in ((298, 489, 213), (0, 0, 0), (10, 0, 0), (0, 0, 10), (0, 10, 0), (25, 50, 25), (1, 0, 1), (0, 1, 0), (1, 1, 0), (10**9, 10**9, 10**9), (10**9, 0, 10**9), (700, 0, 700), (1500, 0, 60), (10**9, 1, 0), (0, 10**9, 0), (5000, 0, 4999), (4999, 1, 5001), (1, 2, 1), *(tuple(random.randint(0, 400) for _ in range(3)) for _ in range(14)), *((random.randint(40, 60), random.randint(85, 115), random.randint(40, 60)) for _ in range(8))):
    run('hardy-weinberg-calculator', dict(zip(NAMES, counts)), population)
for f in (0, 1, 0.0004, 0.25, 0.5, 1e-300, 0.9999999999999999, 0.16, 0.09, 0.333):
    run('hardy-weinberg-calculator', {'recessivePhenotypeFrequency': f}, population)
for i in ({}, {'heterozygotes': 5}, {'dominantHomozygotes': 1, 'heterozygotes': 2}, {'dominantHomozygotes': 1, 'heterozygotes': 2, 'recessiveHomozygotes': 1, 'recessivePhenotypeFrequency': 0.1}, {'recessiveHomozygotes': 1, 'recessivePhenotypeFrequency': 0.1}):
    run('hardy-weinberg-calculator', i, population)

report()
