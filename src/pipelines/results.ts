import { Unprocessable, unprocessable } from '../tools/errors.ts';
import type { FieldKind } from '../tools/field-kinds.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { parseJsonText } from '../tools/shared/json/parse-text.ts';
import { excessOf } from '../tools/shared/json/value-count.ts';
import type { End } from './handing.ts';
import type { Step } from './pipeline.ts';
import { find, follow, PARAMETERS, type Reference } from './reference.ts';

/** What the results of a pipeline may have together, and what it answers, in characters. */
export const MAX_RESULTS = 32 * 1024 * 1024;

/** A value that is handed on, and the field it is from. */
export interface Given {
  value: unknown;
  end: End;
}

/** The results so far, and the parameters. Results are read when something refers to them. */
export class Results {
  readonly #texts = new Map<string, string>();
  readonly #values = new Map<string, unknown>();
  readonly #steps = new Map<string, { step: Step; before: string | undefined; isSkipped: boolean }>();
  readonly #parameters: Given | undefined;
  #size = 0;
  #last: string | undefined;
  #before: string | undefined;

  /** @param first of the parameters, which the first step takes; none where there are no parameters */
  constructor(parameters: Readonly<Record<string, unknown>>, first: Given | undefined) {
    this.#parameters = first;
    if (first) this.#values.set(PARAMETERS, parameters);
  }

  /** How many characters more fit. */
  get room(): number {
    return MAX_RESULTS - this.#size;
  }

  /** @returns whether it fits among the others */
  add(step: Step, json: string): boolean {
    this.#size += json.length;
    if (this.#size > MAX_RESULTS) return false;
    this.#texts.set(step.id, json);
    this.#note(step, false);
    this.#last = step.id;
    return true;
  }

  /** Notes that a step has no result: what it was to take is handed on in its place. */
  skip(step: Step): void {
    this.#note(step, true);
  }

  #note(step: Step, isSkipped: boolean): void {
    this.#steps.set(step.id, { step, before: this.#before, isSkipped });
    this.#before = step.id;
  }

  /** The result of a step as JSON text; null where it has none. */
  text(id: string): string {
    return this.#texts.get(id) ?? (this.#values.has(id) ? JSON.stringify(this.#values.get(id)) : 'null');
  }

  /** The result of the last step that was run; empty where none was. */
  last(): string {
    return this.#last === undefined ? '{}' : this.text(this.#last);
  }

  isSkipped(id: string): boolean {
    return this.#steps.get(id)?.isSkipped === true;
  }

  /** What a reference leads to. Throws `Unprocessable` where that is nothing. */
  valueOf(reference: Reference): unknown {
    const { step, place } = reference;
    if (this.isSkipped(step)) unprocessable(`${place}: ${JSON.stringify(step)} was skipped and has no result.`, place);
    return follow(reference, this.#whole(reference.step));
  }

  /** The same, undefined where there is nothing. */
  lookFor({ step, tokens }: Reference): { value: unknown } | undefined {
    if (this.isSkipped(step)) return undefined;
    const found = find(tokens, this.#whole(step));
    return 'value' in found ? found : undefined;
  }

  /** The main output of a step, or the first parameter. Of a step that was passed over, what the one before it gives. */
  mainOf(from: string): Given | undefined {
    if (from === PARAMETERS) return this.#parameters;
    const known = this.#steps.get(from);
    if (!known) return undefined;
    if (known.isSkipped) return known.before === undefined ? this.#parameters : this.mainOf(known.before);
    const whole = this.#whole(from);
    return known.step.forEach === undefined ? mainIn(whole, known.step) : mainsIn(whole, known.step);
  }

  /** All results, as the JSON text of an object by id. */
  json(): string {
    return `{${Array.from(this.#texts, ([id, json]) => `${JSON.stringify(id)}:${json}`).join(',')}}`;
  }

  #whole(id: string): unknown {
    if (!this.#values.has(id) && this.#texts.has(id)) this.#values.set(id, read(id, this.text(id)));
    return this.#values.get(id);
  }
}

/** The main output in a result: the main field, or else the first that is there. */
function mainIn(result: unknown, { gift }: Step): Given | undefined {
  if (!isObject(result)) return undefined;
  const field = gift && Object.hasOwn(result, gift.field) ? gift.field : Object.keys(result)[0];
  if (field === undefined) return undefined;
  const value = result[field];
  return { value, end: gift?.endOf(field) ?? { kind: kindOf(value) } };
}

/** The main outputs of the runs of a loop, those that failed left out. */
function mainsIn(result: unknown, step: Step): Given | undefined {
  const items = isObject(result) && Array.isArray(result.items) ? result.items : [];
  const value = items.flatMap((item) => mainIn(item, step)?.value ?? []);
  return { value, end: { kind: { kind: 'list', of: 'json' } } };
}

/** What a value is, where no field says so. */
export function kindOf(value: unknown): FieldKind {
  if (typeof value === 'string') return { kind: 'text' };
  if (typeof value === 'number' || typeof value === 'boolean') return { kind: typeof value === 'number' ? 'number' : 'boolean' };
  return Array.isArray(value) ? { kind: 'list', of: 'json' } : { kind: 'json' };
}

/** Reads a result. Throws `Unprocessable` where that would keep everybody else waiting. */
function read(step: string, json: string): unknown {
  const excess = excessOf(json);
  if (excess !== undefined)
    throw new Unprocessable(`The result of ${JSON.stringify(step)} has more than ${excess}, too many for other steps to refer to its parts.`);
  return parseJsonText(json);
}
