import { holdTo } from '../testing.ts';
import tool from './sedol-validator.ts';
import data from './testdata/sedol-validator.json' with { type: 'json' };

// SEDOLs as in Rosetta Code's task; the weights are worked out again in testdata
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    ...['7108899', 'B0YBKJ7', '4065663', 'B0YBLH2', '2282765', 'B0YBKL9', '5579107', 'B0YBKR5', '5852842', 'B0YBKT7', 'B000300'].map(
      (sedol): [Record<string, unknown>, Record<string, unknown>] => [{ value: sedol.slice(0, 6) }, { valid: true, normalized: sedol }],
    ),
    [{ value: 'b0yblh2' }, { valid: true, normalized: 'B0YBLH2' }],
    [{ value: '0263494' }, { valid: true, isin: 'GB0002634946' }],
    [{ value: '0263495' }, { valid: false, expectedCheckDigit: '4' }],
    [{ value: 'A15KXQ8' }, { valid: false }],
    [{ value: '' }, { valid: false }],
  ],
});
