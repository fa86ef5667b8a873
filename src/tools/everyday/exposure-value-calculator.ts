import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, naturalLogarithm, Precise } from '../shared/numbers/precise.ts';
import { divide, multiply, rationalOf } from '../shared/numbers/rational.ts';
import { halfUp } from './lib/whole.ts';

/** From this shutter time on, it is written as a decimal. */
const FRACTIONS_BELOW = '0.3';

export default defineTool({
  slug: 'exposure-value-calculator',
  name: 'Exposure Value Calculator',
  category: 'everyday',
  summary: 'Calculates the exposure value of camera settings, and the equivalent shutter time for others or an ND filter.',
  reference: 'EV at ISO 100 = log2(N²/t) − log2(ISO/100) (ISO 2720); shutter = t · (N′/N)² · ISO/ISO′ · 2^stops',
  keywords: ['ev', 'photography', 'shutter speed', 'aperture', 'iso', 'nd filter', 'neutral density', 'long exposure', 'stops', 'camera'],
  inputs: z.strictObject({
    aperture: z.number().min(0.5).max(512).describe('Aperture as f-number, such as 8'),
    shutterSeconds: z.number().min(0.000001).max(100_000).describe('Shutter time in seconds'),
    iso: z.number().min(1).max(10_000_000).default(100).describe('Sensitivity of film or sensor as ISO number'),
    newAperture: z.number().min(0.5).max(512).optional().describe('Aperture to change to; the same if omitted'),
    newIso: z.number().min(1).max(10_000_000).optional().describe('Sensitivity to change to; the same if omitted'),
    ndStops: z.number().min(0).max(30).default(0).describe('Stops that a neutral density filter takes away'),
  }),
  result: z.strictObject({
    ev100: z.number().describe('Exposure value of the first settings at ISO 100'),
    newShutterSeconds: z.number().describe('Shutter time in seconds for the same exposure with the new settings and the filter'),
    newShutter: z.string().describe('That shutter time as on a camera: 1/250, or from 0.3 s on such as 4.1 s'),
  }),
  headline: 'newShutter',
  examples: [
    {
      inputs: { aperture: 8, shutterSeconds: 0.004, ndStops: 10 },
      result: { ev100: 13.965784284662087, newShutterSeconds: 4.096, newShutter: '4.1 s' },
    },
    {
      inputs: { aperture: 8, shutterSeconds: 0.008, newAperture: 4, newIso: 200 },
      result: { ev100: 12.965784284662087, newShutterSeconds: 0.001, newShutter: '1/1000' },
    },
  ],
  run({ aperture, shutterSeconds, iso, newAperture = aperture, newIso = iso, ndStops }) {
    const [number, time, speed] = [rationalOf(aperture, 'aperture'), rationalOf(shutterSeconds, 'shutterSeconds'), rationalOf(iso, 'iso')];
    const light = divide(multiply(multiply(number, number), { numerator: 100n, denominator: 1n }), multiply(time, speed));
    const squared = (value: number) => new Precise(value).times(value);
    // Divided last, so that no digit of what is exact is lost.
    const shutter = squared(newAperture).times(shutterSeconds).times(iso).times(new Precise(2).pow(ndStops)).div(squared(aperture).times(newIso));
    return {
      ev100: doubleOf(naturalLogarithm(light).div(new Precise(2).ln())),
      newShutterSeconds: doubleOf(shutter),
      newShutter: shutter.lt(FRACTIONS_BELOW) ? `1/${halfUp(new Precise(1).div(shutter)).toFixed(0)}` : `${halfUp(shutter.times(10)).div(10).toFixed(1)} s`,
    };
  },
});
