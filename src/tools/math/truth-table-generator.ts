import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { assignments, parseLogic } from './lib/logic.ts';

const MAX_VARIABLES = 12;

export default defineTool({
  slug: 'truth-table-generator',
  name: 'Truth Table Generator',
  category: 'math',
  summary: 'Makes the truth table of a logical expression, with its minterms.',
  description:
    "Operators from tight to loose, as words in any case or symbols: NOT (! ~ ¬ before, ' after), AND (& && ∧ · *) and NAND, XOR (^ ⊕) and XNOR, OR (| || ∨ +) and NOR, IMPLIES (-> => →) from right to left, IFF (<-> <=> ↔ ==). Constants 0, 1, true, false; up to 12 names, case-sensitive.",
  reference: 'Propositional calculus',
  keywords: ['logic table', 'boolean', 'tautology'],
  cost: 'heavy',
  inputs: z.strictObject({ expression: z.string().min(1).max(1000).describe('Logical expression to tabulate') }),
  result: z.strictObject({
    variables: z.array(z.string()).describe('Names of the variables, ascending by code point'),
    rows: z.array(z.array(z.boolean())).describe('A row of values for each assignment, false before true, the first variable changing slowest'),
    outputs: z.array(z.boolean()).describe('Values of the expression, one for each row'),
    minterms: z.array(z.int()).describe('Numbers of the rows that are true, from 0'),
    kind: z.enum(['tautology', 'contradiction', 'contingency']).describe('Whether the expression is always true, never true, or neither'),
  }),
  views: [{ kind: 'grid', field: 'rows', columns: 'variables', last: 'outputs' }],
  examples: [
    {
      inputs: { expression: 'A and not B' },
      result: {
        variables: ['A', 'B'],
        rows: [
          [false, false],
          [false, true],
          [true, false],
          [true, true],
        ],
        outputs: [false, false, true, false],
        minterms: [2],
        kind: 'contingency',
      },
    },
  ],
  run({ expression }) {
    const logic = parseLogic(expression);
    const variables = [...logic.variables];
    if (variables.length > MAX_VARIABLES)
      unprocessable(`The expression has ${variables.length} names; at most ${MAX_VARIABLES} can be tabulated.`, 'expression');
    const rows = assignments(variables.length);
    const outputs = rows.map((row) => logic.value(row));
    const minterms = outputs.flatMap((output, index) => (output ? [index] : []));
    const kind = minterms.length === rows.length ? ('tautology' as const) : minterms.length === 0 ? ('contradiction' as const) : ('contingency' as const);
    return { variables, rows, outputs, minterms, kind };
  },
});
