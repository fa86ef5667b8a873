import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { cleared, D, decimals, fraction, money } from '../shared/numbers/money.ts';

export default defineTool({
  slug: '401k-calculator',
  name: '401(k) Calculator',
  category: 'finance',
  summary: 'Projects the retirement balance of a workplace plan with employer match and raises.',
  description:
    'Both contributions are paid in 12 equal parts at month ends; the employer matches a share of what the employee pays, up to a share of the salary.',
  reference: 'US Internal Revenue Code, section 401(k)',
  keywords: ['retirement', 'employer match', 'pension'],
  inputs: z.strictObject({
    currentAge: z.int().min(14).max(119).describe('Age now, in whole years'),
    retirementAge: z.int().min(15).max(120).describe('Age at retirement, above currentAge'),
    annualSalary: z.number().min(0).max(1e12).describe('Gross salary of the first year'),
    currentBalance: z.number().min(0).max(1e12).default(0).describe('Balance of the plan now'),
    contributionPercent: z.number().min(0).max(100).describe('Share of salary the employee pays in, in percent'),
    employerMatchPercent: z.number().min(0).max(1000).default(0).describe('Share of the matched contribution that the employer adds, in percent'),
    matchLimitPercent: z.number().min(0).max(100).default(0).describe('Share of salary up to which contributions are matched, in percent'),
    annualRaisePercent: z.number().min(-99).max(1000).default(0).describe('Raise of the salary each year, in percent'),
    annualReturnPercent: z.number().min(-99).max(1000).default(6).describe('Effective yearly return of the plan, in percent'),
    annualContributionLimit: z.number().min(0).max(1e12).optional().describe("Legal limit of the employee's yearly contribution"),
    limitGrowthPercent: z.number().min(0).max(1000).default(0).describe('Yearly rise of that limit, in percent'),
    decimals,
  }),
  result: z.strictObject({
    balanceAtRetirement: z.number().describe('Projected balance at retirement'),
    employeeContributions: z.number().describe('Sum of all contributions by the employee'),
    employerContributions: z.number().describe('Sum of all contributions by the employer'),
    growth: z.number().describe('Return earned: final balance less current balance and contributions'),
    yearly: z
      .array(
        z.strictObject({
          age: z.int().describe('Age at the end of the year'),
          salary: z.number().describe('Salary of the year'),
          employee: z.number().describe("Employee's contributions of the year"),
          employer: z.number().describe("Employer's contributions of the year"),
          balance: z.number().describe('Balance at the end of the year'),
        }),
      )
      .describe('A row for each year until retirement'),
  }),
  views: [{ kind: 'lines', field: 'yearly', x: 'age', y: ['balance', 'salary'] }],
  pageInputs: {
    currentAge: 30,
    retirementAge: 65,
    annualSalary: 60_000,
    contributionPercent: 6,
    employerMatchPercent: 50,
    matchLimitPercent: 6,
    annualRaisePercent: 3,
  },
  examples: [
    {
      inputs: {
        currentAge: 30,
        retirementAge: 32,
        annualSalary: 60000,
        contributionPercent: 6,
        employerMatchPercent: 50,
        matchLimitPercent: 6,
        annualRaisePercent: 3,
      },
      result: {
        balanceAtRetirement: 11593.1,
        employeeContributions: 7308,
        employerContributions: 3654,
        growth: 631.1,
        yearly: [
          { age: 31, salary: 60000, employee: 3600, employer: 1800, balance: 5546.94 },
          { age: 32, salary: 61800, employee: 3708, employer: 1854, balance: 11593.1 },
        ],
      },
    },
  ],
  run(inputs) {
    const { currentAge, retirementAge, decimals: places } = inputs;
    if (retirementAge <= currentAge) invalid('retirementAge', 'must be above currentAge');
    const monthly = fraction(inputs.annualReturnPercent).plus(1).pow(new D(1).div(12));
    let salary = new D(inputs.annualSalary);
    let limit = inputs.annualContributionLimit === undefined ? undefined : new D(inputs.annualContributionLimit);
    let balance = new D(inputs.currentBalance);
    let employees = new D(0);
    let employers = new D(0);
    const yearly: { age: number; salary: number; employee: number; employer: number; balance: number }[] = [];
    for (let age = currentAge + 1; age <= retirementAge; age++) {
      const wanted = salary.times(fraction(inputs.contributionPercent));
      const employee = limit ? D.min(wanted, limit) : wanted;
      const employer = D.min(employee, salary.times(fraction(inputs.matchLimitPercent))).times(fraction(inputs.employerMatchPercent));
      const part = employee.plus(employer).div(12);
      for (let month = 0; month < 12; month++) balance = balance.times(monthly).plus(part);
      employees = employees.plus(employee);
      employers = employers.plus(employer);
      yearly.push({
        age,
        salary: money(salary, places),
        employee: money(employee, places),
        employer: money(employer, places),
        balance: money(balance, places),
      });
      salary = salary.times(fraction(inputs.annualRaisePercent).plus(1));
      limit = limit?.times(fraction(inputs.limitGrowthPercent).plus(1));
    }
    return {
      balanceAtRetirement: money(balance, places),
      employeeContributions: money(employees, places),
      employerContributions: money(employers, places),
      growth: money(cleared(balance.minus(inputs.currentBalance).minus(employees).minus(employers), balance), places),
      yearly,
    };
  },
});
