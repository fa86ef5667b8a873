"""Loans and cards, worked out with mpmath from their definitions."""
import datetime
import math
import random

from mpmath import ceil, exp, floor, log, mp, mpf, nint

from finance_common import PAID, PERIODS, Invalid, NoAnswer, amount, annuity_factor, bisect, emit, exact, money, pick, rate, ratio

random.seed(20261121)

mp.dps = 700


def loan(i):
    f = PERIODS[i.get('frequency', 'monthly')]
    p = i.get('decimals', 2)
    sf = i.get('solveFor', 'payment')
    bal = exact(i.get('balloon', 0))
    A = exact(i.get('amount', 0))
    pay = exact(i.get('payment', 0))
    rt = exact(i.get('annualRatePercent', 0)) / 100 / f
    n = max(1, int(floor(mpf(i.get('termMonths', 0)) * f / 12 + mpf('0.5'))))
    last = None
    mp.dps = 60 if sf == 'rate' else 700
    if sf == 'payment':
        pay = (A - bal * (1 + rt) ** (-n)) / annuity_factor(rt, n)
        if pay < -mpf(10) ** (-100):
            raise NoAnswer()
    elif sf == 'amount':
        A = pay * annuity_factor(rt, n) + bal * (1 + rt) ** (-n)
    elif sf == 'rate':
        g = lambda x: pay * annuity_factor(x, n) + bal * (1 + x) ** (-n) - A
        z = g(mpf(0))
        if z < 0:
            mp.dps = 700
            raise NoAnswer()
        if z == 0:
            rt = mpf(0)
        else:
            hi = mpf(1)
            while g(hi) > 0:
                hi *= 2
            mp.dps = 120
            rt = bisect(g, mpf(10) ** (-40), hi)
    else:
        if bal:
            raise Invalid()
        if pay <= A * rt:
            raise NoAnswer()
        b = A
        n = 0
        while True:
            n += 1
            if n > 5200:
                raise NoAnswer()
            d = b * (1 + rt)
            if d <= pay + mpf(10) ** (-100):
                last = d
                break
            b = d - pay
    if last is None:
        last = pay + bal
    tot = pay * (n - 1) + last
    o = {'payment': money(pay, p), 'amount': money(A, p), 'annualRatePercent': ratio(rt * 100 * f), 'payments': n, 'lastPayment': money(last, p), 'totalPaid': money(tot, p), 'totalInterest': money(tot - A, p)}
    mp.dps = 700
    return o

for _ in range(250):
    sf = pick('payment', 'amount', 'rate', 'term')
    i = {'solveFor': sf, 'frequency': pick(*[k for k in PERIODS if k != 'daily']), 'decimals': pick(0, 2, 2, 2, 10)}
    if sf != 'amount':
        i['amount'] = amount()
    if sf != 'rate':
        i['annualRatePercent'] = pick(rate(), 1000, 0.0001)
    if sf != 'term':
        i['termMonths'] = pick(1, 2, 5, 6, 7, 12, 60, 360, 1200)
    if sf != 'payment':
        i['payment'] = amount() if sf == 'amount' else max(0.01, round(i['amount'] * pick(0.0101, 0.02, 0.1, 1, 2, 1.1 / max(1, i.get('termMonths', 12))), 2))
    if sf != 'term' and random.random() < 0.3:
        i['balloon'] = round(i.get('amount', 1000) * pick(0.1, 0.5, 1), 2)
    emit('loan-calculator', i, loan)


def mort(i):
    p = i.get('decimals', 2)
    H = exact(i['homePrice'])
    L = H - (exact(i['downPayment']) if 'downPayment' in i else H * exact(i.get('downPaymentPercent', 0)) / 100)
    if L <= 0:
        raise NoAnswer()
    R = exact(i['annualRatePercent'])
    rt = R / 1200 if i.get('compounding', 'monthly') == 'monthly' else (1 + R / 200) ** (mpf(1) / 6) - 1
    n = i.get('termYears', 30) * 12
    pay = L / annuity_factor(rt, n)
    prem = L * exact(i.get('annualMortgageInsurancePercent', 0)) / 1200
    lim = H * mpf('0.8')

    def rep(ex):
        b = L
        it = pm = mpf(0)
        m = 0
        while b >= PAID and m < n:
            m += 1
            if b > lim:
                pm += prem
            c = b * rt
            it += c
            b = b + c - pay - ex
        return (m, it, pm)
    ex = exact(i.get('extraMonthlyPayment', 0))
    a = rep(ex)
    q = rep(mpf(0))
    tx = H * exact(i.get('annualPropertyTaxPercent', 0)) / 1200
    ins = exact(i.get('annualHomeInsurance', 0)) / 12
    fp = prem if L > lim else mpf(0)
    return {'loanAmount': money(L, p), 'loanToValuePercent': ratio(L / H * 100), 'monthlyPrincipalAndInterest': money(pay, p), 'monthlyPropertyTax': money(tx, p), 'monthlyHomeInsurance': money(ins, p), 'monthlyMortgageInsurance': money(fp, p), 'monthlyTotal': money(pay + tx + ins + fp + exact(i.get('monthlyFees', 0)), p), 'months': a[0], 'totalInterest': money(a[1], p), 'totalMortgageInsurance': money(a[2], p), 'interestSaved': money(q[1] - a[1], p), 'monthsSaved': q[0] - a[0]}

mp.dps = 120
for _ in range(120):
    i = {'homePrice': pick(1, 100, 300000, 456789.01, 1000000000000.0), 'annualRatePercent': rate(), 'termYears': pick(1, 15, 30, 50), 'compounding': pick('monthly', 'semiannual'), 'annualMortgageInsurancePercent': pick(0, 0.5, 100), 'annualPropertyTaxPercent': pick(0, 1.1), 'annualHomeInsurance': pick(0, 1000), 'monthlyFees': pick(0, 33.33), 'extraMonthlyPayment': pick(0, 0, 200, 1000000000.0), 'decimals': pick(0, 2, 10)}
    if random.random() < 0.5:
        i['downPaymentPercent'] = pick(0, 5, 20, 19.999999, 100, 99.99999999)
    elif random.random() < 0.7:
        i['downPayment'] = round(i['homePrice'] * pick(0.05, 0.2, 0.1, 1, 0.5), 2)
    emit('mortgage-calculator', i, mort)
mp.dps = 700


def amort(i):
    p = i.get('decimals', 2)
    A = exact(i['amount'])
    rt = exact(i['annualRatePercent']) / 1200
    n = i['termMonths']
    io = i.get('interestOnlyMonths', 0)
    if io >= n:
        raise Invalid()
    ex = exact(i.get('extraMonthlyPayment', 0))
    E = {}
    for q in i.get('extraPayments', []):
        E[q['period']] = E.get(q['period'], mpf(0)) + exact(q['amount'])
    pay = A / annuity_factor(rt, n - io)

    def run(ex, E):
        b = A
        rows = []
        tot = mpf(0)
        for k in range(1, n + 1):
            if b < PAID:
                break
            it = b * rt
            pr = mpf(0) if k <= io else b if k == n else min(pay - it, b)
            e = min(ex + E.get(k, 0), b - pr)
            b = b - pr - e
            tot += it
            rows.append((it, pr, e, b if b >= PAID else mpf(0)))
        return (rows, tot)
    rows, tot = run(ex, E)
    q = run(mpf(0), {})[1]
    return {'payment': money(pay, p), 'payments': len(rows), 'totalPaid': money(A + tot, p), 'totalInterest': money(tot, p), 'interestSaved': money(q - tot, p), 'rows': [{'period': k + 1, 'payment': money(a + b, p), 'interest': money(a, p), 'principal': money(b, p), 'extra': money(c, p), 'balance': money(d, p)} for k, (a, b, c, d) in enumerate(rows)]}

for _ in range(80):
    n = pick(1, 2, 12, 60, 360, 1200)
    i = {'amount': amount(), 'annualRatePercent': pick(rate(), 100, 300, 999, 1000), 'termMonths': n, 'decimals': pick(0, 2, 10)}
    if random.random() < 0.3:
        i['interestOnlyMonths'] = pick(1, n - 1, n)
    if random.random() < 0.3:
        i['extraMonthlyPayment'] = pick(1, 100, 1000000000000000.0)
    if random.random() < 0.3:
        i['extraPayments'] = [{'period': pick(1, n, 7), 'amount': 50}, {'period': 1, 'amount': 10}]
    emit('amortization-calculator', i, amort)


def auto(i):
    p = i.get('decimals', 2)
    pr = exact(i['price'])
    ti = exact(i.get('tradeInValue', 0))
    tax = max(mpf(0), pr - ti if i.get('taxAfterTradeIn', True) else pr) * exact(i.get('salesTaxPercent', 0)) / 100
    tf = tax + exact(i.get('fees', 0))
    fin = tf if i.get('financeTaxAndFees') else mpf(0)
    L = pr - exact(i.get('downPayment', 0)) - ti + exact(i.get('tradeInOwed', 0)) + fin
    if L < -mpf(10) ** (-100):
        raise NoAnswer()
    n = i['termMonths']
    pay = L / annuity_factor(exact(i['annualRatePercent']) / 1200, n)
    it = pay * n - L
    return {'salesTax': money(tax, p), 'loanAmount': money(L, p), 'upfrontPayment': money(tf - fin + exact(i.get('downPayment', 0)), p), 'monthlyPayment': money(pay, p), 'totalInterest': money(it, p), 'totalCost': money(pr + tf + it, p)}

for _ in range(80):
    i = {'price': pick(1, 20000, 35999.99, 1000000000.0), 'downPayment': pick(0, 1, 5000), 'tradeInValue': pick(0, 8000, 30000), 'tradeInOwed': pick(0, 3000, 20000), 'salesTaxPercent': pick(0, 6.25, 100), 'taxAfterTradeIn': pick(True, False), 'fees': pick(0, 499), 'financeTaxAndFees': pick(True, False), 'annualRatePercent': pick(rate(), 1000), 'termMonths': pick(1, 36, 240), 'decimals': pick(0, 2, 10)}
    emit('auto-loan-calculator', i, auto)


def lease(i):
    p = i.get('decimals', 2)
    if ('moneyFactor' in i) == ('annualRatePercent' in i):
        raise Invalid()
    mf = exact(i['moneyFactor']) if 'moneyFactor' in i else exact(i['annualRatePercent']) / 2400
    c = exact(i['capitalizedCost']) - exact(i.get('capCostReduction', 0))
    rv = exact(i['residualValue'])
    if rv > c:
        raise NoAnswer()
    d = (c - rv) / i['termMonths']
    f = (c + rv) * mf
    t = (d + f) * exact(i.get('salesTaxPercent', 0)) / 100
    s = d + f + t
    return {'adjustedCapitalizedCost': money(c, p), 'monthlyDepreciation': money(d, p), 'monthlyFinanceCharge': money(f, p), 'monthlyTax': money(t, p), 'monthlyPayment': money(s, p), 'totalOfPayments': money(s * i['termMonths'], p), 'moneyFactor': ratio(mf), 'annualRatePercent': ratio(mf * 2400)}

for _ in range(80):
    i = {'capitalizedCost': pick(1, 30000, 41234.56, 1000000000.0), 'capCostReduction': pick(0, 0, 2000), 'residualValue': pick(0, 18000, 28000, 1), 'termMonths': pick(1, 36, 120), 'salesTaxPercent': pick(0, 8.875, 100), 'decimals': pick(0, 2, 10)}
    if random.random() < 0.55:
        i['moneyFactor'] = pick(0, 0.00125, 0.5, 0.00213)
    if random.random() < 0.5:
        i['annualRatePercent'] = pick(0, 3, 4.7, 1000)
    emit('auto-lease-calculator', i, lease)


def apr(i):
    p = i.get('decimals', 2)
    A = exact(i['amount'])
    rec = A - exact(i.get('upfrontFees', 0))
    n = i['termMonths']
    if rec <= 0:
        raise NoAnswer()
    nom = exact(i['annualRatePercent']) / 1200
    pay = (A + exact(i.get('financedFees', 0))) / annuity_factor(nom, n)
    if i.get('upfrontFees', 0) + i.get('financedFees', 0) > 0:
        mp.dps = 130
        g = lambda x: pay * annuity_factor(x, n) - rec
        hi = nom + 1
        while g(hi) > 0:
            hi *= 2
        x = bisect(g, nom if nom > 0 else mpf(10) ** (-50), hi)
        mp.dps = 700
    else:
        x = nom
    tot = pay * n + exact(i.get('upfrontFees', 0))
    return {'aprPercent': ratio(x * 1200), 'effectiveAprPercent': ratio(((1 + x) ** 12 - 1) * 100), 'monthlyPayment': money(pay, p), 'totalPaid': money(tot, p), 'financeCharge': money(tot - A, p)}

for _ in range(100):
    i = {'amount': amount(), 'annualRatePercent': pick(rate(), 1000), 'termMonths': pick(1, 2, 12, 360, 1200), 'decimals': pick(0, 2, 10)}
    if random.random() < 0.7:
        i['financedFees'] = pick(0, 0.01, 1000, 1e-09, 1000000000000000.0)
    if random.random() < 0.7:
        i['upfrontFees'] = pick(0, 0.01, i['amount'], round(i['amount'] * 0.03, 2), round(i['amount'] * 0.999999, 6))
    emit('apr-calculator', i, apr)


def eff(i):
    f = i.get('from', 'monthly')
    t = i.get('to', 'annual')
    R = exact(i['ratePercent']) / 100
    if f == 'continuous':
        y = exp(R)
    else:
        b = 1 + R / PERIODS[f]
        if b <= 0:
            raise NoAnswer()
        y = b ** PERIODS[f]
    e = y - 1
    o = {'effectiveAnnualRatePercent': ratio(e * 100)}
    if t == 'continuous':
        o['ratePercent'] = ratio(log(y) * 100)
        o['periodicRatePercent'] = None
    else:
        m = PERIODS[t]
        q = y ** (mpf(1) / m) - 1
        o['ratePercent'] = ratio(q * m * 100)
        o['periodicRatePercent'] = ratio(q * 100)
    if t == 'continuous':
        del o['periodicRatePercent']
    return o

C = list(PERIODS) + ['continuous']
for _ in range(250):
    emit('effective-interest-rate-calculator', {'ratePercent': pick(0, -0.0, 5, -5, -50, -99, -100, -99.999, -400, -1000, -1199.99, 1000000.0, 1000, 1e-10, 1e-15, 12.34, 400, 69.3147), 'from': pick(*C), 'to': pick(*C)}, lambda i: (_ for _ in ()).throw(Invalid()) if not -1000 <= i['ratePercent'] <= 1000000.0 else eff(i))


def cc(i):
    p = i.get('decimals', 2)
    B = exact(i['balance'])
    rt = exact(i['annualRatePercent']) / 1200
    s = i.get('strategy', 'fixed')
    if s == 'fixed':
        if 'monthlyPayment' not in i:
            raise Invalid()
        lv = exact(i['monthlyPayment'])
        if rt > 0 and lv <= B * rt:
            raise NoAnswer()
    elif s == 'deadline':
        if 'months' not in i:
            raise Invalid()
        lv = B / annuity_factor(rt, i['months'])
    b = B
    paid = mpf(0)
    first = None
    for m in range(1, 1201):
        st = b * (1 + rt)
        py = min(st, lv if s != 'minimum' else max(st * exact(i.get('minimumPercent', 2)) / 100, exact(i.get('minimumAmount', 25))))
        if first is None:
            first = py
        paid += py
        b = st - py
        if b < PAID:
            return {'months': m, 'firstPayment': money(first, p), 'lastPayment': money(py, p), 'totalPaid': money(paid, p), 'totalInterest': money(paid - B, p)}
    raise NoAnswer()

for _ in range(120):
    i = {'balance': pick(0.01, 5000, 1234.56, 1000000000000.0), 'annualRatePercent': pick(rate(), 100, 500, 1000), 'strategy': pick('fixed', 'deadline', 'minimum'), 'decimals': pick(0, 2, 10)}
    if i['strategy'] == 'fixed':
        i['monthlyPayment'] = max(0.01, round(i['balance'] * pick(0.02, 0.05, 0.1, 1, 1.5, 0.0008334), 2))
    if i['strategy'] == 'deadline':
        i['months'] = pick(1, 12, 60, 360, 1200)
    if i['strategy'] == 'minimum':
        i['minimumPercent'] = pick(0, 1, 2, 3, 10, 100)
        i['minimumAmount'] = pick(0, 25, 10, 1000000000.0)
    emit('credit-card-payoff-calculator', i, cc)


def refi(i):
    p = i.get('decimals', 2)
    B = exact(i['balance'])
    C = exact(i.get('closingCosts', 0))
    fin = i.get('financeClosingCosts', False)
    L = B + C if fin else B
    n1, n2 = (i['remainingMonths'], i['newTermMonths'])
    a = B / annuity_factor(exact(i['currentAnnualRatePercent']) / 1200, n1)
    b = L / annuity_factor(exact(i['newAnnualRatePercent']) / 1200, n2)
    s = a - b
    if abs(s) < mpf(10) ** (-300) * a:
        s = mpf(0)
    o = {'currentPayment': money(a, p), 'newPayment': money(b, p), 'monthlySavings': money(s, p), 'currentRemainingInterest': money(a * n1 - B, p), 'newTotalInterest': money(b * n2 - L, p), 'lifetimeSavings': money(a * n1 - b * n2 - (0 if fin else C), p)}
    if s > 0 and C / s < 2**53:
        o['breakEvenMonths'] = int(ceil(C / s - mpf(10) ** (-300)))
    return o

for _ in range(120):
    i = {'balance': amount(), 'currentAnnualRatePercent': rate(), 'remainingMonths': pick(1, 12, 300, 360, 1200), 'newAnnualRatePercent': rate(), 'newTermMonths': pick(1, 12, 300, 360, 1200), 'closingCosts': pick(0, 0.01, 5000, 1000000.0), 'financeClosingCosts': pick(True, False), 'decimals': pick(0, 2, 10)}
    emit('refinance-calculator', i, refi)
