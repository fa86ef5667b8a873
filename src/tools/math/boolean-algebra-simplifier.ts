import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { assignments, isLogicWord, LOGIC_NAME, parseLogic } from './lib/logic.ts';
import { type Implicant, literalsOf, smallestCover } from './lib/minimize.ts';

const MAX_VARIABLES = 8;

export default defineTool({
  slug: 'boolean-algebra-simplifier',
  name: 'Boolean Algebra Simplifier',
  category: 'math',
  summary: 'Finds the smallest sum of products of a logical expression or a list of minterms.',
  description:
    "Give an expression (in truth-table-generator's grammar), or variables and minterms, with dontCares for rows whose value does not matter. As few products as possible, then as few literals; up to 8 variables.",
  reference: 'Quine (1952) and McCluskey (1956), with an exact cover (Petrick 1956)',
  keywords: ['karnaugh map', 'k-map', 'minimize logic', 'sum of products'],
  cost: 'heavy',
  inputs: z.strictObject({
    expression: z.string().min(1).max(1000).optional().describe('Logical expression to simplify; not together with minterms'),
    variables: z.array(z.string()).min(1).max(MAX_VARIABLES).optional().describe('Names of the variables, most significant first; with minterms'),
    minterms: z.array(z.int()).max(256).optional().describe('Numbers of the rows that are true, from 0'),
    dontCares: z.array(z.int()).max(256).optional().describe('Numbers of the rows whose value does not matter; with minterms'),
  }),
  result: z.strictObject({
    simplified: z.string().describe('"A & !B | C", "0" or "1"; an expression in the same grammar'),
    terms: z.int().describe('Number of products in the sum; 0 for "0", 1 for "1"'),
    literals: z.int().describe('Number of literals; 0 for constants'),
    variables: z.array(z.string()).describe('Names of the variables in the input'),
  }),
  examples: [
    { inputs: { expression: 'A & B | A & !B' }, result: { simplified: 'A', terms: 1, literals: 1, variables: ['A', 'B'] } },
    { inputs: { variables: ['A', 'B', 'C'], minterms: [1, 3, 5, 7] }, result: { simplified: 'C', terms: 1, literals: 1, variables: ['A', 'B', 'C'] } },
  ],
  async run(inputs) {
    const { variables, minterms, dontCares } = inputs.expression === undefined ? fromRows(inputs) : fromExpression(inputs.expression, inputs);
    const cover = minterms.length === 0 ? [] : await smallestCover(variables.length, minterms, dontCares);
    return {
      simplified: cover.map((implicant) => productText(implicant, variables)).join(' | ') || '0',
      terms: cover.length,
      literals: cover.reduce((sum, implicant) => sum + literalsOf(implicant), 0),
      variables,
    };
  },
});

interface Rows {
  variables: string[];
  minterms: number[];
  dontCares: number[];
}

interface Given {
  variables?: string[] | undefined;
  minterms?: number[] | undefined;
  dontCares?: number[] | undefined;
}

function fromExpression(expression: string, given: Given): Rows {
  for (const name of ['variables', 'minterms', 'dontCares'] as const) {
    if (given[name] !== undefined) invalid(name, 'must be left out when an expression is given');
  }
  const logic = parseLogic(expression);
  const variables = [...logic.variables];
  if (variables.length > MAX_VARIABLES)
    unprocessable(`The expression has ${variables.length} names; at most ${MAX_VARIABLES} can be simplified.`, 'expression');
  const minterms = assignments(variables.length).flatMap((row, index) => (logic.value(row) ? [index] : []));
  return { variables, minterms, dontCares: [] };
}

function fromRows({ variables, minterms, dontCares = [] }: Given): Rows {
  if (!minterms) return invalid('expression', 'must be given, or variables and minterms');
  if (!variables) return invalid('variables', 'must be given with minterms');
  variables.forEach((name, index) => {
    if (!LOGIC_NAME.test(name) || isLogicWord(name))
      invalid(`variables[${index}]`, 'must be letters, digits and "_", a digit not first, and no operator or constant');
    if (variables.indexOf(name) !== index) invalid(`variables[${index}]`, `must not come twice: ${name}`);
  });
  const seen = new Set<number>();
  for (const [path, rows] of [['minterms', minterms] as const, ['dontCares', dontCares] as const]) {
    rows.forEach((row, index) => {
      if (row < 0 || row >= 2 ** variables.length)
        invalid(`${path}[${index}]`, `must be from 0 to ${2 ** variables.length - 1} for ${variables.length} variables`);
      if (seen.has(row)) invalid(`${path}[${index}]`, `must not come twice: ${row}`);
      seen.add(row);
    });
  }
  return { variables, minterms, dontCares };
}

function productText({ value, mask }: Implicant, variables: readonly string[]): string {
  const literals = variables.flatMap((name, index) => {
    const bit = 1 << (variables.length - 1 - index);
    return mask & bit ? [`${value & bit ? '' : '!'}${name}`] : [];
  });
  return literals.join(' & ') || '1';
}
