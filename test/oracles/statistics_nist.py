"""The Statistical Reference Datasets of NIST (https://www.itl.nist.gov/div898/strd/, in the public domain) as vectors for the statistics tools, with their certified values.
/usr/bin/python3 test/oracles/statistics_nist.py FOLDER reads the .dat files in FOLDER and writes src/tools/statistics/testdata/nist.json."""
import pathlib
import re
import sys

from statistics_exact import Vectors

folder = pathlib.Path(sys.argv[1])
vectors = Vectors()
number = lambda text: float(text) if '.' in text or 'E' in text else int(text)


def univariate(name, values, mean, deviation, first):
    vectors.rows += [
        {'tool': 'descriptive-statistics-calculator', 'inputs': {'values': values}, 'result': {'mean': mean, 'standardDeviation': deviation}, 'near': {'relative': 3e-14}},
        {'tool': 'standard-deviation-calculator', 'inputs': {'values': values}, 'result': {'mean': mean, 'standardDeviation': deviation}, 'near': {'relative': 3e-14}},
        {'tool': 'autocorrelation-calculator', 'inputs': {'values': values, 'maxLag': 1}, 'result': {'autocorrelations': [first]}, 'near': {'relative': 3e-14}},
    ]


for name in ['Lottery', 'Lew', 'Mavro', 'Michelso', 'NumAcc1', 'NumAcc2', 'NumAcc3', 'NumAcc4']:
    text = (folder / f'{name}.dat').read_text()
    values = [number(line) for line in re.split(r'-{5,}\s*\n', text)[-1].split()]
    certified = [float(re.search(rf'Sample {mark}[^\n]*:\s*([-\d.E+]+)', text)[1]) for mark in ('Mean', 'Standard Deviation', 'Autocorrelation')]
    assert len(values) == int(re.search(r'Number of Observations:\s*([\d,]+)', text)[1].replace(',', '')), name
    univariate(name, values, *certified)


def regression(name):
    text = (folder / f'{name}.dat').read_text()
    lines = text.splitlines()
    start = next(k for k, line in enumerate(lines) if line.startswith('Data:') and 'y' in line and k > 40)
    data = [[number(each if not each.startswith('.') else '0' + each) for each in line.split()] for line in lines[start + 1:] if line.strip()]
    estimates = [(float(match[1]), float(match[2])) for match in re.finditer(r'^\s+B\d+\s+([-\d.E+]+)\s+([-\d.E+]+)\s*$', text, re.M)]
    deviation = float(re.search(r'Residual\s+Standard Deviation\s+([-\d.E+]+)', text)[1])
    squared = float(re.search(r'R-Squared\s+([-\d.E+]+)', text)[1])
    f = re.search(r'^Regression\s+\d+\s+\S+\s+\S+\s+(\S+)', text, re.M)[1]
    return [row[0] for row in data], [row[1:] for row in data], [e for e, _ in estimates], [d for _, d in estimates], deviation, squared, f


# Certified values have 15 digits; Filip's are its own digits of degree 10.
for name in ['Norris', 'NoInt1', 'NoInt2', 'Pontius', 'Filip', 'Longley', 'Wampler1', 'Wampler2', 'Wampler3', 'Wampler4', 'Wampler5']:
    y, x, estimates, errors, deviation, squared, f = regression(name)
    first = [row[0] for row in x]
    near = {'relative': 2e-14, 'absolute': 0}
    if name.startswith('NoInt'):
        vectors.rows.append({'tool': 'linear-regression-calculator', 'inputs': {'x': first, 'y': y, 'throughOrigin': True},
                             'result': {'slope': estimates[0], 'slopeStandardError': errors[0], 'residualStandardError': deviation, 'rSquared': squared}, 'near': near})
    if name == 'Norris':
        vectors.rows.append({'tool': 'linear-regression-calculator', 'inputs': {'x': first, 'y': y}, 'result': {
            'intercept': estimates[0], 'slope': estimates[1], 'interceptStandardError': errors[0], 'slopeStandardError': errors[1], 'residualStandardError': deviation, 'rSquared': squared}, 'near': near})
    if name in ('Norris', 'Longley') or name.startswith('NoInt'):
        vectors.rows.append({'tool': 'multiple-regression-calculator', 'inputs': {'x': x, 'y': y, 'intercept': not name.startswith('NoInt')}, 'result': {
            'coefficients': estimates, 'standardErrors': errors, 'residualStandardError': deviation, 'rSquared': squared, 'fStatistic': float(f)}, 'near': near})
    else:
        degree = {'Pontius': 2, 'Filip': 10}.get(name, 5)
        vectors.rows.append({'tool': 'polynomial-regression-calculator', 'inputs': {'x': first, 'y': y, 'degree': degree}, 'result': {
            'coefficients': estimates, 'residualStandardError': deviation, 'rSquared': squared}, 'near': near})
        if degree < 6:
            # The powers as predictors give the standard errors too.
            result = {'coefficients': estimates, 'standardErrors': errors, 'residualStandardError': deviation, 'rSquared': squared, **({'fStatistic': float(f)} if f != 'Infinity' else {})}
            vectors.rows.append({'tool': 'multiple-regression-calculator', 'inputs': {'x': [[each ** k for k in range(1, degree + 1)] for each in first], 'y': y}, 'result': result, 'near': near})
vectors.write('nist.json')
