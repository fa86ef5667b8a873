"""Formulas, equations, elements, electrons, solutions and constants, from their rules with fractions.

for part in formulas equations elements; do
  python3 test/oracles/science_chemistry.py ELEMENTS.csv CODATA.csv $part > src/tools/science/testdata/$part.json
done
The tables are those of the catalogue: the atomic weights of IUPAC 2021 and the constants of CODATA 2022.
"""
import csv
import math
import random
import re
import sys

import sympy

from everyday_exact import F, Invalid, NoAnswer, dec, num, report, run, vectors

random.seed(20261126)
with open(sys.argv[1], encoding='utf-8') as file:
    ELEMENTS = list(csv.DictReader(file))
with open(sys.argv[2], encoding='utf-8') as file:
    CONSTANTS = list(csv.DictReader(file))
PARTS = {
    'formulas': ('molar-mass-calculator', 'molarity-calculator'),
    'equations': ('chemical-equation-balancer', 'stoichiometry-calculator', 'empirical-formula-calculator'),
    'elements': ('periodic-table-lookup', 'electron-configuration-calculator', 'physical-constant-lookup'),
}
WEIGHT = {e['symbol']: F(e['atomicWeight']) for e in ELEMENTS}
some = lambda *choices: random.choice(choices)


def double(value):
    try:
        return num(value)
    except OverflowError:
        raise NoAnswer()


# Formulas, by recursive descent.
PAIRS = {'(': ')', '[': ']', '{': '}'}


def digits(text, at):
    end = at
    while end < len(text) and text[end] in '0123456789₀₁₂₃₄₅₆₇₈₉':
        end += 1
    if end == at:
        return 1, at
    count = int(text[at:end].translate(str.maketrans('₀₁₂₃₄₅₆₇₈₉', '0123456789')))
    if not 1 <= count <= 10**9:
        raise NoAnswer()
    return count, end


def units(text, at, closing, depth, deepest):
    total = {}
    while at < len(text) and text[at] not in ')]}':
        if text[at] in PAIRS:
            if depth == deepest:
                raise NoAnswer()
            inner, at = units(text, at + 1, PAIRS[text[at]], depth + 1, deepest)
        else:
            found = re.compile('[A-Z][a-z]?').match(text, at)
            if not found or found[0] not in WEIGHT:
                raise NoAnswer()
            inner, at = {found[0]: 1}, found.end()
        count, at = digits(text, at)
        for symbol, n in inner.items():
            total[symbol] = total.get(symbol, 0) + n * count
    if not total or (text[at:at + 1] or None) != closing:
        raise NoAnswer()
    return total, at + (closing is not None)


def formula(text, deepest=10**6):
    charge = 0
    if found := re.search(r'(\^(\d*))?([+-])$', text):
        charge = int(found[2] or 1) * (1 if found[3] == '+' else -1)
        if charge == 0 or abs(charge) > 10**9:
            raise NoAnswer()
        text = text[:found.start()]
    parts = re.split('[·•*]', text)
    total = {}
    for index, part in enumerate(parts):
        times, at = digits(part, 0)
        if at and len(parts) == 1:
            raise NoAnswer()
        atoms, _ = units(part, at, None, 0, deepest)
        for symbol, n in atoms.items():
            total[symbol] = total.get(symbol, 0) + n * times
    return total, charge


def hill(atoms):
    first = [s for s in ('C', 'H') if s in atoms] if 'C' in atoms else []
    return first + sorted(set(atoms) - set(first))


written = lambda atoms: ''.join(s + (str(atoms[s]) if atoms[s] > 1 else '') for s in hill(atoms))
mass = lambda atoms: sum(WEIGHT[s] * n for s, n in atoms.items())


def molar(i):
    if not 1 <= len(i['formula']) <= 500:
        raise Invalid()
    atoms, charge = formula(i['formula'], 20)
    if max(atoms.values()) > 2**53 - 1:
        raise NoAnswer()
    m = mass(atoms)
    return {'molarMass': double(m), 'hill': written(atoms), 'charge': charge, 'elements': [{'symbol': s, 'count': atoms[s], 'mass': double(WEIGHT[s] * atoms[s]), 'massPercent': double(WEIGHT[s] * atoms[s] / m * 100)} for s in hill(atoms)]}


GOOD = ['H2O', 'H₂O', 'CuSO4·5H2O', 'CuSO4•5H2O', 'CuSO4*5H2O', 'CuSO₄·5H₂O', 'Fe2(SO4)3', 'K4[Fe(CN)6]', '[Co(NH3)6]Cl3', '{[Pt(NH3)4]}Cl2', 'SO4^2-', 'NH4+', 'Fe^3+', 'Cl-', 'OH^-', 'H^+', '[Fe(CN)6]^4-', 'CH3COOH', 'C6H12O6', 'Co', 'CO', 'HCl', 'ClH', 'NaCl', 'Og', 'Tc2O7', 'H', 'C12H22O11', '2PbCO3·Pb(OH)2', 'CaSO4·H2O·3NaCl', 'H1', 'H01', 'H1000000000', '(H1000000000)1000000', '(((H)))', 'CO2CO2', 'BrC', 'HBr', 'Al2(SO4)3·18H2O^2+', 'Na2CO3·10H2O', 'C₁₀H₂2', 'UF6', 'Hg2Cl2', '(' * 20 + 'H' + ')' * 20, '(' * 19 + 'CO' + ')2' * 19, 'Ca2+', 'Xe^10+', 'H' * 500]
BAD = ['h2o', 'H2o', 'Xx', 'J', 'H2O)', '(H2O', '(H2O]', 'H0', 'H2O0', '()', '()2', 'H 2O', ' H2O', 'H2O ', '2H2O', '2', '+', '^+', '^2-', 'SO4^-2', 'SO4^2', 'SO4^0-', 'SO4--', 'H2O·', '·H2O', 'CuSO4··5H2O', 'CuSO4·0H2O', 'CuSO4·5', 'H1000000001', 'H^1000000001+', '(H1000000000)1000000000', '(' * 21 + 'H' + ')' * 21, 'D2O', 'H2O^2-·H2O', 'NH4+Cl-', 'H²', 'H2Ö', 'Ｈ2', '😀', 'H\u0301', 'Na₀', '(H]', 'H}', 'e^-', 'H2.5', 'Uuo', 'CuSO4·½H2O', '\n', 'H2O\n']
for text in GOOD + BAD + ['', 'H' * 501]:
    run('molar-mass-calculator', {'formula': text}, molar)


def built(depth):
    text = ''
    for _ in range(random.randint(1, 4)):
        text += some(*some(('H', 'C', 'O'), tuple(WEIGHT))) if depth == 0 or random.random() < 0.7 else (lambda b: b + built(depth - 1) + PAIRS[b])(some('(', '[', '{'))
        text += some('', '', '2', '3', '12', '₄')
    return text


for _ in range(25):
    text = built(2) + some('', '', '·7H2O', '*' + built(1)) + some('', '', '^2-', '+', '^-', '^3+')
    run('molar-mass-calculator', {'formula': text}, molar)


# Equations, by the null space that sympy finds.
def species(text):
    text = re.sub(r'\s*\([a-z]+\)$', '', text.strip())
    text = re.sub(r'^\d+\s*', '', text)
    return (text, {}, -1) if text in ('e-', 'e^-') else (text, *formula(text))


def balanced(equation):
    sides = re.split('->|=>|=|→|⇌', equation)
    if len(sides) != 2 or not all(side.strip() for side in sides):
        raise NoAnswer()
    left, right = ([species(text) for text in re.split(r'\s+\+\s+', side.strip())] for side in sides)
    everything = left + right
    if len(everything) > 20:
        raise NoAnswer()
    symbols = sorted({s for _, atoms, _ in everything for s in atoms})
    signs = [1] * len(left) + [-1] * len(right)
    rows = [[sign * atoms.get(s, 0) for sign, (_, atoms, _) in zip(signs, everything)] for s in symbols] + [[sign * charge for sign, (_, _, charge) in zip(signs, everything)]]
    kernel = sympy.Matrix(rows).nullspace()
    if len(kernel) != 1:
        raise NoAnswer()
    vector = [F(int(x.p), int(x.q)) for x in kernel[0]]
    if not all(x > 0 for x in vector) and not all(x < 0 for x in vector):
        raise NoAnswer()
    common = math.lcm(*(x.denominator for x in vector))
    whole = [abs(int(x * common)) for x in vector]
    whole = [x // math.gcd(*whole) for x in whole]
    text = lambda part, numbers: ' + '.join((f'{n} ' if n > 1 else '') + s[0] for s, n in zip(part, numbers))
    return f'{text(left, whole)} -> {text(right, whole[len(left):])}', list(zip(left, whole)), list(zip(right, whole[len(left):]))


def balance(i):
    if not 3 <= len(i['equation']) <= 500:
        raise Invalid()
    text, left, right = balanced(i['equation'])
    if max(n for _, n in left + right) > 2**53 - 1:
        raise NoAnswer()
    return {'balanced': text, 'reactants': [{'formula': s[0], 'coefficient': n} for s, n in left], 'products': [{'formula': s[0], 'coefficient': n} for s, n in right]}


EQUATIONS = ['H2 + O2 -> H2O', 'H2+O2 -> H2O', 'H2 + O2->H2O', 'Fe + O2 = Fe2O3', 'Fe + O2 => Fe2O3', 'N2 + H2 ⇌ NH3', 'Al + CuSO4 → Al2(SO4)3 + Cu', '2 H2 + 1 O2 -> 7 H2O', '2H2 + O2 -> 2H2O', 'NaOH(aq) + H2SO4 (aq) -> Na2SO4(aq) + H2O(l)', 'CaCO3(s) -> CaO(s) + CO2(g)', 'Ag^+ + Cu -> Ag + Cu^2+', 'Cr2O7^2- + H^+ + e^- -> Cr^3+ + H2O', 'MnO4- + H+ + e- -> Mn^2+ + H2O', 'Zn + H+ -> Zn^2+ + H2', 'H2O -> H2O', 'H+ + OH- -> H2O', 'O3 -> O2', 'KMnO4 + HCl -> KCl + MnCl2 + Cl2 + H2O', 'P4 + O2 -> P4O10', 'C2H5OH + O2 -> CO2 + H2O', 'K4Fe(CN)6 + KMnO4 + H2SO4 -> KHSO4 + Fe2(SO4)3 + MnSO4 + HNO3 + CO2 + H2O',
    '[Cr(N2H4CO)6]4[Cr(CN)6]3 + KMnO4 + H2SO4 -> K2Cr2O7 + MnSO4 + CO2 + KNO3 + K2SO4 + H2O', 'CuSO4·5H2O -> CuSO4 + H2O', 'Fe^2+ -> Fe^3+ + e-', 'Cl2 + OH^- -> Cl^- + ClO3^- + H2O', 'C1000000H2000002 + O2 -> CO2 + H2O', 'C999999937H999999929 + O2 -> CO2 + H2O', '(C999999937)999999937H999999929 + O2 -> CO2 + H2O', 'H₂ + O₂ → H₂O', 'S8 + F2 -> SF6', 'As2S3 + HNO3 + H2O -> H3AsO4 + H2SO4 + NO', 'SO4^2-->S^2- + O2', '  N2  +  O2  ->  NO  ', 'A', 'H2 + O2', 'H2 -> O2', '-> H2O', 'H2 ->', 'H2 -> H2O', 'H2 + O2 -> H2O -> H2', 'H2 + O2 -> H2O + H2O2', 'C + O2 -> CO + CO2', 'KClO3 + HCl -> KCl + Cl2 + ClO2 + H2O', 'Fe^2+ -> Fe^3+', 'H2 + Xx -> H2Xx', 'H2 + + O2 -> H2O', 'H2 + -> H2O', 'NaCl -> Na + Cl2 + O2', 'H2 + H2 + O2 -> H2O', 'H2O + N2 -> H2O + N2 + C', 'CO2 -> C + O2 + N2', 'a = b', '😀 -> 😀', 'H2 <-> H', '2 -> 3', 'e- -> e^-', 'e^- -> H', 'H 2 -> H2', 'H2O(XX) -> H2O', 'C2952H4664N812O832S8Fe4 + Na2C4H3O4SAu + Fe(SCN)2 + Fe(NH4)2(SO4)2(H2O)6 + C4H8Cl2S + C8H12MgN2O8 -> C55H72MgN4O5 + Na3.99Fe(CN)6']
EQUATIONS += [' + '.join(['H2'] * 11) + ' -> ' + ' + '.join(['H2'] * 10), ' + '.join(['H2'] * 10) + ' -> ' + ' + '.join(['H2'] * 10), 'Hi', '=', 'H2 = ' + 'H' * 500]
for text in EQUATIONS:
    run('chemical-equation-balancer', {'equation': text}, balance)


def amounts(i):
    given = i['amounts']
    if not 1 <= len(given) <= 20 or any(('grams' in g) == ('moles' in g) or not 0 <= g.get('grams', g.get('moles')) <= 1e15 for g in given):
        raise Invalid()
    text, left, right = balanced(i['equation'])
    names = [s[0] for s, _ in left]
    if any(g['formula'] not in names for g in given) or len({g['formula'] for g in given}) < len(given):
        raise Invalid()
    rows = []
    for g in given:
        (_, atoms, _), n = left[names.index(g['formula'])]
        if 'grams' in g and not atoms:
            raise NoAnswer()
        moles = dec(g['moles']) if 'moles' in g else dec(g['grams']) / mass(atoms)
        rows.append((g['formula'], atoms, n, moles))
    extent = min(m / n for _, _, n, m in rows)
    show = lambda name, atoms, moles: {'formula': name, 'moles': double(moles), 'grams': double(moles * mass(atoms))}
    result = {'balanced': text, 'limitingReagent': next(name for name, _, n, m in rows if m / n == extent), 'extentMol': double(extent), 'products': [show(s[0], s[1], extent * n) for s, n in right], 'leftovers': [show(name, atoms, m - extent * n) for name, atoms, n, m in rows]}
    if 'actualGrams' in i:
        (_, atoms, _), n = right[0]
        if extent * mass(atoms) == 0:
            raise NoAnswer()
        result['percentYield'] = double(dec(i['actualGrams']) / (extent * n * mass(atoms)) * 100)
    return result


WATER = 'H2 + O2 -> H2O'
CASES = [(WATER, [('H2', 'grams', 10), ('O2', 'grams', 64)], None), (WATER, [('O2', 'grams', 64)], 50), (WATER, [('H2', 'moles', 2), ('O2', 'moles', 1)], None), (WATER, [('O2', 'moles', 1), ('H2', 'moles', 2)], None), (WATER, [('H2', 'grams', 4.032), ('O2', 'grams', 31.998)], 36.03), (WATER, [('H2', 'moles', 0)], None), (WATER, [('H2', 'moles', 0), ('O2', 'grams', 0)], None), (WATER, [('H2', 'moles', 0)], 1), (WATER, [('H2', 'moles', 1)], 0), (WATER, [('H2', 'moles', 1e15), ('O2', 'grams', 1e15)], 1e15), (WATER, [('H2', 'moles', 1e-300)], None), (WATER, [('H2O', 'moles', 1)], None), (WATER, [('H2', 'moles', 1), ('H2', 'moles', 1)], None), (WATER, [('h2', 'moles', 1)], None), (WATER, [], None), (WATER, [('H2', 'moles', -1)], None), (WATER, [('H2', 'moles', 1.1e15)], None), ('H2 -> O2', [('H2', 'moles', 1)], None), ('C + O2 -> CO + CO2', [('C', 'moles', 1)], None),
    ('N2 + H2 -> NH3', [('N2', 'grams', 28), ('H2', 'grams', 5)], 20.5), ('Fe2O3(s) + CO(g) -> Fe(s) + CO2(g)', [('Fe2O3', 'grams', 250), ('CO', 'moles', 4.25)], 150), ('MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O', [('Fe^2+', 'moles', 0.1), ('MnO4^-', 'moles', 0.03)], None), ('Cu^2+ + e- -> Cu', [('e-', 'moles', 3), ('Cu^2+', 'grams', 63.546)], 60), ('Cu^2+ + e- -> Cu', [('e-', 'grams', 3)], None), ('Fe^2+ -> e- + Fe^3+', [('Fe^2+', 'moles', 3)], 1), ('Fe^2+ -> e- + Fe^3+', [('Fe^2+', 'moles', 3)], None), ('Al + CuSO4 -> Al2(SO4)3 + Cu', [('Al', 'grams', 5.4), ('CuSO4', 'grams', 49.9)], 15)]
for equation, given, actual in CASES:
    run('stoichiometry-calculator', {'equation': equation, 'amounts': [{'formula': f, k: v} for f, k, v in given]} | ({} if actual is None else {'actualGrams': actual}), amounts)
for given in ([{'formula': 'H2'}], [{'formula': 'H2', 'grams': 1, 'moles': 1}]):
    run('stoichiometry-calculator', {'equation': WATER, 'amounts': given}, amounts)


def empirical(i):
    rows, tolerance = [(e['symbol'], dec(e['amount'])) for e in i['elements']], dec(i.get('tolerance', 0.1))
    if not 1 <= len(rows) <= 30 or len({s for s, _ in rows}) < len(rows) or any(a <= 0 for _, a in rows) or not F('0.001') <= tolerance <= F('0.3'):
        raise Invalid()
    if any(s not in WEIGHT for s, _ in rows):
        raise NoAnswer()
    moles = [a / WEIGHT[s] for s, a in rows]
    ratios = [m / min(moles) for m in moles]
    for k in range(1, 13):
        counts = [math.floor(r * k + F(1, 2)) for r in ratios]
        if all(abs(r * k - c) <= tolerance for r, c in zip(ratios, counts)):
            break
    else:
        raise NoAnswer()
    atoms = dict(zip((s for s, _ in rows), counts))
    result = {'empiricalFormula': written(atoms), 'empiricalMass': double(mass(atoms)), 'ratios': [{'symbol': s, 'ratio': double(r)} for (s, _), r in zip(rows, ratios)]}
    if 'molarMass' in i:
        n = math.floor(dec(i['molarMass']) / mass(atoms) + F(1, 2))
        if n < 1:
            raise NoAnswer()
        result['molecularFormula'] = written({s: c * n for s, c in atoms.items()})
    return result


for rows, more in [([('C', 40.0), ('H', 6.7), ('O', 53.3)], {'molarMass': 180.16}), ([('Fe', 69.94), ('O', 30.06)], {}), ([('Fe', 69.94), ('O', 30.06)], {'tolerance': 0.001}), ([('Al', 52.93), ('O', 47.07)], {}), ([('H', 1.008), ('O', 15.999)], {'molarMass': 34}), ([('H', 1.008), ('O', 15.999)], {'molarMass': 8.5034}), ([('H', 1.008), ('O', 15.999)], {'molarMass': 8.5035}), ([('H', 1.008), ('O', 15.999)], {'molarMass': 25.5105}), ([('H', 1.008), ('O', 15.999)], {'molarMass': 25.5104}), ([('C', 12.011), ('H', 1.1088)], {}), ([('C', 12.011), ('H', 1.11)], {}), ([('C', 12.011), ('H', 1.11)], {'tolerance': 0.11}), ([('C', 12.011), ('H', 1.2096)], {'tolerance': 0.2}), ([('C', 12.011), ('H', 1.3104)], {'tolerance': 0.3}), ([('He', 5)], {'molarMass': 8}), ([('C', 12.011), ('H', 1.092)], {'tolerance': 0.001}), ([('C', 12.011), ('H', 1.008), ('N', 14.007), ('O', 15.999), ('S', 32.06)], {}), ([('C', 1e300), ('H', 1e-5)], {}), ([('C', 1e308), ('H', 1e-308)], {}), ([('C', 120.11), ('H', 11.13)], {'tolerance': 0.05}), ([('C', 1), ('Xx', 1)], {}), ([('c', 1)], {}), ([('C', 1), ('C', 2)], {}), ([('Xx', 1), ('Xx', 2)], {}), ([('C', 0)], {}), ([('C', -1)], {}), ([], {}), ([('C', 1)], {'tolerance': 0.31}), ([('C', 1)], {'tolerance': 0.0009}), ([('K', 26.58), ('Cr', 35.35), ('O', 38.07)], {}), ([('Na', 29.08), ('S', 40.56), ('O', 30.36)], {}), ([('C', 12.011 * 12), ('H', 1.008 * 13)], {'tolerance': 0.001}), ([('C', 12.011 * 13), ('H', 1.008 * 14)], {'tolerance': 0.001})]:
    run('empirical-formula-calculator', {'elements': [{'symbol': s, 'amount': a} for s, a in rows]} | more, empirical)


# Elements.
def found(text):
    key = text.strip().lower()
    key = {'aluminum': 'aluminium', 'cesium': 'caesium', 'sulphur': 'sulfur'}.get(key, key)
    for e in ELEMENTS:
        if key in (e['symbol'].lower(), e['name'].lower()) or (key.isdigit() and int(key) == int(e['number'])):
            return e
    raise NoAnswer()


def lookup(i):
    if not 1 <= len(i['element']) <= 20:
        raise Invalid()
    e = found(i['element'])
    result = {'number': int(e['number']), 'symbol': e['symbol'], 'name': e['name'], 'atomicWeight': num(F(e['atomicWeight']))}
    if e['group']:
        result['group'] = int(e['group'])
    result |= {'period': int(e['period']), 'block': e['block'], 'category': e['category']}
    if e['electronegativity']:
        result['electronegativity'] = float(e['electronegativity'])
    return result | {'electronConfiguration': e['configuration']}


for text in ['Fe', 'fe', 'FE', 'iron', ' IRON ', '26', '1', '118', 'aluminum', 'Aluminium', 'CESIUM', 'caesium', 'Sulphur', 'sulfur', '\tU\n', 'la', 'lu', 'og', 'Pd', 'He', 'kr', '0', '119', '-1', '1.5', 'Xx', 'irons', ' ', '😀', 'Fe Fe', '', 'x' * 21, 'ⅷ', 'ab', '\u00a0Ag\u2003']:
    run('periodic-table-lookup', {'element': text}, lookup)

ORBITALS = [(n, l) for n in range(1, 8) for l in range(min(n, 4))]


def occupied(e):
    """Electrons by (shell, subshell) and those outside the core alone."""
    own, core = {}, {}
    for part in e['configuration'].split():
        if part[0] == '[':
            core, _ = occupied(found(part[1:-1]))
            core = dict(core)
        else:
            own[int(part[0]), 'spdf'.index(part[1])] = int(part[2:])
    return core | own, own


def electrons(i):
    e, charge = found(i['element']), i.get('charge', 0)
    z = int(e['number'])
    count = z - charge
    if count < 0 or (charge < 0 and count > 118):
        raise NoAnswer()
    everything, outer = occupied(ELEMENTS[count - 1] if charge < 0 else e)
    everything = dict(everything)
    for _ in range(max(0, charge)):
        # One by one: those outside the core while there are any.
        highest = max([o for o in outer if everything.get(o)] or [o for o in everything if everything[o]])
        everything[highest] -= 1
    word = lambda o: f'{o[0]}{"spdf"[o[1]]}{everything[o]}'
    orbitals = [o for o in ORBITALS if everything.get(o)]
    text = ' '.join(map(word, orbitals))
    noble = text
    for gas in (86, 54, 36, 18, 10, 2):
        core, _ = occupied(ELEMENTS[gas - 1])
        if gas < max(z, count) and all(everything.get(o) == n for o, n in core.items()):
            noble = ' '.join([f'[{ELEMENTS[gas - 1]["symbol"]}]'] + [word(o) for o in orbitals if o not in core])
            break
    result = {'configuration': text, 'nobleGas': noble, 'electrons': count}
    if charge == 0 and e['group'] and e['block'] in 'sp':
        result['valenceElectrons'] = 2 if z == 2 else int(e['group']) % 10
    return result


for element, charge in [('Fe', 0), ('Fe', 2), ('Fe', 3), ('Cu', 0), ('Cu', 1), ('Cu', 2), ('Cr', 3), ('Pd', 0), ('Pd', 2), ('Ce', 4), ('Ce', 3), ('Pr', 3), ('Gd', 3), ('U', 6), ('U', 3), ('Th', 4), ('Sn', 2), ('Sn', 4), ('Pb', 2), ('Pb', 4), ('Na', 1), ('Na', 2), ('Ca', 2), ('K', 8), ('H', 1), ('H', 2), ('H', -1), ('H', 0), ('He', 0), ('He', 1), ('He', -1), ('Cl', -1), ('O', -2), ('N', -3), ('C', -4), ('Ne', 0), ('Ne', -1), ('F', -2), ('Og', 0), ('Og', -1), ('Ts', -1), ('Ts', -2), ('Lr', 0), ('Lr', 3), ('Lr', 1), ('La', 3), ('Zn', 2), ('Zn', 0), ('Al', 3), ('Be', 2), ('B', 5), ('B', 6), ('Ti', 4), ('Mn', 7), ('Os', 8), ('Xe', 8), ('Xe', 0), ('Rn', 6), ('Lu', 3), ('Pt', 2), ('Fr', 8), ('Br', -1), ('26', 0), ('sulphur', -2), ('Xx', 0)]:
    run('electron-configuration-calculator', {'element': element} | ({'charge': charge} if charge else {}), electrons)


def solution(i):
    given = {k: dec(v) for k, v in i.items() if k != 'formula'}
    if 'formula' in i:
        if 'molarMass' in given:
            raise Invalid()
        given['molarMass'] = None
    if len(given) != 3:
        raise Invalid()
    if 'formula' in i:
        given['molarMass'] = mass(formula(i['formula'])[0])
    c, m, molar_mass, v = (given.get(k) for k in ('molarity', 'massGrams', 'molarMass', 'volumeLiters'))
    c = c if c is not None else m / molar_mass / v
    m = m if m is not None else c * v * molar_mass
    v = v if v is not None else m / molar_mass / c
    molar_mass = molar_mass if molar_mass is not None else m / (c * v)
    return {'molarity': double(c), 'massGrams': double(m), 'molarMass': double(molar_mass), 'volumeLiters': double(v), 'moles': double(c * v)}


for i in [{'formula': 'NaCl', 'massGrams': 58.44, 'volumeLiters': 2}, {'formula': 'CuSO4·5H2O', 'molarity': 0.1, 'volumeLiters': 0.25}, {'formula': 'Xx', 'molarity': 1, 'volumeLiters': 1}, {'formula': 'NaCl', 'molarMass': 58, 'massGrams': 1, 'volumeLiters': 1}, {'formula': 'Xx', 'molarMass': 58, 'massGrams': 1}, {'formula': 'NaCl', 'massGrams': 1}, {'formula': 'Xx', 'massGrams': 1}, {'molarity': 1, 'massGrams': 2, 'molarMass': 3, 'volumeLiters': 4}, {'molarity': 1}, {}, {'formula': 'SO4^2-', 'molarity': 2, 'massGrams': 96.06}, {'formula': '(' * 21 + 'H' + ')' * 21, 'molarity': 1, 'massGrams': 1}]:
    run('molarity-calculator', i, solution)
NAMES = ('molarity', 'massGrams', 'molarMass', 'volumeLiters')
for missing in NAMES:
    for values in ((1e-30,) * 4, (1e30,) * 4, (1e-30, 1e30, 1e-30, 1e30), (0.1, 5.844, 58.44, 0.25)):
        run('molarity-calculator', {k: v for k, v in zip(NAMES, values) if k != missing}, solution)


# Constants.
def constants(i):
    if not 1 <= len(i['query']) <= 100 or not 1 <= i.get('limit', 10) <= 355:
        raise Invalid()
    words = i['query'].lower().split()
    hits = [c for c in CONSTANTS if all(w in c['name'].lower() for w in words)]
    hits.sort(key=lambda c: (c['name'].lower() != ' '.join(words), len(c['name']), c['name']))
    number = lambda text: num(F(text))
    return {'constants': [{'name': c['name'], 'value': number(c['value']), 'unit': c['unit'], 'uncertainty': number(c['uncertainty']), 'exact': float(c['uncertainty']) == 0} for c in hits[:i.get('limit', 10)]], 'total': len(hits)}


for query, limit in [('speed of light in vacuum', None), ('planck constant', 3), ('PLANCK  Constant', 1), ('constant planck', 2), ('molar gas constant', None), ('electron mass', 3), ('mass', 2), ('in', 3), ('alpha particle-electron', None), ('(273.15 K, 100 kPa)', None), ('Å', None), ('nothing like it', None), ('fine-structure', None), ('a', 1), ('faraday', 355), ('elementary charge', 4), ('{220}', None), (' Boltzmann ', 2), ('pi', 2), ('.*', None), ('😀', None), ('', None), ('x' * 101, None), ('mass', 0), ('mass', 356), ('wien', None), ('newtonian constant of gravitation', 1)]:
    run('physical-constant-lookup', {'query': query} | ({} if limit is None else {'limit': limit}), constants)

vectors[:] = [vector for vector in vectors if vector['tool'] in PARTS[sys.argv[3]]]
report()
