import type { Recipe } from '../client/index.ts';
import { base64Of, isUtf8, looseUtf8 } from '../tools/shared/platform/bytes.ts';
import { Arguments } from './arguments.ts';
import { Binder, type OutputEncoding } from './compile.ts';
import { operations } from './operations/index.ts';
import { bytes, givesBytes, step } from './plan.ts';
import { type ChefOperation, readRecipe } from './read-recipe.ts';
import { reasons } from './reasons.ts';
import { Unsupported } from './unsupported.ts';

export type { OutputEncoding } from './compile.ts';

/** An operation that was left out, and why. */
export interface LeftOut {
  /** Its place among the operations, counted from 0. */
  index: number;
  operation: string;
  reason: string;
}

/** What became of a recipe of CyberChef. */
export interface Imported {
  /** A recipe with the parameter `input` and the output `output`, for `POST /api/v1/pipelines`, `runRecipe` and `toolrack pipe`. */
  recipe: Recipe;
  /** What is not in it. */
  unsupported: LeftOut[];
  /** Whether `output` holds bytes, and how they are written. */
  output: { kind: 'text' | 'bytes'; encoding: OutputEncoding };
}

/** What else may be chosen. */
export interface ImportOptions {
  /** How the bytes that come out in the end are written; UTF-8 unless told. Bytes that only hex and base64 can hold are in base64 then. */
  output?: OutputEncoding;
}

/**
 * Makes a recipe of one of CyberChef's: its JSON (as text or as a value), its compact format (`To_Base64('A-Za-z0-9+/=')`) or a link (`…#recipe=…&input=…`).
 * Operations that have no equal here are left out and named. Throws `InvalidInputs` where the recipe is malformed.
 */
export function fromCyberChef(recipe: unknown, { output = 'utf8' }: ImportOptions = {}): Imported {
  const { operations: given, input } = readRecipe(recipe);
  const binder = new Binder();
  const left: LeftOut[] = [];
  const order = places(given);
  const last = order.findLast((index) => !NOTHING.has(given[index]?.op ?? ''));
  for (const index of order) {
    const { op = '', args = [] } = given[index] ?? {};
    try {
      add(binder, op, new Arguments(args, { isLast: index === last, registers: binder.registers }));
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      left.push({ index, operation: op, reason: error.message });
    }
  }
  // A recipe has one step at least.
  if (binder.steps.length === 0 && left.length === 0) binder.add([step('byte-slicer', { mode: 'drop', length: 0 }, bytes(), givesBytes())]);
  const made = binder.output(output);
  return {
    recipe: {
      parameters: { input: parameterOf(input, binder.takesBytes) },
      steps: binder.steps as Recipe['steps'],
      outputs: { output: made.reference as never },
    },
    unsupported: left,
    output: { kind: made.kind, encoding: made.encoding },
  };
}

/** Operations that leave what they are given as it is. */
const NOTHING: ReadonlySet<string> = new Set(['Comment', 'Label', 'Sleep']);
/** No recipe has more steps, wherever it jumps. */
const MAX_PLACES = 1000;

/** The places of the operations in the order in which they are run: a Jump goes on at its label so many times, a Return ends it all. */
function places(given: readonly ChefOperation[]): number[] {
  const order: number[] = [];
  let jumps = 0;
  for (let at = 0; at < given.length && order.length < MAX_PLACES; at++) {
    const { op = '', args = [], disabled = false } = given[at] ?? {};
    if (disabled) continue;
    if (op === 'Return') break;
    const isConditional = op === 'Conditional Jump';
    const label = given.findIndex((other) => other.op === 'Label' && (other.args[0] ?? '') === (args[isConditional ? 2 : 0] ?? ''));
    if (isConditional && label < 0) continue;
    if (op !== 'Jump') {
      order.push(at);
      continue;
    }
    const most = Number(args[1] ?? 10);
    if (label < 0 || jumps >= most) jumps = 0;
    else {
      at = label;
      jumps++;
    }
  }
  return order;
}

function add(binder: Binder, op: string, given: Arguments): void {
  if (NOTHING.has(op)) return;
  if (op === 'Fork') binder.fork(given.escaped(0, '\\n'), given.escaped(1, '\\n'));
  else if (op === 'Subsection') subsection(binder, given);
  else if (op === 'Register') binder.register(given.string(0), `${given.flag(1, true) ? 'i' : ''}${given.flag(2) ? 'm' : ''}${given.flag(3) ? 's' : ''}`);
  else if (op === 'Merge') binder.merge();
  else addOperation(binder, op, given);
}

function subsection(binder: Binder, given: Arguments): void {
  const pattern = given.string(0);
  if (given.flag(3)) throw new Unsupported('going on without parts that fail is not offered');
  if (pattern !== '') binder.subsection(pattern, given.flag(1, true) ? '' : 'i', given.flag(2, true));
}

function addOperation(binder: Binder, op: string, given: Arguments): void {
  const operation = operations.get(op);
  if (!operation) throw new Unsupported(reasons.get(op) ?? 'there is no tool for it');
  const plans = operation(given);
  binder.add(Array.isArray(plans) ? plans : [plans]);
}

/** The input as a parameter: text if it is some. */
function parameterOf(input: Uint8Array | undefined, takesBytes: boolean): { default?: string; encoding?: 'utf8' | 'base64' } {
  if (input && !isUtf8(input)) return { default: base64Of(input), encoding: 'base64' };
  return { ...(input && { default: looseUtf8(input) }), ...(takesBytes && { encoding: 'utf8' as const }) };
}
