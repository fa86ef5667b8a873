import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './base62-encoder.ts';

const encode = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const decode = async (text: string, more: object = {}) => (await run(tool, { text, mode: 'decode', ...more })).output;

describe('base62-encoder', () => {
  it('every fifth byte (python integer arithmetic)', async () => {
    const bytes = '00050a0f14191e23282d32373c41464b50555a5f64696e73787d82878c91969ba0a5aaafb4b9bec3c8cdd2d7dce1e6ebf0f5faff';
    const upper = '0AZPj0O5bsllaeZaNUOzfxTjqRxFWVYqY8I5bdmXpJ2ehVXkzApH9xpsagnk1NYMUsUjn';
    const lower = '0azpJ0o5BSLLAEzAnuoZFXtJQrXfwvyQy8i5BDMxPj2EHvxKZaPh9XPSAGNK1nymuSuJN';
    expect(await encode(bytes, { inputEncoding: 'hex' })).toBe(upper);
    expect(await encode(bytes, { inputEncoding: 'hex', alphabet: 'lower-first' })).toBe(lower);
    expect(await run(tool, { text: ` ${lower}\r\n`, mode: 'decode', alphabet: 'lower-first', outputEncoding: 'hex' })).toEqual({ output: bytes, bytes: 52 });
  });

  it('nothing, and zeros alone', async () => {
    expect(await encode('')).toBe('');
    expect(await decode('')).toBe('');
    expect(await encode('0000', { inputEncoding: 'hex' })).toBe('00');
    expect(await decode('00', { outputEncoding: 'hex' })).toBe('0000');
  });

  it('refuses foreign characters', async () => {
    await expectUnprocessable(tool, { text: 'ab-c', mode: 'decode' }, /"-" at position 3/);
    await expectUnprocessable(tool, { text: 'é', mode: 'decode' }, /"é" at position 1/);
    await expectUnprocessable(tool, { text: 'zzzz', mode: 'decode' }, /hex or base64/);
  });

  it('gives back any bytes', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array(), fc.nat(3), fc.constantFrom('upper-first', 'lower-first'), async (data, zeros, alphabet) => {
        const text = '00'.repeat(zeros) + Buffer.from(data).toString('hex');
        expect(await decode(await encode(text, { inputEncoding: 'hex', alphabet }), { outputEncoding: 'hex', alphabet })).toBe(text);
      }),
    ));
});
