import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

/** Pupil of an eye in the dark, in millimetres. */
const PUPIL_MM = 7;

export default defineTool({
  slug: 'telescope-calculator',
  name: 'Telescope Calculator',
  category: 'science',
  summary: 'Calculates the magnification, exit pupil, field of view and resolution of a telescope and its eyepiece.',
  description: 'All sizes are in millimetres. The Barlow lens counts for the magnification alone. The figures of an eyepiece need eyepieceMm.',
  reference: 'Magnification = focal length · Barlow/eyepiece; Dawes 116/D and Rayleigh 138.4/D arcseconds; limiting magnitude 2 + 5 log10 D',
  keywords: ['eyepiece', 'field of view', 'dawes limit', 'focal ratio', 'limiting magnitude', 'astronomy', 'barlow', 'f number', 'power'],
  inputs: z.strictObject({
    apertureMm: z.number().min(1).max(100_000).describe('Aperture in millimetres: the diameter of the lens or mirror'),
    focalLengthMm: z.number().min(1).max(1_000_000).describe('Focal length of the telescope in millimetres'),
    eyepieceMm: z.number().min(0.5).max(200).optional().describe('Focal length of the eyepiece in millimetres, for its magnification, exit pupil and field'),
    apparentFieldDegrees: z.number().min(1).max(170).default(50).describe('Apparent field of the eyepiece in degrees'),
    barlow: z.number().min(0.1).max(20).default(1).describe('Factor of a Barlow lens, such as 2; below 1 for a focal reducer'),
  }),
  result: z.strictObject({
    focalRatio: z.number().describe('Focal ratio: focal length divided by aperture, as in f/5'),
    dawesLimitArcsec: z.number().describe('Smallest separation of two stars by Dawes in arcseconds'),
    rayleighLimitArcsec: z.number().describe('Smallest separation of two stars by Rayleigh in arcseconds'),
    limitingMagnitude: z.number().describe('Magnitude of the faintest stars to be seen through it'),
    maxMagnification: z.number().describe('Highest useful magnification, twice the aperture in millimetres'),
    lightGathering: z.number().describe('Light gathered compared with a pupil of 7 mm'),
    magnification: z.number().optional().describe('Magnification with the eyepiece; absent without eyepieceMm'),
    exitPupilMm: z.number().optional().describe('Exit pupil in millimetres; absent without eyepieceMm'),
    trueFieldDegrees: z.number().optional().describe('Field of view in the sky in degrees; absent without eyepieceMm'),
  }),
  headline: 'magnification',
  examples: [
    {
      inputs: { apertureMm: 200, focalLengthMm: 1000, eyepieceMm: 10 },
      result: {
        focalRatio: 5,
        dawesLimitArcsec: 0.58,
        rayleighLimitArcsec: 0.692,
        limitingMagnitude: 13.505149978319906,
        maxMagnification: 400,
        lightGathering: 816.3265306122449,
        magnification: 100,
        exitPupilMm: 2,
        trueFieldDegrees: 0.5,
      },
    },
    {
      inputs: { apertureMm: 70, focalLengthMm: 700 },
      result: {
        focalRatio: 10,
        dawesLimitArcsec: 1.6571428571428573,
        rayleighLimitArcsec: 1.977142857142857,
        limitingMagnitude: 11.225490200071285,
        maxMagnification: 140,
        lightGathering: 100,
      },
    },
  ],
  run({ apertureMm, focalLengthMm, eyepieceMm, apparentFieldDegrees, barlow }) {
    const aperture = new Precise(apertureMm);
    return {
      focalRatio: doubleOf(new Precise(focalLengthMm).div(aperture)),
      dawesLimitArcsec: doubleOf(new Precise(116).div(aperture)),
      rayleighLimitArcsec: doubleOf(new Precise('138.4').div(aperture)),
      limitingMagnitude: doubleOf(Precise.log10(aperture).times(5).plus(2)),
      maxMagnification: doubleOf(aperture.times(2)),
      lightGathering: doubleOf(aperture.div(PUPIL_MM).pow(2)),
      ...(eyepieceMm !== undefined && throughEyepiece(aperture, new Precise(focalLengthMm).times(barlow).div(eyepieceMm), apparentFieldDegrees)),
    };
  },
});

const throughEyepiece = (aperture: Decimal, magnification: Decimal, apparentField: number) => ({
  magnification: doubleOf(magnification),
  exitPupilMm: doubleOf(aperture.div(magnification)),
  trueFieldDegrees: doubleOf(new Precise(apparentField).div(magnification)),
});
