"""Hyphens by Liang's algorithm over TeX's own pattern files.

python3 test/oracles/language_hyphens.py PATTERNS VOCABULARIES > src/tools/language/testdata/hyphens.json

PATTERNS is a folder with the hyph-LANGUAGE.tex of hyph-utf8 (github.com/hyphenation/tex-hyphen) as LANGUAGE.tex, VOCABULARIES one with LANGUAGE.voc, the voc.txt of github.com/snowballstem/snowball-data.
"""
import json
import random
import re
import sys

random.seed(20261130)
patterns, vocabularies = sys.argv[1:]
MINS = {'en-us': (2, 3), 'en-gb': (2, 3), 'pt': (2, 3), 'cs': (2, 3), 'el': (1, 1)}
FILES = {'de': 'de-1996', 'el': 'el-monoton'}
WORDS = {'en-us': 'english', 'en-gb': 'english', 'de': 'german', 'fr': 'french', 'es': 'spanish', 'it': 'italian', 'nl': 'dutch', 'pt': 'portuguese', 'pl': 'polish', 'sv': 'swedish', 'da': 'danish', 'fi': 'finnish', 'cs': 'czech',
         'hu': 'hungarian', 'ru': 'russian', 'el': 'greek', 'tr': 'turkish'}
OTHERS = {'uk': 'свобода гідність людина незалежність право відповідальність Україна братерство переконання народження', 'la': 'habitatio aeternitas imperator scientia philosophia consuetudo dignitas libertas constitutio quaestio'}


class Liang:
    def __init__(self, language):
        text = re.sub(r'(?<!\\)%.*', '', open(f'{patterns}/{FILES.get(language, language)}.tex', encoding='utf-8').read())
        self.patterns = {}
        for pattern in ' '.join(re.findall(r'\\patterns\s*\{([^}]*)\}', text)).split():
            self.patterns[re.sub(r'\d', '', pattern)] = [int(digit or 0) for digit in re.split(r'[^\d]', pattern)]
        self.longest = max(map(len, self.patterns))
        self.exceptions = {word.replace('-', ''): word for word in ' '.join(re.findall(r'\\hyphenation\s*\{([^}]*)\}', text)).split()}
        self.left, self.right = MINS.get(language, (2, 2))

    def places(self, word):
        lower = word.lower()
        if lower in self.exceptions:
            parts = self.exceptions[lower].split('-')
            found = [sum(map(len, parts[:number])) for number in range(1, len(parts))]
        else:
            dotted = f'.{lower}.'
            levels = [0] * (len(dotted) + 1)
            for start in range(len(dotted)):
                for end in range(start + 1, min(len(dotted), start + self.longest) + 1):
                    for offset, digit in enumerate(self.patterns.get(dotted[start:end], ())):
                        levels[start + offset] = max(levels[start + offset], digit)
            found = [place for place in range(1, len(word)) if levels[place + 1] % 2]
        return [place for place in found if self.left <= place <= len(word) - self.right]


vectors = []
for language in ['en-us', 'en-gb', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'da', 'fi', 'cs', 'hu', 'ru', 'uk', 'el', 'tr', 'la']:
    liang = Liang(language)
    if language in WORDS:
        known = [word for word in open(f'{vocabularies}/{WORDS[language]}.voc', encoding='utf-8').read().split('\n') if word.isalpha() and len(word) > 3]
        words = random.sample(known, 24) + random.sample(sorted(liang.exceptions), min(4, len(liang.exceptions)))
    else:
        words = OTHERS[language].split()
    # Capitals, but where they would not turn back into the same small letters.
    words = [word.capitalize() if number % 6 == 0 and language != 'tr' else word for number, word in enumerate(words)]
    for least, hyphen in [(5, '-'), (random.randint(1, 8), random.choice(['·', '\u00ad', '/', '%%']))]:
        text, expected, count = [], [], 0
        for word in words:
            gap = random.choice([' ', ', ', '. ', '\n', ' (', ') 3.14 '])
            places = set(liang.places(word)) if len(word) >= least else set()
            count += len(places)
            text += [word, gap]
            expected += [''.join((hyphen if place in places else '') + letter for place, letter in enumerate(word)), gap]
        vectors.append({'tool': 'hyphenator', 'inputs': {'text': ''.join(text), 'language': language, 'hyphen': hyphen, 'minWordLength': least}, 'result': {'text': ''.join(expected), 'count': count}})
json.dump(vectors, sys.stdout, ensure_ascii=False, separators=(',', ':'))
print()
