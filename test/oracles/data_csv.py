"""Prints the vectors of src/tools/data/testdata/csv-vectors.json: CSV tools done again in Python, from their rules.

Run: python3 test/oracles/data_csv.py > src/tools/data/testdata/csv-vectors.json
"""
import datetime
import json
import random
import re
import statistics
from fractions import Fraction

chance = random.Random(20261121)
MOST = 16
vectors = {}


class NoAnswer(Exception):
    """The tool must answer 422."""


class Invalid(Exception):
    """The tool must answer 400."""


def put(tool, inputs, expected):
    status = expected.get('status')
    vectors.setdefault((tool, status), []).append({'tool': tool, 'inputs': inputs, **({'status': status} if status else {'result': expected})})


NUMBER = re.compile('-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?')
is_number = lambda s: NUMBER.fullmatch(s) is not None
FIELDS = ['', 'a', 'b', 'A', 'B', 'x y', '1', '2', '10', '-1', '1.5', '0.1', '0.2', '1e2', '007', '+1', 'é', '😀', '"q"', 'c,d', 'l1\nl2', 'true', 'FALSE', ' a ', '2024-02-29', '2023-02-29', '1.50', '100', 'a;b', '|']


def quoted(f, d, only=False):
    return '"' + f.replace('"', '""') + '"' if d in f or '"' in f or '\r' in f or ('\n' in f) or (only and f == '') else f


def write(rows, d, end):
    return end.join((d.join((quoted(f, d, len(r) == 1) for f in r)) for r in rows))


def parse(t, d):
    if t.startswith('\ufeff'):
        t = t[1:]
    recs = []
    i = 0
    n = len(t)
    while i < n:
        if t[i] in '\r\n':
            i += 2 if t[i:i + 2] == '\r\n' else 1
            continue
        rec = []
        while True:
            if i < n and t[i] == '"':
                i += 1
                f = ''
                while True:
                    if i >= n:
                        raise NoAnswer
                    if t[i] == '"':
                        if t[i + 1:i + 2] == '"':
                            f += '"'
                            i += 2
                            continue
                        i += 1
                        break
                    f += t[i]
                    i += 1
                if i < n and t[i] != d and (t[i] not in '\r\n'):
                    raise NoAnswer
            else:
                j = i
                while j < n and t[j] != d and (t[j] not in '\r\n'):
                    j += 1
                f = t[i:j]
                i = j
            rec.append(f)
            if i < n and t[i] == d:
                i += 1
                continue
            if i < n:
                i += 2 if t[i:i + 2] == '\r\n' else 1
            break
        recs.append(rec)
    return recs


def first_ending(t):
    inq = False
    i = 0
    start = True
    i = 1 if t.startswith('\ufeff') else 0
    q_ = False
    fs = True
    while i < len(t):
        c = t[i]
        if q_:
            if c == '"':
                if t[i + 1:i + 2] == '"':
                    i += 1
                else:
                    q_ = False
        elif c == '"' and fs:
            q_ = True
        elif c in '\r\n':
            return '\r\n' if t[i:i + 2] == '\r\n' else c
        fs = not q_ and c == DELIMITER
        i += 1
    return '\n'


DELIMITER = ','


def names(h):
    o = []
    for i, n in enumerate(h):
        n = n or f'column{i + 1}'
        b = n
        k = 2
        while n in o:
            n = f'{b}_{k}'
            k += 1
        o.append(n)
    return o


def some_csv(cols=None, rows=None, ragged=False):
    c = cols or chance.randrange(1, 5)
    r = rows if rows is not None else chance.randrange(0, 7)
    end = chance.choice(['\n', '\n', '\r\n', '\r'])
    pool = chance.choice([FIELDS, ['1', '2', '10', '', '1.5', '-1'], ['a', 'b', 'A', '', 'c']])
    h = chance.sample(['id', 'name', 'v', 'x y', 'id2', 'é'], c)
    data = [h] + [[chance.choice(pool) for _ in range(c if not ragged else chance.randrange(1, c + 1))] for _ in range(r)]
    return (data, end, write(data, ',', end) + (end if chance.random() < 0.3 else ''))


def table(t):
    recs = parse(t, ',')
    if not recs:
        return ([], [])
    nm = names(recs[0])
    rows = []
    for r in recs[1:]:
        if len(r) > len(nm):
            raise NoAnswer
        rows.append(r + [''] * (len(nm) - len(r)))
    return (nm, rows)


def column_of(nm, c):
    if c in nm:
        return nm.index(c)
    if re.fullmatch('[1-9]\\d*', c) and int(c) <= len(nm):
        return int(c) - 1
    raise NoAnswer


def emit(slug, inputs, f):
    try:
        e = f()
    except NoAnswer:
        e = {'status': 422}
    except Invalid:
        e = {'status': 400}
    put(slug, {**inputs, 'delimiter': ','} if 'delimiter' not in inputs else inputs, e)


def inferred(f):
    if f == '':
        return None
    if f == 'true':
        return True
    if f == 'false':
        return False
    return json.loads(f) if is_number(f) else f


for _ in range(350):
    d, end, t = some_csv(ragged=chance.random() < 0.5)
    for o in ('objects', 'arrays', 'columns'):
        inf = chance.random() < 0.5

        def f():
            nm, rows = table(t)
            if not nm:
                js = [] if o != 'columns' else {}
                return {'rows': 0}
            cv = (lambda x: inferred(x)) if inf else lambda x: x
            if o == 'objects':
                js = [dict(zip(nm, map(cv, r))) for r in rows]
            elif o == 'arrays':
                js = [nm] + [[cv(x) for x in r] for r in rows]
            else:
                js = {n: [cv(r[i]) for r in rows] for i, n in enumerate(nm)}
            return {'rows': len(rows), 'columns': nm, 'delimiter': ','}
        emit('csv-to-json-converter', {'csv': t, 'output': o, 'inferTypes': inf}, f)
for _ in range(500):
    d, end, t = some_csv()
    nm = names(d[0])
    cols = [{'column': chance.choice(nm), **({'order': chance.choice(['ascending', 'descending'])} if chance.random() < 0.6 else {}), **({'type': chance.choice(['auto', 'text', 'number'])} if chance.random() < 0.6 else {})} for _ in range(chance.randrange(1, 3))]
    cs = chance.random() < 0.6

    def f():
        nm, rows = table(t)
        e = first_ending(t)
        idx = list(rows)
        for c in reversed(cols):
            k = column_of(nm, c['column'])
            ty = c.get('type', 'auto')
            if ty == 'auto':
                ty = 'number' if all((is_number(r[k]) for r in rows if r[k] != '')) else 'text'
            ok = (lambda r: is_number(r[k])) if ty == 'number' else lambda r: r[k] != ''
            key = (lambda r: Fraction(r[k])) if ty == 'number' else lambda r: r[k] if cs else r[k].lower()
            good = [r for r in idx if ok(r)]
            bad = [r for r in idx if not ok(r)]
            good = sorted(good, key=key, reverse=c.get('order') == 'descending')
            idx = good + bad
        return {'csv': write([nm_raw(t)] + idx, ',', e), 'rows': len(rows)}

    def nm_raw(t):
        return table(t)[0]
    emit('csv-sorter', {'csv': t, 'columns': cols, 'caseSensitive': cs}, f)
OPERATORS = ['equals', 'notEquals', 'contains', 'notContains', 'startsWith', 'endsWith', 'greaterThan', 'greaterOrEqual', 'lessThan', 'lessOrEqual', 'isEmpty', 'isNotEmpty', 'isNumber']
for _ in range(700):
    d, end, t = some_csv()
    nm = names(d[0])
    conds = [{'column': chance.choice(nm + ['1']), 'operator': chance.choice(OPERATORS), 'value': chance.choice(['', 'a', 'A', '1', '1.50', '2', '10', 'é', '0.1', 'b'])} for _ in range(chance.randrange(1, 3))]
    m = chance.choice(['all', 'any'])
    inv = chance.random() < 0.3
    cs = chance.random() < 0.6

    def test(r, c, nm):
        x = r[column_of(nm, c['column'])]
        v = c['value']
        op = c['operator']
        if op == 'isEmpty':
            return x == ''
        if op == 'isNotEmpty':
            return x != ''
        if op == 'isNumber':
            return is_number(x)
        if not cs:
            x, v = (x.lower(), v.lower())
        if op in ('greaterThan', 'greaterOrEqual', 'lessThan', 'lessOrEqual'):
            if is_number(c['value']):
                if not is_number(x):
                    return False
                x, v = (Fraction(x), Fraction(v))
            return {'greaterThan': x > v, 'greaterOrEqual': x >= v, 'lessThan': x < v, 'lessOrEqual': x <= v}[op]
        return {'equals': x == v, 'notEquals': x != v, 'contains': v in x, 'notContains': v not in x, 'startsWith': x.startswith(v), 'endsWith': x.endswith(v)}[op]

    def f():
        nm, rows = table(t)
        keep = [r for r in rows if (all if m == 'all' else any)((test(r, c, nm) for c in conds)) != inv]
        return {'csv': write([nm] + keep, ',', first_ending(t)), 'kept': len(keep), 'removed': len(rows) - len(keep)}
    emit('csv-filter', {'csv': t, 'conditions': conds, 'match': m, 'invert': inv, 'caseSensitive': cs}, f)
for _ in range(300):
    d, end, t = some_csv()
    nm = names(d[0])
    cols = chance.sample(nm, chance.randrange(1, len(nm) + 1)) if chance.random() < 0.6 else None
    keep = chance.choice(['first', 'last', 'none'])
    cs = chance.random() < 0.5
    tr = chance.random() < 0.5

    def f():
        nm, rows = table(t)

        def key(r):
            k = [r[column_of(nm, c)] for c in cols] if cols else r
            if tr:
                k = [x.strip() for x in k]
            if not cs:
                k = [x.lower() for x in k]
            return tuple(k)
        ks = [key(r) for r in rows]
        kept = []
        for i, r in enumerate(rows):
            c = ks.count(ks[i])
            if keep == 'first' and ks.index(ks[i]) == i or (keep == 'last' and len(ks) - 1 - ks[::-1].index(ks[i]) == i) or (keep == 'none' and c == 1):
                kept.append(r)
        return {'csv': write([nm] + kept, ',', first_ending(t)), 'kept': len(kept), 'removed': len(rows) - len(kept)}
    emit('csv-deduplicator', {'csv': t, **({'columns': cols} if cols else {}), 'keep': keep, 'caseSensitive': cs, 'trim': tr}, f)


def decimal_text(x):
    x = Fraction(x)
    if x.denominator == 1:
        return str(x.numerator)
    s = ''
    n = abs(x)
    w = n.numerator // n.denominator
    fr = n - w
    s = ''
    while fr:
        fr *= 10
        s += str(fr.numerator // fr.denominator)
        fr -= fr.numerator // fr.denominator
        if len(s) > 60:
            return None
    return ('-' if x < 0 else '') + str(w) + '.' + s


def double_text(v):
    v = float(v)
    return str(int(v)) if v == int(v) and abs(v) < 1e+21 else repr(v)


for _ in range(500):
    d, end, t = some_csv()
    nm = names(d[0])
    gb = chance.sample(nm, chance.randrange(0, min(2, len(nm)) + 1))
    ags = []
    for _ in range(chance.randrange(1, 4)):
        fn = chance.choice(['count', 'countUnique', 'sum', 'mean', 'min', 'max', 'median', 'first', 'last'])
        ags.append({'function': fn, **({} if fn == 'count' and chance.random() < 0.5 else {'column': chance.choice(nm)})})

    def f():
        nm, rows = table(t)
        g = {}
        for r in rows:
            g.setdefault(tuple((r[column_of(nm, c)] for c in gb)), []).append(r)
        if not gb and (not rows):
            g = {(): []}
        hdr = gb + [a['function'] + ('_' + a['column'] if 'column' in a else '') for a in ags]
        res = []
        for k, rs in g.items():
            row = list(k)
            for a in ags:
                fn = a['function']
                if 'column' not in a:
                    row.append(str(len(rs)))
                    continue
                xs = [r[column_of(nm, a['column'])] for r in rs]
                xs = [x for x in xs if x != '']
                if fn == 'count':
                    row.append(str(len(xs)))
                elif fn == 'countUnique':
                    row.append(str(len(set(xs))))
                elif fn in ('first', 'last'):
                    row.append((xs[0] if fn == 'first' else xs[-1]) if xs else '')
                else:
                    if not all(map(is_number, xs)):
                        raise NoAnswer
                    if not xs:
                        row.append('')
                        continue
                    ns = [Fraction(x) for x in xs]
                    if fn == 'mean':
                        row.append(double_text((sum(ns) / len(ns)).numerator / (sum(ns) / len(ns)).denominator))
                    else:
                        v = {'sum': sum(ns), 'min': min(ns), 'max': max(ns), 'median': statistics.median(ns)}[fn]
                        row.append(decimal_text(v))
            res.append(row)
        return {'groups': len(g), 'csv': write([hdr] + res, ',', first_ending(t))}
    emit('csv-aggregator', {'csv': t, 'groupBy': gb, 'aggregates': ags}, f)
for _ in range(400):
    d1, e1, t1 = some_csv()
    d2, e2, t2 = some_csv()
    n1, n2 = (names(d1[0]), names(d2[0]))
    lk = chance.choice(n1)
    rk = chance.choice(n2)
    ty = chance.choice(['inner', 'left', 'right', 'full'])
    cs = chance.random() < 0.6
    if len(d2) > 1 and len(d1) > 1:
        for r in d2[1:]:
            if chance.random() < 0.5:
                r[n2.index(rk)] = chance.choice(d1[1:])[n1.index(lk)]
        t2 = write(d2, ',', e2)

    def f():
        a, ra = table(t1)
        b, rb = table(t2)
        i, j = (column_of(a, lk), column_of(b, rk))
        fold = (lambda x: x) if cs else str.lower
        hdr = list(a)
        for k, n in enumerate(b):
            if k != j:
                hdr.append(n + '_right' if n in a else n)
        res = []
        used = set()
        for r in ra:
            ms = [(x, s) for x, s in enumerate(rb) if s[j] != '' and r[i] != '' and (fold(s[j]) == fold(r[i]))]
            for x, s in ms:
                used.add(x)
                res.append(r + [v for k, v in enumerate(s) if k != j])
            if not ms and ty in ('left', 'full'):
                res.append(r + [''] * (len(b) - 1))
        if ty in ('right', 'full'):
            for x, s in enumerate(rb):
                if x not in used:
                    z = [''] * len(a)
                    z[i] = s[j]
                    res.append(z + [v for k, v in enumerate(s) if k != j])
        if len(set(hdr)) < len(hdr):
            return {'rows': len(res)}
        return {'csv': write([hdr] + res, ',', first_ending(t1)), 'rows': len(res)}
    put('csv-joiner', {'left': t1, 'right': t2, 'leftKey': lk, 'rightKey': rk, 'type': ty, 'caseSensitive': cs, 'delimiter': ','}, f())
for _ in range(400):
    d, end, t = some_csv()

    def f():
        nm, rows = table(t)
        cs_ = []
        for k, n in enumerate(nm):
            xs = [r[k] for r in rows]
            v = [x for x in xs if x != '']

            def isdate(x):
                if not re.fullmatch('\\d{4}-\\d\\d-\\d\\d', x):
                    return False
                try:
                    datetime.date.fromisoformat(x)
                    return True
                except ValueError:
                    return False
            ty = 'empty' if not v else 'integer' if all((re.fullmatch('-?(0|[1-9]\\d*)', x) for x in v)) else 'number' if all(map(is_number, v)) else 'boolean' if all((x.lower() in ('true', 'false') for x in v)) else 'date' if all(map(isdate, v)) else 'text'
            c = {'name': n, 'type': ty, 'count': len(v), 'empty': len(xs) - len(v), 'unique': len(set(v)), 'minLength': min(map(len, v)) if v else 0, 'maxLength': max(map(len, v)) if v else 0}
            if v:
                mc = max(v, key=lambda x: (v.count(x), -v.index(x)))
                c['mostCommon'] = mc
                c['mostCommonCount'] = v.count(mc)
            else:
                c['mostCommonCount'] = 0
            if ty in ('integer', 'number'):
                ns = [Fraction(x) for x in v]
                me = sum(ns) / len(ns)
                c.update(min=float(min(ns)), max=float(max(ns)), sum=float(sum(ns)), mean=float(me), median=float(statistics.median(ns)))
                if len(ns) > 1:
                    var = sum(((x - me) ** 2 for x in ns)) / (len(ns) - 1)
                    c['standardDeviation'] = float(var) ** 0.5
            if ty == 'date':
                c.update(min=min(v), max=max(v))
            cs_.append(c)
        return {'rows': len(rows), 'columns': cs_}
    emit('csv-statistics', {'csv': t}, f)
for _ in range(300):
    d, end, t = some_csv()
    nm = names(d[0])
    cols = [chance.choice(nm) for _ in range(chance.randrange(1, 4))]
    mode = chance.choice(['keep', 'drop', 'first', 'last'])
    ren = {chance.choice(nm): chance.choice(['k', 'id', 'z'])} if chance.random() < 0.4 else None

    def f():
        nm, rows = table(t)
        if mode != 'keep' and len(set(cols)) < len(cols):
            raise Invalid
        ids = [column_of(nm, c) for c in cols]
        rest = [k for k in range(len(nm)) if k not in ids]
        ch = {'keep': ids, 'drop': rest, 'first': ids + rest, 'last': rest + ids}[mode]
        if ren:
            for o in ren:
                column_of(nm, o)
            for o in ren:
                if nm.index(o) not in ch:
                    return {'maybe': 1}
        hdr = [(ren or {}).get(nm[k], nm[k]) for k in ch]
        if not ch:
            return {'csv': '', 'columns': []}
        return {'csv': write([hdr] + [[r[k] for k in ch] for r in rows], ',', first_ending(t)), 'columns': hdr}
    e = None
    try:
        e = f()
    except NoAnswer:
        e = {'status': 422}
    except Invalid:
        e = {'status': 400}
    if 'maybe' in e:
        continue
    put('csv-column-selector', {'csv': t, 'columns': cols, 'mode': mode, 'delimiter': ',', **({'rename': ren} if ren else {})}, e)
for _ in range(200):
    d, end, t = some_csv()

    def f():
        recs = parse(t, ',')
        w = max(map(len, recs), default=0)
        return {'csv': write([[r[k] if k < len(r) else '' for r in recs] for k in range(w)], ',', first_ending(t)), 'rows': w, 'columns': len(recs)}
    emit('csv-transposer', {'csv': t}, f)
    k = chance.randrange(1, 4)

    def g():
        nm, rows = table(t)
        ps = [rows[i:i + k] for i in range(0, len(rows), k)]
        return {'rows': len(rows), 'parts': [{'csv': write([nm] + p, ',', first_ending(t)), 'rows': len(p)} for p in ps]}
    emit('csv-splitter', {'csv': t, 'rowsPerPart': k}, g)

kept = [entry for (_, status), entries in vectors.items() for entry in chance.sample(entries, min(len(entries), 3 if status else MOST))]
print('[\n' + ',\n'.join(map(json.dumps, kept)) + '\n]')
