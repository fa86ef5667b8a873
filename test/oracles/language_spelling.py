"""Misspelt words, by Hunspell itself with the dictionary that the tool has.

FOLDER is the unpacked npm package dictionary-en 4.0.0: python3 test/oracles/language_spelling.py FOLDER > src/tools/language/testdata/spelling.json
With a seed it makes 300 other texts.
"""
import json
import os
import random
import re
import subprocess
import sys

SEEDED = len(sys.argv) > 2
random.seed(int(sys.argv[2]) if SEEDED else 20261207)


def misspelt(words):
    answer = subprocess.run(['hunspell', '-l', '-d', f'{sys.argv[1]}/index'], input='\n'.join(words), text=True, capture_output=True, check=True, env=os.environ | {'LC_ALL': 'C.UTF-8'})
    return set(answer.stdout.split('\n'))


with open(f'{sys.argv[1]}/index.dic', encoding='utf8') as file:
    STEMS = [word for word in (line.split('/')[0].strip() for line in file) if re.fullmatch("[A-Za-z']+", word)]
ENDINGS = ['', '', '', 's', 'es', 'ed', 'd', 'ing', 'ly', 'er', 'ers', 'est', 'ness', 'able', 'ment', 'ion', 'ions', 'ive', 'th', 'ies', 'ied', "'s"]
BEGINNINGS = ['', '', '', '', 're', 'un', 'in', 'dis', 'con', 'pro', 'de', 'non']


def made():
    word = random.choice(BEGINNINGS) + random.choice(STEMS) + random.choice(ENDINGS)
    if random.random() < 0.3:
        at = random.randrange(len(word))
        word = word[:at] + random.choice('abcdefghijklmnopqrstuvwxyz') + word[at + random.randint(0, 1):]
    word = random.choice([word, word, word, word.lower(), word[:1].upper() + word[1:], word.capitalize()])
    # Hunspell's program takes words apart at apostrophes.
    return word if re.fullmatch("[A-Za-z]+('s)?", word) and not (len(word) > 1 and word.isupper()) and not (word[:-2].isupper() and word.endswith("'s")) else made()


vectors = []
for count in [40] * 300 if SEEDED else [1, 3, *[50] * 9]:
    words = [made() for _ in range(count)]
    # 's at the end is looked past, whether or not the dictionary has the word with it.
    bases = [re.sub("'s$", '', word) for word in words]
    wrong = misspelt(bases)
    text, found = '', []
    for word, base in zip(words, bases):
        if base in wrong and word not in STEMS:
            found.append({'word': word, 'position': len(text)})
        text += word + random.choice([' ', ', ', '. ', '\n', '-'])
    vectors.append({'tool': 'spell-checker', 'inputs': {'text': text, 'maxSuggestions': 0}, 'result': {'misspellings': found, 'count': len(found), 'words': count}})
json.dump(vectors, sys.stdout, separators=(',', ':'))
print()
