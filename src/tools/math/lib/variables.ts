import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { invalid, unprocessable } from '../../errors.ts';
import { isReserved, type Program, VARIABLE_NAME, variablesOf } from '../../shared/numbers/expression.ts';

const MAX_VARIABLES = 100;

/** The input of variables: numbers by name. Checked further by `valuesOf`. */
export const variablesInput = z
  .record(z.string(), z.number())
  .refine((variables) => Object.keys(variables).length <= MAX_VARIABLES, { error: `must have at most ${MAX_VARIABLES} members` })
  .default({});

/** The input of the name of an expression's variable. Checked further by `checkVariable`. */
export const variableInput = z.string().min(1).max(50);

/** Refuses a name that no variable can have. @param path the field it came in */
export function checkVariable(name: string, path = 'variable'): void {
  if (isReserved(name)) invalid(path, `must not be ${name}, the name of a constant or function`);
  if (!VARIABLE_NAME.test(name)) invalid(path, 'must be letters, digits and "_", a digit not first');
}

/** The values by name, as decimals. Names that no variable can have are invalid. */
export function valuesOf(variables: Readonly<Record<string, number>>): Map<string, Decimal> {
  const values = new Map<string, Decimal>();
  for (const [name, value] of Object.entries(variables)) {
    checkVariable(name, `variables.${name}`);
    values.set(name, new Decimal(value));
  }
  return values;
}

/** Refuses names in an expression that are not among the known ones. @param path the field the expression came in */
export function checkNames(program: Program, known: readonly string[], path = 'expression'): void {
  for (const [name, position] of variablesOf(program)) {
    if (known.includes(name)) continue;
    const hint = known.length === 1 ? `; the variable is ${known[0]}` : '';
    unprocessable(`Position ${position}: the name ${name} is unknown${hint}.`, path);
  }
}
