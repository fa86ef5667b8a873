import { holdTo } from '../testing.ts';
import tool from './feet-inches-calculator.ts';
// Worked out by test/oracles/everyday_workshop.py, apart from the tool.
import vectors from './testdata/workshop.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  // What is missing is asked for before what cannot be read.
  invalid: [
    [{ first: 'abc', operation: 'ratio' }, 'second'],
    [{ first: '1/0"', operation: 'divide' }, 'by'],
  ],
  unprocessable: [[{ first: 'abc', operation: 'divide', by: 0 }, 'could not be read']],
});
