"""Language tags and segments of text, by ICU.

Debian's python3-icu (ICU 72): /usr/bin/python3 test/oracles/language_locales.py > src/tools/language/testdata/locales.json
"""
import json
import sys

import icu

VECTORS = []


def vector(tool, inputs, result):
    VECTORS.append({'tool': tool, 'inputs': inputs, 'result': result})


# Tags.
for tag in (
    'en', 'EN-us', 'zh-hant-tw', 'ZH-HANS-cn', 'sr-latn', 'de-CH-1996', 'de-1996-1901', 'sl-rozaj-biske', 'es-419', 'pt-br', 'iw', 'iw-IL', 'in', 'mo', 'sh', 'tl', 'no', 'nb-no', 'cmn', 'cmn-TW', 'zh-hakka', 'art-lojban', 'hy-arevela', 'ru-SU', 'de-DD', 'en-BU', 'sr-YU', 'und', 'und-US',
    'und-Cyrl', 'ja-Kana', 'hak', 'yue', 'yue-CN', 'mn-Mong', 'pa-PK', 'uz-AF', 'ku', 'az-IR', 'haw', 'tlh', 'en-Shaw', 'en-x-private', 'ca-ES-valencia', 'ca-valencia', 'el-polyton', 'eng', 'deu', 'gsw', 'en-840', 'fr-250', 'mul-Latn',
):
    own = icu.Locale.createCanonical(icu.Locale.forLanguageTag(tag).getName())
    plain = icu.Locale(own.getBaseName())
    likely, short = icu.Locale(plain.getName()), icu.Locale(plain.getName())
    likely.addLikelySubtags()
    short.minimizeSubtags()
    canonical = own.toLanguageTag()
    result = {'valid': True, 'canonical': canonical, 'language': own.getLanguage() or 'und', 'maximized': likely.toLanguageTag(), 'minimized': short.toLanguageTag()}
    result |= {'script': own.getScript()} if own.getScript() else {}
    result |= {'region': own.getCountry()} if own.getCountry() else {}
    vector('language-tag-parser', {'tag': tag}, result | {'variants': sorted(own.getVariant().lower().split('_')) if own.getVariant() else []})

# Segments.
KINDS = {'character': icu.BreakIterator.createCharacterInstance, 'word': icu.BreakIterator.createWordInstance, 'sentence': icu.BreakIterator.createSentenceInstance}
TEXTS = [
    ('', 'en'), (' ', 'en'), ("Can't stop 3.14! well-known", 'en'), ('One. Two? Three!\r\nFour', 'en'), ('e\u0301👩‍👩‍👧🇩🇪🇫🇷\r\nx', 'en'), ('Mr. Smith went. he came.', 'en'), ('今日は良い天気です。', 'ja'), ('我爱北京天安门。天安门上', 'zh'), ('ประเทศไทยสวยงาม', 'th'), ('ປະເທດລາວ', 'lo'), ('ភាសាខ្មែរ', 'km'),
    ('မြန်မာဘာသာ', 'my'), ('Καλημέρα; Τι κάνεις;', 'el'), ('한국어 문장입니다. 둘', 'ko'), ('שלום עולם. ד״ר', 'he'), ('مرحبا بالعالم؟ نعم', 'ar'), ('a_b c.d 1,000.5', 'en'), ('x:y EU:n', 'fi'), ('\u0301a \U0001d400b😀', 'en'),
]
for text, locale in TEXTS:
    for unit, create in KINDS.items():
        # Since Unicode 15.1 what a conjoining sign joins is one character.
        if (unit, locale) == ('character', 'km'):
            continue
        for words_only in (True, False) if unit == 'word' else (True,):
            iterator, units, start, found = create(icu.Locale(locale)), icu.UnicodeString(text), 0, []
            iterator.setText(units)
            for end in iterator:
                if unit != 'word' or not words_only or iterator.getRuleStatus() >= 100:
                    found.append({'text': str(units[start:end]), 'start': start})
                start = end
            inputs = {'text': text, 'unit': unit, 'locale': locale} | ({} if words_only else {'wordsOnly': False})
            vector('text-segmenter', inputs, {'segments': found, 'count': len(found)})

json.dump(VECTORS, sys.stdout, ensure_ascii=False, separators=(',', ':'))
print()
