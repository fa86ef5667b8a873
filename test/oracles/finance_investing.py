"""Investments, worked out with mpmath from their definitions."""
import datetime
import math
import random

from mpmath import ceil, exp, floor, log, mp, mpf, nint

from finance_common import PAID, PERIODS, Invalid, NoAnswer, amount, annuity_factor, bisect, emit, exact, money, pick, rate, ratio

random.seed(20261121)

mp.dps = 700
mp.dps = 150
EPS = mpf(10) ** (-110)


def z(x, sc=1):
    return mpf(0) if abs(x) < EPS * sc else x



def simp(i):
    p = i.get('decimals', 2)
    sf = i.get('solveFor', 'interest')
    fld = {'principal': 'principal', 'rate': 'annualRatePercent', 'interest': 'interest'}
    for n, f in fld.items():
        if (sf == n) == (f in i):
            raise Invalid()
    if sf == 'time':
        if 'years' in i or 'days' in i:
            raise Invalid()
    elif ('years' in i) == ('days' in i):
        raise Invalid()
    T = exact(i['years']) if 'years' in i else exact(i.get('days', 0)) / i.get('daysInYear', 365)
    Pn = exact(i.get('principal', 0))
    R = exact(i.get('annualRatePercent', 0)) / 100
    I = exact(i.get('interest', 0))

    def dv(q):
        if q == 0:
            raise NoAnswer()
        return I / q
    if sf == 'interest':
        I = Pn * R * T
    elif sf == 'principal':
        Pn = dv(R * T)
        if Pn < 0:
            raise NoAnswer()
    elif sf == 'rate':
        R = dv(Pn * T)
    else:
        T = dv(Pn * R)
        if T < 0:
            raise NoAnswer()
    return {'interest': money(I, p), 'principal': money(Pn, p), 'annualRatePercent': ratio(R * 100), 'years': ratio(T), 'total': money(Pn + I, p)}

for _ in range(250):
    sf = pick('interest', 'principal', 'rate', 'time')
    i = {'solveFor': sf, 'decimals': pick(0, 2, 10)}

    def mb(n, v):
        if random.random() < 0.97:
            i[n] = v
    if sf != 'principal':
        mb('principal', pick(0, 1500, 1000000000000000.0, 33.33))
    if sf != 'rate':
        mb('annualRatePercent', pick(0, 4.3, -5, -1000, 1000000.0))
    if sf != 'interest':
        mb('interest', pick(0, 129, -100, 1000000000000000.0, -1000000000000000.0))
    if sf != 'time':
        if random.random() < 0.5:
            i['years'] = pick(0, 2, 0.25, 1000)
        else:
            i['days'] = pick(0, 90, 365000)
            i['daysInYear'] = pick(365, 360, 366, 364)
    emit('simple-interest-calculator', i, simp)


def tvm(i):
    p = i.get('decimals', 2)
    sf = i['solveFor']
    f = {'rate': 'ratePercent'}.get(sf, sf)
    if f in i:
        raise Invalid()
    for q in ('periods', 'ratePercent'):
        if q != f and q not in i:
            raise Invalid()
    n = exact(i.get('periods', 0))
    rt = exact(i.get('ratePercent', 0)) / 100
    PV = exact(i.get('presentValue', 0))
    A = exact(i.get('payment', 0))
    FV = exact(i.get('futureValue', 0))
    s = 1 if i.get('timing') == 'start' else 0
    ser = lambda rt: n if rt == 0 else (1 + rt * s) * ((1 + rt) ** n - 1) / rt
    if sf == 'futureValue':
        FV = -(PV * (1 + rt) ** n + A * ser(rt))
    elif sf == 'presentValue':
        PV = -(A * ser(rt) + FV) / (1 + rt) ** n
    elif sf == 'payment':
        q = ser(rt)
        if q == 0:
            raise NoAnswer()
        A = -(PV * (1 + rt) ** n + FV) / q
    elif sf == 'periods':
        if PV + FV == 0:
            n = mpf(0)
        elif rt == 0:
            if A == 0:
                raise NoAnswer()
            n = -(PV + FV) / A
            if n < 0:
                raise NoAnswer()
        else:
            k = A * (1 + rt * s) / rt
            a, b = (k - FV, PV + k)
            if a == 0 or b == 0 or (a > 0) != (b > 0):
                raise NoAnswer()
            n = log(a / b) / log(1 + rt)
            if n < 0:
                raise NoAnswer()
    else:
        mp.dps = 80
        g = lambda x: PV * (1 + x) ** n + A * ser(x) + FV
        z0 = PV + A * n + FV
        sc = abs(PV) + abs(A) * n + abs(FV)
        if PV == 0 and A == 0 and (FV == 0):
            mp.dps = 150
            return None
        if z0 == 0 and (not (PV == 0 and A == 0)):
            rt = mpf(0)
        else:
            best = None
            N = 1500
            for sg in (1, -1):
                lx = mpf(0)
                lv = z0 if z0 != 0 else None
                for k in range(N):
                    u = mpf(10) ** (mpf(k) / N * 13 - 11) * sg
                    x = mp.expm1(u) if abs(u) < 0.001 else exp(u) - 1
                    if abs(u) > 25:
                        break
                    v = g(x)
                    if lv is not None and lv != 0 and ((v < 0) != (lv < 0)):
                        lo, hi = (lx, x) if lx < x else (x, lx)
                        q = bisect(g, lo, hi)
                        if best is None or abs(q) < abs(best):
                            best = q
                        break
                    lx, lv = (x, v)
            mp.dps = 150
            if best is None:
                raise NoAnswer()
            rt = best
        mp.dps = 150
    return {'futureValue': money(z(FV, 1e+20), p), 'presentValue': money(z(PV, 1e+20), p), 'payment': money(z(A, 1e+20), p), 'periods': ratio(n), 'ratePercent': ratio(rt * 100)}

for _ in range(400):
    sf = pick('futureValue', 'presentValue', 'payment', 'periods', 'rate', 'rate')
    i = {'solveFor': sf, 'timing': pick('end', 'start'), 'decimals': pick(0, 2, 10)}
    if sf != 'periods':
        i['periods'] = pick(0, 1, 2, 10, 12.5, 60, 360, 0.5, 1000) if sf != 'rate' else pick(0, 1, 2, 3, 10, 12.5, 60, 360, 0.5)
    if sf != 'rate':
        i['ratePercent'] = pick(0, 0.5, 1, -1, -50, -99.99, 8, 1000, 100000, 1e-07)
    for f in ('presentValue', 'payment', 'futureValue'):
        if sf != f and random.random() < 0.8:
            i[f] = pick(0, -100, 100, -1000, 10000, -200, 1234.56, -99999.99, 1000000000000000.0, -1000000000000000.0, 0.01)
    emit('time-value-of-money-calculator', i, tvm)


def npv(i):
    p = i.get('decimals', 2)
    d = 1 + exact(i['ratePercent']) / 100
    o = 0 if i.get('firstFlow', 'now') == 'now' else 1
    v = [exact(c) / d ** (k + o) for k, c in enumerate(i['cashFlows'])]
    x = {'npv': money(z(sum(v), 1e+20), p), 'presentValues': [money(q, p) for q in v], 'totalCashFlow': money(sum((exact(c) for c in i['cashFlows'])), p)}
    if v[0] < 0:
        x['profitabilityIndex'] = ratio(z(sum(v[1:])) / -v[0])
    return x

for _ in range(80):
    emit('npv-calculator', {'ratePercent': pick(0, 10, 8, -99.99, -50, 100000, 7.77), 'cashFlows': [pick(-10000, 3000, 4200, 0, -1000000000000000.0, 1000000000000000.0, 0.01, 123.45) for _ in range(pick(1, 2, 5, 30))], 'firstFlow': pick('now', 'endOfFirstPeriod'), 'decimals': pick(0, 2, 10)}, npv)


def mirr(i):
    c = [exact(x) for x in i['cashFlows']]
    n = len(c)
    f = 1 + exact(i['financeRatePercent']) / 100
    q = 1 + exact(i['reinvestRatePercent']) / 100
    a = sum((x * q ** (n - 1 - k) for k, x in enumerate(c) if x > 0))
    b = sum((-x / f ** k for k, x in enumerate(c) if x < 0))
    if a == 0 or b == 0:
        raise NoAnswer()
    return {'mirrPercent': ratio(z((a / b) ** (mpf(1) / (n - 1)) - 1) * 100), 'futureValueOfInflows': ratio(a), 'presentValueOfOutflows': ratio(b)}

for _ in range(80):
    emit('mirr-calculator', {'cashFlows': [pick(-10000, 3000, 4200, 0, -1000000000000000.0, 1000000000000000.0, 0.01, 123.45) for _ in range(pick(2, 5, 30))], 'financeRatePercent': pick(0, 10, -99.99, 10000), 'reinvestRatePercent': pick(0, 12, -99.99, 10000)}, mirr)


def days(d):
    y, m, q = map(int, d.split('-'))
    return datetime.date(y, m, q).toordinal()



def xnpv(i):
    p = i.get('decimals', 2)
    d = 1 + exact(i['ratePercent']) / 100
    b = min((f['date'] for f in i['flows']))
    return {'npv': money(z(sum((exact(f['amount']) / d ** (mpf(days(f['date']) - days(b)) / 365) for f in i['flows'])), 1e+20), p), 'baseDate': b, 'totalCashFlow': money(sum((exact(f['amount']) for f in i['flows'])), p)}

DT = ['1600-01-01', '2008-01-01', '2024-02-29', '2023-03-01', '2008-10-30', '2009-02-15', '9999-12-31', '2025-02-28', '2023-03-01']
for _ in range(60):
    emit('xnpv-calculator', {'ratePercent': pick(0, 9, -50, 100000, 7.5), 'flows': [{'date': pick(*DT[1:6]), 'amount': pick(-10000, 2750, 0.01, 1000000000000000.0, 0)} for _ in range(pick(1, 2, 5))], 'decimals': pick(0, 2, 10)}, xnpv)


def roots(fl, upy):
    mp.dps = 60
    g = lambda rt: sum((a * (1 + rt) ** (-mpf(t) / upy) for a, t in fl))
    res = []
    N = 3000
    lo, hi = (log(mpf('1e-6')), log(mpf(10001)))
    lx = lv = None
    for k in range(N + 1):
        u = lo + (hi - lo) * k / N
        x = exp(u) - 1
        v = g(x)
        if lv is not None and (v < 0) != (lv < 0):
            res.append(bisect(g, lx, x))
        lx, lv = (x, v)
    mp.dps = 150
    return [z(x, mpf(10) ** 70) for x in res]



def irr(i):
    c = i['cashFlows']
    if all((x == 0 for x in c)):
        raise NoAnswer()
    R = roots([(exact(x), k) for k, x in enumerate(c)], 1)
    if not R:
        raise NoAnswer()
    n = min(R, key=abs)
    PAID = i.get('periodsPerYear', 1)
    return {'irrPercent': ratio(n * 100), 'annualIrrPercent': ratio(((1 + n) ** PAID - 1) * 100), 'allIrrPercents': [ratio(x * 100) for x in R]}

for _ in range(40):
    n = pick(2, 3, 5, 8, 12)
    emit('irr-calculator', {'cashFlows': [pick(-1000, -500)] + [pick(-100, 300, 420.5, 0, -1000, 777, 50) for _ in range(n - 1)], 'periodsPerYear': pick(1, 12, 4)}, irr)


def xirr(i):
    fl = i['flows']
    b = min((f['date'] for f in fl))
    dd = max((days(f['date']) for f in fl)) - days(b)
    if dd == 0:
        raise NoAnswer()
    R = roots([(exact(f['amount']), days(f['date']) - days(b)) for f in fl], 365)
    if not R:
        raise NoAnswer()
    return {'xirrPercent': ratio(min(R, key=abs) * 100), 'baseDate': b, 'days': dd}

for _ in range(30):
    emit('xirr-calculator', {'flows': [{'date': pick(*DT[1:6], '2010-07-04', '2015-05-05'), 'amount': pick(-10000, 2750, 300, -500.25, 4250)} for _ in range(pick(2, 3, 5, 8))]}, xirr)


def payb(i):
    d = 1 + exact(i.get('ratePercent', 0)) / 100

    def run(d):
        t = [-exact(i['initialInvestment'])]
        for k, c in enumerate(i['cashFlows']):
            t.append(t[-1] + exact(c) / d ** (k + 1))
        for k in range(1, len(t)):
            if t[k] >= -EPS * 10000000000.0:
                return (t, k - 1 + -t[k - 1] / (t[k] - t[k - 1]))
        return (t, None)
    t, a = run(mpf(1))
    _, b = run(d)
    o = {'cumulative': [ratio(x) for x in t]}
    if a is not None:
        o['paybackPeriods'] = ratio(a)
    if b is not None:
        o['discountedPaybackPeriods'] = ratio(b)
    return o

for _ in range(80):
    emit('payback-period-calculator', {'initialInvestment': pick(0.01, 1000, 1000000000000000.0, 700), 'cashFlows': [pick(300, 400, -100, 0, 0.01, 1000000000000000.0, 123.45) for _ in range(pick(1, 3, 6, 12))], 'ratePercent': pick(0, 10, 8, 10000)}, payb)


def roi(i):
    p = i.get('decimals', 2)
    a, b = (exact(i['amountInvested']), exact(i['amountReturned']))
    Y = None
    if 'startDate' in i or 'endDate' in i:
        if 'years' in i or not ('startDate' in i and 'endDate' in i):
            raise Invalid()
        n = days(i['endDate']) - days(i['startDate'])
        if n <= 0:
            raise Invalid()
        Y = mpf(n) / 365
    elif 'years' in i:
        Y = exact(i['years'])
    o = {'gain': money(b - a, p), 'roiPercent': ratio((b / a - 1) * 100)}
    if Y is not None:
        o['years'] = ratio(Y)
        o['annualizedRoiPercent'] = ratio(z(((b / a) ** (1 / Y) if b > 0 else mpf(0)) - 1) * 100)
    return o

for _ in range(120):
    i = {'amountInvested': pick(0.01, 1000, 1000000000000000.0, 33.33), 'amountReturned': pick(0, 1250, 0.01, 1000000000000000.0, 33.33), 'decimals': pick(0, 2, 10)}
    if random.random() < 0.4:
        i['years'] = pick(0.0001, 2, 1000, 0.5)
    if random.random() < 0.5:
        i['startDate'] = pick(*DT)
    if random.random() < 0.5:
        i['endDate'] = pick(*DT)
    emit('roi-calculator', i, roi)


def cagr(i):
    p = i.get('decimals', 2)
    sf = i.get('solveFor', 'rate')
    for k, f in {'rate': 'cagrPercent', 'endValue': 'endValue', 'beginValue': 'beginValue', 'years': 'years'}.items():
        if (k == sf) == (f in i):
            raise Invalid()
    b, e, y, g = (exact(i.get('beginValue', 0)), exact(i.get('endValue', 0)), exact(i.get('years', 0)), 1 + exact(i.get('cagrPercent', 0)) / 100)
    if sf == 'rate':
        g = (e / b) ** (1 / y) if e > 0 else mpf(0)
    elif sf == 'endValue':
        e = b * g ** y if g > 0 else mpf(0)
    elif sf == 'beginValue':
        if g == 0 or e == 0:
            raise NoAnswer()
        b = e / g ** y
    elif e == b:
        y = mpf(0)
    else:
        if e <= 0 or g <= 0 or g == 1:
            raise NoAnswer()
        y = log(e / b) / log(g)
        if y < 0:
            raise NoAnswer()
    return {'cagrPercent': ratio(z(g - 1) * 100), 'beginValue': money(b, p) if sf == 'beginValue' else ratio(b), 'endValue': money(e, p) if sf == 'endValue' else ratio(e), 'years': ratio(y), 'totalGrowthPercent': ratio(z(e / b - 1) * 100)}

for _ in range(150):
    sf = pick('rate', 'endValue', 'beginValue', 'years')
    i = {'solveFor': sf, 'decimals': pick(0, 2, 10)}
    for k, f, v in (('rate', 'cagrPercent', (-100, 0, 7, -50, 1000000.0, -99.9)), ('endValue', 'endValue', (0, 2000, 1000, 1000000000000000.0, 0.5)), ('beginValue', 'beginValue', (1e-09, 1000, 1000000000000000.0, 0.5)), ('years', 'years', (0.0001, 5, 10000, 0.5, 1))):
        if (k != sf) == (random.random() < 0.98):
            i[f] = pick(*v)
    emit('cagr-calculator', i, cagr)


def div(i):
    p = i.get('decimals', 2)
    S = exact(i['sharePrice'])
    D = exact(i['annualDividendPerShare'])
    sh = exact(i.get('shares', 1))
    f = i.get('paymentsPerYear', 4)
    g = 1 + exact(i.get('dividendGrowthPercent', 0)) / 100
    q = 1 + exact(i.get('priceGrowthPercent', 0)) / 100
    o = {'dividendYieldPercent': ratio(D / S * 100), 'annualIncome': money(D * sh, p)}
    if i.get('earningsPerShare', 0) > 0:
        o['payoutRatioPercent'] = ratio(D / exact(i['earningsPerShare']) * 100)
    tot = mpf(0)
    for k in range(1, i.get('years', 1) * f + 1):
        e = (k - 1) // f
        d = sh * D * (g ** e if e else 1) / f * (1 - exact(i.get('taxPercent', 0)) / 100)
        tot += d
        if i.get('reinvest', True):
            sh += d / (S * q ** (mpf(k) / f))
    o['finalShares'] = ratio(sh)
    o['finalValue'] = money(sh * S * q ** i.get('years', 1) + (0 if i.get('reinvest', True) else tot), p)
    o['totalNetDividends'] = money(tot, p)
    return o

for _ in range(80):
    i = {'sharePrice': pick(1e-06, 50, 33.33, 1000000000000.0), 'annualDividendPerShare': pick(0, 2, 1000000000000.0), 'shares': pick(0, 100, 1, 1000000000000.0), 'years': pick(1, 10, 100), 'paymentsPerYear': pick(1, 4, 12), 'dividendGrowthPercent': pick(0, 5, -100, 1000), 'priceGrowthPercent': pick(0, 4, -99.99, 1000), 'taxPercent': pick(0, 15, 100), 'reinvest': pick(True, False), 'decimals': pick(0, 2, 10)}
    if random.random() < 0.5:
        i['earningsPerShare'] = pick(0, -1, 4, -1000000000000.0)
    emit('dividend-calculator', i, div)


def sp(i):
    p = i.get('decimals', 2)
    g = lambda k: exact(i.get(k, 0))
    q = g('quantity')
    c = g('buyPrice') * q * (1 + g('buyFeePercent') / 100) + g('buyFee')
    n = g('sellPrice') * q * (1 - g('sellFeePercent') / 100) - g('sellFee')
    G = n + g('dividends') - c
    t = max(mpf(0), G) * g('taxPercent') / 100
    o = {'totalCost': money(c, p), 'netProceeds': money(n, p), 'grossProfit': money(G, p), 'tax': money(t, p), 'netProfit': money(G - t, p), 'breakEvenPrice': money(max(mpf(0), (c - g('dividends') + g('sellFee')) / (q * (1 - g('sellFeePercent') / 100))), p)}
    if c > 0:
        o['returnPercent'] = ratio((G - t) / c * 100)
    return o

for _ in range(100):
    emit('stock-profit-calculator', {'buyPrice': pick(0, 10, 27000, 1000000000000.0), 'sellPrice': pick(0, 12.5, 1000000000000.0, 9.99), 'quantity': pick(1e-12, 100, 0.125, 1000000000000000.0), 'buyFee': pick(0, 5), 'sellFee': pick(0, 5, 1000000000000.0), 'buyFeePercent': pick(0, 0.1, 99.99), 'sellFeePercent': pick(0, 0.1, 99.99), 'dividends': pick(0, 20, 1000000000000.0), 'taxPercent': pick(0, 15, 100), 'decimals': pick(0, 2, 10)}, sp)


def sa(i):
    p = i.get('decimals', 2)
    if 'targetAverage' in i and 'currentPrice' not in i:
        raise Invalid()
    q = sum((exact(x['quantity']) for x in i['purchases']))
    c = sum((exact(x['price']) * exact(x['quantity']) + exact(x.get('fee', 0)) for x in i['purchases']))
    o = {'totalQuantity': ratio(q), 'totalCost': money(c, p), 'averagePrice': money(c / q, p)}
    if 'currentPrice' in i:
        v = q * exact(i['currentPrice'])
        o['currentValue'] = money(v, p)
        o['profit'] = money(z(v - c, 1e+30), p)
        if c > 0:
            o['profitPercent'] = ratio(z((v - c) / c) * 100)
        if 'targetAverage' in i:
            t = exact(i['targetAverage'])
            a = c / q
            k = exact(i['currentPrice'])
            if abs(c - t * q) < EPS:
                o['quantityToTarget'] = 0
            elif a > t > k or a < t < k:
                o['quantityToTarget'] = ratio((c - t * q) / (t - k))
            else:
                raise NoAnswer()
    return o

for _ in range(100):
    i = {'purchases': [{'price': pick(0, 100, 80, 33.33, 1000000000000.0), 'quantity': pick(1e-12, 10, 15, 1000000000000000.0, 0.1)} for _ in range(pick(1, 2, 3))], 'decimals': pick(0, 2, 10)}
    if random.random() < 0.3:
        i['purchases'][0]['fee'] = pick(0, 5, 0.01)
    if random.random() < 0.8:
        i['currentPrice'] = pick(0, 70, 90, 100, 1000000000000.0)
    if random.random() < 0.6:
        i['targetAverage'] = pick(0, 80, 88, 100, 95, 1000000000000.0)
    emit('stock-average-calculator', i, sa)


def addyear(d):
    y, m, q = map(int, d.split('-'))
    y += 1
    if (m, q) == (2, 29):
        q = 28
    return (y, m, q)



def cg(i):
    p = i.get('decimals', 2)
    me = i.get('method', 'fifo')
    lots = []
    R = LT = mpf(0)
    sales = []
    o = 0
    for t in sorted(i['transactions'], key=lambda t: t['date']):
        q, pr, fe = (exact(t['quantity']), exact(t['price']), exact(t.get('fee', 0)))
        if t['type'] == 'buy':
            lots.append([t['date'], q, (q * pr + fe) / q, o])
            o += 1
            if me == 'average':
                Q = sum((l[1] for l in lots))
                C = sum((l[1] * l[2] for l in lots))
                lots = [[t['date'], Q, C / Q, 0]]
        else:
            if sum((l[1] for l in lots)) < q - EPS:
                raise NoAnswer()
            pc = q * pr - fe
            left = q
            cost = ltc = ltq = mpf(0)
            while left > EPS:
                if me == 'fifo':
                    l = min(lots, key=lambda l: l[3])
                elif me == 'lifo':
                    l = max(lots, key=lambda l: l[3])
                elif me == 'hifo':
                    mx = max((l[2] for l in lots))
                    l = min((l for l in lots if l[2] >= mx - EPS * 1000000000000.0), key=lambda l: l[3])
                else:
                    l = lots[0]
                k = min(left, l[1])
                cost += k * l[2]
                if tuple(map(int, t['date'].split('-'))) > addyear(l[0]):
                    ltc += k * l[2]
                    ltq += k
                l[1] -= k
                left -= k
                if l[1] < EPS:
                    lots.remove(l)
            R += pc - cost
            LT += pc * ltq / q - ltc
            sales.append({'date': t['date'], 'quantity': ratio(q), 'proceeds': money(pc, p), 'cost': money(cost, p), 'gain': money(z(pc - cost, 1e+20), p)})
    x = {'realizedGain': money(z(R, 1e+20), p), 'remainingQuantity': ratio(sum((l[1] for l in lots), mpf(0))), 'remainingCost': money(sum((l[1] * l[2] for l in lots), mpf(0)), p), 'sales': sales}
    if me != 'average':
        x['shortTermGain'] = money(z(R - LT, 1e+20), p)
        x['longTermGain'] = money(z(LT, 1e+20), p)
    return x

DD = ['2020-02-29', '2021-02-28', '2021-03-01', '2023-01-10', '2024-01-10', '2024-01-11', '2024-02-29', '2022-06-01', '2025-02-28', '2025-03-01']
for _ in range(250):
    n = pick(2, 3, 6, 12)
    tr = [{'date': pick(*DD[:4]), 'type': 'buy', 'quantity': pick(10, 3, 0.1, 0.3, 7), 'price': pick(100, 150, 0, 33.33), 'fee': pick(0, 5, 0.01)} for _ in range(n)] + [{'date': pick(*DD[1:]), 'type': pick('sell', 'sell', 'buy'), 'quantity': pick(1, 3, 0.2, 0.1, 2.5), 'price': pick(180, 90, 0), 'fee': pick(0, 9)} for _ in range(pick(1, 2, 3))]
    random.shuffle(tr)
    emit('capital-gains-calculator', {'transactions': tr, 'method': pick('fifo', 'lifo', 'hifo', 'average'), 'decimals': pick(0, 2, 10)}, cg)
