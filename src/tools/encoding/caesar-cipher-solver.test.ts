import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './caesar-cipher-solver.ts';

describe('caesar-cipher-solver', () => {
  it('finds the shift and gives all 26, best first', async () => {
    const { candidates } = await run(tool, { text: 'Aopz pz h zljyla tlzzhnl huk pa pz svun luvbno' });
    expect(candidates[0]).toMatchObject({ shift: 7, text: 'This is a secret message and it is long enough' });
    expect(candidates).toHaveLength(26);
    expect(new Set(candidates.map((candidate: any) => candidate.shift)).size).toBe(26);
    const values = candidates.map((candidate: any) => candidate.chiSquared);
    expect([...values].sort((a, b) => a - b)).toEqual(values);
  });
  it('chi-squared of a single repeated letter (python fractions)', async () => {
    const { candidates } = await run(tool, { text: 'EEE!' });
    expect(candidates[0]).toMatchObject({ shift: 0, text: 'EEE!' });
    expect(candidates[0].chiSquared).toBeCloseTo(20.618297822390176, 12);
    expect(candidates.find((candidate: any) => candidate.text === 'ZZZ!').shift).toBe(5);
  });
  it('limits the list', async () => expect((await run(tool, { text: 'abc', limit: 2 })).candidates).toHaveLength(2));
  it('refuses text without letters', async () => {
    await expectUnprocessable(tool, { text: '123 é' }, /no letter/);
    await expectInvalid(tool, { text: '' }, 'text');
    await expectInvalid(tool, { text: 'a', limit: 27 }, 'limit');
  });

  it('finds the amount by which visible characters were turned', async () => {
    // ROT47 is tr '!-~' 'P-~!-O', and a turn by 10 tr '!-~' '+-~!-*'.
    for (const [text, shift, plain] of [
      ['xE H2D E96 286 @7 H:D5@>[ :E H2D E96 286 @7 7@@=:D9?6DD]', 47, 'It was the age of wisdom, it was the age of foolishness.'],
      ['S~ #k} ~ro lo}~ yp ~swo}6 s~ #k} ~ro #y|}~ yp ~swo}8', 10, 'It was the best of times, it was the worst of times.'],
    ] as const) {
      const { candidates } = await run(tool, { text, alphabet: 'visible' });
      expect(candidates[0].shift).toBe(shift);
      expect(candidates[0].text).toBe(plain);
      expect(candidates).toHaveLength(26);
    }
    await expectUnprocessable(tool, { text: ' \n', alphabet: 'visible' }, /no visible/);
  });
});
