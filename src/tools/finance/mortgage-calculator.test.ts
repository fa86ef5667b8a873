import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './mortgage-calculator.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ homePrice: 100, annualRatePercent: 1, downPayment: 1, downPaymentPercent: 1 }, 'downPaymentPercent']],
  unprocessable: [[{ homePrice: 100, annualRatePercent: 1, downPaymentPercent: 100 }]],
  answers: [[{ homePrice: 300000, annualRatePercent: 0, annualMortgageInsurancePercent: 0.5 }, { totalMortgageInsurance: 9000 }]],
});

// Worked out with Python's fractions.
it('lists the years, with what is left at their ends', async () => {
  const { schedule, totalInterest } = await run(tool, { homePrice: 400000, downPaymentPercent: 20, annualRatePercent: 6, schedule: 'yearly' });
  expect(schedule).toHaveLength(30);
  expect(schedule).toMatchObject({
    0: { period: 1, interest: 19093.1, principal: 3929.64, balance: 316070.36 },
    1: { period: 2, interest: 18850.73, principal: 4172.01, balance: 311898.35 },
    29: { period: 30, interest: 731.1, principal: 22291.64, balance: 0 },
  });
  expect(totalInterest).toBe(370682.2);
});

it('lists the months until extra payments have paid it off', async () => {
  const { schedule, months } = await run(tool, { homePrice: 12000, annualRatePercent: 12, termYears: 1, extraMonthlyPayment: 500, schedule: 'monthly' });
  expect(months).toBe(9);
  expect(schedule).toMatchObject({
    0: { period: 1, interest: 120, principal: 1446.19, balance: 10553.81 },
    7: { period: 8, interest: 15.68, principal: 1550.51, balance: 17.38 },
    8: { period: 9, interest: 0.17, principal: 17.38, balance: 0 },
  });
  expect(await run(tool, { homePrice: 12000, annualRatePercent: 12, termYears: 1 })).not.toHaveProperty('schedule');
});
