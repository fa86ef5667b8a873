import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './text-to-binary-converter.ts';

const encode = (text: string, more: object = {}) => run(tool, { text, ...more });
const decode = (text: string, more: object = {}) => run(tool, { text, mode: 'decode', ...more });

describe('text-to-binary-converter', () => {
  it('fills numbers to the width of a byte (python format)', async () => {
    expect(await encode('\u0001é')).toEqual({ output: '00000001 11000011 10101001', count: 3 });
    expect((await encode('\u0001A', { base: 'octal' })).output).toBe('001 101');
    expect((await encode('\u0001é', { base: 'decimal' })).output).toBe('1 195 169');
    expect((await encode('\u000aé', { base: 'hex', separator: '-' })).output).toBe('0a-c3-a9');
    expect((await encode('A😀', { base: 'hex', unit: 'codePoint' })).output).toBe('41 1f600');
    expect((await encode('A😀', { unit: 'codePoint', separator: '' })).output).toBe('0100000111111011000000000');
    expect(await encode('')).toEqual({ output: '', count: 0 });
  });

  // python3: ' '.join(f'{byte:08b}' for byte in bytes.fromhex('00ff80'))
  it('takes and gives bytes that are no UTF-8', async () => {
    expect((await encode('00ff80', { inputEncoding: 'hex' })).output).toBe('00000000 11111111 10000000');
    expect((await encode('AP+A', { base: 'decimal', inputEncoding: 'base64' })).output).toBe('0 255 128');
    expect((await encode('e28883', { base: 'hex', unit: 'codePoint', inputEncoding: 'hex' })).output).toBe('2203');
    expect((await decode('0 255 128', { base: 'decimal', outputEncoding: 'hex' })).output).toBe('00ff80');
    expect((await decode('00000000 11111111 10000000', { outputEncoding: 'base64' })).output).toBe('AP+A');
    expect((await decode('2203', { base: 'hex', unit: 'codePoint', outputEncoding: 'hex' })).output).toBe('e28883');
    await expectUnprocessable(tool, { text: '255', mode: 'decode', base: 'decimal' }, /hex or base64 output/);
  });

  it('a lone surrogate as U+FFFD', async () => {
    expect((await encode('\ud83d', { base: 'hex' })).output).toBe('ef bf bd');
    expect((await encode('\ud83d', { base: 'hex', unit: 'codePoint' })).output).toBe('fffd');
  });

  it('splits at white space, commas, semicolons and the separator', async () => {
    expect(await decode(' 72, 105;33\n', { base: 'decimal' })).toEqual({ output: 'Hi!', count: 3 });
    expect((await decode('110|151', { base: 'octal', separator: '|' })).output).toBe('Hi');
    expect((await decode('1001000 1101001')).output).toBe('Hi');
    expect(await decode(' ')).toEqual({ output: '', count: 0 });
  });

  it('takes the prefix of the base', async () => {
    expect((await decode('0b1001000 0B1101001')).output).toBe('Hi');
    expect((await decode('0o110 0O151', { base: 'octal' })).output).toBe('Hi');
    expect((await decode('0x48 0X69', { base: 'hex' })).output).toBe('Hi');
    expect((await decode('0x4869', { base: 'hex' })).output).toBe('Hi');
    expect((await decode('0b1001000')).output).toBe('H');
    await expectUnprocessable(tool, { text: '0x48', mode: 'decode', base: 'decimal' }, /"0x48" at position 1/);
  });

  it('cuts a single run, which must divide evenly', async () => {
    expect((await decode('0100100001101001')).output).toBe('Hi');
    expect((await decode('110151', { base: 'octal' })).output).toBe('Hi');
    expect((await decode('4869', { base: 'hex' })).output).toBe('Hi');
    expect((await decode('1F600', { base: 'hex', unit: 'codePoint' })).output).toBe('😀');
    await expectUnprocessable(tool, { text: '010010000', mode: 'decode' }, /evenly/);
    await expectUnprocessable(tool, { text: '486', mode: 'decode', base: 'hex' }, /evenly/);
  });

  it.each([
    ['decimal', 'byte', '65 256', /Number 1/],
    ['decimal', 'codePoint', '1114112', /10FFFF/],
    ['hex', 'codePoint', '41 d800', /surrogate/],
    ['binary', 'byte', '01000001 01000002', /"01000002" at position 10/],
    ['octal', 'byte', '777 101', /above 255/],
    ['decimal', 'byte', '-1', /"-1"/],
    ['decimal', 'byte', '65 195 65', /UTF-8 from number 1/],
    ['decimal', 'codePoint', '9'.repeat(400), /10FFFF/],
  ])('refuses %s %s %s', (base, unit, text, message) => expectUnprocessable(tool, { text, mode: 'decode', base, unit }, message));

  it('gives back any text', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('binary', 'octal', 'decimal', 'hex'),
        fc.constantFrom('byte', 'codePoint'),
        async (text, base, unit) => {
          const { output } = await encode(text, { base, unit, separator: ', ' });
          expect((await decode(output, { base, unit, separator: ', ' })).output).toBe(text);
        },
      ),
    ));
});
