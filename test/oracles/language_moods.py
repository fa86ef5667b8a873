"""Stop words, sentiment and summaries, from their rules, with ICU's break iterators.

Debian's python3-icu; AFINN is AFINN-en-165.txt of the Python package afinn: /usr/bin/python3 test/oracles/language_moods.py AFINN > src/tools/language/testdata/moods.json
"""
import collections
import json
import random
import re
import sys
from fractions import Fraction as F

import icu

random.seed(20261205)
VECTORS = []
with open(sys.argv[1], encoding='utf8') as file:
    AFINN = {word: int(score) for word, score in (line.rstrip('\n').split('\t') for line in file if line.strip())}


def num(x):
    return x.numerator if x.denominator == 1 else x.numerator / x.denominator


def pieces(text, create):
    iterator, units = create(icu.Locale('en')), icu.UnicodeString(text)
    iterator.setText(units)
    start, found = 0, []
    for end in iterator:
        found.append((str(units[start:end]), iterator.getRuleStatus()))
        start = end
    return found


def words(text):
    return [piece for piece, status in pieces(text, icu.BreakIterator.createWordInstance) if status >= 100]


def characters(text):
    return len(pieces(text, icu.BreakIterator.createCharacterInstance))


def key(word):
    return word.lower().replace('’', "'")


def vector(tool, answer, **inputs):
    VECTORS.append({'tool': tool, 'inputs': inputs, 'result': answer(**inputs)})


# Stop words; of the languages' own lists only words that every such list has.
COMMON = {'en': 'the a and of to in is it', 'de': 'der die das und ist nicht', 'fr': 'le la les et est pas', 'ru': 'и в не на что'}


def remove(text, stopWords=None, keep=(), language='en'):
    stopped = {key(word) for word in (COMMON[language].split() if stopWords is None else stopWords)} - {key(word) for word in keep}
    gone, lines = [], re.split('\r\n|\n|\r', text)
    closed = len(lines) > 1 and lines[-1] == ''
    if closed or text == '':
        lines.pop()
    left = []
    for line in lines:
        found = words(line)
        gone += [key(word) for word in found if key(word) in stopped]
        left.append(' '.join(word for word in found if key(word) not in stopped))
    ending = re.search('\r\n|\n|\r', text)
    joined = (ending[0] if ending else '\n').join(left) + (ending[0] if closed else '')
    return {'text': joined, 'removed': len(gone), 'removedWords': list(dict.fromkeys(gone))}


for text, options in [
    ('The cat, and the dog.', {'stopWords': ['the', 'and']}), ('Not a word', {'stopWords': ['not', 'a'], 'keep': ['NOT']}), ('', {}), ('...', {}), ('The\nthe\n', {'stopWords': ['the']}), ('A b\r\n\r\nC a\rd', {'stopWords': ['a']}), ("Don’t don't DON'T do", {'stopWords': ["don't"]}), ("don't stop", {'stopWords': ['Don’t']}),
    ('a b c', {'stopWords': []}), ('well-known well', {'stopWords': ['well']}), ('3.14 and 3', {'stopWords': ['3', 'AND']}), ('ÉCOLE école', {'stopWords': ['école']}), ('constructor __proto__ x', {'stopWords': ['x']}), ('東京 the 大阪', {}), ('the cat and a mouse of gold', {}), ('der Hund und die Katze', {'language': 'de'}), ('le chat et la souris', {'language': 'fr'}), ('кот и собака в доме', {'language': 'ru'}),
    ('the cat and dog', {'keep': ['The', 'AND']}), ('\n\n', {}), ('x', {'stopWords': ['two words', '']}),
]:
    vector('stop-word-remover', remove, text=text, **options)


# Sentiment.
NEGATIONS = ('not', 'never', 'neither', 'nor', 'cannot', 'without')


def sentiment(text, words=None):
    scores = {word: F(score) for word, score in AFINN.items() if ' ' not in word} | {key(word): F(repr(score)) for word, score in (words or {}).items()}
    found, total, positive, negative = [key(word) for word in globals()['words'](text)], F(0), [], []
    for before, word in zip(['', *found], found):
        score = scores.get(word, F(0)) * (-1 if before in NEGATIONS or before.endswith("n't") else 1)
        total += score
        if score:
            (positive if score > 0 else negative).append(word)
    label = 'positive' if total > 0 else 'negative' if total < 0 else 'neutral'
    return {'score': num(total), 'comparative': num(total / len(found)) if found else 0, 'label': label, 'words': len(found), 'positive': positive, 'negative': negative}


for text in ['Cats are totally amazing!', 'This is not good.', '', '?', 'table', 'GOOD Good good', 'not, good', 'I don’t like it', "I can't stand bad food", 'never bad nor good neither evil', 'without hope', 'cannot fail', 'not not good', 'no good', 'gr8 n00b naïve', 'cover-up self-confident', "wouldn't it be nice? It isn't awful.", 'constructor toString', 'no fun', 'n\'t good']:
    vector('sentiment-analyzer', sentiment, text=text)
for own in [{}, {'good': -10}, {'Ship': 0.1, 'Good': 0}, {'don’t': 1.5}, {'bad': 10}, {'table': -0.3}]:
    vector('sentiment-analyzer', sentiment, text='The ship, ship, SHIP is good, not bad; don\'t table it', words=own)
LISTED = sorted(word for word in AFINN if re.fullmatch('[a-z]+', word))
for _ in range(20):
    vector('sentiment-analyzer', sentiment, text=' '.join(random.choice([random.choice(LISTED), random.choice(['not', 'never', 'is', 'the', "isn't"])]) for _ in range(random.randint(1, 14))))


# Summaries.
def summarize(text, sentences=3, stopWords=(), language='en'):
    stopped = {key(word) for word in stopWords}
    all_ = [(piece.strip(), [key(word) for word in words(piece)]) for piece, _ in pieces(text, icu.BreakIterator.createSentenceInstance)]
    all_ = [(piece, found) for piece, found in all_ if found]
    counts = collections.Counter(word for _, found in all_ for word in found if word not in stopped)
    most = max(counts.values(), default=1)
    scored = [(F(sum(counts[word] for word in found), most * len(found)), index, piece) for index, (piece, found) in enumerate(all_)]
    chosen = sorted(sorted(scored, key=lambda entry: (-entry[0], entry[1]))[:sentences], key=lambda entry: entry[1])
    summary, whole = ' '.join(piece for _, _, piece in chosen), characters(text.strip())
    gone = max(F(0), 1 - F(characters(summary), whole)) * 100 if whole else F(0)
    return {'summary': summary, 'sentences': [{'text': piece, 'score': num(score), 'index': index} for score, index, piece in chosen], 'originalSentences': len(all_), 'reductionPercent': num(gone)}


TALES = [
    'Bees make honey. The weather was fine. Bees and honey feed bees.', '', ' \n ', '... !', 'One.', 'One two. Two three! Three four? Four five.\nFive one', 'A b c. a b c. A B C.', 'Don’t go. don\'t stay! They do.', '今日は。明日は。', 'e\u0301 one. 😀 two 👩‍👩‍👧 two. \r\n\r\nThree two one.',
    'It was the best of times. It was the worst of times. It was the age of wisdom. It was the age of foolishness. It was the epoch of belief!', 'the the the. a the. the a a.',
]
for text in TALES:
    for count in (1, 2, 3):
        vector('text-summarizer', summarize, text=text, sentences=count, stopWords=['the', 'was', 'and', 'OF'])
for _ in range(8):
    text = ' '.join(' '.join(random.choices('Apple berry cherry date the of'.split(), k=random.randint(1, 7))).capitalize() + '.' for _ in range(random.randint(2, 8)))
    vector('text-summarizer', summarize, text=text, sentences=random.randint(1, 4), stopWords=['the', 'of'])

json.dump(VECTORS, sys.stdout, ensure_ascii=False, separators=(',', ':'))
print()
