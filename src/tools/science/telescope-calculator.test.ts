import { holdTo } from '../testing.ts';
import tool from './telescope-calculator.ts';
// Worked out by test/oracles/science_radio_and_sky.py, apart from the tool.
import vectors from './testdata/radio-and-sky.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ apertureMm: 0, focalLengthMm: 1000 }, 'apertureMm'],
    [{ apertureMm: 100, focalLengthMm: 0 }, 'focalLengthMm'],
    [{ apertureMm: 100, focalLengthMm: 1000, eyepieceMm: 0.4 }, 'eyepieceMm'],
    [{ apertureMm: 100, focalLengthMm: 1000, apparentFieldDegrees: 171 }, 'apparentFieldDegrees'],
    [{ apertureMm: 100, focalLengthMm: 1000, barlow: 0 }, 'barlow'],
  ],
});
