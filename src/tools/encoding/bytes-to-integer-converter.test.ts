import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './bytes-to-integer-converter.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decode', ...more });

describe('bytes-to-integer-converter', () => {
  it('python int.from_bytes', async () => {
    expect(await run(tool, { text: 'ff00', inputEncoding: 'hex' })).toEqual({ output: '65280', hex: '0xff00', bits: 16 });
    expect(await run(tool, { text: 'ff00', inputEncoding: 'hex', endian: 'little' })).toEqual({ output: '255', hex: '0xff', bits: 8 });
    expect(await run(tool, { text: 'ff00', inputEncoding: 'hex', signed: true })).toEqual({ output: '-256', hex: '-0x100', bits: 9 });
    expect(await run(tool, { text: '0080', inputEncoding: 'hex', signed: true, endian: 'little' })).toEqual({ output: '-32768', hex: '-0x8000', bits: 16 });
    expect(await run(tool, { text: '\u0000' })).toEqual({ output: '0', hex: '0x0', bits: 0 });
    expect(await run(tool, { text: ' ', inputEncoding: 'hex' })).toEqual({ output: '0', hex: '0x0', bits: 0 });
  });
  it('as few bytes as needed', async () => {
    const hex = (text: string, more: object = {}) => back(text, { outputEncoding: 'hex', ...more });
    expect(await hex('0')).toBe('00');
    expect(await hex('256')).toBe('0100');
    expect(await hex('127', { signed: true })).toBe('7f');
    expect(await hex('128', { signed: true })).toBe('0080');
    expect(await hex('-128', { signed: true })).toBe('80');
    expect(await hex('-129', { signed: true })).toBe('ff7f');
    expect(await hex('-1', { signed: true, length: 3 })).toBe('ffffff');
    expect(await hex('0xFF_ff')).toBe('ffff');
    expect(await hex(' 0b1_0000 ')).toBe('10');
    expect(await hex('+0O17')).toBe('0f');
    expect(await hex('1', { length: 2, endian: 'little' })).toBe('0100');
  });
  it.each([
    [{ text: '-1' }, /signed/],
    [{ text: '256', length: 1 }, /2 bytes/],
    [{ text: '128', length: 1, signed: true }, /2 bytes/],
    [{ text: '12a' }, /"a" at position 3/],
    [{ text: '0x' }, /no integer/],
    [{ text: '_' }, /no integer/],
    [{ text: '1 2' }, /position 2/],
    [{ text: '255' }, /hex or base64/],
  ])('refuses %j', (inputs, message) => expectUnprocessable(tool, { ...inputs, mode: 'decode' }, message));
  it('gives back any bytes of a length', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1 }), fc.boolean(), fc.constantFrom('big', 'little'), async (data, signed, endian) => {
        const text = Buffer.from(data).toString('hex');
        const integer = await out(text, { inputEncoding: 'hex', signed, endian });
        expect(await back(integer, { outputEncoding: 'hex', signed, endian, length: data.length })).toBe(text);
      }),
    ));
  it('the longest inputs in a moment', async () => {
    const { output } = await run(tool, { text: '\u20ac'.repeat(20_000) });
    expect(output.length).toBe(144495);
    expect((await run(tool, { text: '9'.repeat(20_000), mode: 'decode', outputEncoding: 'hex' })).bits).toBe(66439);
  });
});
