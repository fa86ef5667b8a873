"""Prices, pay, taxes, statements and trades, worked out with Python's fractions from the rules. Imported by finance_vectors.py."""
import datetime
import math
import random
from fractions import Fraction

random.seed(20261121)
vectors = []


class NoAnswer(Exception):
    """The tool must answer 422."""


class Invalid(Exception):
    """The tool must answer 400."""


def exact(value):
    """A number of JSON as the decimal it is written as."""
    return Fraction(repr(value)) if isinstance(value, float) else Fraction(value)


def ratio(value):
    value = Fraction(value)
    return value.numerator if value.denominator == 1 and abs(value.numerator) < 2**53 else value.numerator / value.denominator


def money(value, places=2):
    units = math.floor(abs(Fraction(value)) * 10**places + Fraction(1, 2))
    return ratio(Fraction(-units if value < 0 else units, 10**places))


def rounded(value, places=2):
    units = math.floor(abs(Fraction(value)) * 10**places + Fraction(1, 2))
    return Fraction(-units if value < 0 else units, 10**places)


def root(value):
    """The square root of a fraction as a double, from an integer root with 40 digits to spare."""
    scale = 10**80
    return math.isqrt(value.numerator * scale * scale // value.denominator) / scale


def emit(tool, inputs, answer):
    try:
        result = answer(inputs, lambda name, default=0: exact(inputs.get(name, default)))
    except NoAnswer:
        vectors.append({'tool': tool, 'inputs': inputs, 'status': 422})
    except Invalid:
        vectors.append({'tool': tool, 'inputs': inputs, 'status': 400})
    else:
        vectors.append({'tool': tool, 'inputs': inputs, 'result': {name: value for name, value in result.items() if value is not None}})


def some(**choices):
    """Inputs, each picked from a list; None leaves one out."""
    picked = {name: random.choice(values) for name, values in choices.items()}
    return {name: value for name, value in picked.items() if value is not None}


def break_even(i, x):
    margin = x('pricePerUnit') - x('variableCostPerUnit')
    if margin <= 0:
        raise NoAnswer
    units = x('fixedCosts') / margin
    expected = x('expectedUnits') if 'expectedUnits' in i else None
    return {'breakEvenUnits': ratio(units), 'breakEvenUnitsWhole': math.ceil(units), 'breakEvenRevenue': money(units * x('pricePerUnit')), 'contributionMargin': money(margin), 'contributionMarginPercent': ratio(100 * margin / x('pricePerUnit')),
            'unitsForTarget': ratio((x('fixedCosts') + x('targetProfit')) / margin), 'expectedProfit': None if expected is None else money(expected * margin - x('fixedCosts')),
            'marginOfSafetyPercent': ratio(100 * (expected - units) / expected) if expected else None}


for _ in range(12):
    emit('break-even-calculator', some(fixedCosts=[0, 10000, 0.01, 99999.99], pricePerUnit=[25, 0.1, 19.99, 3], variableCostPerUnit=[0, 10, 0.03, 2.995], targetProfit=[0, 5000, 0.05], expectedUnits=[None, 0, 1000, 33.3]), break_even)


def margin(i, x):
    names = [n for n in ('cost', 'price', 'profit', 'marginPercent', 'markupPercent') if n in i]
    if len(names) != 2 or names == ['marginPercent', 'markupPercent']:
        raise Invalid
    known = {n: x(n) for n in names}
    cost, price, profit = (known.get(n) for n in ('cost', 'price', 'profit'))
    share, markup = known.get('marginPercent'), known.get('markupPercent')
    try:
        if share is not None:
            share /= 100
            if cost is not None:
                price = cost / (1 - share)
            elif profit is not None:
                price = profit / share
            profit = price * share
            cost = price - profit
        elif markup is not None:
            markup /= 100
            if price is not None:
                cost = price / (1 + markup)
            elif profit is not None:
                cost = profit / markup
            profit = cost * markup
            price = cost + profit
        elif cost is None:
            cost = price - profit
        elif price is None:
            price = cost + profit
        else:
            profit = price - cost
    except ZeroDivisionError:
        raise NoAnswer
    if cost < 0 or price < 0:
        raise NoAnswer
    return {'cost': money(cost), 'price': money(price), 'profit': money(profit), 'marginPercent': ratio(100 * profit / price) if price else None, 'markupPercent': ratio(100 * profit / cost) if cost else None}


for _ in range(24):
    every = {'cost': random.choice([0, 80, 0.05, 12.345]), 'price': random.choice([0, 100, 99.99, 80]), 'profit': random.choice([20, -5, 0, 33.33]), 'marginPercent': random.choice([20, 100, 0, -50, 33.3]), 'markupPercent': random.choice([25, -100, 0, 150, 7.5])}
    emit('profit-margin-calculator', dict(random.sample(sorted(every.items()), random.choice([2, 2, 2, 2, 2, 3, 1]))), margin)


def tip(i, x):
    if x('taxAmount') > x('bill'):
        raise Invalid
    people, base = i.get('people', 1), x('bill') - x('taxAmount')
    tip_ = base * x('tipPercent', 15) / 100
    total = x('bill') + tip_
    if i.get('roundUp') == 'total':
        total = Fraction(math.ceil(total))
    if i.get('roundUp') == 'perPerson':
        total = Fraction(math.ceil(total / people) * people)
    tip_ = total - x('bill')
    return {'tip': money(tip_), 'total': money(total), 'tipPerPerson': money(tip_ / people), 'totalPerPerson': money(total / people), 'effectiveTipPercent': ratio(100 * tip_ / base) if base else None}


for _ in range(12):
    emit('tip-calculator', some(bill=[0, 50, 86.4, 33.33, 0.01, 1e12], tipPercent=[None, 0, 18, 20, 12.5, 1000], people=[None, 1, 3, 7], taxAmount=[None, 0, 5.55, 50], roundUp=[None, 'none', 'total', 'perPerson']), tip)


def tiers(income, rows):
    """Slices of an income between the starts of tiers."""
    starts = [exact(row['from']) for row in rows] + [None]
    if any(b is not None and b <= a for a, b in zip(starts, starts[1:])):
        raise Invalid
    return [max(Fraction(0), (income if end is None else min(income, end)) - start) for start, end in zip(starts, starts[1:])]


def commission(i, x):
    if ('ratePercent' in i) == ('tiers' in i):
        raise Invalid
    sales = x('sales')
    if 'tiers' in i:
        parts = tiers(sales, i['tiers'])
        if i.get('tierMode', 'marginal') == 'marginal':
            earned = sum(part * exact(row['ratePercent']) / 100 for part, row in zip(parts, i['tiers']))
        else:
            reached = [row for row in i['tiers'] if exact(row['from']) <= sales]
            earned = sales * exact(reached[-1]['ratePercent']) / 100 if reached else Fraction(0)
    else:
        earned = sales * x('ratePercent') / 100
    return {'commission': money(earned), 'totalPay': money(earned + x('basePay')), 'effectiveRatePercent': ratio(100 * earned / sales) if sales else None}


TIERS = [[{'from': 0, 'ratePercent': 2}, {'from': 50000, 'ratePercent': 5}], [{'from': 10000, 'ratePercent': 3.5}, {'from': 10000.01, 'ratePercent': 0}, {'from': 80000, 'ratePercent': 10}], [{'from': 5, 'ratePercent': 1}, {'from': 5, 'ratePercent': 2}]]
for _ in range(16):
    emit('commission-calculator', some(sales=[0, 75000, 50000, 49999.99, 10000.005, 123456.78], ratePercent=[None, None, None, 7.25], tiers=TIERS + [None], tierMode=[None, 'marginal', 'whole'], basePay=[None, 2000, 0.005]), commission)


def income_tax(i, x):
    taxable = max(Fraction(0), x('income') - x('deduction'))
    slices = tiers(taxable, i['brackets'])
    taxes = [part * exact(row['ratePercent']) / 100 for part, row in zip(slices, i['brackets'])]
    income_tax_ = max(Fraction(0), sum(taxes) - x('credit'))
    flat = [min(x('income'), exact(row['cap']) if 'cap' in row else x('income')) * exact(row['ratePercent']) / 100 for row in i.get('flatTaxes', [])]
    total = income_tax_ + sum(flat)
    marginal = [row['ratePercent'] for row in i['brackets'] if exact(row['from']) <= taxable]
    return {'taxableIncome': money(taxable), 'incomeTax': money(income_tax_), 'flatTaxes': [{'name': row['name'], 'tax': money(tax)} for row, tax in zip(i.get('flatTaxes', []), flat)], 'totalTax': money(total),
            'afterTaxIncome': money(x('income') - total), 'takeHomePerPeriod': money((x('income') - total) / i.get('periodsPerYear', 12)), 'marginalRatePercent': marginal[-1] if marginal else 0,
            'effectiveRatePercent': ratio(100 * total / x('income')) if i['income'] else None,
            'perBracket': [{'from': row['from'], 'ratePercent': row['ratePercent'], 'amount': money(part), 'tax': money(tax)} for row, part, tax in zip(i['brackets'], slices, taxes)]}


US = [{'from': 0, 'ratePercent': 10}, {'from': 11600, 'ratePercent': 12}, {'from': 47150, 'ratePercent': 22}, {'from': 100525, 'ratePercent': 24}]
for _ in range(14):
    emit('tax-bracket-calculator', some(income=[0, 60000, 11600, 47150.01, 250000, 33333.33], brackets=[US, [{'from': 12570, 'ratePercent': 20}, {'from': 50270, 'ratePercent': 40}], [{'from': 5, 'ratePercent': 10}, {'from': 1, 'ratePercent': 20}]], deduction=[None, 15000, 1e6], credit=[None, 2000, 1e6],
                                        flatTaxes=[None, [], [{'name': 'Social Security', 'ratePercent': 6.2, 'cap': 50000}, {'name': 'é', 'ratePercent': 1.45}]], periodsPerYear=[None, 26, 366]), income_tax)


def salary(i, x):
    hours, days, weeks = x('hoursPerWeek', 40), x('daysPerWeek', 5), x('weeksPerYear', 52)
    per_year = {'hour': hours * weeks, 'day': days * weeks, 'week': weeks, 'biweekly': weeks / 2, 'semimonthly': 24, 'month': 12, 'quarter': 4, 'year': 1}
    annual = x('amount') * per_year[i['period']]
    names = {'hour': 'hourly', 'day': 'daily', 'week': 'weekly', 'biweekly': 'biweekly', 'semimonthly': 'semimonthly', 'month': 'monthly', 'quarter': 'quarterly', 'year': 'annual'}
    return {name: money(annual / per_year[period]) for period, name in names.items()}


for period in ['hour', 'day', 'week', 'biweekly', 'semimonthly', 'month', 'quarter', 'year', 'hour', 'year']:
    emit('salary-converter', {'period': period, **some(amount=[0, 25, 60000, 0.01, 1234.56], hoursPerWeek=[None, 37.5, 0.1, 168], daysPerWeek=[None, 4.5], weeksPerYear=[None, 48, 0.1])}, salary)


def overtime(i, x):
    rate, hours, after = x('hourlyRate'), x('hoursWorked'), x('overtimeAfter', 40)
    double = x('doubleTimeAfter') if 'doubleTimeAfter' in i else None
    if double is not None and double < after:
        raise Invalid
    top = max(Fraction(0), hours - double) if double is not None else Fraction(0)
    over = max(Fraction(0), hours - after) - top
    regular = hours - over - top
    pays = [regular * rate, over * rate * x('overtimeMultiplier', 1.5), top * rate * x('doubleTimeMultiplier', 2)]
    return {'regularHours': ratio(regular), 'overtimeHours': ratio(over), 'doubleTimeHours': ratio(top), 'regularPay': money(pays[0]), 'overtimePay': money(pays[1]), 'doubleTimePay': money(pays[2]), 'totalPay': money(sum(pays)), 'effectiveHourlyRate': ratio(sum(pays) / hours) if hours else None}


for _ in range(12):
    emit('overtime-pay-calculator', some(hourlyRate=[0, 20, 15.55, 0.333], hoursWorked=[0, 40, 52.5, 60, 39.99], overtimeAfter=[None, 0, 38.5], overtimeMultiplier=[None, 1, 1.75], doubleTimeAfter=[None, 50, 40, 30], doubleTimeMultiplier=[None, 2.5]), overtime)


def discount(i, x):
    names = [n for n in ('originalPrice', 'discountPercents', 'salePrice') if n in i]
    if len(names) != 2 or (i.get('discountAmount') and 'salePrice' in i):
        raise Invalid
    factor = math.prod((1 - exact(p) / 100 for p in i.get('discountPercents', [])), start=Fraction(1))
    if 'salePrice' not in i:
        original = x('originalPrice')
        sale = max(Fraction(0), original * factor - x('discountAmount'))
    elif 'originalPrice' not in i:
        sale = x('salePrice')
        if factor == 0:
            raise NoAnswer
        original = sale / factor
    else:
        original, sale = x('originalPrice'), x('salePrice')
    quantity = i.get('quantity', 1)
    tax = sale * quantity * x('taxPercent') / 100
    return {'originalPrice': money(original), 'salePrice': money(sale), 'saved': money(original - sale), 'discountPercent': ratio(100 * (original - sale) / original) if original else None, 'tax': money(tax), 'total': money(sale * quantity + tax)}


for _ in range(18):
    emit('discount-calculator', some(originalPrice=[None, 80, 0, 79.99, 0.05], discountPercents=[None, [20, 10], [100], [0], [33.3]], salePrice=[None, None, 59.99, 0, 100], discountAmount=[None, None, 5, 1000], taxPercent=[None, 8.25], quantity=[None, 3]), discount)


def invoice(i, x):
    places = i.get('decimals', 2)
    rows = []
    for line in i['lines']:
        g = lambda name, default: exact(line.get(name, default))
        net = rounded(g('quantity', 1) * g('unitPrice', 0) * (1 - g('discountPercent', 0) / 100) * (1 - x('invoiceDiscountPercent') / 100), places)
        rows.append((net, line.get('taxPercent', 0)))
    lines = [(net, rounded(net * exact(rate) / 100, places)) for net, rate in rows]
    shipping = rounded(x('shipping'), places)
    taxed = rows + ([(shipping, i.get('shippingTaxPercent', 0))] if shipping else [])
    by_rate = []
    for rate in sorted({rate for _, rate in taxed}):
        nets = [net for net, r in taxed if r == rate]
        tax = sum(rounded(net * exact(rate) / 100, places) for net in nets) if i.get('taxRounding') == 'line' else rounded(sum(nets) * exact(rate) / 100, places)
        by_rate.append((rate, sum(nets), tax))
    subtotal, taxes = sum(net for net, _ in rows), sum(tax for *_, tax in by_rate)
    return {'lines': [{'net': ratio(net), 'tax': ratio(tax), 'gross': ratio(net + tax)} for net, tax in lines], 'subtotal': ratio(subtotal), 'shipping': ratio(shipping), 'totalTax': ratio(taxes), 'total': ratio(subtotal + shipping + taxes),
            'taxByRate': [{'ratePercent': rate, 'net': ratio(net), 'tax': ratio(tax)} for rate, net, tax in by_rate], 'balanceDue': money(subtotal + shipping + taxes - x('amountPaid'), places)}


LINES = [{'description': 'Widget', 'quantity': 3, 'unitPrice': 9.99, 'taxPercent': 20}, {'description': 'Book', 'unitPrice': 12.5, 'discountPercent': 10, 'taxPercent': 5}, {'description': 'é', 'quantity': -1, 'unitPrice': 0.125, 'taxPercent': 20}, {'description': '', 'quantity': 0.333, 'unitPrice': 1.005}, {'description': 'x', 'quantity': 7, 'unitPrice': 0.07, 'taxPercent': 19}]
for _ in range(12):
    emit('invoice-calculator', {'lines': [random.choice(LINES) for _ in range(random.choice([1, 2, 4]))], **some(invoiceDiscountPercent=[None, 3, 33.3], shipping=[None, 4.95, 0.005], shippingTaxPercent=[None, 20, 19], taxRounding=[None, 'line', 'rate'], amountPaid=[None, 10], decimals=[None, 0, 3])}, invoice)


def split(i, x):
    scale = 10 ** i.get('decimals', 2)
    people = i['people']
    paid, share = dict.fromkeys(people, 0), dict.fromkeys(people, 0)
    for expense in i['expenses']:
        sharers = expense.get('sharedBy', people)
        if expense['paidBy'] not in paid or any(name not in paid for name in sharers):
            raise Invalid
        units = int(rounded(exact(expense['amount']), i.get('decimals', 2)) * scale)
        paid[expense['paidBy']] += units
        each, left = divmod(units, len(sharers))
        for position, name in enumerate(sorted(sharers, key=people.index)):
            share[name] += each + (position < left)
    balance = {name: paid[name] - share[name] for name in people}
    transfers, open_ = [], dict(balance)
    while any(open_.values()):
        debtor, creditor = min(people, key=lambda n: open_[n]), max(people, key=lambda n: open_[n])
        sum_ = min(-open_[debtor], open_[creditor])
        open_[debtor] += sum_
        open_[creditor] -= sum_
        transfers.append({'from': debtor, 'to': creditor, 'amount': ratio(Fraction(sum_, scale))})
    in_money = lambda units: ratio(Fraction(units, scale))
    return {'total': in_money(sum(paid.values())), 'balances': [{'name': n, 'paid': in_money(paid[n]), 'share': in_money(share[n]), 'balance': in_money(balance[n])} for n in people], 'transfers': transfers}


PEOPLE = ['Ann', 'Bob', 'Cy', 'Dé']
for _ in range(10):
    emit('expense-split-calculator', {'people': PEOPLE, 'expenses': [{'paidBy': random.choice(PEOPLE), 'amount': random.choice([100, 30, 0.01, 33.33, 1e6]), **some(sharedBy=[None, ['Bob', 'Cy'], ['Dé'], ['Cy', 'Ann', 'Bob']])} for _ in range(random.choice([1, 3, 6]))], **some(decimals=[None, 0, 3])}, split)
emit('expense-split-calculator', {'people': PEOPLE, 'expenses': [{'paidBy': 'Eve', 'amount': 5}]}, split)

UNITS = {'each': ('each', 1), 'mg': ('mass', Fraction(1, 1000)), 'g': ('mass', 1), 'kg': ('mass', 1000), 'oz': ('mass', Fraction('28.349523125')), 'lb': ('mass', Fraction('453.59237')), 'ml': ('volume', 1), 'cl': ('volume', 10), 'l': ('volume', 1000), 'fl-oz': ('volume', Fraction('3785.411784') / 128),
         'pint': ('volume', Fraction('3785.411784') / 8), 'quart': ('volume', Fraction('3785.411784') / 4), 'gallon': ('volume', Fraction('3785.411784')), 'mm': ('length', 1), 'cm': ('length', 10), 'm': ('length', 1000), 'in': ('length', Fraction('25.4')), 'ft': ('length', Fraction('304.8')), 'yd': ('length', Fraction('914.4'))}


def unit_price(i, x):
    unit = i.get('perUnit', i['items'][0].get('unit', 'each'))
    prices = []
    for item in i['items']:
        kind, size = UNITS[item.get('unit', 'each')]
        if kind != UNITS[unit][0]:
            raise NoAnswer
        prices.append(exact(item['price']) / (exact(item['quantity']) * item.get('count', 1) * size / UNITS[unit][1]) * x('perQuantity', 1))
    least = min(prices)
    if least == 0 and any(prices):
        raise NoAnswer
    return {'items': [{'unitPrice': ratio(p), 'percentAboveCheapest': ratio(100 * (p - least) / least) if least else 0} for p in prices], 'cheapestIndex': prices.index(least), 'unit': unit}


for _ in range(12):
    kinds = random.choice([['mg', 'g', 'kg', 'oz', 'lb'], ['ml', 'cl', 'l', 'fl-oz', 'pint', 'quart', 'gallon'], ['mm', 'cm', 'm', 'in', 'ft', 'yd'], ['g', 'ml', 'each']])
    emit('unit-price-calculator', {'items': [{'price': random.choice([2.5, 4.2, 0, 0.99]), 'quantity': random.choice([500, 1, 0.75, 12]), 'unit': random.choice(kinds), **some(count=[None, 6])} for _ in range(3)], **some(perUnit=[None, random.choice(kinds)], perQuantity=[None, 100])}, unit_price)


def statement(i, x):
    pairs = [('currentRatio', 'currentAssets', 'currentLiabilities'), ('cashRatio', 'cash', 'currentLiabilities'), ('operatingCashFlowRatio', 'operatingCashFlow', 'currentLiabilities'), ('debtToEquity', 'totalLiabilities', 'equity'), ('debtToAssets', 'totalLiabilities', 'totalAssets'),
             ('equityMultiplier', 'totalAssets', 'equity'), ('interestCoverage', 'operatingIncome', 'interestExpense'), ('assetTurnover', 'revenue', 'totalAssets'), ('inventoryTurnover', 'costOfGoodsSold', 'inventory'), ('receivablesTurnover', 'revenue', 'receivables')]
    percents = [('operatingMarginPercent', 'operatingIncome', 'revenue'), ('netMarginPercent', 'netIncome', 'revenue'), ('returnOnAssetsPercent', 'netIncome', 'totalAssets'), ('returnOnEquityPercent', 'netIncome', 'equity')]
    result = {name: ratio(x(top) / x(bottom)) for name, top, bottom in pairs if top in i and i.get(bottom)}
    result |= {name: ratio(100 * x(top) / x(bottom)) for name, top, bottom in percents if top in i and i.get(bottom)}
    if {'currentAssets', 'inventory'} <= i.keys() and i.get('currentLiabilities'):
        result['quickRatio'] = ratio((x('currentAssets') - x('inventory')) / x('currentLiabilities'))
    if {'currentAssets', 'currentLiabilities'} <= i.keys():
        result['workingCapital'] = ratio(x('currentAssets') - x('currentLiabilities'))
    if 'costOfGoodsSold' in i and i.get('revenue'):
        result['grossMarginPercent'] = ratio(100 * (x('revenue') - x('costOfGoodsSold')) / x('revenue'))
    if not result:
        raise NoAnswer
    return result


FIGURES = ['revenue', 'costOfGoodsSold', 'operatingIncome', 'interestExpense', 'netIncome', 'currentAssets', 'cash', 'inventory', 'receivables', 'totalAssets', 'currentLiabilities', 'totalLiabilities', 'equity', 'operatingCashFlow']
for count in [1, 2, 3, 5, 8, 14, 14, 14]:
    emit('financial-ratio-calculator', {name: random.choice([0, 1000, -80.5, 333.33, 1e15, 7]) for name in random.sample(FIGURES, count)}, statement)


def valuation(i, x):
    if len(i) == 1:
        raise Invalid
    price, eps, book, growth = x('price'), x('earningsPerShare'), x('bookValuePerShare'), x('earningsGrowthPercent')
    over = lambda bottom: ratio(price / bottom) if bottom > 0 else None
    return {'priceToEarnings': over(eps), 'earningsYieldPercent': ratio(100 * eps / price) if 'earningsPerShare' in i else None, 'priceEarningsToGrowth': ratio(price / eps / growth) if eps > 0 and growth > 0 else None, 'priceToBook': over(book), 'priceToSales': over(x('salesPerShare')),
            'priceToCashFlow': over(x('cashFlowPerShare')), 'dividendYieldPercent': ratio(100 * x('dividendPerShare') / price) if 'dividendPerShare' in i else None, 'grahamNumber': root(Fraction(45, 2) * eps * book) if eps > 0 and book > 0 else None}


for _ in range(12):
    emit('stock-valuation-ratio-calculator', some(price=[60, 0.01, 123.45], earningsPerShare=[None, 4, -2, 0, 3.21], earningsGrowthPercent=[None, 12, -5, 0.5], bookValuePerShare=[None, 25, -1, 7.7], salesPerShare=[None, 0, 40.4], cashFlowPerShare=[None, 5.5, -1], dividendPerShare=[None, 1.5, 0]), valuation)


def cash_cycle(i, x):
    days = i.get('days', 365)
    stock, owed, owing = x('averageInventory') / x('costOfGoodsSold') * days, x('averageReceivables') / x('revenue') * days, x('averagePayables') / x('costOfGoodsSold') * days
    return {'daysInventoryOutstanding': ratio(stock), 'daysSalesOutstanding': ratio(owed), 'daysPayablesOutstanding': ratio(owing), 'cashConversionCycleDays': ratio(stock + owed - owing)}


def turnover(i, x):
    average = (x('openingInventory') + x('closingInventory', i['openingInventory'])) / 2
    if average == 0:
        raise NoAnswer
    turns = x('costOfGoodsSold') / average
    return {'averageInventory': ratio(average), 'turnover': ratio(turns), 'daysOfInventory': ratio(i.get('days', 365) / turns) if turns else None}


def dupont(i, x):
    if ('pretaxIncome' in i) != ('ebit' in i):
        raise Invalid
    if x('equity') == 0 or ('ebit' in i and 0 in (x('pretaxIncome'), x('ebit'))):
        raise NoAnswer
    five = {'taxBurden': ratio(x('netIncome') / x('pretaxIncome')), 'interestBurden': ratio(x('pretaxIncome') / x('ebit')), 'operatingMarginPercent': ratio(100 * x('ebit') / x('revenue'))} if 'ebit' in i else {}
    return {'returnOnEquityPercent': ratio(100 * x('netIncome') / x('equity')), 'netMarginPercent': ratio(100 * x('netIncome') / x('revenue')), 'assetTurnover': ratio(x('revenue') / x('totalAssets')), 'equityMultiplier': ratio(x('totalAssets') / x('equity')), **five}


def altman(i, x):
    model = i.get('model', 'public')
    if model != 'non-manufacturing' and 'sales' not in i:
        raise Invalid
    assets = x('totalAssets')
    parts = [x('workingCapital') / assets, x('retainedEarnings') / assets, x('ebit') / assets, x('equityValue') / x('totalLiabilities')] + ([] if model == 'non-manufacturing' else [x('sales') / assets])
    weights, low, high = {'public': (['1.2', '1.4', '3.3', '0.6', '1'], '1.81', '2.99'), 'private': (['0.717', '0.847', '3.107', '0.420', '0.998'], '1.23', '2.90'), 'non-manufacturing': (['6.56', '3.26', '6.72', '1.05'], '1.1', '2.6')}[model]
    score = sum(Fraction(w) * p for w, p in zip(weights, parts))
    return {'zScore': ratio(score), 'zone': 'distress' if score < Fraction(low) else 'safe' if score > Fraction(high) else 'grey', 'components': [ratio(p) for p in parts]}


def wacc(i, x):
    parts = [x('equityValue'), x('debtValue'), x('preferredValue')]
    total = sum(parts)
    if total == 0:
        raise NoAnswer
    debt = x('costOfDebtPercent') * (1 - x('taxPercent') / 100)
    costs = [x('costOfEquityPercent'), debt, x('costOfPreferredPercent')]
    weights = [ratio(100 * part / total) for part in parts]
    return {'waccPercent': ratio(sum(p * c for p, c in zip(parts, costs)) / total), 'equityWeightPercent': weights[0], 'debtWeightPercent': weights[1], 'preferredWeightPercent': weights[2], 'afterTaxCostOfDebtPercent': ratio(debt)}


for _ in range(10):
    emit('cash-conversion-cycle-calculator', some(averageInventory=[0, 50000, 1234.5], averageReceivables=[0, 40000, 0.01], averagePayables=[0, 30000, 1e15], costOfGoodsSold=[365000, 7, 1e-6], revenue=[730000, 9.9], days=[None, 90, 366]), cash_cycle)
    emit('inventory-turnover-calculator', some(costOfGoodsSold=[0, 600000, 0.1], openingInventory=[0, 90000, 3], closingInventory=[None, 0, 110000, 7.7], days=[None, 1, 90]), turnover)
    emit('dupont-analysis-calculator', some(netIncome=[0, 50, -12.5], revenue=[1000, 0.3], totalAssets=[800, 7], equity=[400, -3, 0], pretaxIncome=[None, 65, 0], ebit=[None, 80, -7.7]), dupont)
    emit('altman-z-score-calculator', some(model=[None, 'public', 'private', 'non-manufacturing'], workingCapital=[200, -50.5], retainedEarnings=[300, -100], ebit=[150, 0], equityValue=[800, 1], totalAssets=[1000, 333.3], totalLiabilities=[500, 777], sales=[None, 1200, 0]), altman)
    emit('wacc-calculator', some(equityValue=[0, 600000, 1.1], debtValue=[None, 0, 400000], preferredValue=[None, 100000], costOfEquityPercent=[12, -5, 9.99], costOfDebtPercent=[None, 6, 3.3], costOfPreferredPercent=[None, 7], taxPercent=[None, 25, 100]), wacc)
# scores on the limits of the zones
emit('altman-z-score-calculator', {'model': 'non-manufacturing', 'workingCapital': 0, 'retainedEarnings': 0, 'ebit': 0, 'equityValue': 110, 'totalAssets': 1, 'totalLiabilities': 105}, altman)
emit('altman-z-score-calculator', {'workingCapital': 0, 'retainedEarnings': 0, 'ebit': 0, 'equityValue': 0, 'totalAssets': 100, 'totalLiabilities': 1, 'sales': 299}, altman)


def drawdown(i, x):
    values = [exact(v) for v in i['values']]
    if min(values) <= 0:
        raise Invalid
    peaks = [max(values[: k + 1]) for k in range(len(values))]
    falls = [1 - v / p for v, p in zip(values, peaks)]
    worst = max(falls)
    result = {'maxDrawdownPercent': ratio(100 * worst), 'currentDrawdownPercent': ratio(100 * falls[-1]), 'gainToRecoverPercent': ratio(100 * worst / (1 - worst)), 'totalReturnPercent': ratio(100 * (values[-1] / values[0] - 1))}
    if worst > 0:
        trough = falls.index(worst)
        peak = max(k for k in range(trough) if values[k] == peaks[trough])
        result |= {'peakIndex': peak, 'troughIndex': trough, 'recoveryIndex': next((k for k in range(trough, len(values)) if values[k] >= values[peak]), None)}
    return result


for values in [[100, 120, 90, 110, 130, 125], [1, 2, 3], [3, 2, 1], [5, 5, 5], [10, 5, 10, 5, 10], [10, 10, 5, 7], [100, 50, 200, 100, 300, 150], [0.1, 0.3, 0.1], [1, 0], [2, 1e-9, 2]]:
    emit('max-drawdown-calculator', {'values': values}, drawdown)


def capm(i, x):
    series = ('assetReturnsPercent' in i, 'marketReturnsPercent' in i)
    if ('beta' in i) == any(series) or any(series) != all(series):
        raise Invalid
    more = {}
    if 'beta' in i:
        beta = x('beta')
    else:
        a, m = ([exact(v) for v in i[name]] for name in ('assetReturnsPercent', 'marketReturnsPercent'))
        if len(a) != len(m):
            raise Invalid
        da, dm = [v - sum(a) / len(a) for v in a], [v - sum(m) / len(m) for v in m]
        if not any(dm):
            raise NoAnswer
        both = sum(p * q for p, q in zip(da, dm))
        beta = both / sum(q * q for q in dm)
        if any(da):
            squared = both * both / (sum(p * p for p in da) * sum(q * q for q in dm))
            more = {'correlation': math.copysign(root(squared), both) if both else 0, 'rSquared': ratio(squared)}
    premium = x('marketReturnPercent') - x('riskFreePercent')
    expected = x('riskFreePercent') + beta * premium
    return {'expectedReturnPercent': ratio(expected), 'beta': ratio(beta), 'marketRiskPremiumPercent': ratio(premium), 'alphaPercent': ratio(x('actualReturnPercent') - expected) if 'actualReturnPercent' in i else None, **more}


SERIES = [[1, 3, -2, 4], [0.5, 2, -1, 2.5], [5, 5, 5, 5], [-1, -3, 2, -4], [0.1, 0.2, 0.3, 0.4]]
for _ in range(14):
    emit('capm-calculator', some(riskFreePercent=[3, 0, -0.5], marketReturnPercent=[8, 7.25], beta=[None, None, 1.2, -1, 0], assetReturnsPercent=SERIES + [None, [1, 2]], marketReturnsPercent=SERIES, actualReturnPercent=[None, 10]) if random.random() < 0.7
         else some(riskFreePercent=[3, 0], marketReturnPercent=[8], beta=[1.2, 0.333, -100], actualReturnPercent=[None, 9.5]), capm)


def pip(i, x):
    if ('exitPrice' in i or 'leverage' in i) and 'entryPrice' not in i:
        raise Invalid
    quote = x('units') * x('pipSize', 0.0001)
    rate = x('quoteToAccountRate', 1)
    pips = (x('exitPrice') - x('entryPrice')) / x('pipSize', 0.0001) * (-1 if i.get('side') == 'sell' else 1) if 'exitPrice' in i else None
    return {'pipValueQuote': ratio(quote), 'pipValue': ratio(quote * rate), 'pips': None if pips is None else ratio(pips), 'profit': None if pips is None else money(pips * quote * rate), 'marginRequired': money(x('units') * x('entryPrice') / x('leverage') * rate) if 'leverage' in i else None}


def position(i, x):
    if ('riskPercent' in i) == ('riskAmount' in i):
        raise Invalid
    entry, stop, fee = x('entryPrice'), x('stopPrice'), x('feePercent') / 100
    if entry == stop:
        raise NoAnswer
    long_ = entry > stop
    if 'targetPrice' in i and (x('targetPrice') <= entry if long_ else x('targetPrice') >= entry):
        raise NoAnswer
    risk = x('riskAmount') if 'riskAmount' in i else x('accountBalance') * x('riskPercent') / 100
    each = abs(entry - stop) + fee * (entry + stop)
    quantity = risk / each
    if 'quantityStep' in i:
        quantity = math.floor(quantity / x('quantityStep')) * x('quantityStep')
        if quantity == 0:
            raise NoAnswer
    gain = abs(x('targetPrice') - entry) - fee * (entry + x('targetPrice')) if 'targetPrice' in i else None
    return {'side': 'long' if long_ else 'short', 'quantity': ratio(quantity), 'positionValue': money(quantity * entry), 'riskAmount': money(quantity * each), 'riskPercentOfAccount': ratio(100 * quantity * each / x('accountBalance')),
            'potentialProfit': None if gain is None else money(quantity * gain), 'riskRewardRatio': None if gain is None else ratio(abs(x('targetPrice') - entry) / abs(entry - stop))}


def proration(i, x):
    day = lambda name: datetime.date.fromisoformat(i[name]).toordinal()
    if day('periodEnd') < day('periodStart') or day('useEnd') < day('useStart'):
        raise Invalid
    period = day('periodEnd') - day('periodStart') + 1
    used = max(0, min(day('useEnd'), day('periodEnd')) - max(day('useStart'), day('periodStart')) + 1)
    share = rounded(x('amount') * used / period)
    return {'periodDays': period, 'usedDays': used, 'dailyRate': ratio(x('amount') / period), 'prorated': ratio(share), 'unused': ratio(rounded(x('amount')) - share)}


for _ in range(12):
    emit('pip-value-calculator', some(units=[100000, 1000, 0.001, 33333], pipSize=[None, 0.01, 0.0001], quoteToAccountRate=[None, 0.0091, 1.2345], entryPrice=[None, 1.105, 151.23], exitPrice=[None, 1.1125, 150], side=[None, 'sell', 'buy'], leverage=[None, 50, 30]), pip)
    emit('position-size-calculator', some(accountBalance=[10000, 0.5], riskPercent=[None, 1, 0.5, 100], riskAmount=[None, None, 50], entryPrice=[50, 1.2345, 48], stopPrice=[48, 0, 52, 1.25], targetPrice=[None, None, 56, 40], quantityStep=[None, 1, 0.01, 1000], feePercent=[None, 0.1]), position)
    emit('proration-calculator', some(amount=[1500, 0, 99.99, 0.01], periodStart=['2026-03-01', '2024-02-01', '2026-01-01'], periodEnd=['2026-03-31', '2024-02-29', '2026-12-31'], useStart=['2026-03-12', '2024-02-29', '2025-01-01'], useEnd=['2026-03-31', '2027-01-01', '2024-02-29']), proration)


def valued(i, x):
    if ('terminalGrowthPercent' in i) == ('terminalMultiple' in i):
        raise Invalid
    rate = x('discountRatePercent') / 100
    flows = [exact(v) for v in i['freeCashFlows']]
    present = sum(flow / (1 + rate) ** (k + 1) for k, flow in enumerate(flows))
    if 'terminalMultiple' in i:
        end = flows[-1] * x('terminalMultiple')
    else:
        growth = x('terminalGrowthPercent') / 100
        if rate <= growth:
            raise NoAnswer
        end = flows[-1] * (1 + growth) / (rate - growth)
    now = end / (1 + rate) ** len(flows)
    equity = present + now - x('netDebt')
    return {'presentValueOfCashFlows': money(present), 'terminalValue': money(end), 'presentValueOfTerminalValue': money(now), 'enterpriseValue': money(present + now), 'equityValue': money(equity),
            'valuePerShare': money(equity / x('sharesOutstanding')) if 'sharesOutstanding' in i else None, 'terminalSharePercent': ratio(100 * now / (present + now)) if present + now else None}


def bill(i, x):
    if ('days' in i) == ('settlementDate' in i) or ('discountRatePercent' in i) == ('price' in i):
        raise Invalid
    days = i['days'] if 'days' in i else (datetime.date.fromisoformat(i['maturityDate']) - datetime.date.fromisoformat(i['settlementDate'])).days
    if not 1 <= days <= 366:
        raise Invalid
    discount_ = x('discountRatePercent') / 100 if 'price' not in i else (1 - x('price') / 100) * 360 / days
    price = 100 * (1 - discount_ * days / 360)
    if price <= 0:
        raise NoAnswer
    if days <= 182:
        equivalent = ratio(100 * 365 * discount_ / (360 - discount_ * days))
    else:
        a, b, c = Fraction(days, 730) - Fraction(1, 4), Fraction(days, 365), (price - 100) / price
        square = b * b - 4 * a * c
        if square < 0:
            raise NoAnswer
        scale = 10**80
        equivalent = ratio(100 * (Fraction(math.isqrt(square.numerator * scale * scale // square.denominator), scale) - b) / (2 * a))
    return {'days': days, 'price': ratio(price), 'discountRatePercent': ratio(100 * discount_), 'moneyMarketYieldPercent': ratio(100 * (100 - price) / price * 360 / days), 'bondEquivalentYieldPercent': equivalent}


for _ in range(14):
    emit('dcf-calculator', some(freeCashFlows=[[100, 110, 121], [5], [-10, 20.5, 0], [1e15]], discountRatePercent=[10, 0, 2, 12.5], terminalGrowthPercent=[None, 2, 10, -100], terminalMultiple=[None, None, 8.5, 0], netDebt=[None, 200, -50], sharesOutstanding=[None, 50, 3]), valued)
    emit('treasury-bill-calculator', some(days=[None, 1, 90, 182, 183, 364, 366], settlementDate=[None, None, None, '2026-01-15'], maturityDate=['2027-01-14', '2026-04-16', '2026-01-15'], discountRatePercent=[None, 5, -1, 99, 0.01], price=[None, None, 96, 100, 101.5]) , bill) if random.random() < 0.5 else emit(
        'treasury-bill-calculator', some(days=[1, 90, 182, 183, 365, 366], discountRatePercent=[5, 0, -50, 12.345, 99]), bill)

# IRS Publication 946, table A-1 (half-year) and the 3-year columns of tables A-2 to A-5 (mid-quarter)
HALF_YEAR = {'3': '33.33 44.45 14.81 7.41', '5': '20 32 19.2 11.52 11.52 5.76', '7': '14.29 24.49 17.49 12.49 8.93 8.92 8.93 4.46', '10': '10 18 14.4 11.52 9.22 7.37 6.55 6.55 6.56 6.55 3.28',
             '15': '5 9.5 8.55 7.7 6.93 6.23 5.9 5.9 5.91 5.9 5.91 5.9 5.91 5.9 5.91 2.95', '20': '3.75 7.219 6.677 6.177 5.713 5.285 4.888 4.522 4.462 4.461 4.462 4.461 4.462 4.461 4.462 4.461 4.462 4.461 4.462 4.461 2.231'}
MID_QUARTER = {1: '58.33 27.78 12.35 1.54', 2: '41.67 38.89 14.14 5.3', 3: '25 50 16.67 8.33', 4: '8.33 61.11 20.37 10.19'}


def macrs(i, x):
    kind, convention = i['propertyClass'], i.get('convention', 'half-year')
    if kind in ('27.5', '39'):
        if 'month' not in i or convention == 'mid-quarter':
            raise Invalid
        life = Fraction(kind)
        rates = [Fraction(25 - 2 * i['month'], 24) / life * 100]
        while sum(rates) + 100 / life < 100:
            rates.append(100 / life)
        rates.append(100 - sum(rates))
    elif convention == 'mid-quarter':
        if kind != '3' or 'quarter' not in i:
            raise Invalid
        rates = [Fraction(r) for r in MID_QUARTER[i['quarter']].split()]
    else:
        rates = [Fraction(r) for r in HALF_YEAR[kind].split()]
    rows, gone = [], Fraction(0)
    for k, rate in enumerate(rates):
        gone += x('cost') * rate / 100
        rows.append({'year': i.get('startYear', 1) + k, 'ratePercent': ratio(rate), 'depreciation': money(x('cost') * rate / 100), 'accumulated': money(gone), 'bookValue': money(x('cost') - gone)})
    return {'schedule': rows}


for kind in HALF_YEAR:
    emit('macrs-depreciation-calculator', {'cost': random.choice([10000, 0.01, 12345.67]), 'propertyClass': kind, **some(startYear=[None, 2025])}, macrs)
for quarter in MID_QUARTER:
    emit('macrs-depreciation-calculator', {'cost': 9999.99, 'propertyClass': '3', 'convention': 'mid-quarter', 'quarter': quarter}, macrs)
for inputs in [{'cost': 275000, 'propertyClass': '27.5', 'month': 1}, {'cost': 100000, 'propertyClass': '27.5', 'month': 12}, {'cost': 390000, 'propertyClass': '39', 'month': 7}, {'cost': 1, 'propertyClass': '39'}, {'cost': 1, 'propertyClass': '10', 'convention': 'mid-quarter', 'quarter': 1}, {'cost': 1, 'propertyClass': '3', 'convention': 'mid-quarter'}]:
    emit('macrs-depreciation-calculator', inputs, macrs)


def depreciation(i, x):
    method, cost, salvage = i.get('method', 'straight-line'), x('cost'), x('salvageValue')
    months = i.get('firstYearMonths', 12)
    by_units = method == 'units-of-production'
    if salvage > cost or ('lifeYears' not in i and not by_units) or (months < 12 and method in ('declining-balance', 'units-of-production')) or (by_units and ('totalUnits' not in i or 'unitsPerYear' not in i)):
        raise Invalid
    life, base = i.get('lifeYears', 1), cost - salvage
    if method == 'straight-line':
        parts = [base * months / 12 / life] + [base / life] * (life - 1) + ([base * (12 - months) / 12 / life] if months < 12 else [])
    elif method == 'sum-of-years-digits':
        full = [Fraction(0)] + [base * (life - k) * 2 / (life * (life + 1)) for k in range(life)] + [Fraction(0)]
        parts = [full[k] * months / 12 + full[k - 1] * (12 - months) / 12 for k in range(1, len(full))]
        parts = parts if months < 12 else parts[:-1]
    elif by_units:
        parts, left = [], base
        for units in i['unitsPerYear']:
            parts.append(min(left, base * exact(units) / x('totalUnits')))
            left -= parts[-1]
    else:
        parts, book = [], cost
        for k in range(life):
            part = min(book * x('factor', 2) / life, book - salvage)
            if i.get('switchToStraightLine'):
                part = max(part, (book - salvage) / (life - k))
            parts.append(part)
            book -= part
    rows, gone = [], Fraction(0)
    for k, part in enumerate(parts):
        gone += part
        rows.append({'year': k + 1, 'depreciation': money(part), 'accumulated': money(gone), 'bookValue': money(cost - gone)})
    return {'schedule': rows, 'totalDepreciation': money(gone)}


for _ in range(24):
    emit('depreciation-calculator', some(cost=[5000, 30000, 0.01, 9999.99], salvageValue=[None, 500, 7500, 0.005], lifeYears=[1, 4, 5, 7, 3], method=['straight-line', 'declining-balance', 'sum-of-years-digits', 'units-of-production'], factor=[None, 1.5, 10], switchToStraightLine=[None, True], firstYearMonths=[None, None, 7, 1],
                                         totalUnits=[100000, 7], unitsPerYear=[[30000, 50000, 40000], [0, 3, 1]]), depreciation)
