"""Savings, homes and retirement, worked out with mpmath from their definitions."""
import datetime
import math
import random

from mpmath import ceil, exp, floor, log, mp, mpf, nint

from finance_common import PAID, PERIODS, Invalid, NoAnswer, amount, annuity_factor, bisect, emit, exact, money, pick, rate, ratio

random.seed(20261121)

mp.dps = 700
mp.dps = 200
EPS = mpf(10) ** (-120)


def z(x, sc=1):
    return mpf(0) if abs(x) < EPS * sc else x



def debt(i):
    p = i.get('decimals', 2)
    D = i['debts']
    if len({d['name'] for d in D}) < len(D):
        raise Invalid()
    ds = [{'n': d['name'], 'b': exact(d['balance']), 'r': exact(d['annualRatePercent']) / 1200, 'm': exact(d['minimumPayment']), 'i': mpf(0), 'c': 0, 'R': d['annualRatePercent'], 's': d['balance']} for d in D]
    o = sorted(ds, key=(lambda d: (-d['R'], d['s'])) if i.get('strategy', 'avalanche') == 'avalanche' else lambda d: (d['s'], -d['R']))
    bud = sum((d['m'] for d in ds), exact(i.get('extraMonthlyPayment', 0)))
    cl = []
    m = 0
    while len(cl) < len(ds):
        m += 1
        if m > 1200:
            raise NoAnswer()
        left = bud
        op = [d for d in o if not d['c']]
        for d in op:
            t = d['b'] * d['r']
            d['i'] += t
            d['b'] += t
        for d in op:
            y = min(d['m'], d['b'])
            d['b'] -= y
            left -= y
        for d in op:
            y = min(left, d['b'])
            d['b'] -= y
            left -= y
            if d['b'] < PAID:
                d['c'] = m
                cl.append(d['n'])
    ti = sum((d['i'] for d in ds))
    return {'months': m, 'totalPaid': money(ti + sum((exact(d['s']) for d in ds)), p), 'totalInterest': money(ti, p), 'payoffOrder': cl, 'debts': [{'name': d['n'], 'months': d['c'], 'interest': money(d['i'], p)} for d in ds]}

for _ in range(80):
    n = pick(1, 2, 3, 5, 20)
    i = {'debts': [{'name': 'D%d' % (k if random.random() < 0.99 else 0), 'balance': pick(0.01, 1000, 1000, 2500.5, 8000, 1000000.0), 'annualRatePercent': pick(0, 6, 6, 22, 18.99), 'minimumPayment': pick(0, 25, 50, 200, 90)} for k in range(n)], 'extraMonthlyPayment': pick(0, 100, 1000, 10000000.0), 'strategy': pick('avalanche', 'snowball'), 'decimals': pick(0, 2, 10)}
    emit('debt-payoff-calculator', i, debt)


def haff(i):
    p = i.get('decimals', 2)
    inc = exact(i['annualIncome']) / 12
    fe = inc * exact(i.get('frontEndPercent', 28)) / 100
    be = inc * exact(i.get('backEndPercent', 36)) / 100 - exact(i.get('monthlyDebts', 0))
    h = min(fe, be)
    k = 1 / annuity_factor(exact(i['annualRatePercent']) / 1200, i.get('termYears', 30) * 12)
    t = exact(i.get('annualPropertyTaxPercent', 0)) / 1200
    d = exact(i.get('downPayment', 0))
    pr = (h - exact(i.get('annualHomeInsurance', 0)) / 12 - exact(i.get('monthlyFees', 0)) + d * k) / (k + t)
    L = pr - d
    if L <= EPS * 1000000000000.0:
        raise NoAnswer()
    return {'maxHomePrice': money(pr, p), 'loanAmount': money(L, p), 'monthlyPrincipalAndInterest': money(L * k, p), 'maxHousingPayment': money(h, p), 'limitedBy': 'frontEnd' if fe <= be + EPS * 1000000000000.0 else 'backEnd'}

for _ in range(100):
    emit('home-affordability-calculator', {'annualIncome': pick(0.01, 50000, 120000, 87654.32, 1000000000000.0), 'monthlyDebts': pick(0, 500, 800, 5000), 'downPayment': pick(0, 60000, 1000000.0), 'annualRatePercent': pick(0, 6.5, 100), 'termYears': pick(1, 15, 30, 50), 'annualPropertyTaxPercent': pick(0, 1.2, 100), 'annualHomeInsurance': pick(0, 1800), 'monthlyFees': pick(0, 250), 'frontEndPercent': pick(28, 0, 100, 31), 'backEndPercent': pick(36, 43, 0, 100), 'decimals': pick(0, 2, 10)}, haff)


def dti(i):
    g = exact(i['grossMonthlyIncome'])
    h = exact(i.get('housingPayment', 0))
    d = h + sum((exact(x) for x in i.get('otherDebts', [])))
    b = d / g * 100
    return {'frontEndPercent': ratio(h / g * 100), 'backEndPercent': ratio(b), 'level': 'healthy' if b <= 36 + EPS else 'manageable' if b <= 43 + EPS else 'high', 'totalMonthlyDebt': ratio(d)}

for g in [0.01, 6000, 5000.01, 3333.33, 7000, 1000000000000.0]:
    for q in [0, 0.36, 0.43, 0.1, 2, 0.35999, 0.43001]:
        emit('debt-to-income-calculator', {'grossMonthlyIncome': g, 'housingPayment': round(g * q / 2, 6), 'otherDebts': [round(g * q / 2, 6)]}, dti)


def rvb(i):
    p = i.get('decimals', 2)
    H = exact(i['homePrice'])
    dn = exact(i.get('downPayment', 0))
    if dn > H:
        raise Invalid()
    n = i.get('termYears', 30) * 12
    rt = exact(i['annualRatePercent']) / 1200
    L = H - dn
    pay = L / annuity_factor(rt, n)
    mr = (1 + exact(i.get('annualInvestmentReturnPercent', 5)) / 100) ** (mpf(1) / 12)
    a = 1 + exact(i.get('annualAppreciationPercent', 3)) / 100
    ri = 1 + exact(i.get('annualRentIncreasePercent', 3)) / 100
    up = (exact(i.get('annualPropertyTaxPercent', 1)) + exact(i.get('annualMaintenancePercent', 1))) / 1200
    sell = exact(i.get('sellingCostPercent', 6)) / 100
    bi = mpf(0)
    rn = dn + H * exact(i.get('buyingCostPercent', 0)) / 100
    b = L
    be = None
    for y in range(i['years']):
        for m in range(12):
            k = y * 12 + m
            own = (pay if k < n else 0) + H * a ** y * up + exact(i.get('annualHomeInsurance', 0)) / 12
            rent = exact(i['monthlyRent']) * ri ** y
            bi *= mr
            rn *= mr
            if own > rent:
                rn += own - rent
            else:
                bi += rent - own
            if k < n:
                b = b * (1 + rt) - pay
            if k >= n - 1:
                b = mpf(0)
        w = H * a ** (y + 1) * (1 - sell) - b + bi
        if w - rn >= -EPS * H and be is None:
            be = y + 1
    d = w - rn
    if abs(d) < EPS * H:
        d = mpf(0)
    o = {'buyNetWorth': money(w, p), 'rentNetWorth': money(rn, p), 'difference': money(d, p), 'better': 'equal' if d == 0 else 'buy' if d > 0 else 'rent', 'mortgagePayment': money(pay, p)}
    if be:
        o['breakEvenYear'] = be
    return o

for _ in range(50):
    emit('rent-vs-buy-calculator', {'homePrice': pick(1, 400000, 1000000000000.0), 'downPayment': pick(0, 80000, 1), 'annualRatePercent': pick(0, 6, 100), 'termYears': pick(1, 5, 30), 'annualPropertyTaxPercent': pick(0, 1), 'annualHomeInsurance': pick(0, 1200), 'buyingCostPercent': pick(0, 3), 'sellingCostPercent': pick(0, 6, 100), 'annualAppreciationPercent': pick(3, -99, 0, 10), 'monthlyRent': pick(0, 2000, 3500), 'annualRentIncreasePercent': pick(3, -99, 0), 'annualInvestmentReturnPercent': pick(5, 0, -99, 10), 'years': pick(1, 7, 30, 50), 'decimals': pick(0, 2, 10)}, rvb)


def rental(i):
    p = i.get('decimals', 2)
    H = exact(i['price'])
    dn = exact(i.get('downPayment', i['price']))
    if dn > H:
        raise NoAnswer()
    cash = dn + exact(i.get('purchaseCosts', 0))
    if cash == 0:
        raise NoAnswer()
    L = H - dn
    sv = 12 * L / annuity_factor(exact(i.get('annualRatePercent', 0)) / 1200, i.get('termYears', 30) * 12)
    inc = 12 * (exact(i['monthlyRent']) + exact(i.get('otherMonthlyIncome', 0))) * (1 - exact(i.get('vacancyPercent', 0)) / 100)
    ex = inc * exact(i.get('managementPercent', 0)) / 100 + exact(i.get('annualExpenses', 0))
    noi = inc - ex
    cf = noi - sv
    o = {'effectiveGrossIncome': money(inc, p), 'operatingExpenses': money(ex, p), 'netOperatingIncome': money(noi, p), 'annualDebtService': money(sv, p), 'annualCashFlow': money(cf, p), 'capRatePercent': ratio(noi / H * 100), 'cashOnCashPercent': ratio(cf / cash * 100)}
    if i['monthlyRent'] > 0:
        o['grossRentMultiplier'] = ratio(H / (12 * exact(i['monthlyRent'])))
    if L > 0:
        o['debtServiceCoverageRatio'] = ratio(noi / sv)
    return o

for _ in range(60):
    i = {'price': pick(1, 200000, 1000000000000.0), 'purchaseCosts': pick(0, 5000), 'annualRatePercent': pick(0, 6, 100), 'termYears': pick(1, 30, 50), 'monthlyRent': pick(0, 2000, 1234.56), 'otherMonthlyIncome': pick(0, 50), 'vacancyPercent': pick(0, 5, 100), 'managementPercent': pick(0, 8, 100), 'annualExpenses': pick(0, 4500), 'decimals': pick(0, 2, 10)}
    if random.random() < 0.7:
        i['downPayment'] = pick(0, i['price'], 50000)
    emit('rental-property-calculator', i, rental)


def comp(i):
    p = i.get('decimals', 2)
    rt = exact(i['annualRatePercent']) / 100
    c = i.get('compounding', 'monthly')
    Y = exact(i['years'])
    f = PERIODS[i.get('contributionFrequency', 'monthly')]
    from fractions import Fraction as Fr
    from decimal import Decimal as Dc
    yf = Fr(Dc(repr(i['years'])))
    n = int(yf * f // 1)
    st = i.get('contributionTiming', 'end') == 'start'
    g = 1 + exact(i.get('contributionGrowthPercent', 0)) / 100
    C = exact(i.get('contribution', 0))
    G = lambda t: exp(rt * t) if c == 'continuous' else (1 + rt / PERIODS[c]) ** (PERIODS[c] * t)
    gp = G(mpf(1) / f)
    YR = mpf(yf.numerator) / yf.denominator

    def bal(T, cnt):
        b = mpf(0)
        x = mpf(0)
        for k in range(cnt):
            d = C * g ** (k // f) if not (g == 0 and k // f == 0) else C
            x += d
            b = (b + d) * gp if st else b * gp + d
        return (b * G(T - mpf(cnt) / f) + exact(i['principal']) * G(T), x)
    B, X = bal(YR, n)
    yr = []
    pb, px = (exact(i['principal']), mpf(0))
    b = exact(i['principal'])
    x = mpf(0)
    for k in range(int(yf // 1) * f):
        d = C * g ** (k // f) if k >= f else C
        x += d
        b = (b + d) * gp if st else b * gp + d
        if (k + 1) % f == 0:
            yr.append({'year': (k + 1) // f, 'contributions': money(x - px, p), 'interest': money(z(b - pb - (x - px), 1e+20), p), 'balance': money(b, p)})
            pb, px = (b, x)
    return {'finalBalance': money(B, p), 'totalContributions': money(X, p), 'totalInterest': money(z(B - exact(i['principal']) - X, 1e+20), p), 'effectiveAnnualRatePercent': ratio((G(mpf(1)) - 1) * 100), 'yearly': yr}

for _ in range(120):
    i = {'principal': pick(0, 1000, 12345.67, 1000000000000000.0), 'annualRatePercent': pick(0, 5, 6, -5, -99.99, 12.5, 1000, -50), 'years': pick(0, 1, 2, 10, 0.5, 1.75, 3.3333333333333335, 30, 0.01, 2.99), 'compounding': pick(*list(PERIODS) + ['continuous']), 'decimals': pick(0, 2, 10)}
    if random.random() < 0.7:
        i['contribution'] = pick(0, 100, 33.33)
        i['contributionFrequency'] = pick(*[k for k in PERIODS if k != 'daily'])
        i['contributionTiming'] = pick('start', 'end')
        i['contributionGrowthPercent'] = pick(0, 0, 3, -100, 10)
    emit('compound-interest-calculator', i, comp)


def sav(i):
    p = i.get('decimals', 2)
    rt = exact(i.get('annualRatePercent', 0)) / 1200
    S = exact(i.get('currentSavings', 0))
    G = exact(i['goal'])
    n = i.get('months', 0)
    c = exact(i.get('monthlyContribution', 0))
    if i.get('solveFor', 'contribution') == 'contribution':
        if 'months' not in i or 'monthlyContribution' in i:
            raise Invalid()
        gr = (1 + rt) ** n
        F = mpf(n) if rt == 0 else (gr - 1) / rt
        c = max(mpf(0), (G - S * gr) / F)
        b = S * gr + c * F
    else:
        if 'months' in i or 'monthlyContribution' not in i:
            raise Invalid()
        b = S
        n = 0
        while b < G - EPS * G:
            n += 1
            if n > 2400:
                raise NoAnswer()
            b = b * (1 + rt) + c
    return {'monthlyContribution': money(c, p), 'months': n, 'totalContributions': money(c * n, p), 'totalInterest': money(z(b - S - c * n, 1e+20), p), 'finalBalance': money(b, p)}

for _ in range(100):
    sf = pick('contribution', 'time')
    i = {'solveFor': sf, 'goal': pick(0.01, 1000, 20000, 1000000000000000.0), 'currentSavings': pick(0, 2000, 1000, 1000000000000000.0), 'annualRatePercent': pick(0, 3, 7, 12, 1000), 'decimals': pick(0, 2, 10)}
    if (sf == 'contribution') == (random.random() < 0.93):
        i['months'] = pick(1, 12, 2400)
    if (sf == 'time') == (random.random() < 0.93):
        i['monthlyContribution'] = pick(0, 0.01, 300, 8.33)
    emit('savings-goal-calculator', i, sav)


def ann(i):
    p = i.get('decimals', 2)
    if sum((k in i for k in ('payment', 'presentValue', 'futureValue'))) != 1:
        raise Invalid()
    rt = exact(i['ratePercent']) / 100
    g = exact(i.get('growthPercent', 0)) / 100
    due = 1 + rt if i.get('timing') == 'start' else mpf(1)
    n = i.get('periods')
    if n is None:
        if 'futureValue' in i:
            raise Invalid()
        if rt <= g:
            raise NoAnswer()
        f = due / (rt - g)
        P0 = exact(i['payment']) if 'payment' in i else exact(i['presentValue']) / f
        return {'payment': money(P0, p), 'presentValue': money(P0 * f, p)}
    e = (1 + rt) ** n
    f = (mpf(n) / (1 + rt) if rt == g else (1 - ((1 + g) / (1 + rt)) ** n) / (rt - g)) * due
    P0 = exact(i['payment']) if 'payment' in i else exact(i['presentValue']) / f if 'presentValue' in i else exact(i['futureValue']) / f / e
    return {'payment': money(P0, p), 'presentValue': money(P0 * f, p), 'futureValue': money(P0 * f * e, p), 'totalPayments': money(P0 * (n if g == 0 else ((1 + g) ** n - 1) / g), p)}

for _ in range(150):
    i = {'ratePercent': pick(0, 0.6, 8, -5, -99.99, 10000, 1e-09, 3), 'growthPercent': pick(0, 3, -5, -99.99, 10000, 0, 8), 'timing': pick('end', 'start'), 'decimals': pick(0, 2, 10)}
    i[pick('payment', 'presentValue', 'futureValue')] = pick(0, 500, 1234.56, 1000000000000000.0)
    if random.random() < 0.03:
        i['payment'] = 5
    if random.random() < 0.8:
        i['periods'] = pick(1, 2, 12, 240, 1000, 100000)
    emit('annuity-calculator', i, ann)


def infl(i):
    p = i.get('decimals', 2)
    bi = 'startIndex' in i or 'endIndex' in i
    if bi == ('inflationPercent' in i):
        raise Invalid()
    if not bi and 'years' not in i:
        raise Invalid()
    if bi and (not ('startIndex' in i and 'endIndex' in i)):
        raise Invalid()
    Y = i.get('years')
    f = exact(i['endIndex']) / exact(i['startIndex']) if bi else (1 + exact(i['inflationPercent']) / 100) ** exact(Y)
    y = exact(i['inflationPercent']) / 100 if not bi else f ** (1 / exact(Y)) - 1 if Y else None
    if 'nominalReturnPercent' in i and y is None:
        raise Invalid()
    o = {'equivalentAmount': money(exact(i['amount']) * f, p), 'purchasingPower': money(exact(i['amount']) / f, p), 'totalInflationPercent': ratio((f - 1) * 100)}
    if Y:
        o['averageAnnualInflationPercent'] = ratio(z(y) * 100)
    if 'nominalReturnPercent' in i:
        o['realReturnPercent'] = ratio(z((1 + exact(i['nominalReturnPercent']) / 100) / (1 + y) - 1) * 100)
    return o

for _ in range(120):
    i = {'amount': pick(0, 100, 1000000000000000.0, 12.345), 'decimals': pick(0, 2, 10)}
    if random.random() < 0.6:
        i['inflationPercent'] = pick(0, 3, -5, -99.99, 1000000.0, 2.5)
    if random.random() < 0.6:
        i['years'] = pick(0, 1, 10, 0.5, 100, 1000)
    if random.random() < 0.5:
        i['startIndex'] = pick(1e-09, 172.2, 1000000000000000.0)
    if random.random() < 0.5:
        i['endIndex'] = pick(1e-09, 258.811, 1000000000000000.0)
    if random.random() < 0.5:
        i['nominalReturnPercent'] = pick(-100, 0, 5, 1000000.0)
    emit('inflation-calculator', i, infl)


def r72(i):
    if ('ratePercent' in i) == ('years' in i):
        raise Invalid()
    m = exact(i.get('multiple', 2))
    g = exact(i.get('ratePercent', i.get('years')))
    e = log(m) / log(1 + g / 100) if 'ratePercent' in i else (m ** (1 / g) - 1) * 100
    return {'exact': ratio(e), 'continuous': ratio(100 * log(m) / g), 'ruleOf72': ratio(72 / g), 'ruleOf70': ratio(70 / g), 'ruleOf69': ratio(mpf('69.3') / g)}

for _ in range(60):
    i = {'multiple': pick(2, 1.0001, 1000000000.0, 3, 1.5)}
    if random.random() < 0.5:
        i['ratePercent'] = pick(0.0001, 8, 10000, 7.2, 100)
    if random.random() < 0.5:
        i['years'] = pick(0.0001, 10, 1000000.0, 0.5, 1)
    emit('rule-of-72-calculator', i, r72)


def ret(i):
    p = i.get('decimals', 2)
    a, b, c = (i['currentAge'], i['retirementAge'], i.get('lifeExpectancy', 90))
    if not a < b < c:
        raise Invalid()
    m1 = (1 + exact(i.get('annualReturnPercent', 6)) / 100) ** (mpf(1) / 12)
    m2 = (1 + exact(i.get('retirementReturnPercent', 4)) / 100) ** (mpf(1) / 12)
    f = 1 + exact(i.get('inflationPercent', 3)) / 100
    g = 1 + exact(i.get('contributionGrowthPercent', 0)) / 100
    s = exact(i.get('currentSavings', 0))
    for k in range((b - a) * 12):
        s = s * m1 + exact(i.get('monthlyContribution', 0)) * (g ** (k // 12) if k >= 12 else 1)
    w = max(mpf(0), exact(i['desiredMonthlyIncome']) - exact(i.get('otherMonthlyIncome', 0))) * f ** (b - a)
    n = (c - b) * 12
    req = sum((w * f ** (k // 12) / m2 ** k for k in range(n)))
    bal = s
    fd = 0
    for k in range(n):
        x = w * f ** (k // 12)
        if bal + PAID < x:
            break
        fd += 1
        bal = (bal - x) * m2
    return {'savingsAtRetirement': money(s, p), 'requiredSavings': money(req, p), 'gap': money(z(s - req, 1e+30), p), 'firstMonthlyWithdrawal': money(w, p), 'monthsFunded': fd, 'onTrack': bool(s - req >= -EPS * 1e+30)}

mp.dps = 150
for _ in range(60):
    emit('retirement-calculator', {'currentAge': pick(0, 35, 64, 119), 'retirementAge': pick(1, 65, 120), 'lifeExpectancy': pick(90, 66, 130, 65), 'currentSavings': pick(0, 50000, 1000000000000.0), 'monthlyContribution': pick(0, 1000), 'contributionGrowthPercent': pick(0, 3, -100, 100), 'annualReturnPercent': pick(6, 0, -99, 100), 'retirementReturnPercent': pick(4, 0, -99, 100), 'inflationPercent': pick(3, 0, -50, 100), 'desiredMonthlyIncome': pick(0, 4000, 2500), 'otherMonthlyIncome': pick(0, 1500, 5000), 'decimals': pick(0, 2, 10)}, ret)
mp.dps = 200


def k401(i):
    p = i.get('decimals', 2)
    if i['retirementAge'] <= i['currentAge']:
        raise Invalid()
    m = (1 + exact(i.get('annualReturnPercent', 6)) / 100) ** (mpf(1) / 12)
    b = exact(i.get('currentBalance', 0))
    E = R = mpf(0)
    yr = []
    for y in range(i['retirementAge'] - i['currentAge']):
        s = exact(i['annualSalary']) * (1 + exact(i.get('annualRaisePercent', 0)) / 100) ** y
        e = s * exact(i['contributionPercent']) / 100
        if 'annualContributionLimit' in i:
            e = min(e, exact(i['annualContributionLimit']) * (1 + exact(i.get('limitGrowthPercent', 0)) / 100) ** y)
        q = min(e, s * exact(i.get('matchLimitPercent', 0)) / 100) * exact(i.get('employerMatchPercent', 0)) / 100
        for _ in range(12):
            b = b * m + (e + q) / 12
        E += e
        R += q
        yr.append({'age': i['currentAge'] + y + 1, 'salary': money(s, p), 'employee': money(e, p), 'employer': money(q, p), 'balance': money(b, p)})
    return {'balanceAtRetirement': money(b, p), 'employeeContributions': money(E, p), 'employerContributions': money(R, p), 'growth': money(z(b - exact(i.get('currentBalance', 0)) - E - R, 1e+40), p), 'yearly': yr}

for _ in range(50):
    i = {'currentAge': pick(14, 30, 64), 'retirementAge': pick(15, 32, 65, 120), 'annualSalary': pick(0, 60000, 1000000000000.0), 'currentBalance': pick(0, 1000), 'contributionPercent': pick(0, 6, 100), 'employerMatchPercent': pick(0, 50, 1000), 'matchLimitPercent': pick(0, 6, 3), 'annualRaisePercent': pick(0, 3, -99, 1000), 'annualReturnPercent': pick(6, 0, -99, 1000), 'decimals': pick(0, 2, 10)}
    if random.random() < 0.5:
        i['annualContributionLimit'] = pick(0, 2000, 23500)
        i['limitGrowthPercent'] = pick(0, 2, 1000)
    emit('401k-calculator', i, k401)


def fire(i):
    p = i.get('decimals', 2)
    F = exact(i['annualExpenses']) * 100 / exact(i.get('withdrawalRatePercent', 4))
    t = exact(i.get('realReturnPercent', 5)) / 100
    S = exact(i.get('currentSavings', 0))
    A = exact(i['annualSavings'])
    o = {'fireNumber': money(F, p), 'progressPercent': ratio(S / F * 100)}
    if S >= F:
        o['yearsToFire'] = 0
        o['coastYears'] = 0
        return o
    if t == 0:
        if A == 0:
            raise NoAnswer()
        o['yearsToFire'] = ratio((F - S) / A)
    else:
        a, b = (F * t + A, S * t + A)
        if a <= 0 or b <= 0:
            raise NoAnswer()
        o['yearsToFire'] = ratio(log(a / b) / log(1 + t))
    if t > 0 and S > 0:
        o['coastYears'] = ratio(log(F / S) / log(1 + t))
    return o

for _ in range(80):
    emit('fire-calculator', {'annualExpenses': pick(0.01, 40000, 1000000000000.0), 'withdrawalRatePercent': pick(4, 3, 0.1, 100, 3.5), 'currentSavings': pick(0, 100000, 1000000000000.0, 1000000), 'annualSavings': pick(0, 30000, 1), 'realReturnPercent': pick(5, 0, -2, -50, 100, 1e-09), 'decimals': pick(0, 2, 10)}, fire)
