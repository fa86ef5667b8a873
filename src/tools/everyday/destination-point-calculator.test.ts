import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './destination-point-calculator.ts';
import distance from './geo-distance-calculator.ts';
// Worked out by test/oracles/everyday_geodesy.py, apart from the tool.
import vectors from './testdata/geodesy.json' with { type: 'json' };

holdTo(tool, { vectors });

const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((millionths) => millionths / 1e6);

it('leads to a place that is as far away as asked', async () => {
  await fc.assert(
    fc.asyncProperty(degrees(89), degrees(180), degrees(360), fc.integer({ min: 1, max: 15_000 }), async (latitude, longitude, bearing, distanceKm) => {
      const end = await run(tool, { latitude, longitude, bearing, distanceKm });
      const back = await run(distance, { latitude1: latitude, longitude1: longitude, latitude2: end.latitude, longitude2: end.longitude });
      expect(Math.abs(back.geodesicKm - distanceKm)).toBeLessThan(1e-10);
    }),
    { numRuns: 60 },
  );
});
