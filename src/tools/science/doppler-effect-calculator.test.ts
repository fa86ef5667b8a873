import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './doppler-effect-calculator.ts';
// Worked out by test/oracles/science_fluids_and_waves.py, apart from the tool.
import vectors from './testdata/fluids-and-waves.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [
      { frequency: 100, sourceSpeed: 171.5 },
      { observedFrequency: 200, shift: 100, ratio: 2, redshift: -0.5 },
    ],
    [
      { frequency: 100, observerSpeed: -171.5 },
      { observedFrequency: 50, shift: -50, ratio: 0.5, redshift: 1 },
    ],
    [
      { frequency: 100, sourceSpeed: 20, observerSpeed: -20 },
      { observedFrequency: 100, shift: 0, ratio: 1, redshift: 0 },
    ],
    // β = 0.6 and -0.6
    [
      { kind: 'light', frequency: 100, sourceSpeed: 179_875_474.8 },
      { observedFrequency: 200, shift: 100, ratio: 2, redshift: -0.5 },
    ],
    [
      { kind: 'light', frequency: 100, sourceSpeed: -179_875_474.8, waveSpeed: 5 },
      { observedFrequency: 50, shift: -50, ratio: 0.5, redshift: 1 },
    ],
  ],
  invalid: [
    [{ sourceSpeed: 1 }, 'frequency'],
    [{ kind: 'light', frequency: 1, observerSpeed: 1 }, 'observerSpeed'],
    [{ kind: 'radio', frequency: 1 }, 'kind'],
  ],
  unprocessable: [
    [{ frequency: 1, sourceSpeed: 343 }, /source/],
    [{ frequency: 1, observerSpeed: -343 }, /observer/],
    [{ kind: 'light', frequency: 1, sourceSpeed: 299_792_458 }, /slower than light/],
    [{ kind: 'light', frequency: 1, sourceSpeed: -299_792_458 }, /slower than light/],
  ],
});

it('undoes with light what the opposite speed does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 1, max: 2.99e8, noNaN: true }), async (speed) => {
      const [towards, away] = [
        await run(tool, { kind: 'light', frequency: 1, sourceSpeed: speed }),
        await run(tool, { kind: 'light', frequency: 1, sourceSpeed: -speed }),
      ];
      expectNear(towards.ratio * away.ratio, 1, undefined, 'ratio');
      expect(away.redshift).toBe(towards.shift);
    }),
    { numRuns: 60, seed: 18 },
  );
});
