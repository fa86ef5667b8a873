"""N-grams, key words by RAKE and scripts, with ICU's words, sentences and script properties.

/usr/bin/python3 test/oracles/language_key_words.py > src/tools/language/testdata/key-words.json

Needs Debian's python3-icu.
"""
import json
import random
import re
import sys
import unicodedata
from fractions import Fraction

import icu

random.seed(20261201)
vectors = []
TEXTS = [
    'To be or not to be, that is the question: whether it is nobler to be.',
    "Compatibility of systems of linear constraints over the set of natural numbers. Criteria of compatibility of a system of linear Diophantine equations, strict inequations, and nonstrict inequations are considered. "
    'Upper bounds for components of a minimal set of solutions and algorithms of construction of minimal generating sets of solutions for all types of systems are given.',
    "Well-known state-of-the-art methods - it's 3.14 times\nfaster; don't panic. Don't  panic!\r\nNew line\rold line",
    'banana bandana BANANA',
    'Der schnelle braune Fuchs springt über den faulen Hund. Der Hund schläft.',
    'Быстрая коричневая лиса прыгает через ленивую собаку. Собака спит.',
    'é e\u0301 \U0001F468\u200d\U0001F469\u200d\U0001F467 \U0001D400\U0001D401',
    '', 'one', '...',
]


def pieces(text, iterator):
    iterator.setText(text)
    utf16 = text.encode('utf-16-le')
    start = 0
    for end in iterator:
        yield utf16[2 * start:2 * end].decode('utf-16-le'), start, end, iterator.getRuleStatus()
        start = end


def words(text):
    return [(piece, start, end) for piece, start, end, status in pieces(text, icu.BreakIterator.createWordInstance(icu.Locale('en'))) if status >= 100]


def characters(text):
    return [piece for piece, *_ in pieces(text, icu.BreakIterator.createCharacterInstance(icu.Locale('en')))]


def sentences(text):
    return [piece for piece, *_ in pieces(text, icu.BreakIterator.createSentenceInstance(icu.Locale('en')))]


def give(tool, inputs, result):
    vectors.append({'tool': tool, 'inputs': inputs, 'result': result})


def ngrams(text, n, unit, case, within, limit):
    runs = [characters(text if case else text.lower())] if unit == 'character' else [[w if case else w.lower() for w, *_ in words(part)] for part in (sentences(text) if within else [text])]
    found = [(' ' if unit == 'word' else '').join(run[i:i + n]) for run in runs for i in range(len(run) - n + 1)]
    counts = {}
    for gram in found:
        counts[gram] = counts.get(gram, 0) + 1
    ranked = sorted(counts.items(), key=lambda pair: -pair[1])[:limit]
    give('ngram-generator', {'text': text, 'n': n, 'unit': unit, 'caseSensitive': case, 'withinSentences': within, 'limit': limit},
         {'ngrams': [{'ngram': gram, 'count': count} for gram, count in ranked], 'total': len(found), 'unique': len(counts)})


for text in TEXTS:
    for _ in range(3):
        ngrams(text, random.randint(1, 4), random.choice(['word', 'word', 'character']), random.random() < 0.4, random.random() < 0.4, random.choice([1, 3, 12]))

STOP = 'a all and are be for is it not of or over that the to der den через'.split()


def keywords(text, method, stop, least, limit):
    stopped = {word.lower() for word in stop}
    phrases, phrase, last = [], None, 0
    utf16 = text.encode('utf-16-le')
    for word, start, end in words(text):
        gap = utf16[2 * last:2 * start].decode('utf-16-le')
        if not (gap in ('', '-') or (gap.isspace() and '\n' not in gap and '\r' not in gap)):
            phrase = None
        last = end
        if word.lower() in stopped or len(characters(word)) < least:
            phrase = None
        elif phrase is None:
            phrase = [word.lower()]
            phrases.append(phrase)
        else:
            phrase.append(word.lower())
    scores, counts = {}, {}
    if method == 'rake':
        degree, frequency = {}, {}
        for phrase in phrases:
            for word in phrase:
                degree[word] = degree.get(word, 0) + len(phrase)
                frequency[word] = frequency.get(word, 0) + 1
        for phrase in phrases:
            key = ' '.join(phrase)
            counts[key] = counts.get(key, 0) + 1
            scores[key] = sum(Fraction(degree[word], frequency[word]) for word in phrase)
    else:
        for phrase in phrases:
            for word in phrase:
                counts[word] = counts.get(word, 0) + 1
                scores[word] = counts[word]
    ranked = sorted(scores, key=lambda key: -scores[key])[:limit]
    number = lambda value: int(value) if value == int(value) else float(value)
    give('keyword-extractor', {'text': text, 'method': method, 'stopWords': stop, 'minLength': least, 'limit': limit}, {'keywords': [{'keyword': key, 'score': number(scores[key]), 'count': counts[key]} for key in ranked]})


for text in TEXTS:
    for _ in range(3):
        keywords(text, random.choice(['rake', 'rake', 'frequency']), random.choice([STOP, STOP, [], ['THE', 'Of']]), random.choice([1, 1, 3, 6]), random.choice([1, 4, 100]))


# Scripts, with the augmented sets of UTS #39.
def extensions(letter):
    found = {icu.Script(code).getShortName() for code in icu.Script.getScriptExtensions(letter)}
    if found & {'Zyyy', 'Zinh'}:
        return None
    for together, members in [('Jpan', {'Hani', 'Hira', 'Kana'}), ('Kore', {'Hani', 'Hang'}), ('Hanb', {'Hani', 'Bopo'})]:
        if found & members:
            found = found | {together}
    return found


def scripts(text):
    counts = {}
    for letter in text:
        if unicodedata.category(letter)[0] == 'L':
            script = icu.Script.getScript(letter)
            if script.getShortName() not in ('Zyyy', 'Zinh'):
                key = (script.getName(), script.getShortName())
                counts[key] = counts.get(key, 0) + 1
    total = sum(counts.values())
    mixed = []
    for word in re.findall(r'.+', ''.join(c if unicodedata.category(c)[0] in 'LM' or unicodedata.category(c) == 'Nd' else '\n' for c in text)):
        sets = [extensions(letter) for letter in word if unicodedata.category(letter)[0] == 'L']
        sets = [found for found in sets if found is not None]
        if sets and not set.intersection(*sets) and word not in mixed:
            mixed.append(word)
    ranked = sorted(counts.items(), key=lambda pair: -pair[1])
    percent = lambda count: int(100 * count / total) if 100 * count % total == 0 else 100 * count / total
    give('script-detector', {'text': text}, {'scripts': [{'script': name, 'code': code, 'count': count, 'percent': percent(count)} for (name, code), count in ranked]} | ({'dominant': ranked[0][0][0]} if ranked else {}) | {'mixed': bool(mixed), 'mixedWords': mixed})


for text in ['', '123 !?', 'paypal pаypal PАYPAL аpple', '日本語 漢字かな交じり文 カタカナーひらがな', '한국어 漢字와한글', 'ㄅㄆㄇ漢', '한あ あア', 'Ωmega α β γ', 'ーa ーあ ーア', 'ᏣᎳᎩ ᐃᓄᒃᑎᑐᑦ ქართული ⴰⵎⴰⵣⵉⵖ', 'हिन्दी தமிழ் עברית العربية ไทย',
             'a1б б1a 1а', 'e\u0301\u0430', '\U0001D400b \U00010330\U00010331', 'ﬁne ªº ℵ', 'Łódź Ærø naïve', '.,- \U0001F600', 'xn--80ak6aa92e аррӏе', 'ʻOkina ʼn', 'Ａｂｃ ａ１', 'कॱख', 'a\nб', 'x_б']:
    scripts(text)
alphabets = ['abcXYZ', 'абвЯ', 'αβγ', '漢字日', 'かな', 'カナー', '한글', '12', '\u0301', 'אב', ' ', ' ', '-']
for _ in range(20):
    scripts(''.join(random.choice(random.choice(alphabets)) for _ in range(24)))
json.dump(vectors, sys.stdout, ensure_ascii=False, separators=(',', ':'))
print()
