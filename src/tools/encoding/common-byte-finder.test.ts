import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './common-byte-finder.ts';

holdTo(tool, {
  answers: [
    // The heads of a PNG and of an APNG by their specification: mark, length and name of the first chunk
    [
      { samples: ['89504e470d0a1a0a0000000d4948445200000010', '89504e470d0a1a0a0000000d4948445200000200'], inputEncoding: 'hex' },
      {
        pattern: '89 50 4e 47 0d 0a 1a 0a 00 00 00 0d 49 48 44 52 00 00',
        runs: [{ offset: 0, length: 18, text: '.PNG........IHDR..' }],
        commonBytes: 18,
        shortest: 20,
      },
    ],
    [{ samples: ['abc', 'xyz'] }, { pattern: '', runs: [], commonBytes: 0, shortest: 3 }],
    [{ samples: ['abc', 'ab', 'abcd'] }, { pattern: '61 62', shortest: 2 }],
    [
      { samples: ['axbbc', 'aybbc'], minLength: 2 },
      { pattern: '?? ?? 62 62 63', runs: [{ offset: 2, length: 3 }], commonBytes: 3 },
    ],
    [{ samples: ['YWI=', 'YWM='], inputEncoding: 'base64' }, { pattern: '61' }],
    [{ samples: ['é', 'è'] }, { pattern: 'c3' }],
  ],
  invalid: [
    [{ samples: ['a'] }, 'samples'],
    [{ samples: ['a', ''] }, 'samples[1]'],
    [{ samples: Array(101).fill('a') }, 'samples'],
  ],
  unprocessable: [
    [{ samples: ['00', '0'], inputEncoding: 'hex' }, /even count/],
    [{ samples: Array(11).fill('a'.repeat(190_000)) }, /more than 2000000/],
  ],
});

it('matches every sample, and no byte more could be said', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.array(fc.constantFrom(0, 1, 255), { minLength: 1, maxLength: 12 }), { minLength: 2, maxLength: 5 }), async (samples) => {
      const { pattern } = await run(tool, { samples: samples.map((sample) => Buffer.from(sample).toString('hex')), inputEncoding: 'hex' });
      const signs = pattern === '' ? [] : pattern.split(' ');
      for (let at = 0; at < 12; at++) {
        const isCommon = samples.every((sample) => at < sample.length && sample[at] === samples[0]?.[at]);
        expect(signs[at] !== undefined && signs[at] !== '??').toBe(isCommon);
        if (isCommon) expect(Number.parseInt(signs[at] ?? '', 16)).toBe(samples[0]?.[at]);
      }
    }),
  ));
