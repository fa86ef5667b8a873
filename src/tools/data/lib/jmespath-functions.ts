import { compareCodePoints } from '../../shared/text/segments.ts';
import { JmespathError } from './jmespath-tokens.ts';
import { type Budget, finite, jsonText, same, typeOf, type Value } from './jmespath-values.ts';

/** An expression given with &, to be applied to values. */
export type Reference = (value: Value) => Value;

type Type = ReturnType<typeof typeOf> | 'array of numbers' | 'array of strings';

/** The arguments of a call, each held to the types that its function takes. */
class Arguments {
  readonly #name: string;
  readonly #given: readonly (Value | Reference)[];
  readonly budget: Budget;

  constructor(name: string, given: readonly (Value | Reference)[], budget: Budget) {
    this.#name = name;
    this.#given = given;
    this.budget = budget;
  }

  #refuse(index: number, wanted: string): never {
    const given = this.#given[index] ?? null;
    throw new JmespathError(`argument ${index + 1} of ${this.#name} must be ${wanted}, not ${typeof given === 'function' ? 'an expression' : typeOf(given)}`);
  }

  any(index: number): Value {
    const given = this.#given[index] ?? null;
    return typeof given === 'function' ? this.#refuse(index, 'a value') : given;
  }

  all(): Value[] {
    return Array.from(this.#given.keys(), (index) => this.any(index));
  }

  number(index: number): number {
    const value = this.any(index);
    return typeof value === 'number' ? value : this.#refuse(index, 'a number');
  }

  string(index: number): string {
    const value = this.any(index);
    return typeof value === 'string' ? value : this.#refuse(index, 'a string');
  }

  array(index: number): Value[] {
    const value = this.any(index);
    return Array.isArray(value) ? value : this.#refuse(index, 'an array');
  }

  object(index: number): Map<string, Value> {
    const value = this.any(index);
    return value instanceof Map ? value : this.#refuse(index, 'an object');
  }

  numbers(index: number): number[] {
    const numbers = this.array(index).filter((item) => typeof item === 'number');
    return numbers.length === this.array(index).length ? numbers : this.#refuse(index, 'an array of numbers');
  }

  strings(index: number): string[] {
    const strings = this.array(index).filter((item) => typeof item === 'string');
    return strings.length === this.array(index).length ? strings : this.#refuse(index, 'an array of strings');
  }

  /** One of several types. */
  oneOf(index: number, types: readonly Type[]): Value {
    const value = this.any(index);
    return types.includes(typeOf(value)) ? value : this.#refuse(index, `of type ${types.join(' or ')}`);
  }

  reference(index: number): Reference {
    const given = this.#given[index];
    return typeof given === 'function' ? given : this.#refuse(index, 'an expression with & in front');
  }

  /** The items with what the reference makes of them: all numbers or all strings. */
  keyed(): { item: Value; key: number | string }[] {
    const reference = this.reference(1);
    return this.#ordered(
      this.array(0).map((item) => ({ item, key: reference(item) })),
      'must give numbers only or strings only',
    );
  }

  /** The items of an array, which are all numbers or all strings. */
  comparable(): { item: Value; key: number | string }[] {
    return this.#ordered(
      this.array(0).map((item) => ({ item, key: item })),
      'must hold numbers only or strings only',
    );
  }

  #ordered(items: { item: Value; key: Value }[], what: string): { item: Value; key: number | string }[] {
    const kind = typeof items[0]?.key;
    return items.map(({ item, key }) => {
      if ((typeof key === 'number' || typeof key === 'string') && typeof key === kind) return { item, key };
      throw new JmespathError(`the array and expression of ${this.#name} ${what}`);
    });
  }
}

interface JmespathFunction {
  /** How many arguments it takes; `most` is absent where there is no end. */
  least: number;
  most?: number;
  run(given: Arguments): Value;
}

const compare = (a: number | string, b: number | string): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareCodePoints(String(a), String(b));

/** The first of the greatest, or with -1 the least; null of none. */
function extreme(items: { item: Value; key: number | string }[], sign: 1 | -1): Value {
  let best: { item: Value; key: number | string } | undefined;
  for (const candidate of items) if (!best || compare(candidate.key, best.key) * sign > 0) best = candidate;
  return best ? best.item : null;
}

const sorted = (items: { item: Value; key: number | string }[], budget: Budget): Value[] => {
  budget.take(items.length);
  return items.toSorted((a, b) => compare(a.key, b.key)).map(({ item }) => item);
};

const JSON_NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;
const total = (numbers: readonly number[]): number => finite(numbers.reduce((sum, number) => sum + number, 0));

const one = (run: (given: Arguments) => Value): JmespathFunction => ({ least: 1, most: 1, run });
const two = (run: (given: Arguments) => Value): JmespathFunction => ({ least: 2, most: 2, run });
const many = (run: (given: Arguments) => Value): JmespathFunction => ({ least: 1, run });

/** The built-in functions of jmespath.org. */
const FUNCTIONS = new Map<string, JmespathFunction>([
  ['abs', one((given) => Math.abs(given.number(0)))],
  ['avg', one((given) => (given.numbers(0).length === 0 ? null : total(given.numbers(0)) / given.numbers(0).length))],
  ['ceil', one((given) => Math.ceil(given.number(0)))],
  ['contains', two(contains)],
  ['ends_with', two((given) => given.string(0).endsWith(given.string(1)))],
  ['floor', one((given) => Math.floor(given.number(0)))],
  ['join', two(join)],
  ['keys', one((given) => [...given.object(0).keys()])],
  ['length', one(length)],
  ['map', two((given) => mapped(given))],
  ['max', one((given) => extreme(given.comparable(), 1))],
  ['max_by', two((given) => extreme(given.keyed(), 1))],
  ['merge', many((given) => new Map(given.all().flatMap((_, index) => [...given.object(index)])))],
  ['min', one((given) => extreme(given.comparable(), -1))],
  ['min_by', two((given) => extreme(given.keyed(), -1))],
  ['not_null', many((given) => given.all().find((value) => value !== null) ?? null)],
  ['reverse', one(reverse)],
  ['sort', one((given) => sorted(given.comparable(), given.budget))],
  ['sort_by', two((given) => sorted(given.keyed(), given.budget))],
  ['starts_with', two((given) => given.string(0).startsWith(given.string(1)))],
  ['sum', one((given) => total(given.numbers(0)))],
  ['to_array', one((given) => (Array.isArray(given.any(0)) ? given.any(0) : [given.any(0)]))],
  ['to_number', one(toNumber)],
  ['to_string', one((given) => toText(given.any(0), given.budget))],
  ['type', one((given) => typeOf(given.any(0)))],
  ['values', one((given) => [...given.object(0).values()])],
]);

/** Calls a function. An unknown name, and arguments of another number or type, throw a JmespathError. */
export function callFunction(name: string, given: readonly (Value | Reference)[], budget: Budget): Value {
  const found = FUNCTIONS.get(name);
  if (!found) throw new JmespathError(`there is no function ${name}`);
  const { least, most, run } = found;
  if (given.length < least || (most !== undefined && given.length > most)) {
    throw new JmespathError(
      `${name} takes ${most === undefined ? `${least} or more arguments` : most === 1 ? '1 argument' : `${most} arguments`}, not ${given.length}`,
    );
  }
  const result = run(new Arguments(name, given, budget));
  budget.take(Array.isArray(result) || typeof result === 'string' ? result.length : result instanceof Map ? result.size : 1);
  return result;
}

function contains(given: Arguments): boolean {
  const [subject, wanted] = [given.oneOf(0, ['array', 'string']), given.any(1)];
  if (typeof subject === 'string') return typeof wanted === 'string' && subject.includes(wanted);
  return Array.isArray(subject) && subject.some((item) => same(item, wanted));
}

function join(given: Arguments): string {
  const [glue, parts] = [given.string(0), given.strings(1)];
  given.budget.take(parts.reduce((sum, part) => sum + part.length + glue.length, 0));
  return parts.join(glue);
}

function length(given: Arguments): number {
  const value = given.oneOf(0, ['string', 'array', 'object']);
  if (value instanceof Map) return value.size;
  return Array.isArray(value) ? value.length : Array.from(String(value)).length;
}

function mapped(given: Arguments): Value[] {
  const reference = given.reference(0);
  return given.array(1).map((item) => reference(item));
}

function reverse(given: Arguments): Value {
  const value = given.oneOf(0, ['string', 'array']);
  return Array.isArray(value) ? value.toReversed() : Array.from(String(value)).reverse().join('');
}

function toNumber(given: Arguments): Value {
  const value = given.any(0);
  if (typeof value !== 'string') return typeof value === 'number' ? value : null;
  return JSON_NUMBER.test(value) ? finite(Number(value)) : null;
}

const toText = (value: Value, budget: Budget): string => (typeof value === 'string' ? value : jsonText(value, budget));
