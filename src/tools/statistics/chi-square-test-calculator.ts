import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { aligned, totalOf } from '../shared/numbers/exact-sums.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { toNumber } from '../shared/numbers/rational.ts';
import { chiSquareTails, upperOf } from './lib/tails.ts';

/** Up to so many counts are done with at once. */
const MAX_SHORT = 100;

export default defineTool({
  slug: 'chi-square-test-calculator',
  name: 'Chi-Square Test of Independence Calculator',
  category: 'statistics',
  summary: 'Tests whether the rows and columns of a table of counts are independent.',
  description:
    "Pearson's test. It is good when hardly any expected count is below 5; for small 2 by 2 tables use Fisher's exact test. Cramér's V does not take the continuity correction into account.",
  reference: 'Pearson 1900; Cramér 1946',
  keywords: ['contingency table', 'crosstab', 'chi squared', 'association', 'cramers v', 'homogeneity', 'p value'],
  heavyWhen: ({ table }) => table.reduce((sum, row) => sum + row.length, 0) > MAX_SHORT,
  inputs: z.strictObject({
    table: z
      .array(z.array(z.number().min(0)).min(2).max(100))
      .min(2)
      .max(100)
      .describe('Table of counts: a list for each row, all with as many counts'),
    yates: z.boolean().default(false).describe("Whether to apply Yates's continuity correction, for 2 by 2 tables only"),
  }),
  result: z.strictObject({
    chiSquare: z.number().describe('Chi-square statistic: sum of (observed − expected)²/expected'),
    degreesOfFreedom: z.int().describe('Degrees of freedom: (rows − 1)·(columns − 1)'),
    pValue: z.number().describe('Chance of a chi-square at least as great if rows and columns are independent, from 0 to 1'),
    expected: z.array(z.array(z.number())).describe('Counts expected for independent rows and columns, in the order of the table'),
    cramersV: z.number().describe("Cramér's V, the strength of the association, from 0 (none) to 1 (full)"),
    smallestExpected: z.number().describe('Smallest of the expected counts; below 5 the p-value is rough'),
  }),
  headline: 'pValue',
  examples: [
    {
      inputs: {
        table: [
          [20, 30],
          [30, 20],
        ],
      },
      result: {
        chiSquare: 4,
        degreesOfFreedom: 1,
        pValue: 0.04550026389635842,
        expected: [
          [25, 25],
          [25, 25],
        ],
        cramersV: 0.2,
        smallestExpected: 25,
      },
    },
    {
      inputs: {
        table: [
          [10, 20, 30],
          [6, 9, 17],
        ],
      },
      result: {
        chiSquare: 0.2715746515040352,
        degreesOfFreedom: 2,
        pValue: 0.8730282833800729,
        expected: [
          [10.434782608695652, 18.91304347826087, 30.652173913043477],
          [5.565217391304348, 10.08695652173913, 16.347826086956523],
        ],
        cramersV: 0.05433137570422294,
        smallestExpected: 5.565217391304348,
      },
    },
  ],
  run({ table, yates }) {
    const [rows, columns] = [table.length, table[0]?.length ?? 0];
    for (const [index, row] of table.entries()) {
      if (row.length !== columns) invalid(`table[${index}]`, `must have as many counts as the first row: ${columns}, not ${row.length}`);
    }
    if (yates && (rows !== 2 || columns !== 2)) invalid('yates', 'must be false for tables other than 2 by 2');
    const { units, exponent } = aligned(table.flat());
    const rowTotals = table.map((_, row) => totalOf(units.slice(row * columns, (row + 1) * columns)));
    const columnTotals = Array.from({ length: columns }, (_, column) => totalOf(units.filter((_, index) => index % columns === column)));
    for (const [kind, totals] of [['Row', rowTotals] as const, ['Column', columnTotals] as const]) {
      const empty = totals.indexOf(0n);
      if (empty >= 0) unprocessable(`${kind} ${empty + 1} of the table is all zeros, so nothing is expected there.`, 'table');
    }
    const total = totalOf(rowTotals);
    const unit = new Precise(10).pow(exponent);
    const scale = 10n ** BigInt(-exponent);
    // ½ as a multiple of 1/total units: what Yates takes off, but no more than there is.
    const most = yates ? total * scale : 0n;
    const precise = (value: bigint) => new Precise(String(value));
    const wholes = { rows: rowTotals.map((rowTotal) => precise(rowTotal).times(precise(total))), columns: columnTotals.map(precise) };
    let [plain, corrected] = [new Precise(0), new Precise(0)];
    const expected = rowTotals.map((rowTotal, row) =>
      columnTotals.map((columnTotal, column) => {
        const product = rowTotal * columnTotal;
        const difference = (units[row * columns + column] ?? 0n) * total - product;
        // (O − E)²/E = d²/(total·product), where d is total·(O − E).
        const divisor = (wholes.rows[row] ?? unit).times(wholes.columns[column] ?? unit);
        plain = plain.plus(precise(difference).pow(2).div(divisor));
        const twice = 2n * (difference < 0n ? -difference : difference);
        if (yates && twice > most)
          corrected = corrected.plus(
            precise(twice - most)
              .pow(2)
              .div(4)
              .div(divisor),
          );
        return toNumber({ numerator: product, denominator: total * scale });
      }),
    );
    const statistic = (yates ? corrected : plain).times(unit);
    const degreesOfFreedom = (rows - 1) * (columns - 1);
    return {
      chiSquare: doubleOf(statistic),
      degreesOfFreedom,
      pValue: upperOf(chiSquareTails(statistic, degreesOfFreedom)),
      expected,
      cramersV: doubleOf(plain.div(String(total * BigInt(Math.min(rows, columns) - 1))).sqrt()),
      smallestExpected: Math.min(...expected.flat()),
    };
  },
});
