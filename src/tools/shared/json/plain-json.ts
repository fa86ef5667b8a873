import { unprocessable } from '../../errors.ts';
import type { JsonValue } from './json.ts';

/** The value as JavaScript has it, for results that hold JSON as such. A number beyond the range of doubles is unprocessable. */
export function plainValue(value: JsonValue): unknown {
  switch (value.kind) {
    case 'null':
      return null;
    case 'boolean':
    case 'string':
      return value.value;
    case 'number': {
      const number = Number(value.source);
      return Number.isFinite(number) ? number : unprocessable(`The number ${value.source} is too large for a result that is not text.`);
    }
    case 'array':
      return value.items.map(plainValue);
    case 'object': {
      const plain = {};
      // Defined rather than assigned, so that __proto__ is a name like any other.
      for (const member of value.members) {
        Object.defineProperty(plain, member.name, { value: plainValue(member.value), enumerable: true, configurable: true, writable: true });
      }
      return plain;
    }
  }
}
