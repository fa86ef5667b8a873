import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './orbit-calculator.ts';
// Worked out by test/oracles/science_orbits.py, apart from the tool.
import vectors from './testdata/orbits.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ altitudeKm: 400 }, 'body'],
    [{ body: 'earth', massKg: 5.972e24, altitudeKm: 400 }, 'massKg'],
    [{ body: 'earth' }, 'altitudeKm'],
    [{ body: 'earth', altitudeKm: 400, periodSeconds: 6000 }, 'periodSeconds'],
    [{ body: 'earth', bodyRadiusKm: 6378, altitudeKm: 400 }, 'bodyRadiusKm'],
    [{ body: 'pluto', altitudeKm: 400 }, 'body'],
  ],
  unprocessable: [
    [{ massKg: 1, altitudeKm: 0 }, /radius of the orbit is 0/],
    [{ body: 'earth', periodSeconds: 5000 }, /inside the body/],
  ],
});

it('gives the surface escape velocities of the fact sheets', async () => {
  // NASA Planetary Fact Sheet, in km/s; those of the giants are for their equators, which are farther out.
  for (const [body, kms] of [
    ['mercury', 4.3],
    ['venus', 10.4],
    ['earth', 11.2],
    ['moon', 2.4],
    ['mars', 5],
  ] as const) {
    expect((await run(tool, { body, altitudeKm: 0 })).surfaceEscapeVelocity / 1000).toBeCloseTo(kms, 0.8);
  }
});

it('has the altitude back from the period, down to the surface', async () => {
  const bodies = ['sun', 'mercury', 'venus', 'earth', 'moon', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune'];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...bodies), fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1e6, noNaN: true })), async (body, altitudeKm) => {
      const { periodSeconds, orbitRadiusKm } = await run(tool, { body, altitudeKm });
      expectNear(await run(tool, { body, periodSeconds }), { orbitRadiusKm }, { relative: 1e-15 }, body);
    }),
    { numRuns: 100, seed: 11 },
  );
});
