import type { JsonValue } from './json.ts';
import { membersOf } from './tree.ts';

/**
 * Numbers JSON values so that the same values have the same number: numbers by exact numeric value, strings by code points,
 * objects without regard to order, arrays in their order or as multisets. Takes time linear in the values, however deep they are.
 */
export class SameValues {
  readonly #numbers = new Map<string, number>();
  readonly #known = new WeakMap<JsonValue, number>();
  readonly #arrays: 'ordered' | 'multisets';

  /** @param arrays whether the order of items counts */
  constructor(arrays: 'ordered' | 'multisets' = 'ordered') {
    this.#arrays = arrays;
  }

  /** The number of a value; equal numbers mean same values. */
  number(value: JsonValue): number {
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    const key = this.#key(value);
    const number = this.#numbers.get(key) ?? this.#numbers.size;
    this.#numbers.set(key, number);
    this.#known.set(value, number);
    return number;
  }

  same(a: JsonValue, b: JsonValue): boolean {
    return this.number(a) === this.number(b);
  }

  #key(value: JsonValue): string {
    switch (value.kind) {
      case 'null':
        return 'null';
      case 'boolean':
        return String(value.value);
      case 'string':
        return `"${value.value}`;
      case 'number':
        return numberKey(value.source);
      case 'array': {
        const items = value.items.map((item) => this.number(item));
        return `[${(this.#arrays === 'multisets' ? items.sort((a, b) => a - b) : items).join()}`;
      }
      case 'object':
        return `{${[...membersOf(value)]
          .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
          .map(([name, member]) => `${JSON.stringify(name)}:${this.number(member)}`)
          .join()}`;
    }
  }
}

/** The exact value of a JSON number in one form: digits without zeros at either end, and the power of ten they stand for. */
function numberKey(source: string): string {
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(source) ?? [];
  const digits = `${whole}${decimals}`.replace(/^0+/, '');
  if (digits === '') return '0';
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  const power = BigInt(exponent) - BigInt(decimals.length) + BigInt(digits.length - end);
  return `${sign}${digits.slice(0, end)}e${power}`;
}
