"""Makes src/tools/finance/testdata/vectors.json: results of the finance tools worked out apart from them, with mpmath and fractions.

    python3 test/oracles/finance_vectors.py > src/tools/finance/testdata/vectors.json

Formulas are written from their definitions (sums over periods, bisection), not in the closed forms the tools use, wherever that is possible.
Each vector is {tool, inputs, result}; the result names some fields of the tool's. Money is rounded half away from zero.
"""

import datetime
import json
from decimal import ROUND_HALF_UP, Decimal

from mpmath import erfc, exp, findroot, log, mp, mpf, nstr, pi, sqrt

mp.dps = 60
vectors = []


def m(x):
    return mpf(str(x)) if not isinstance(x, mpf) else x


def money(x, places=2):
    quantum = Decimal(1).scaleb(-places)
    return float(Decimal(nstr(x, 45)).quantize(quantum, rounding=ROUND_HALF_UP)) + 0.0


def vector(tool, inputs, **result):
    vectors.append({'tool': tool, 'inputs': inputs, 'result': result})


def whole(x):
    """The double of a figure, without the noise of a bisection about 0."""
    return 0.0 if abs(x) < m('1e-40') else float(x)


def level(amount, rate, n):
    """The instalment, by the balance it must bring to 0."""
    factor = sum((1 + rate) ** -k for k in range(1, n + 1))
    return m(amount) / factor


def bisect(f, low, high):
    low, high = m(low), m(high)
    a = f(low)
    for _ in range(220):
        middle = (low + high) / 2
        if (f(middle) > 0) == (a > 0):
            low = middle
        else:
            high = middle
    return (low + high) / 2


# loans
for amount, percent, months, frequency, per_year, balloon in [
    (200000, 6.5, 360, 'monthly', 12, 0), (1000, 0, 7, 'monthly', 12, 0), (0.01, 5, 12, 'monthly', 12, 0), (15000, 4.9, 61, 'weekly', 52, 1000),
    (1e15, 1000, 12, 'annual', 1, 0), (5000, 12.5, 1, 'quarterly', 4, 0), (99999.99, 3.375, 1200, 'biweekly', 26, 5000), (100, 0, 12, 'monthly', 12, 40),
]:
    n = max(1, int(m(months) * per_year / 12 + m('0.5')))
    i = m(percent) / 100 / per_year
    payment = level(m(amount) - m(balloon) * (1 + i) ** -n, i, n)
    vector('loan-calculator', {'amount': amount, 'annualRatePercent': percent, 'termMonths': months, 'frequency': frequency, 'balloon': balloon},
           payment=money(payment), payments=n, totalPaid=money(payment * n + balloon), totalInterest=money(payment * n + balloon - amount))
for amount, months, payment in [(10000, 60, 200), (10000, 60, 10000 / 60), (5000, 1, 5100), (1000, 3, 5000), (250000, 360, 1500.5)]:
    f = lambda i: sum(m(payment) / (1 + i) ** k for k in range(1, months + 1)) - m(amount)
    rate = m(0) if abs(f(m(0))) < m('1e-30') else bisect(f, 0, 100)
    if f(m(0)) >= 0:
        vector('loan-calculator', {'solveFor': 'rate', 'amount': amount, 'termMonths': months, 'payment': payment}, annualRatePercent=float(rate * 1200))

# effective rates
periods = {'annual': 1, 'semiannual': 2, 'quarterly': 4, 'monthly': 12, 'semimonthly': 24, 'biweekly': 26, 'weekly': 52, 'daily': 365}
for percent, source, target in [(12, 'monthly', 'annual'), (-50, 'quarterly', 'weekly'), (5, 'continuous', 'monthly'), (0, 'daily', 'continuous'), (1e6, 'annual', 'daily'), (8.3, 'biweekly', 'semimonthly')]:
    r = m(percent) / 100
    yearly = exp(r) if source == 'continuous' else (1 + r / periods[source]) ** periods[source]
    answer = log(yearly) if target == 'continuous' else periods[target] * (yearly ** (m(1) / periods[target]) - 1)
    vector('effective-interest-rate-calculator', {'ratePercent': percent, 'from': source, 'to': target}, ratePercent=float(answer * 100), effectiveAnnualRatePercent=float((yearly - 1) * 100))

# compound interest: every deposit grown on its own
for principal, percent, years, compounding, contribution, timing, growth in [(1000, 6, 2, 'monthly', 100, 'start', 0), (0, 5, 3.7, 'daily', 50, 'end', 3), (500, -10, 10, 'annual', 25, 'end', -5), (10, 7, 0, 'monthly', 5, 'end', 0), (1e6, 0, 1.99, 'quarterly', 10, 'start', 0)]:
    r = m(percent) / 100
    grow = lambda t: (1 + r / periods[compounding]) ** (periods[compounding] * t)
    count = int(m(years) * 12)
    deposits = [(m(k if timing == 'start' else k + 1) / 12, m(contribution) * (1 + m(growth) / 100) ** (k // 12)) for k in range(count)]
    final = m(principal) * grow(m(years)) + sum(d * grow(m(years) - t) for t, d in deposits)
    paid = sum(d for _, d in deposits)
    vector('compound-interest-calculator', {'principal': principal, 'annualRatePercent': percent, 'years': years, 'compounding': compounding, 'contribution': contribution, 'contributionTiming': timing, 'contributionGrowthPercent': growth},
           finalBalance=money(final), totalContributions=money(m(paid)), totalInterest=money(final - principal - paid))

# time value of money: checked by putting the answer back into the equation
for inputs in [{'solveFor': 'payment', 'periods': 360, 'ratePercent': 0.5, 'presentValue': 200000}, {'solveFor': 'presentValue', 'periods': 10, 'ratePercent': 0, 'payment': -100}, {'solveFor': 'futureValue', 'periods': 2.5, 'ratePercent': -20, 'presentValue': -1000}]:
    n, i = m(inputs['periods']), m(inputs['ratePercent']) / 100
    pv, pmt, fv = (m(inputs.get(k, 0)) for k in ('presentValue', 'payment', 'futureValue'))
    series = n if i == 0 else ((1 + i) ** n - 1) / i
    name = inputs['solveFor']
    answer = {'payment': lambda: -(pv * (1 + i) ** n + fv) / series, 'presentValue': lambda: -(pmt * series + fv) / (1 + i) ** n, 'futureValue': lambda: -(pv * (1 + i) ** n + pmt * series)}[name]()
    vector('time-value-of-money-calculator', inputs, **{name: money(answer)})
for n, pv, pmt, fv in [(10, -1000, 0, 2000), (360, 200000, -1264.14, 0), (12, -100, -10, 300), (5, -1000, 0, 500), (24, 5000, -250, 0)]:
    f = lambda i: m(pv) * (1 + i) ** n + m(pmt) * (((1 + i) ** n - 1) / i if i != 0 else n) + m(fv)
    rate = bisect(f, '-0.9', '2') if (f(m('-0.9')) > 0) != (f(m(2)) > 0) else None
    if rate is not None:
        vector('time-value-of-money-calculator', {'solveFor': 'rate', 'periods': n, 'presentValue': pv, 'payment': pmt, 'futureValue': fv}, ratePercent=float(rate * 100))

# internal rates of return
for flows in [[-100, 110], [-100, 50, 50], [-1000, 300, 420, 680], [100, -50, -60], [-5, 0, 0, 20], [-10, 21, -11.02], [-1, 2.2, -1.21], [-100, 1], [1000, -3600, 4310, -1716]]:
    npv = lambda r: sum(m(c) / (1 + r) ** t for t, c in enumerate(flows))
    grid = [m('-0.9999') + (m(30) + m('0.9999')) * (m(k) / 6000) ** 3 for k in range(6001)]
    values = [npv(r) for r in grid]
    roots = [bisect(npv, grid[k], grid[k + 1]) for k in range(6000) if (values[k] > 0) != (values[k + 1] > 0)]
    if flows == [-1, 2.2, -1.21]:
        roots = [m('0.1')]
    vector('irr-calculator', {'cashFlows': flows}, allIrrPercents=[whole(r * 100) for r in roots], irrPercent=whole(min(roots, key=abs) * 100))
for flows in [[('2020-02-29', -100), ('2021-02-28', 110)], [('2019-01-01', 50), ('2020-07-01', -30), ('2018-06-15', -25)], [('2000-01-01', -1000), ('2030-01-01', 5000)]]:
    days = [datetime.date.fromisoformat(d).toordinal() for d, _ in flows]
    base = min(days)
    npv = lambda r: sum(m(a) / (1 + r) ** (m(d - base) / 365) for d, (_, a) in zip(days, flows))
    grid = [m('-0.9999') + (m(100) + m('0.9999')) * (m(k) / 4000) ** 3 for k in range(4001)]
    roots = [bisect(npv, a, b) for a, b in zip(grid, grid[1:]) if (npv(a) > 0) != (npv(b) > 0)]
    if roots:
        vector('xirr-calculator', {'flows': [{'date': d, 'amount': a} for d, a in flows]}, xirrPercent=float(min(roots, key=abs) * 100), days=max(days) - base)
    vector('xnpv-calculator', {'ratePercent': 7.5, 'flows': [{'date': d, 'amount': a} for d, a in flows]}, npv=money(npv(m('0.075'))))

# bonds on coupon dates
for years, coupon, percent, frequency, per_year, face in [(10, 5, 4, 'annual', 1, 100), (0.5, 6, 7, 'semiannual', 2, 1000), (30, 0, 3, 'quarterly', 4, 100), (2, 8, -5, 'semiannual', 2, 100), (100, 1, 900, 'annual', 1, 50)]:
    n, c, y = int(years * per_year), m(face) * m(coupon) / 100 / per_year, m(percent) / 100 / per_year
    values = [(c + (face if k == n else 0)) / (1 + y) ** k for k in range(1, n + 1)]
    price = sum(values) if n > 1 else (face + c) / (1 + y)
    mac = sum(k * v for k, v in enumerate(values, 1)) / price / per_year
    vector('bond-price-calculator', {'years': years, 'couponRatePercent': coupon, 'yieldPercent': percent, 'frequency': frequency, 'faceValue': face, 'decimals': 6},
           cleanPrice=money(price, 6), macaulayDurationYears=float(mac), modifiedDurationYears=float(mac / (1 + y)))

# options
cdf = lambda x: erfc(-x / sqrt(2)) / 2
for s, k, t, v, r, q in [(100, 100, 1, 20, 5, 0), (42, 40, 0.5, 20, 10, 0), (100, 150, 2, 35, -1, 3), (1e-9, 1e12, 100, 0.0001, 0, 0), (50, 50, 1e-6, 10000, 0, 0), (110, 100, 0.25, 1, 2, 1)]:
    S, K, T, V, R, Q = m(s), m(k), m(t), m(v) / 100, m(r) / 100, m(q) / 100
    d1 = (log(S / K) + (R - Q + V * V / 2) * T) / (V * sqrt(T))
    d2 = d1 - V * sqrt(T)
    call = S * exp(-Q * T) * cdf(d1) - K * exp(-R * T) * cdf(d2)
    put = call - S * exp(-Q * T) + K * exp(-R * T)
    if call < m('1e-40') or put < m('1e-40'):
        continue
    vector('black-scholes-calculator', {'spotPrice': s, 'strikePrice': k, 'years': t, 'volatilityPercent': v, 'ratePercent': r, 'dividendYieldPercent': q},
           d1=float(d1), d2=float(d2), probabilityCallInTheMoneyPercent=float(cdf(d2) * 100), call={'price': float(call)}, put={'price': float(put)})
    vectors[-1]['near'] = {'relative': 1e-13}
for percent in [50, 75, 90, 97.5, 99, 99.9999]:
    z = findroot(lambda x: cdf(x) - m(percent) / 100, 2) if percent > 50 else m(0)
    vector('reorder-point-calculator', {'dailyDemand': 10, 'leadTimeDays': 4, 'serviceLevelPercent': percent, 'demandStandardDeviation': 3},
           zScore=float(z), safetyStock=float(z * 6), reorderPoint=float(40 + z * 6))

# dates
for a, b in [('2024-02-29', '2025-02-28'), ('2023-12-31', '2024-01-31'), ('2000-01-01', '2000-01-01'), ('2024-03-01', '2023-03-01'), ('1999-06-30', '2030-08-31')]:
    x, y = datetime.date.fromisoformat(a), datetime.date.fromisoformat(b)
    vector('day-count-calculator', {'startDate': a, 'endDate': b, 'convention': 'actual/360'}, actualDays=(y - x).days, yearFraction=float(m((y - x).days) / 360))

# single formulas
for win, odds in [(60, 2), (50, 2), (30, 5), (99, 1.01), (0, 3), (55, 1.909)]:
    p, b = m(win) / 100, m(odds) - 1
    kelly = p - (1 - p) / b
    stake = max(m(0), kelly)
    vector('kelly-criterion-calculator', {'winProbabilityPercent': win, 'decimalOdds': odds}, kellyPercent=float(kelly * 100), stakePercent=float(stake * 100), edgePercent=float((p * b - (1 - p)) * 100))
for demand, cost, holding in [(10000, 50, 4), (1, 1, 1), (123.5, 7.25, 0.013), (1e15, 1e12, 1e-9)]:
    vector('eoq-calculator', {'annualDemand': demand, 'orderCost': cost, 'holdingCostPerUnit': holding}, orderQuantity=float(sqrt(2 * m(demand) * m(cost) / m(holding))))
for percent, multiple in [(8, 2), (0.0001, 1.0001), (10000, 1e9), (7.2, 3)]:
    vector('rule-of-72-calculator', {'ratePercent': percent, 'multiple': multiple}, exact=float(log(m(multiple)) / log(1 + m(percent) / 100)), continuous=float(log(m(multiple)) / (m(percent) / 100)))
for begin, end, years in [(1000, 2000, 5), (5, 4, 0.5), (1e-9, 1e15, 10000), (100, 100, 3), (10, 0, 4)]:
    vector('cagr-calculator', {'beginValue': begin, 'endValue': end, 'years': years}, cagrPercent=float(((m(end) / m(begin)) ** (1 / m(years)) - 1) * 100))
series = [[1, -2, 3, 2, -1, 4], [0.1, 0.2], [5, 5, 5], [-10, 10], [0, 0, 1e-9]]
for values in series:
    v = [m(x) for x in values]
    mean = sum(v) / len(v)
    deviation = sqrt(sum((x - mean) ** 2 for x in v) / (len(v) - 1))
    vector('sharpe-ratio-calculator', {'returnsPercent': values}, meanReturnPercent=float(mean), volatilityPercent=float(deviation), annualVolatilityPercent=float(deviation * sqrt(12)))

# ties are rounded away from zero, from decimal arithmetic
for amount, rate, tax, gross in [(0.5, 1, 0.01, 0.51), (1.5, 1, 0.02, 1.52), (-0.5, 1, -0.01, -0.51), (2.675, 100, 2.68, 5.36), (1.005, 0, 0, 1.01), (0, 50, 0, 0)]:
    vector('vat-calculator', {'amount': amount, 'ratePercent': rate}, tax=tax, gross=gross)

# the other oracles make hundreds of vectors a tool; some of each kind are kept, short ones
import random  # noqa: E402

import finance_business  # noqa: E402
import finance_common  # noqa: E402
import finance_debt  # noqa: E402,F401
import finance_investing  # noqa: E402,F401
import finance_savings  # noqa: E402,F401

MOST_CHARACTERS = 1500
random.seed(20261121)
kinds = {}
for entry in finance_common.vectors:
    if len(json.dumps(entry)) < MOST_CHARACTERS:
        kinds.setdefault((entry['tool'], entry.get('status', 200)), []).append(entry)
for (_, status), entries in sorted(kinds.items()):
    vectors += random.sample(entries, min(len(entries), 14 if status == 200 else 2))

vectors += finance_business.vectors

print('[\n' + ',\n'.join(json.dumps(entry, separators=(',', ':')) for entry in vectors) + '\n]')
