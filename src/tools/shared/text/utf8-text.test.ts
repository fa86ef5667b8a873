import fc from 'fast-check';
import { expect, it } from 'vitest';
import { utf8Text } from './utf8-text.ts';

/** What the decoder of the WHATWG Encoding Standard gives, or nothing where it refuses. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

it.each([
  ['a byte order mark', 'efbbbf61'],
  ['two of them', 'efbbbfefbbbf'],
  ['one that is not in front', '61efbbbf'],
  ['half of one', 'efbb'],
  ['an overlong zero', 'c080'],
  ['an overlong slash in three bytes', 'e080af'],
  ['a surrogate', 'eda080'],
  ['the last code point', 'f48fbfbf'],
  ['one beyond it', 'f4908080'],
  ['a byte that only continues', '80'],
  ['a character that breaks off', 'f09f92'],
  ['nothing', ''],
])('reads %s as the Encoding Standard does', (_, hex) => {
  const bytes = Buffer.from(hex, 'hex');
  expect(utf8Text(bytes)).toBe(decoded(bytes));
});

it('reads any bytes as the Encoding Standard does, parts of others too', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary' }).map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), fc.nat(3), (parts, from) => {
      const bytes = Uint8Array.from(Buffer.concat(parts)).subarray(from);
      expect(utf8Text(bytes)).toBe(decoded(bytes));
    }),
  );
});
