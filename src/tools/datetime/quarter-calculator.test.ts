import { holdTo } from '../testing.ts';
import tool from './quarter-calculator.ts';

// Fiscal years as used: United States federal (October, end year), India and Japan (April, start year), Australia (July, end year).
holdTo(tool, {
  answers: [
    [
      { date: '2024-09-30', fiscalYearStartMonth: 10 },
      { quarter: 4, fiscalYear: 2024, label: 'Q4 FY2024' },
    ],
    [
      { date: '2024-03-31', fiscalYearStartMonth: 4, fiscalYearNamedBy: 'startYear' },
      { quarter: 4, fiscalYear: 2023, fiscalYearStart: '2023-04-01' },
    ],
    [
      { date: '2024-07-01', fiscalYearStartMonth: 7 },
      { quarter: 1, fiscalYear: 2025, dayOfQuarter: 1, daysInQuarter: 92 },
    ],
    [{ date: '2024-02-29' }, { quarter: 1, daysInQuarter: 91, dayOfQuarter: 60, daysRemainingInQuarter: 31 }],
    [
      { date: '2024-02-15', fiscalYearStartMonth: 12 },
      { quarter: 1, quarterStart: '2023-12-01', quarterEnd: '2024-02-29', fiscalYear: 2024 },
    ],
    [
      { date: '2024-01-31', fiscalYearStartMonth: 2 },
      { quarter: 4, fiscalYearStart: '2023-02-01', fiscalYearEnd: '2024-01-31' },
    ],
  ],
  invalid: [
    [{ date: '2024-01-01', fiscalYearStartMonth: 13 }, 'fiscalYearStartMonth'],
    [{ date: '2023-02-29' }, 'date'],
  ],
  unprocessable: [[{ date: '9999-12-31', fiscalYearStartMonth: 10 }], [{ date: '0001-01-01', fiscalYearStartMonth: 10 }]],
});
