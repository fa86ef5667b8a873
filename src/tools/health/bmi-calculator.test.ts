import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './bmi-calculator.ts';
// Worked out by test/oracles/health_body.py, apart from the tool.
import vectors from './testdata/body.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ heightCm: 170 }, 'weightKg'],
    [{ weightKg: 70, weightLb: 154, heightCm: 170 }, 'weightLb'],
    [{ weightKg: 70 }, 'heightCm'],
    [{ weightKg: 70, heightCm: 170, heightIn: 67 }, 'heightIn'],
  ],
});

it('calls the weights of the healthy range normal at its lower end and overweight at its upper', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 100, max: 220 }), async (heightCm) => {
      const { healthyMinKg, healthyMaxKg } = await run(tool, { weightKg: 70, heightCm });
      expect((await run(tool, { weightKg: healthyMinKg, heightCm })).category).toBe('normal');
      expect((await run(tool, { weightKg: healthyMaxKg, heightCm })).category).toBe('overweight');
    }),
    { numRuns: 100, seed: 12 },
  );
});
