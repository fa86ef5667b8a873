"""Prints the vectors of src/tools/data/testdata/vectors.json: worked out with Python's standard library, apart from the tools.

Run: python3 test/oracles/data_vectors.py > src/tools/data/testdata/vectors.json
"""
import ast
import json
import math
import plistlib
import random
import urllib.parse
import warnings

warnings.simplefilter('ignore')
random.seed(20261121)
pick = random.choice
vectors = []


def vector(tool, inputs, **result):
    """result: `value`, the JSON that the output must mean; `output`, the output to the letter; or `refused`."""
    vectors.append({'tool': tool, 'inputs': inputs, **result})


# Python literals: ast.literal_eval, json.dumps
def plain(value):
    if isinstance(value, (bytes, complex)) or value is Ellipsis or (isinstance(value, float) and not math.isfinite(value)):
        raise ValueError('not in JSON')
    if isinstance(value, (list, tuple, set)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        for key in value:
            plain(key)
            if isinstance(key, tuple):
                raise ValueError('no key')
        return {next(iter(json.loads(json.dumps({key: 0})))): plain(member) for key, member in value.items()}
    # ECMAScript writes the double -0 as 0.
    return 0 if isinstance(value, float) and value == 0 else value


def ordered(value):
    """Whether the order of the items does not hang on Python's hashes."""
    if isinstance(value, set):
        return len(value) < 2
    return all(map(ordered, value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple)) else []))


ATOMS = r'''1 0 -1 +2 0x1F 0o17 0b11 1_000 1.5 .5 5. 1e5 1E-7 1e22 -0.0 0.0 -0 00 01 1__0 1_ True False None true ... 1j 1+2j b"x" 'a' r'\n' u'x' R'\'' '\x41\u00e9\U0001F600\101' '\N{DASH}'
'\q' f'x' ur'x' '\x4' '\U00110000' '\ud800' '' 'é' '😀' -(1) --1 -True (1) ((2)) set() set([1]) 12345678901234567890123 1e16 123456789012345680.0 9.999e15 0xg 1.e3 1_0.0_1e1_0 () [] {} {*[]} {**{}}
(,) [,] 1if "\0" "\08" "\777" rb"x" U"" 0X1f 0e0 0_0 0_1 1e_5 1._5 1.2.3 ١ nan inf "unclosed lambda:1 1, 1,2 -"x" "%s"%1 1e400'''.split() + [
    '- 1', "'''a\nb'''", '"""q"q"""', "'a' 'b'", "'a' \"b\" r'c\\'", '"\\\n"', '"a\\\nb"', '[x for x in y]', '', ' 1 # c', '(1\n,\n)']
texts = ATOMS + ['{%s: %s}' % (pick(ATOMS), pick(ATOMS)) for _ in range(120)] + [
    '{%s: 1, %s: 2}' % (a, b) for a in ['1', '0', "'1'", 'True', 'None', "'None'"] for b in ['1.0', 'False', '1', 'True', '-0.0', "'true'", "'null'", '0x0']] + [
    '[%s,%s\n, %s,]' % (pick(ATOMS), pick(ATOMS), pick(ATOMS)) for _ in range(60)] + ['{1, True, 1.0}', "{('a', 1), ('a', True)}", '{[]}', '{{}}', '{1, set()}']
for text in dict.fromkeys(texts):
    try:
        value = ast.literal_eval(text)
        if ordered(value):
            vector('python-to-json-converter', {'text': text}, value=plain(value))
    except (ValueError, SyntaxError, TypeError):
        vector('python-to-json-converter', {'text': text}, refused=True)

# queries: the URL Standard's parser by hand, urlencode
PIECES = ['a', 'b', '%20', '+', '%', '%2', '%zz', '=', '&', '&&', 'é', '%C3%A9', '%c3', '%F0%9F%98%80', '?', '#', ';', '[', ']', '%5B', '"', '\\', '/', '%00', '%26', '%3D', '😀', '\t']
for _ in range(150):
    text = ''.join(pick(PIECES) for _ in range(random.randrange(1, 12)))
    read = {}
    for pair in text.removeprefix('?').split('&'):
        if pair:
            name, _, value = (urllib.parse.unquote_to_bytes(part.replace('+', ' ')).decode('utf-8', 'replace') for part in pair.partition('='))
            read.setdefault(name, []).append(value)
    vector('query-string-converter', {'text': text, 'nested': False}, value={name: values[0] if len(values) == 1 else values for name, values in read.items()})
for _ in range(60):
    members = {pick(['a', 'b c', 'é', 'x&y', 'k=', "~!*()'", '😀', '']): pick(['', 'a b', 'é&=', '+%', '1', '~*-._', '\n', "'()!"]) for _ in range(random.randrange(4))}
    vector('query-string-converter', {'text': json.dumps(members), 'mode': 'toQuery'}, output=urllib.parse.urlencode(members, safe='*').replace('~', '%7E'))


# property lists: plistlib
def tree(depth):
    kind = random.randrange(9 if depth else 6)
    if kind == 0:
        return pick([True, False])
    if kind == 1:
        return pick([0, 1, -5, 2**63 - 1, -2**63, 2**64 - 1])
    if kind == 2:
        return pick([1.5, 0.1, -2.25, 1e-7, 1.5e300])
    if kind < 6:
        return pick(['', 'a', '<b> & "c"', 'é😀', ' s ', 'l1\nl2', '\t'])
    if kind == 6:
        return [tree(depth - 1) for _ in range(random.randrange(4))]
    return {pick(['a', 'b', '<k>', 'é', '']): tree(depth - 1) for _ in range(random.randrange(4))}


for _ in range(60):
    value = tree(3)
    written = plistlib.dumps(value, sort_keys=False).decode()
    vector('plist-converter', {'text': written}, value=value)
    vector('plist-converter', {'text': json.dumps(value), 'mode': 'toPlist'}, output=written)

print('[\n' + ',\n'.join(json.dumps(entry, ensure_ascii=True) for entry in vectors) + '\n]')
