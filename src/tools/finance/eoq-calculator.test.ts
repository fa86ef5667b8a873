import { holdTo } from '../testing.ts';
import tool from './eoq-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  unprocessable: [[{ annualDemand: 5, orderCost: 1, holdingCostPerUnit: 1, annualProduction: 5 }]],
});
