import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './coordinate-converter.ts';
// Worked out by test/oracles/everyday_geodesy.py, apart from the tool.
import vectors from './testdata/geodesy.json' with { type: 'json' };

holdTo(tool, { vectors });

const places = fc.record({ latitude: fc.integer({ min: -79_999_999, max: 83_999_999 }), longitude: fc.integer({ min: -179_999_999, max: 180_000_000 }) });

// Each way of writing, read again, is a place within half of its last digit.
it('reads what it writes', async () => {
  await fc.assert(
    fc.asyncProperty(places, async ({ latitude, longitude }) => {
      const [north, east] = [latitude / 1e6, longitude / 1e6];
      const { dms, ddm, utm, mgrs } = await run(tool, { coordinates: `${north.toFixed(6)}, ${east.toFixed(6)}`, secondsDecimals: 6 });
      const off = async (coordinates: string): Promise<number> => {
        const again = await run(tool, { coordinates });
        const apart = Math.abs(again.longitude - east);
        return Math.max(Math.abs(again.latitude - north), Math.min(apart, 360 - apart) * Math.cos((north * Math.PI) / 180));
      };
      expect(await off(dms)).toBeLessThan(2e-10);
      expect(await off(ddm)).toBeLessThan(1e-6);
      expect(await off(`${utm.zone}${utm.band} ${utm.easting} ${utm.northing}`)).toBeLessThan(1e-12);
      expect(await off(mgrs)).toBeLessThan(1e-5);
    }),
    { numRuns: 60 },
  );
});

it('reads the minus sign of encyclopedias, U+2212, as south and west', async () => {
  expect(await run(tool, { coordinates: '−33.8688, −70.6693' })).toMatchObject({ latitude: -33.8688, longitude: -70.6693 });
});
