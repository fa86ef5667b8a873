"""Prints the vectors of src/tools/data/testdata/json-vectors.json: JSON tools done again in Python, from their rules.

Run: python3 test/oracles/data_json.py > src/tools/data/testdata/json-vectors.json
"""
import json
import random
import unicodedata

chance = random.Random(20261121)
MOST = 30
vectors = {}


def put(tool, inputs, expected):
    status = expected.get('status')
    vectors.setdefault((tool, status), []).append({'tool': tool, 'inputs': inputs, **({'status': status} if status else {'result': expected})})


compact = lambda x: json.dumps(x, ensure_ascii=False, separators=(',', ':'))
KEYS = ['a', 'b', 'c', 'A', 'firstName', 'first_name', 'HTMLBody', 'x2Y', '_id', '$ref', '@type', '-', '', 'é', 'ÉCOLE', 'fooBAR', 'foo bar', "it's", 'a1b2', '2nd', '__a__b', 'ﬀ', 'Straße', 'ǅx', 'a.b', '日本', '😀', 'XMLHttpRequest', 'v1.2', '10', '2', '1']


def scalar():
    k = chance.randrange(7)
    if k == 0:
        return None
    if k == 1:
        return chance.choice([True, False])
    if k in (2, 3):
        return chance.choice([0, 1, -1, 2, 10, 1.5, 100, -0.5])
    return chance.choice(['', 'a', 'b', 'A', ' x ', 'é', '10', 'true', '\t', '😀', 'Z', 'z'])


def value_of_depth(d):
    if d <= 0 or chance.random() < 0.3:
        return scalar()
    if chance.random() < 0.5:
        return [value_of_depth(d - 1) for _ in range(chance.randrange(4))]
    return {chance.choice(KEYS): value_of_depth(d - 1) for _ in range(chance.randrange(5))}


def cat(c):
    return unicodedata.category(c)


def words(s):
    cur = []
    ws = []
    chars = [c for c in s if c not in "'’"]

    def ln(c):
        return cat(c)[0] in 'LMN'
    parts = []
    p = ''
    for c in chars:
        if ln(c):
            p += c
        else:
            if p:
                parts.append(p)
            p = ''
    if p:
        parts.append(p)
    for p in parts:
        w = p[0]
        for i in range(1, len(p)):
            a, b = (p[i - 1], p[i])
            n = p[i + 1] if i + 1 < len(p) else ''
            up = lambda c: cat(c) in ('Lu', 'Lt')
            lo = lambda c: cat(c) == 'Ll'
            if (lo(a) or cat(a)[0] == 'N') and up(b):
                ws.append(w)
                w = b
            elif up(a) and up(b) and n and lo(n):
                ws.append(w)
                w = b
            else:
                w += b
        ws.append(w)
    return ws


def renamed(k, case):
    if case == 'lower':
        return k.lower()
    if case == 'upper':
        return k.upper()
    i = 0
    while i < len(k) and k[i] in '_$@':
        i += 1
    lead, rest = (k[:i], k[i:])
    w = words(rest)
    if not w:
        return k
    cap = lambda x: x[0].upper() + x[1:].lower()
    if case == 'camel':
        r = w[0].lower() + ''.join((cap(x) for x in w[1:]))
    if case == 'pascal':
        r = ''.join((cap(x) for x in w))
    if case == 'snake':
        r = '_'.join((x.lower() for x in w))
    if case == 'constant':
        r = '_'.join((x.upper() for x in w))
    if case == 'kebab':
        r = '-'.join((x.lower() for x in w))
    return lead + r


class Clash(Exception):
    pass


def converted(v, case, deep, ex, top=True):
    if isinstance(v, dict):
        o = {}
        for k, x in v.items():
            n = k if k in ex else renamed(k, case)
            if n in o:
                raise Clash
            o[n] = converted(x, case, deep, ex, False) if deep else x
        return o
    if isinstance(v, list) and deep:
        return [converted(x, case, deep, ex, False) for x in v]
    return v


for _ in range(1500):
    v = value_of_depth(3)
    if not isinstance(v, dict):
        continue
    case = chance.choice(['camel', 'pascal', 'snake', 'constant', 'kebab', 'lower', 'upper'])
    deep = chance.random() < 0.8
    ex = chance.sample(KEYS, chance.randrange(3))
    if any((ord(c) > 127 for c in compact(v))) and case in ('pascal', 'camel') and ('ǅ' in compact(v)):
        continue
    try:
        e = {'json': compact(converted(v, case, deep, ex))}
    except Clash:
        e = {'status': 422}
    put('json-key-converter', {'json': compact(v), 'case': case, 'deep': deep, 'exclude': ex, 'indent': 0}, e)


def analyzed(v):
    r = dict(depth=0, values=0, objects=0, arrays=0, strings=0, numbers=0, booleans=0, nulls=0, members=0, longestArray=0)
    ks = set()

    def go(v, d):
        r['values'] += 1
        r['depth'] = max(r['depth'], d)
        if isinstance(v, dict):
            r['objects'] += 1
            r['depth'] = max(r['depth'], d + 1)
            r['members'] += len(v)
            ks.update(v)
            for x in v.values():
                go(x, d + 1)
        elif isinstance(v, list):
            r['arrays'] += 1
            r['depth'] = max(r['depth'], d + 1)
            r['longestArray'] = max(r['longestArray'], len(v))
            for x in v:
                go(x, d + 1)
        elif isinstance(v, bool):
            r['booleans'] += 1
        elif v is None:
            r['nulls'] += 1
        elif isinstance(v, str):
            r['strings'] += 1
        else:
            r['numbers'] += 1
    go(v, 0)
    r['uniqueKeys'] = len(ks)
    return r


for _ in range(400):
    v = value_of_depth(4)
    t = json.dumps(v, ensure_ascii=False, indent=chance.choice([None, 1, 3]))
    e = analyzed(v)
    e['bytes'] = len(t.encode())
    e['minifiedBytes'] = len(compact(v).encode())
    put('json-analyzer', {'json': t}, e)


def clean(v, o, top=True):

    def gone(x):
        return x is None and o['removeNulls'] or (x == '' and isinstance(x, str) and o['removeEmptyStrings']) or (x == [] and isinstance(x, list) and o['removeEmptyArrays']) or (x == {} and isinstance(x, dict) and o['removeEmptyObjects'])
    if isinstance(v, str):
        return v.strip() if o['trimStrings'] else v
    if isinstance(v, list):
        return [y for y in (clean(x, o) for x in v) if not gone(y)]
    if isinstance(v, dict):
        return {k: y for k, y in ((k, clean(x, o)) for k, x in v.items() if k not in o['removeKeys']) if not gone(y)}
    return v


for _ in range(800):
    v = value_of_depth(4)
    o = {k: chance.random() < 0.5 for k in ['removeNulls', 'removeEmptyStrings', 'removeEmptyArrays', 'removeEmptyObjects', 'trimStrings']}
    o['removeKeys'] = chance.sample(KEYS, chance.randrange(4))
    put('json-cleaner', {'json': compact(v), 'indent': 0, **o}, {'json': compact(clean(v, o))})


def same(a, b):
    if isinstance(a, bool) or isinstance(b, bool):
        return a is b
    if isinstance(a, (int, float)) and isinstance(b, (int, float)):
        return a == b
    if type(a) != type(b):
        return False
    if isinstance(a, list):
        return len(a) == len(b) and all(map(same, a, b))
    if isinstance(a, dict):
        return a.keys() == b.keys() and all((same(a[k], b[k]) for k in a))
    return a == b


def merge(a, b, m):
    if isinstance(a, dict) and isinstance(b, dict):
        o = dict(a)
        for k in b:
            o[k] = merge(a[k], b[k], m) if k in a else b[k]
        return o
    if isinstance(a, list) and isinstance(b, list):
        if m == 'concat':
            return a + b
        if m == 'union':
            o = []
            for x in a + b:
                if not any((same(x, y) for y in o)):
                    o.append(x)
            return o
        if m == 'index':
            return [merge(a[i], b[i], m) if i < len(a) and i < len(b) else a[i] if i < len(a) else b[i] for i in range(max(len(a), len(b)))]
    return b


for _ in range(800):
    ds = [value_of_depth(3) for _ in range(chance.randrange(2, 4))]
    m = chance.choice(['replace', 'concat', 'union', 'index'])
    x = ds[0]
    for y in ds[1:]:
        x = merge(x, y, m)
    put('json-merger', {'documents': [compact(d) for d in ds], 'arrays': m, 'indent': 0}, {'json': compact(x)})


def rank(v):
    return 0 if v is None else 1 if v is False else 2 if v is True else 3 if isinstance(v, (int, float)) else 4


def sort_key(v, cs):
    r = rank(v)
    if r == 3:
        return (3, v)
    if r == 4:
        return (4,) + ((v,) if cs else (v.lower(), v))
    return (r,)


def sorted_value(v, o, top=True):
    if not top and (not o['deep']):
        return v
    desc = o['order'] == 'descending'
    cont = lambda x: isinstance(x, (list, dict))
    if isinstance(v, dict):
        items = list(v.items())
        if o['sortKeys']:
            f = (lambda kv: (kv[0],)) if o['caseSensitive'] else lambda kv: (kv[0].lower(), kv[0])
            items.sort(key=f, reverse=desc)
        return {k: sorted_value(x, o, False) for k, x in items}
    if isinstance(v, list):
        l = [sorted_value(x, o, False) for x in v]
        if o['sortArrays'] and l and (not any(map(cont, l))):
            l = stable(l, lambda x: sort_key(x, o['caseSensitive']), desc)
        if 'sortBy' in o and l and all((isinstance(x, dict) for x in l)):
            has = [x for x in l if o['sortBy'] in x and (not cont(x[o['sortBy']]))]
            no = [x for x in l if not (o['sortBy'] in x and (not cont(x[o['sortBy']])))]
            l = stable(has, lambda x: sort_key(x[o['sortBy']], o['caseSensitive']), desc) + no
        return l
    return v


def stable(l, k, desc):
    return sorted(l, key=k, reverse=desc)


for _ in range(1000):
    v = value_of_depth(4)
    if chance.random() < 0.4:
        v = [{chance.choice('ab'): value_of_depth(1) for _ in range(2)} for _ in range(5)]
    o = {'order': chance.choice(['ascending', 'descending']), 'caseSensitive': chance.random() < 0.5, 'deep': chance.random() < 0.7, 'sortKeys': chance.random() < 0.7, 'sortArrays': chance.random() < 0.5}
    if chance.random() < 0.5:
        o['sortBy'] = chance.choice('ab')
    put('json-sorter', {'json': compact(v), 'indent': 0, **o}, {'json': compact(sorted_value(v, o))})


def schema(vals, req, addl):
    ts = set()
    for v in vals:
        ts.add('null' if v is None else 'boolean' if isinstance(v, bool) else ('integer' if float(v).is_integer() else 'number') if isinstance(v, (int, float)) else 'string' if isinstance(v, str) else 'array' if isinstance(v, list) else 'object')
    if 'number' in ts:
        ts.discard('integer')
    t = sorted(ts)
    s = {'type': t[0] if len(t) == 1 else t}
    obs = [v for v in vals if isinstance(v, dict)]
    if obs:
        ks = []
        for o in obs:
            for k in o:
                if k not in ks:
                    ks.append(k)
        s['properties'] = {k: schema([o[k] for o in obs if k in o], req, addl) for k in ks}
        r = [k for k in ks if all((k in o for o in obs))]
        if req and r:
            s['required'] = r
        if not addl:
            s['additionalProperties'] = False
    items = [x for v in vals if isinstance(v, list) for x in v]
    if items:
        s['items'] = schema(items, req, addl)
    return s


for _ in range(600):
    v = value_of_depth(4)
    req = chance.random() < 0.7
    ad = chance.random() < 0.7
    put('json-schema-generator', {'json': compact(v), 'required': req, 'additionalProperties': ad}, {'schema': {'$schema': 'https://json-schema.org/draft/2020-12/schema', **schema([v], req, ad)}})

kept = [entry for (_, status), entries in vectors.items() for entry in chance.sample(entries, min(len(entries), 4 if status else MOST))]
print('[\n' + ',\n'.join(map(json.dumps, kept)) + '\n]')
