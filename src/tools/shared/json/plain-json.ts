import { unprocessable } from '../../errors.ts';
import type { JsonValue } from './json.ts';

const doubleOf = (source: string): number => {
  const number = Number(source);
  return Number.isFinite(number) ? number : unprocessable(`The number ${source} is too large for a result that is not text.`);
};

/** The value as JavaScript has it, for results that hold JSON as such. @param numberOf gives numbers; without it, one beyond the range of doubles is unprocessable */
export function plainValue(value: JsonValue, numberOf: (source: string) => number = doubleOf): unknown {
  switch (value.kind) {
    case 'null':
      return null;
    case 'boolean':
    case 'string':
      return value.value;
    case 'number':
      return numberOf(value.source);
    case 'array':
      return value.items.map((item) => plainValue(item, numberOf));
    case 'object': {
      const plain = {};
      // Defined rather than assigned, so that __proto__ is a name like any other.
      for (const member of value.members) {
        Object.defineProperty(plain, member.name, { value: plainValue(member.value, numberOf), enumerable: true, configurable: true, writable: true });
      }
      return plain;
    }
  }
}
