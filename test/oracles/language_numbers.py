"""Numbers in words: English from the rules of the catalogue and checked with inflect, other languages by ICU's spell-out rules of CLDR.

/usr/bin/python3 test/oracles/language_numbers.py > src/tools/language/testdata/numbers.json

Needs Debian's python3-icu and python3-inflect.
"""
import json
import random
import sys
from decimal import ROUND_HALF_UP, Decimal, getcontext

import icu
import inflect

getcontext().prec = 120
random.seed(20261128)
vectors = []
engine = inflect.engine()

ONES = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split()
TENS = [None, None] + 'twenty thirty forty fifty sixty seventy eighty ninety'.split()
SCALES = [''] + ('thousand million billion trillion quadrillion quintillion sextillion septillion octillion nonillion decillion undecillion duodecillion tredecillion '
                 'quattuordecillion quindecillion sexdecillion septendecillion octodecillion novemdecillion vigintillion').split()
ORDINALS = {'one': 'first', 'two': 'second', 'three': 'third', 'five': 'fifth', 'eight': 'eighth', 'nine': 'ninth', 'twelve': 'twelfth'}


def two(n):
    if n < 20:
        return ONES[n]
    return TENS[n // 10] + ('-' + ONES[n % 10] if n % 10 else '')


def three(n, joint):
    hundreds, rest = divmod(n, 100)
    return joint.join(([ONES[hundreds] + ' hundred'] if hundreds else []) + ([two(rest)] if rest else []))


def english(n, with_and=False):
    if n == 0:
        return 'zero'
    joint = ' and ' if with_and else ' '
    groups = []
    rest = n
    while rest:
        rest, group = divmod(rest, 1000)
        groups.append(group)
    words = [three(group, joint) + (' ' + SCALES[place] if place else '') for place, group in reversed(list(enumerate(groups))) if group]
    if len(words) > 1 and 0 < groups[0] < 100:
        return ' '.join(words[:-1]) + joint + words[-1]
    return ' '.join(words)


def ordinal(n, with_and=False):
    words = english(n, with_and)
    cut = max(words.rfind(' '), words.rfind('-')) + 1
    last = words[cut:]
    return words[:cut] + (ORDINALS.get(last) or (last[:-1] + 'ieth' if last.endswith('y') else last + 'th'))


def suffix(n):
    return str(n) + ('th' if n % 100 in (11, 12, 13) else {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th'))


def give(inputs, words, value):
    vectors.append({'tool': 'number-to-words-converter', 'inputs': inputs, 'result': {'words': words, 'value': value}})


def refuse(inputs, status):
    vectors.append({'tool': 'number-to-words-converter', 'inputs': inputs, 'status': status})


def read(words, value, is_ordinal=False):
    number = {} if '.' not in value and int(float(value)) != int(value) else {'number': float(value) if '.' in value else int(value)}
    vectors.append({'tool': 'words-to-number-converter', 'inputs': {'words': words}, 'result': {'value': value, 'ordinal': is_ordinal} | number})


def unread(words, status=422):
    vectors.append({'tool': 'words-to-number-converter', 'inputs': {'words': words}, 'status': status})


some = [0, 1, 5, 11, 12, 13, 19, 20, 21, 40, 90, 99, 100, 101, 110, 111, 112, 113, 121, 999, 1000, 1001, 1011, 1100, 1101, 100000, 101000, 999999, 10**6, 10**6 + 1, 1001000, 10**9 + 7,
        10**15, 10**63, 10**66 - 1] + [random.randrange(10**random.randint(2, 40)) for _ in range(12)]
for n in some:
    # inflect knows the scale up to decillions.
    if n < 10**36:
        assert engine.number_to_words(n, andword='').replace(',', '').replace('  ', ' ') == english(n), (n, english(n))
        assert engine.number_to_words(n, andword='and').replace(',', '') == english(n, True), (n, english(n, True))
        assert engine.number_to_words(engine.ordinal(n), andword='').replace(',', '').replace('  ', ' ') == ordinal(n), (n, ordinal(n))
    give({'value': str(n)}, english(n), str(n))
    read(english(n), str(n))
    if random.random() < 0.5:
        give({'value': str(n), 'useAnd': True, 'style': 'ordinal'}, ordinal(n, True), str(n))
        give({'value': str(n), 'style': 'ordinalSuffix'}, suffix(n), str(n))
        read(ordinal(n, True).replace('-', ' ').upper(), str(n), True)
    else:
        give({'value': str(n), 'useAnd': True}, english(n, True), str(n))
        give({'value': str(n), 'style': 'ordinal'}, ordinal(n), str(n))
        read('negative ' + english(n, True).replace(' million', ' million,'), '-' + str(n) if n else '0')

for value in ['0.5', '-0.5', '3.05', '3.050', '-0', '-0.0', '0.000', '100.001', '12.' + '3' * 30]:
    whole, places = value.lstrip('-').split('.') if '.' in value else (value.lstrip('-'), '')
    minus = value.startswith('-') and any(digit in '123456789' for digit in value)
    words = ('minus ' if minus else '') + english(int(whole)) + (' point ' + ' '.join(ONES[int(d)] for d in places) if places else '')
    plain = value if minus else value.lstrip('-')
    give({'value': value}, words, plain)
    read(words, plain)
give({'value': -7}, 'minus seven', '-7')
give({'value': 1e21}, english(10**21), '1' + '0' * 21)
give({'value': 1e-7}, 'zero point zero zero zero zero zero zero one', '0.0000001')
give({'value': -2.5e-3}, 'minus zero point zero zero two five', '-0.0025')
give({'value': '+007'}, 'seven', '7')
give({'value': '.5'}, 'zero point five', '0.5')


def money(value, code='USD', with_and=False):
    names = {'USD': ('dollar', 'dollars', 'cent', 'cents'), 'EUR': ('euro', 'euros', 'cent', 'cents'), 'GBP': ('pound', 'pounds', 'penny', 'pence'), 'CAD': ('dollar', 'dollars', 'cent', 'cents'),
             'AUD': ('dollar', 'dollars', 'cent', 'cents'), 'CHF': ('franc', 'francs', 'centime', 'centimes'), 'INR': ('rupee', 'rupees', 'paisa', 'paise'), 'JPY': ('yen', 'yen')}[code]
    exponent = Decimal('0.01') if len(names) > 2 else Decimal(1)
    amount = abs(Decimal(value)).quantize(exponent, ROUND_HALF_UP)
    units, cents = int(amount), int(amount % 1 * 100)
    words = english(units, with_and) + ' ' + names[units != 1]
    if cents:
        words += ' and ' + english(cents, with_and) + ' ' + names[2 + (cents != 1)]
    give({'value': value, 'style': 'currency', 'currency': code, 'useAnd': with_and}, ('minus ' if Decimal(value) < 0 and amount else '') + words, value)


def cheque(value):
    amount = abs(Decimal(value)).quantize(Decimal('0.01'), ROUND_HALF_UP)
    give({'value': value, 'style': 'cheque'}, f"{'minus ' if Decimal(value) < 0 and amount else ''}{english(int(amount))} and {int(amount % 1 * 100):02d}/100", value)


for value in ['0', '1', '2', '0.01', '0.5', '1.01', '2.05', '-12.50', '1.005', '1.0049', '-0.005', '-0.0049', '0.995', '999999.995', '1234567.89', '101.21']:
    for code in random.sample(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'INR', 'JPY'], 2) + ['USD']:
        money(value, code, random.random() < 0.5)
    cheque(value)

for case, words in [('sentence', 'One hundred and twenty-one'), ('title', 'One Hundred and Twenty-One'), ('upper', 'ONE HUNDRED AND TWENTY-ONE'), ('lower', 'one hundred and twenty-one')]:
    give({'value': 121, 'useAnd': True, 'case': case}, words, '121')
give({'value': 21, 'style': 'ordinalSuffix', 'case': 'title'}, '21st', '21')
give({'value': 21, 'style': 'ordinalSuffix', 'case': 'upper'}, '21ST', '21')
give({'value': '100.45', 'style': 'cheque', 'case': 'title'}, 'One Hundred and 45/100', '100.45')
give({'value': 2, 'language': 'tr', 'case': 'upper'}, 'İKİ', '2')
give({'value': 30, 'language': 'de', 'case': 'upper'}, 'DREISSIG', '30')
give({'value': 31, 'language': 'es', 'case': 'title'}, 'Treinta y Uno', '31')
give({'value': '200000000', 'language': 'fr'}, 'deux cents millions', '200000000')

NUMBERS = [0, 1, 2, 3, 8, 15, 16, 17, 21, 22, 23, 26, 28, 31, 38, 70, 71, 75, 77, 80, 81, 88, 90, 91, 99, 100, 101, 108, 121, 180, 200, 201, 500, 700, 900, 999, 1000, 1001, 1021, 1100, 1200, 1234, 2000, 2001, 5000,
           12000, 21000, 22000, 80000, 100000, 101000, 123456, 200000, 10**6, 10**6 + 1, 2 * 10**6, 5 * 10**6, 21 * 10**6, 10**9, 2 * 10**9, 10**12, 5 * 10**12, 123456789012345]
for language in ['de', 'es', 'fr', 'it', 'pl', 'pt', 'ru', 'tr']:
    formatter = icu.RuleBasedNumberFormat(icu.URBNFRuleSetTag.SPELLOUT, icu.Locale(language))
    formatter.setDefaultRuleSet('%spellout-numbering')
    for n in random.sample(NUMBERS, 18) + [1, 21, 100, 1000, 10**6] + [-random.randrange(1, 1000)]:
        give({'value': n, 'language': language}, formatter.format(n).replace('\u00ad', ''), str(n))
    refuse({'value': '1.5', 'language': language}, 400)
    refuse({'value': '1000000000000000', 'language': language}, 400)
    refuse({'value': 1, 'language': language, 'style': random.choice(['ordinal', 'currency', 'cheque', 'ordinalSuffix'])}, 400)
    refuse({'value': 1, 'language': language, 'useAnd': True}, 400)

for value in ['', 'x', '1e5', '1,000', '--1', '1.2.3', '٣', '0x10', 'NaN', 'Infinity', True, None, [1], '1' * 67, '1.' + '1' * 31, 1e66, 1e-31, ' 1']:
    refuse({'value': value}, 400)
refuse({'value': 1, 'style': 'currency', 'currency': 'XXX'}, 400)
refuse({'value': 1, 'style': 'currency', 'currency': 'US'}, 400)
for value in ['-1', '1.5', '-0.5']:
    refuse({'value': value, 'style': random.choice(['ordinal', 'ordinalSuffix'])}, 422)

for words, value in [('a hundred', '100'), ('a million and one', '1000001'), ('twelve hundred', '1200'), ('ninety-nine hundred and ninety-nine', '9999'), ('2.5 million', '2500000'), ('3 thousand', '3000'), ('one thousand, one', '1001'),
                     ('zero point oh oh seven', '0.007'), ('  Forty   Two ', '42'), ('one hundred and five thousand and five', '105005'), ('minus zero', '0'), ('negative one point zero', '-1.0'), ('one million one thousand one', '1001001'),
                     ('nine quadrillion seven trillion one hundred ninety-nine billion two hundred fifty-four million seven hundred forty thousand nine hundred ninety-three', '9007199254740993'), ('1.2345 thousand', '1234.5')]:
    read(words, value)
read('a thousandth', '1000', True)
read('Minus Twenty-First', '-21', True)
for words in ['two thousand million', 'one million million', 'five four', 'twenty twelve', 'eleventy', 'one point', 'one point twelve', 'hundred and', 'and', 'minus', 'zero hundred', 'one hundred hundred', 'hundred thousandth first', '12', ' ', 'one first',
              'first one', 'a', 'one point five point six', '\U0001F600', 'ein hundert', 'two hundred thousand thousand']:
    unread(words)
unread('', 400)
unread('one ' * 251, 400)
json.dump(vectors, sys.stdout, ensure_ascii=False, separators=(',', ':'))
print()
