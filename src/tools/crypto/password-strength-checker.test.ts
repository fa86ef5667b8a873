import { describe, expect, it } from 'vitest';
import { leastMilliseconds } from '../../../test/support/processor-time.ts';
import { holdTo, run } from '../testing.ts';
import tool from './password-strength-checker.ts';

// Scores of the paper's and the original zxcvbn's demonstration
holdTo(tool, {
  answers: [
    [{ password: '' }, { score: 0, length: 0 }],
    [{ password: 'password' }, { score: 0, length: 8 }],
    [{ password: 'zxcvbn' }, { score: 0 }],
    [{ password: 'qwER43@!' }, { length: 8 }],
    [{ password: '123456789' }, { score: 0 }],
    [{ password: 'wA7$kq!9zRt2#LmX8vPe' }, { score: 4, length: 20 }],
    [{ password: 'correcthorsebatterystaple' }, { score: 4 }],
    [{ password: '\u{1F511}\u{1F512}' }, { length: 2 }],
  ],
  invalid: [
    [{ password: 'a'.repeat(129) }, 'password'],
    [{ password: 'a', userInputs: Array.from({ length: 51 }, () => 'b') }, 'userInputs'],
  ],
});

describe('password-strength-checker', () => {
  it('takes what an attacker knows into account, in that run alone', async () => {
    const password = 'Zumbelquark77';
    const before = await run(tool, { password });
    const known = await run(tool, { password, userInputs: ['zumbelquark'] });
    expect(known.guessesLog10).toBeLessThan(before.guessesLog10 - 2);
    expect(await run(tool, { password })).toEqual(before);
  });

  it.each([['aB3$'.repeat(32)], ['@4l1$0'.repeat(21)], ['1'.repeat(128)], ['qwertyuiop'.repeat(12)], ['aaaaaaaab'.repeat(14)]])(
    'ends in time for %s',
    async (password) => {
      const userInputs = Array.from({ length: 50 }, (_, index) => `word${index}`.repeat(10));
      expect(await leastMilliseconds(5_000, () => run(tool, { password, userInputs }))).toBeLessThan(5_000);
    },
  );
});
