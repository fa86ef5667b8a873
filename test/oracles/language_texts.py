"""Reading time, typing speed, Pig Latin, concordances, vocabulary, anagrams, likeness of texts and fuzzy search, from their rules, with fractions, decimals of 50 digits and ICU's break iterators.

With Debian's python3-icu, of one text and of two:
/usr/bin/python3 test/oracles/language_texts.py one > src/tools/language/testdata/texts.json
/usr/bin/python3 test/oracles/language_texts.py two > src/tools/language/testdata/comparisons.json
"""
import collections
import decimal
import json
import math
import random
import re
import sys
import unicodedata
from fractions import Fraction as F

import icu

random.seed(20261204)
decimal.getcontext().prec = 50
D = decimal.Decimal
VECTORS = []


class Invalid(Exception):
    status = 400


class NoAnswer(Exception):
    status = 422


def vector(tool, answer, **inputs):
    try:
        VECTORS.append({'tool': tool, 'inputs': inputs, 'result': answer(**inputs)})
    except (Invalid, NoAnswer) as refusal:
        VECTORS.append({'tool': tool, 'inputs': inputs, 'status': refusal.status})


def dec(x):
    return F(repr(x)) if isinstance(x, float) else F(x)


def num(x):
    if isinstance(x, F):
        return x.numerator if x.denominator == 1 else x.numerator / x.denominator
    return float(x)


def pieces(text, iterator):
    """The segments as strings with their offsets in UTF-16 units and ICU's status of each."""
    units = icu.UnicodeString(text)
    iterator.setText(units)
    start, found = 0, []
    for end in iterator:
        found.append((str(units[start:end]), start, iterator.getRuleStatus()))
        start = end
    return found


CHARACTERS = icu.BreakIterator.createCharacterInstance(icu.Locale('en'))
WORDS = icu.BreakIterator.createWordInstance(icu.Locale('en'))


def characters(text):
    return [piece for piece, _, _ in pieces(text, CHARACTERS)]


def words(text):
    return [piece for piece, _, status in pieces(text, WORDS) if status >= 100]


def lowered(text):
    return [word.lower() for word in words(text)]


# Reading time.
def reading_time(text=None, words=None, wordsPerMinute=238, speakingWordsPerMinute=150, wordsPerPage=250):
    if (text is None) == (words is None):
        raise Invalid()
    count = words if text is None else len(globals()['words'](text))
    minutes = F(count) / dec(wordsPerMinute)
    return {'words': count, 'readingSeconds': num(60 * minutes), 'readingMinutes': math.ceil(minutes), 'speakingSeconds': num(60 * F(count) / dec(speakingWordsPerMinute)), 'pages': num(F(count) / dec(wordsPerPage))}


def reading(**inputs):
    vector('reading-time-calculator', reading_time, **inputs)


for count in (0, 1, 238, 239, 476, 477, 1190, 100_000_000):
    reading(words=count)
reading()
reading(text='', words=0)
reading(text='')
reading(text='— … !')
reading(text="It's 3.14, well-known. 東京 😀\r\n")
reading(words=2381, wordsPerMinute=238.1)
reading(words=3, wordsPerMinute=1, speakingWordsPerMinute=1000, wordsPerPage=10000)
reading(words=100_000_000, wordsPerMinute=1, speakingWordsPerMinute=1, wordsPerPage=1)
for _ in range(12):
    reading(words=random.randint(1, 99_999), wordsPerMinute=round(random.uniform(1, 900), 1), speakingWordsPerMinute=round(random.uniform(1, 300), 2), wordsPerPage=random.randint(1, 900))


# Typing speed.
def levenshtein(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        last, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (x != y))
    return row[-1]


def typing_speed(typed, seconds, expected=None):
    count, time = len(characters(typed)), dec(seconds) / 60
    errors = 0 if expected is None else levenshtein(characters(typed), characters(expected))
    longer = count if expected is None else max(count, len(characters(expected)))
    gross = F(count, 5) / time
    return {
        'grossWordsPerMinute': num(gross), 'netWordsPerMinute': num(max(F(0), gross - errors / time)), 'charactersPerMinute': num(count / time),
        'errors': errors, 'accuracyPercent': 100 if longer == 0 else num(100 * (1 - F(errors, longer))),
    }


def typing(typed, seconds, **expected):
    vector('typing-speed-calculator', typing_speed, typed=typed, seconds=seconds, **expected)


typing('the quick brown fox', 6, expected='the quick brown fox')
typing('teh cat', 60, expected='the cat')
typing('', 1)
typing('', 1, expected='')
typing('', 0.1, expected='abc')
typing('abc', 86400, expected='')
typing('Zoe\u0308 👩‍👩‍👧', 3.3, expected='Zoë 👩‍👩‍👧')
typing('naïve café\r\n', 7, expected='naive cafe\r\n')
typing('kitten', 10, expected='sitting')
for _ in range(15):
    typed = ''.join(random.choice('abc d') for _ in range(random.randint(0, 60)))
    expected = ''.join(random.choice('abc d') if random.random() < 0.1 else c for c in typed if random.random() < 0.95)
    typing(typed, round(random.uniform(0.1, 200), 1), expected=expected)


# Pig Latin: a word is what stands between other characters than letters, marks, digits, underscores and inner apostrophes.
def pig_word(word, ending):
    low, at = word.lower(), 0
    while at < len(low) and not (low[at] in 'aeio' or low[at] == 'u' and (at == 0 or low[at - 1] != 'q') or low[at] == 'y' and at > 0):
        at += 1
    made = low + ending if at == 0 else low[at:] + low[:at] + 'ay'
    letters = [c for c in word if c.isalpha()]
    if len(letters) > 1 and all(c.isupper() for c in letters):
        return made.upper()
    return made[0].upper() + made[1:] if word[0].isupper() else made


def pig_latin(text, vowelEnding='way'):
    def change(match):
        word = match[0]
        return pig_word(word, vowelEnding) if re.fullmatch(r"[A-Za-z]+(['’][A-Za-z]+)*", word) else word

    run = r"(?:\w|[\u0300-\u036f])+"
    return {'text': re.sub(rf"{run}(?:['’]{run})*", change, text)}


for text in [
    'Hello, quick style apple!', "NASA's rhythm", '', '123 — ?', 'I am A OK', 'NASA', 'hmm TV', 'queue squeeze Qatar QUICK q qu', 'yellow my YYY yttrium by day', "don't 'tis O'Neill rock'n'roll y'all d'accord", 'naïve café l’été don’t', '3rd B2B foo_bar foo.bar', 'MacDonald iPhone eBay',
    'The rain in Spain\nstays\tmainly in the plain.', 'e\u0301tude x', 'aeiou UUU uk', "''a'' 'b'",
]:
    for ending in ({}, {'vowelEnding': 'yay'}, {'vowelEnding': 'ay'}):
        vector('pig-latin-translator', pig_latin, text=text, **ending)


# Concordance.
SPACE = re.compile('[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+')


def is_word_part(character):
    return character == '_' or unicodedata.category(character)[0] in 'LMN'


def concordance(text, search, width=40, caseSensitive=False, wholeWord=True, limit=1000):
    text = SPACE.sub(' ', text).strip(' ')
    where, wanted = (text, search) if caseSensitive else (text.lower(), search.lower())
    lines, count, at = [], 0, 0
    while (at := where.find(wanted, at)) >= 0:
        end = at + len(wanted)
        if wholeWord and (at and is_word_part(text[at - 1]) or end < len(text) and is_word_part(text[end])):
            at += 1
            continue
        count += 1
        left, right = characters(text[:at]), characters(text[end:])
        if len(lines) < limit:
            lines.append({'left': ''.join(left[len(left) - width:] if width < len(left) else left), 'match': text[at:end], 'right': ''.join(right[:width]), 'position': len(left)})
        at = end
    return {'lines': lines, 'count': count}


def concord(text, search, **options):
    vector('concordance-generator', concordance, text=text, search=search, **options)


concord('The cat saw a\ncat.', 'cat', width=5)
concord('catalog', 'cat')
concord('catalog', 'cat', wholeWord=False)
concord('', 'cat')
concord(' \n\t ', 'cat')
concord('Cat cat CAT', 'cat', caseSensitive=True)
concord('Cat cat CAT', 'cat', width=0, limit=2)
concord('aaaa', 'aa', wholeWord=False, width=1)
concord('  a \r\n\u2003 b\u00a0c  ', 'b', width=2)
concord('👩‍👩‍👧 é e\u0301 Ünï cat 😀😀', 'CAT', width=3)
concord('cat_ cat1 écat cat\u0301 (cat) cat-cat', 'cat', width=4)
concord('one two  one', 'one two')
concord('one two  one', 'two  one')
concord('a.c abc', 'a.c')
concord('x' * 60 + ' y ' + 'z' * 60, 'y')
TALE = 'It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness'
for search in ('it', 'was the', 'of', 'age', 'o', 'times,'):
    concord(TALE, search, width=random.randint(0, 20), limit=random.randint(1, 4), wholeWord=random.random() < 0.6)


# Vocabulary.
def diversity(text, window=50):
    found = lowered(text)
    n = len(found)
    if n == 0:
        raise NoAnswer()
    counts = collections.Counter(found)
    v, span = len(counts), min(window, n)
    ratios = [F(len(set(found[at:at + span])), span) for at in range(n - span + 1)]
    result = {
        'tokens': n, 'types': v, 'hapaxLegomena': sum(1 for c in counts.values() if c == 1), 'typeTokenRatio': num(F(v, n)), 'rootTypeTokenRatio': num(D(v) / D(n).sqrt()),
        'correctedTypeTokenRatio': num(D(v) / D(2 * n).sqrt()), 'movingAverageTypeTokenRatio': num(sum(ratios) / len(ratios)), 'yuleK': num(F(10000 * (sum(c * c for c in counts.values()) - n), n * n)),
    }
    if n > 1:
        result |= {'herdanC': num(D(v).ln() / D(n).ln()), 'simpsonD': num(F(sum(c * (c - 1) for c in counts.values()), n * (n - 1)))}
    return result


def vocabulary(text, **window):
    vector('lexical-diversity-calculator', diversity, text=text, **window)


for text in ('', '... !', 'one', 'One one ONE', 'a b c', TALE, "don't Don't 3.14 3.14 東京 東京", 'constructor __proto__ toString'):
    vocabulary(text)
vocabulary('a b a b', window=3)
vocabulary(TALE, window=1)
vocabulary(TALE, window=10000)
vocabulary(TALE, window=22)
for _ in range(10):
    vocabulary(' '.join(random.choices('the of and a in cat dog house wisdom age'.split(), k=random.randint(1, 90))), window=random.randint(1, 60))


# Anagrams.
def without_accents(text):
    return ''.join(c for c in unicodedata.normalize('NFD', text) if not re.match('[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]', c))


def anagram(first, second, ignoreCase=True, ignoreAccents=False, lettersOnly=True):
    def prepared(text):
        text = without_accents(text) if ignoreAccents else text
        text = unicodedata.normalize('NFC', text.lower() if ignoreCase else text)
        return [c for c in characters(text) if not lettersOnly or any(unicodedata.category(x)[0] == 'L' or unicodedata.category(x) == 'Nd' for x in c)]

    one, two = prepared(first), prepared(second)
    ours, theirs = collections.Counter(one) - collections.Counter(two), collections.Counter(two) - collections.Counter(one)
    return {'anagram': not ours and not theirs and one != two, 'onlyInFirst': ''.join(sorted(ours.elements())), 'onlyInSecond': ''.join(sorted(theirs.elements()))}


for first, second, options in [
    ('Dormitory', 'Dirty room!', {}), ('hello', 'world', {}), ('', '', {}), ('?!', '!?', {}), ('?!', '!?', {'lettersOnly': False}), ('Listen', 'Silent', {}), ('Listen', 'Silent', {'ignoreCase': False}), ('same', 'Same', {}), ('same', 'Same', {'ignoreCase': False}),
    ('e\u0301a', 'aé', {}), ('résumé', 'museré', {}), ('résumé', 'musere', {}), ('résumé', 'musere', {'ignoreAccents': True}), ('Émigrants', 'streaming', {'ignoreAccents': True}), ('a1b2', '2b1a', {}), ('aab', 'abb', {}), ('😀a', 'a😀', {}), ('😀a', 'a😀', {'lettersOnly': False}),
    ('👩‍👩‍👧x', 'x👩‍👩‍👧', {'lettersOnly': False}), ('\U0001d400b', 'b\U0001d400', {'ignoreCase': False}), ('ﬀz\U0001d400', '', {}), ('क्षि न', 'नक्षि', {}), ('eleven plus two', 'twelve plus one', {}), ('a gentleman', 'elegant man', {}), ('a b', 'ab', {}), ('a b', 'b a', {'lettersOnly': False}), ('a b', 'ab ', {'lettersOnly': False}),
    ('Åse', 'esÅ', {}), ('½a', 'a', {}), ('Ⅳa', 'a', {}), ('x_y', 'y-x', {}), ('\r\na', 'a\r\n', {'lettersOnly': False}),
]:
    vector('anagram-checker', anagram, first=first, second=second, **options)


# Likeness of texts.
def similarity(first, second, stopWords=(), shingleSize=3):
    stopped = {word.lower() for word in stopWords}
    one, two = ([word for word in lowered(text) if word not in stopped] for text in (first, second))
    if not one or not two:
        raise NoAnswer()
    a, b = collections.Counter(one), collections.Counter(two)
    shared = len(a.keys() & b.keys())
    runs = [{tuple(each[at:at + shingleSize]) for at in range(len(each) - shingleSize + 1)} for each in (one, two)]
    both, either = len(runs[0] & runs[1]), len(runs[0] | runs[1])
    squares = [sum(c * c for c in each.values()) for each in (a, b)]
    return {
        'cosine': num(D(sum(a[w] * b[w] for w in a)) / D(squares[0] * squares[1]).sqrt()), 'jaccard': num(F(shared, len(a.keys() | b.keys()))), 'dice': num(F(2 * shared, len(a) + len(b))), 'overlap': num(F(shared, min(len(a), len(b)))), 'sharedWords': shared,
    } | ({'shingleJaccard': num(F(both, either))} if either else {}) | ({'containment': num(F(both, len(runs[0])))} if runs[0] else {})


def alike(first, second, **options):
    vector('text-similarity-calculator', similarity, first=first, second=second, **options)


alike('the cat sat on the mat', 'the cat lay on the rug')
alike('A b, c.', 'a B c')
alike('', 'a')
alike('a', '!')
alike('The', 'the cat', stopWords=['THE'])
alike('The dog', 'the cat', stopWords=['THE'])
alike('a b', 'c d')
alike('a b', 'a b')
alike('a b', 'a b c d')
alike('a b c d', 'a b')
alike('a b c', 'c b a', shingleSize=1)
alike('a b c b c', 'b c', shingleSize=2)
alike('a', 'a', shingleSize=10)
alike('東京 Straße', 'straße 東京', shingleSize=2)
alike(TALE, TALE.upper(), shingleSize=5)
for _ in range(12):
    one, two = (' '.join(random.choices('the of and a in cat dog house wisdom age'.split(), k=random.randint(1, 30))) for _ in 'ab')
    alike(one, two, shingleSize=random.randint(1, 4), stopWords=random.sample(['the', 'Of', 'cat'], random.randint(0, 2)))


# Fuzzy search.
def jaro_winkler(a, b):
    if not a and not b:
        return F(1)
    reach, taken, first = max(max(len(a), len(b)) // 2 - 1, 0), set(), []
    for i, c in enumerate(a):
        for j in range(max(0, i - reach), min(len(b), i + reach + 1)):
            if j not in taken and b[j] == c:
                taken.add(j)
                first.append(c)
                break
    m = len(first)
    if m == 0:
        return F(0)
    t = sum(x != y for x, y in zip(first, [b[j] for j in sorted(taken)])) // 2
    jaro = (F(m, len(a)) + F(m, len(b)) + F(m - t, m)) / 3
    if jaro <= F(7, 10):
        return jaro
    prefix = 0
    while prefix < min(4, len(a), len(b)) and a[prefix] == b[prefix]:
        prefix += 1
    return jaro + F(prefix, 10) * (1 - jaro)


def dice(a, b):
    if len(a) < 2 or len(b) < 2:
        return F(int(a == b))
    one, two = (collections.Counter(zip(x, x[1:])) for x in (a, b))
    return F(2 * sum((one & two).values()), len(a) + len(b) - 2)


MEASURES = {'jaroWinkler': jaro_winkler, 'dice': dice, 'levenshtein': lambda a, b: F(1) if not a and not b else 1 - F(levenshtein(a, b), max(len(a), len(b)))}


def fuzzy(query, items, measure='jaroWinkler', minScore=0.6, limit=10, caseSensitive=False):
    def prepared(text):
        text = SPACE.sub(lambda m: '' if m.start() == 0 or m.end() == len(text) else m[0], text)
        return characters(text if caseSensitive else text.lower())

    scored = [(MEASURES[measure](prepared(query), prepared(item)), index, item) for index, item in enumerate(items)]
    best = sorted((entry for entry in scored if num(entry[0]) >= minScore), key=lambda entry: (-entry[0], entry[1]))[:limit]
    return {'matches': [{'item': item, 'index': index, 'score': num(score)} for score, index, item in best]}


def search(query, items, **options):
    vector('fuzzy-search', fuzzy, query=query, items=items, **options)


NAMES = ['Marhta', 'Dixon', 'MARTHA', ' martha ', 'Dwayne', 'Duane', 'Dicksonx', '', 'a', 'é', 'e\u0301', 'Mar', '👩‍👩‍👧', 'martha martha']
for query in ('martha', 'DIXON', 'dwayne', 'a', ' ', 'é', 'x👩‍👩‍👧'):
    for measure in MEASURES:
        search(query, NAMES, measure=measure, minScore=0)
search('abc', ['xyz'])
search('Martha', NAMES, caseSensitive=True)
search('martha', ['martha'] * 5, limit=3)
search('dixon', ['dicksonx'], minScore=1)
search('dixon', ['dicksonx', 'dixon'], minScore=1)
for _ in range(15):
    strings = [''.join(random.choices('abcd', k=random.randint(0, 9))) for _ in range(8)]
    search(strings[0] or 'a', strings[1:], measure=random.choice(list(MEASURES)), minScore=random.choice([0, 0.3, 0.5, 0.75]))

COMPARING = {'anagram-checker', 'text-similarity-calculator', 'fuzzy-search', 'typing-speed-calculator'}
json.dump([each for each in VECTORS if (each['tool'] in COMPARING) == (sys.argv[1] == 'two')], sys.stdout, ensure_ascii=False, separators=(',', ':'))
sys.stdout.write('\n')
