import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './xor-brute-forcer.ts';

describe('xor-brute-forcer', () => {
  it('ranks all keys, ties by the smaller one', async () => {
    const { candidates } = await run(tool, { text: '41', limit: 256 });
    expect(candidates).toHaveLength(256);
    expect(candidates[0]).toEqual({ key: 0, keyHex: '00', text: 'A', score: 1 });
    // 53 of the 256 outputs are a letter or a space
    expect(candidates.filter((candidate: any) => candidate.score === 1)).toHaveLength(53);
    expect(candidates[53].score).toBe(0);
  });
  it('keeps outputs that contain the crib', async () => {
    const text = Buffer.from(Buffer.from('attack at dawn').map((byte) => byte ^ 0xaa)).toString('hex');
    const { candidates } = await run(tool, { text, crib: 'dawn' });
    expect(candidates).toEqual([{ key: 170, keyHex: 'aa', text: 'attack at dawn', score: 1 }]);
    expect((await run(tool, { text, crib: 'nowhere' })).candidates).toEqual([]);
  });
  it('shows what is not UTF-8 as U+FFFD', async () =>
    expect((await run(tool, { text: 'ff41', limit: 256 })).candidates.find((candidate: any) => candidate.key === 0).text).toBe('\ufffdA'));
  it('refuses no bytes', async () => {
    await expectUnprocessable(tool, { text: ' ' }, /no bytes/);
    await expectUnprocessable(tool, { text: 'abc' }, /even/);
    await expectInvalid(tool, { text: '00', limit: 0 }, 'limit');
  });
});
