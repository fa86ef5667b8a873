"""Syllables of words, from the pronunciations of the CMU Pronouncing Dictionary: a vowel sound is a syllable.

python3 test/oracles/language_syllables.py CMUDICT > src/tools/language/testdata/syllables.json

CMUDICT is cmudict.dict (Copyright (C) 1993-2015 Carnegie Mellon University, BSD-2-Clause). Each word stands with all counts that its pronunciations have.
"""
import json
import random
import re
import sys

random.seed(20261126)

COMMON = """people every evening different interesting business chocolate vegetable comfortable family camera several favorite area idea being doing
going science quiet diet create creation reaction lion giant client poet museum theater radio video studio million onion opinion union genius junior
familiar brilliant region religion special social ocean patient nation station question society variety reality piano violin period serious various
obvious curious usual casual actual manual value continue argue rescue league vague unique technique antique baseball homework someone something
everything somewhere sometimes careful safety basement movement lifetime firework household houses horses wishes boxes judges changed wanted needed
walked loved played created added picked naked wicked hundred table little people apple handled settled rhythm prism tourism algorithm real ideal
cruel fuel jewel fluid ruin suicide build fruit juice queen choir lawyer player saying flying trying carrying worried studied eye eyes eighth beauty
bureau plateau lieutenant colonel wednesday february library laboratory temperature literature furniture recipe apostrophe catastrophe karate cafe
naive sesame acne bouquet squirrel world girl strengths twelfth the a I'll didn't wouldn't couldn't they're you're o'clock banana onomatopoeia""".split()

counts = {}
for line in open(sys.argv[1], encoding='utf-8'):
    head, *sounds = line.split(' #')[0].split()
    word = re.sub(r'\(\d+\)$', '', head)
    counts.setdefault(word, set()).add(sum(sound[-1].isdigit() for sound in sounds) or 1)

drawn = random.sample(sorted(word for word in counts if re.fullmatch('[a-z]+', word)), 1000)
json.dump({'common': {word: sorted(counts[word.lower()]) for word in COMMON if word.lower() in counts}, 'drawn': {word: sorted(counts[word]) for word in drawn}}, sys.stdout, separators=(',', ':'))
print()
