import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './bytewise-calculator.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;

const calculate = (operation: string, text: string, more: object = {}) => out(text, { operation, ...more });

describe('bytewise-calculator', () => {
  it('combines with a repeating key', async () => {
    expect(await calculate('and', 'f0f0f0', { key: '3c' })).toBe('303030');
    expect(await calculate('or', 'f0f0f0', { key: '0f00' })).toBe('fff0ff');
    expect(await calculate('xor', 'ff00', { key: '0ff0' })).toBe('f0f0');
    expect(await calculate('add', 'ff01', { key: '02' })).toBe('0103');
    expect(await calculate('subtract', '0001', { key: '01' })).toBe('ff00');
    expect(await calculate('not', '00ff5a')).toBe('ff00a5');
  });
  it('shifts and rotates each byte alone', async () => {
    expect(await calculate('shiftLeft', '8181')).toBe('0202');
    expect(await calculate('shiftRight', '8181', { amount: 7 })).toBe('0101');
    expect(await calculate('shiftRight', 'ff', { amount: 8 })).toBe('00');
    expect(await calculate('rotateLeft', '81', { amount: 9 })).toBe('03');
    expect(await calculate('rotateRight', '81', { amount: 1_000_000 })).toBe('81');
  });
  it('with carry works as on one integer (python)', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 5 }), fc.nat(50), async (data, amount) => {
        const text = Buffer.from(data).toString('hex');
        const bits = BigInt(data.length * 8);
        const value = BigInt(`0x${text}`);
        const mask = (1n << bits) - 1n;
        const by = BigInt(amount);
        const turn = by % bits;
        const expected = (result: bigint) => (result & mask).toString(16).padStart(text.length, '0');
        expect(await calculate('shiftLeft', text, { amount, carry: true })).toBe(expected(value << by));
        expect(await calculate('shiftRight', text, { amount, carry: true })).toBe(expected(value >> by));
        expect(await calculate('rotateLeft', text, { amount, carry: true })).toBe(expected((value << turn) | (value >> (bits - turn))));
        expect(await calculate('rotateRight', text, { amount, carry: true })).toBe(expected((value >> turn) | (value << (bits - turn))));
      }),
    ));
  it('no bytes; the bits up to a thousand bytes', async () => {
    expect(await run(tool, { text: '', operation: 'not' })).toEqual({ output: '', binary: '' });
    expect(await run(tool, { text: '', operation: 'rotateLeft', carry: true })).toEqual({ output: '', binary: '' });
    expect((await run(tool, { text: '00'.repeat(1000), operation: 'not' })).binary).toHaveLength(8999);
    expect(await run(tool, { text: '00'.repeat(1001), operation: 'not' })).not.toHaveProperty('binary');
  });
  it('refuses a missing or needless key', async () => {
    await expectInvalid(tool, { text: '00', operation: 'and' }, 'key');
    await expectInvalid(tool, { text: '00', operation: 'not', key: '00' }, 'key');
    await expectInvalid(tool, { text: '00' }, 'operation');
    await expectUnprocessable(tool, { text: '00', operation: 'and', key: ' ' }, /no bytes/);
  });
});
