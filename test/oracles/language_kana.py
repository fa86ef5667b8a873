"""Kana in Hepburn romaji and back, from tables of the syllables.

python3 test/oracles/language_kana.py > src/tools/language/testdata/kana.json
"""
import json
import random
import sys

random.seed(20261203)
vectors = []
TABLE = """あa いi うu えe おo かka きki くku けke こko がga ぎgi ぐgu げge ごgo さsa しshi すsu せse そso ざza じji ずzu ぜze ぞzo たta ちchi つtsu てte とto だda でde どdo なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho
ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をwo きゃkya きゅkyu きょkyo ぎゃgya ぎゅgyu ぎょgyo しゃsha しゅshu しょsho じゃja じゅju じょjo ちゃcha ちゅchu ちょcho
にゃnya にゅnyu にょnyo ひゃhya ひゅhyu ひょhyo びゃbya びゅbyu びょbyo ぴゃpya ぴゅpyu ぴょpyo みゃmya みゅmyu みょmyo りゃrya りゅryu りょryo ゔvu ゔぁva ゔぃvi ゔぇve ゔぉvo ふぁfa ふぃfi ふぇfe ふぉfo てぃti でぃdi しぇshe じぇje ちぇche""".split()
SYLLABLES = [(''.join(c for c in entry if not c.isascii()), ''.join(c for c in entry if c.isascii())) for entry in TABLE]


def katakana(text):
    return ''.join(chr(ord(c) + 0x60) if 'ぁ' <= c <= 'ゖ' else c for c in text)


def give(text, to, expected):
    vectors.append({'tool': 'romaji-converter', 'inputs': {'text': text, 'to': to}, 'result': {'text': expected}})


for _ in range(40):
    kana, romaji = '', ''
    for _ in range(random.randint(1, 7)):
        k, r = random.choice(SYLLABLES)
        before = random.random()
        if before < 0.15 and kana and not kana.endswith('ん'):
            k, r = 'ん' + k, ('n' + ("'" if r[0] in 'aiueoy' else '') + r)
        elif before < 0.3 and r[0] in 'kgstzjcdbpfh':
            k, r = 'っ' + k, ('t' if r.startswith('ch') else r[0]) + r
        kana, romaji = kana + k, romaji + r
    give(kana, 'romaji', romaji)
    give(katakana(kana), 'romaji', romaji)
    give(romaji.upper() if random.random() < 0.3 else romaji, 'hiragana', kana)
    give(romaji, 'katakana', katakana(kana))
    give(katakana(kana), 'hiragana', kana)
    give(kana, 'katakana', katakana(kana))
for text, romaji in [('', ''), ('コーヒー', 'koohii'), ('とうきょう', 'toukyou'), ('ラーメン', 'raamen'), ('マッチ', 'matchi'), ('しんいち', "shin'ichi"), ('ほんや', "hon'ya"), ('しんぶん', 'shinbun'), ('づぢ', 'zuji'), ('は へ を', 'ha he wo'), ('東京タワー', '東京tawaa'), ('ヴァイオリン', 'vaiorin'),
                     ('ー', 'ー'), ('んー', 'nー'), ('か\u3099', 'ga'), ('Aあ1い。', 'Aa1i。'), ('\U0001F600あ', '\U0001F600a'), ('\U0001B001', '\U0001B001'), ('ヵヶ', 'kake'), ('ぁ', 'a')]:
    give(text, 'romaji', romaji)
for text, kana in [('sushi', 'すし'), ('MATCHA', 'まっちゃ'), ('konna', 'こんな'), ("hon'ya", 'ほんや'), ('konya', 'こにゃ'), ('n', 'ん'), ('xyz', 'xyz'), ('漢字 kana', '漢字 かな'), ('コーヒー', 'こーひー'), ('kitte!', 'きって!'), ('all', 'あll'), ('é', 'é')]:
    give(text, 'hiragana', kana)
json.dump(vectors, sys.stdout, ensure_ascii=False, separators=(',', ':'))
print()
