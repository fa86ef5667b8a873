import fc from 'fast-check';
import protobuf from 'protobufjs';
import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { ByteWriter } from '../../shared/bytes/binary.ts';
import { checkedFields, MAX_LEVELS, packedNumbers, putBytes, putTag, putVarint, showFields } from './proto-wire.ts';

const bytesOf = (hex: string): Buffer => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const shown = (hex: string) => showFields(bytesOf(hex));

// https://protobuf.dev/programming-guides/encoding/, its examples.
describe('the examples of the documentation', () => {
  it.each([
    ['08 96 01', [{ number: 1, wireType: 'varint', value: '150' }]],
    ['12 07 74 65 73 74 69 6e 67', [{ number: 2, wireType: 'len', hex: '74657374696e67', text: 'testing' }]],
    ['1a 03 08 96 01', [{ number: 3, wireType: 'len', hex: '089601', message: [{ number: 1, wireType: 'varint', value: '150' }] }]],
    ['08 fe ff ff ff ff ff ff ff ff 01', [{ number: 1, wireType: 'varint', value: '18446744073709551614' }]],
  ])('%s', (hex, fields) => {
    expect(shown(hex)).toEqual(fields);
  });

  it('packed numbers', () => {
    const bytes = bytesOf('32 06 03 8e 02 9e a7 05');
    const [field] = checkedFields(bytes);
    expect(field && packedNumbers(bytes, field, 'varint')).toEqual([3n, 270n, 86942n]);
  });
});

it('reads what protobufjs writes, and writes what it reads', () => {
  const number = fc.integer({ min: 1, max: 2 ** 29 - 1 });
  const field = fc.oneof(
    fc.record({ kind: fc.constant('varint' as const), number, value: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }) }),
    fc.record({ kind: fc.constant('len' as const), number, value: fc.uint8Array({ maxLength: 200, size: 'max' }) }),
    fc.record({ kind: fc.constant('i32' as const), number, value: fc.bigInt({ min: 0n, max: 2n ** 32n - 1n }) }),
  );
  fc.assert(
    fc.property(fc.array(field), (fields) => {
      const [theirs, ours] = [protobuf.Writer.create(), new ByteWriter()];
      for (const { kind, number: place, value } of fields) {
        putTag(ours, place, kind);
        if (kind === 'varint') {
          theirs.uint32(place * 8).uint64(String(value));
          putVarint(ours, value);
        } else if (kind === 'len') {
          theirs.uint32(place * 8 + 2).bytes(value);
          putBytes(ours, value);
        } else {
          theirs.uint32(place * 8 + 5).fixed32(Number(value));
          const word = Buffer.alloc(4);
          word.writeUInt32LE(Number(value));
          ours.bytes(word);
        }
      }
      const bytes = Buffer.from(theirs.finish());
      expect(Buffer.from(ours.result()).toString('hex')).toBe(bytes.toString('hex'));
      expect(
        checkedFields(bytes).map(({ number: place, wireType, value, from, end }) => [
          place,
          wireType,
          wireType === 'len' ? bytes.toString('hex', from, end) : value,
        ]),
      ).toEqual(fields.map(({ kind, number: place, value }) => [place, kind, kind === 'len' ? Buffer.from(value).toString('hex') : value]));
    }),
  );
});

it.each([
  ['a varint that breaks off', '08 96'],
  ['a varint of eleven bytes', '08 80 80 80 80 80 80 80 80 80 80 01'],
  ['a length beyond the end', '12 03 61'],
  ['four bytes that are three', '0d 01 02 03'],
  ['eight bytes that are none', '09'],
  ['the field number 0', '00 01'],
  ['the wire type 6', '0e'],
  ['the wire type 7', '0f'],
  ['a group that is never ended', '0b 08 01'],
  ['a group that ends with another number', '0b 14'],
  ['an end without a group', '0c'],
])('refuses %s, telling the byte', (_, hex) => {
  expect(() => shown(hex)).toThrow(Unprocessable);
  expect(() => shown(hex)).toThrow(/^At byte offset \d+: /);
});

it('shows groups with their content, and len fields as a message only where they read wholly as one', () => {
  expect(shown('0b 10 01 0c')).toEqual([{ number: 1, wireType: 'group', message: [{ number: 2, wireType: 'varint', value: '1' }] }]);
  expect(shown('0a 02 08 80')).toEqual([{ number: 1, wireType: 'len', hex: '0880' }]);
  expect(shown('0a 00')).toEqual([{ number: 1, wireType: 'len', hex: '', text: '' }]);
});

it('shows 100 levels, and refuses groups beyond them', () => {
  const groups = (levels: number): string => '0b'.repeat(levels) + '0c'.repeat(levels);
  expect(JSON.stringify(shown(groups(MAX_LEVELS - 1))).split('"group"')).toHaveLength(MAX_LEVELS);
  expect(() => shown(groups(MAX_LEVELS + 1))).toThrow(`nested deeper than ${MAX_LEVELS} levels`);
  let inner = Buffer.from([8, 1]);
  for (let level = 0; level < 120; level++)
    inner = Buffer.concat([inner.length < 128 ? Buffer.from([10, inner.length]) : Buffer.from([10, (inner.length & 127) | 128, inner.length >> 7]), inner]);
  expect(JSON.stringify(showFields(inner)).split('"message"')).toHaveLength(MAX_LEVELS);
});
