import { holdTo } from '../testing.ts';
import tool from './mortgage-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ homePrice: 100, annualRatePercent: 1, downPayment: 1, downPaymentPercent: 1 }, 'downPaymentPercent']],
  unprocessable: [[{ homePrice: 100, annualRatePercent: 1, downPaymentPercent: 100 }]],
  answers: [[{ homePrice: 300000, annualRatePercent: 0, annualMortgageInsurancePercent: 0.5 }, { totalMortgageInsurance: 9000 }]],
});
