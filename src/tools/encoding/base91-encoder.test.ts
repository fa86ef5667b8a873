import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './base91-encoder.ts';

const encode = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const decode = async (text: string, more: object = {}) => (await run(tool, { text, mode: 'decode', ...more })).output;

describe('base91-encoder', () => {
  // A second implementation in Python, on one little-endian big integer
  it.each([
    ['', ''],
    ['00', 'AA'],
    ['5b00', 'ABA'],
    ['00'.repeat(20), 'A'.repeat(23)],
    ['ff'.repeat(20), `${'B"'.repeat(12)}P`],
    [
      '00050a0f14191e23282d32373c41464b50555a5f64696e73787d82878c91969ba0a5aaafb4b9bec3c8cdd2d7dce1e6ebf0f5faff',
      'GOk)JOd?PGv#}@PV2R4GA8i{7!Z%GFLsLV>i?PmDLdE(RTG(7YJ#*9rK3`/)chB"',
    ],
  ])('%s', async (bytes, encoded) => {
    expect(await encode(bytes, { inputEncoding: 'hex' })).toBe(encoded);
    expect(await decode(encoded, { outputEncoding: 'hex' })).toBe(bytes);
  });

  it('ignores white space', async () => expect(await decode('fP N\r\nKd\t')).toBe('test'));

  it('refuses other characters', async () => {
    await expectUnprocessable(tool, { text: 'fP-Kd', mode: 'decode' }, /"-" at position 3/);
    await expectUnprocessable(tool, { text: "fP'Kd", mode: 'decode' }, /position 3/);
    await expectUnprocessable(tool, { text: 'fP\\', mode: 'decode' }, /position 3/);
  });

  it('gives back any bytes', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array(), async (data) => {
        const text = Buffer.from(data).toString('hex');
        expect(await decode(await encode(text, { inputEncoding: 'hex' }), { outputEncoding: 'hex' })).toBe(text);
      }),
    ));
});
