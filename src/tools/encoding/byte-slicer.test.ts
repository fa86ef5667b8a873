import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './byte-slicer.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;

describe('byte-slicer', () => {
  // python3: bytes(range(10))[start:end:every].hex()
  it('takes as slices of Python do', async () => {
    const bytes = '00010203040506070809';
    expect(await out(bytes)).toBe(bytes);
    expect(await out(bytes, { start: 3 })).toBe('03040506070809');
    expect(await out(bytes, { start: -3 })).toBe('070809');
    expect(await out(bytes, { start: -3, length: 2 })).toBe('0708');
    expect(await out(bytes, { start: -30, length: 2 })).toBe('0001');
    expect(await out(bytes, { start: 1, every: 3 })).toBe('010407');
    expect(await out(bytes, { start: 1, length: 4, every: 2 })).toBe('0103');
    expect(await out(bytes, { length: 0 })).toBe('');
    expect(await out(bytes, { start: 10 })).toBe('');
    expect(await out('')).toBe('');
  });

  // python3: data = bytearray(range(10)); del data[start:end:every]
  it('drops as del does', async () => {
    const bytes = '00010203040506070809';
    expect(await out(bytes, { mode: 'drop' })).toBe('');
    expect(await out(bytes, { mode: 'drop', start: 2, length: 5 })).toBe('0001070809');
    expect(await out(bytes, { mode: 'drop', start: -2 })).toBe('0001020304050607');
    expect(await out(bytes, { mode: 'drop', every: 4 })).toBe('01020305060709');
  });

  it('does the same with each line and leaves the line feeds', async () => {
    const text = { inputEncoding: 'utf8', outputEncoding: 'utf8', perLine: true };
    expect(await out('abc\n\ndefg\n', { ...text, start: 1 })).toBe('bc\n\nefg\n');
    expect(await out('abc\ndefg', { ...text, mode: 'drop', start: 1, length: 1 })).toBe('ac\ndfg');
    expect(await out('abcd\nefgh', { ...text, every: 2 })).toBe('ac\neg');
    expect(await out('', text)).toBe('');
  });

  it('takes bytes in any encoding', async () => {
    expect(await out('AP+A', { start: 1, inputEncoding: 'base64', outputEncoding: 'base64' })).toBe('/4A=');
    expect(await run(tool, { text: 'aé', start: 1, inputEncoding: 'utf8' })).toEqual({ output: 'c3a9', bytes: 2 });
    await expectUnprocessable(tool, { text: 'é', start: 1, inputEncoding: 'utf8', outputEncoding: 'utf8' }, /UTF-8/);
    await expectUnprocessable(tool, { text: '0', inputEncoding: 'hex' }, /Hex needs an even count/);
    await expectInvalid(tool, { text: '', every: 0 }, 'every');
    await expectInvalid(tool, { text: '', length: -1 }, 'length');
  });

  it('what is taken and what is dropped is everything', () =>
    fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 40 }),
        fc.integer({ min: -50, max: 50 }),
        fc.nat(50),
        fc.integer({ min: 1, max: 9 }),
        async (data, start, length, every) => {
          const choice = { text: Buffer.from(data).toString('hex'), start, length, every };
          const [taken, others] = [await run(tool, choice), await run(tool, { ...choice, mode: 'drop' })];
          expect(taken.bytes + others.bytes).toBe(data.length);
        },
      ),
    ));
});
