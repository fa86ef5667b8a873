import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './cobs-encoder.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decode', ...more });

const ascending = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => ((from + i) % 256).toString(16).padStart(2, '0')).join('');

describe('cobs-encoder', () => {
  it.each([
    ['', '01'],
    ['00', '0101'],
    ['0000', '010101'],
    ['001100', '01021101'],
    ['11223344', '0511223344'],
    ['11000000', '0211010101'],
    [ascending(1, 254), `ff${ascending(1, 254)}`],
    [`00${ascending(1, 254)}`, `01ff${ascending(1, 254)}`],
    [ascending(1, 255), `ff${ascending(1, 254)}02ff`],
    [`${ascending(2, 255)}00`, `ff${ascending(2, 255)}0101`],
    [`${ascending(3, 255)}0001`, `fe${ascending(3, 255)}0201`],
  ])('the vectors of Wikipedia, less the delimiter: %#', async (plain, stuffed) => {
    expect(await run(tool, { text: plain })).toEqual({ output: stuffed, bytes: stuffed.length / 2 });
    expect(await back(stuffed)).toBe(plain);
    expect(await back(`${stuffed}00`)).toBe(plain);
    expect(await out(plain, { delimiter: true })).toBe(`${stuffed}00`);
  });
  it('base64 of the stuffed bytes, text inside', async () => {
    expect(await out('hi', { inputEncoding: 'utf8', cobsEncoding: 'base64' })).toBe('A2hp');
    expect(await run(tool, { text: 'A2hp', mode: 'decode', outputEncoding: 'utf8', cobsEncoding: 'base64' })).toEqual({ output: 'hi', bytes: 2 });
  });
  it.each([
    ['', /no stuffed bytes/],
    ['00', /no stuffed bytes/],
    ['0000', /byte at offset 0 is zero/],
    ['030011', /byte at offset 1 is zero/],
    ['0211000111', /byte at offset 2 is zero/],
    ['0511', /past the end/],
  ])('refuses %j', (text, message) => expectUnprocessable(tool, { text, mode: 'decode' }, message));
  it('holds no zero, and any bytes come back', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.oneof({ weight: 99, arbitrary: fc.constant(7) }, fc.constant(0)), { maxLength: 600 }), async (data) => {
        const text = Buffer.from(data).toString('hex');
        const stuffed = await out(text);
        expect([...Buffer.from(stuffed, 'hex')]).not.toContain(0);
        expect(await back(stuffed)).toBe(text);
      }),
    ));
});
