"""The sample numbers that CLDR gives for each plural form, one language for each set of rules.

CLDR_CORE is the unpacked npm package cldr-core 48.2.0: python3 test/oracles/language_plurals.py CLDR_CORE > src/tools/language/testdata/plurals.json
"""
import json
import re
import sys
from decimal import Decimal

rows, seen = [], set()
for kind in ('cardinal', 'ordinal'):
    name = 'plurals' if kind == 'cardinal' else 'ordinals'
    with open(f'{sys.argv[1]}/supplemental/{name}.json') as file:
        languages = json.load(file)['supplemental'][f'plurals-type-{kind}']
    for locale, forms in languages.items():
        written = json.dumps([kind, forms])
        # Deprecated codes have another locale than their own.
        if locale in ('und', 'mo', 'sh', 'tl') or written in seen:
            continue
        seen.add(written)
        samples = {}
        for form, rule in forms.items():
            texts = []
            for part in re.split(r'@integer|@decimal', rule)[1:]:
                for sample in part.replace('…', '').split(','):
                    ends = sample.strip().split('~')
                    if 'c' in sample or ends == ['']:
                        continue
                    middle = [] if len(ends) == 1 else [str((Decimal(ends[0]) + Decimal(ends[1])) / 2)] if (int(ends[0].replace('.', '')) + int(ends[1].replace('.', ''))) % 2 == 0 and '.' not in ends[0] else []
                    texts += dict.fromkeys([ends[0], *middle, ends[-1]])
            samples[form.rpartition('-')[2]] = ' '.join(texts)
        rows.append({'type': kind, 'locale': locale, 'forms': samples})
json.dump(rows, sys.stdout, separators=(',', ':'))
print()
