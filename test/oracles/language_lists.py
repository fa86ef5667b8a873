"""Lists as languages write them, by Babel (2.18, CLDR 47): python3 test/oracles/language_lists.py > src/tools/language/testdata/lists.json"""
import json
import sys

from babel.lists import format_list

NAMES = {'conjunction': 'standard', 'disjunction': 'or', 'unit': 'unit'}
VECTORS = []
for locale in ('en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'fi', 'pl', 'ru', 'tr', 'ja', 'ko', 'zh', 'ar', 'hi', 'th', 'el', 'uk', 'hu', 'vi'):
    for kind, name in NAMES.items():
        for style in ('long', 'short', 'narrow'):
            # Its patterns for two measures in Arabic hold the second one twice.
            if (locale, kind) == ('ar', 'unit'):
                continue
            if locale not in ('en', 'de', 'ja', 'ar') and style == 'short':
                continue
            for size in (1, 2, 3, 4) if locale == 'en' else (2, 4):
                items = list('ABCD'[:size])
                try:
                    text = format_list(items, name if style == 'long' else f'{name}-{style}', locale)
                except KeyError:  # Babel has not all the patterns of a style that shares some with another.
                    continue
                VECTORS.append({'tool': 'list-formatter', 'inputs': {'items': items, 'locale': locale, 'type': kind, 'style': style}, 'result': {'text': text}})
json.dump(VECTORS, sys.stdout, ensure_ascii=False, separators=(',', ':'))
print()
