import { holdTo } from '../testing.ts';
import autocorrelation from './autocorrelation-calculator.ts';
import description from './descriptive-statistics-calculator.ts';
import linear from './linear-regression-calculator.ts';
import multiple from './multiple-regression-calculator.ts';
import polynomial from './polynomial-regression-calculator.ts';
import deviation from './standard-deviation-calculator.ts';
// The Statistical Reference Datasets of NIST with their certified values (https://www.itl.nist.gov/div898/strd/), read by test/oracles/statistics_nist.py.
import vectors from './testdata/nist.json' with { type: 'json' };

for (const tool of [description, deviation, autocorrelation, linear, polynomial, multiple]) holdTo(tool, { vectors });
