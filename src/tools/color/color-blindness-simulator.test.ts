import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './color-blindness-simulator.ts';

const TYPES = ['protanopia', 'protanomaly', 'deuteranopia', 'deuteranomaly', 'tritanopia', 'tritanomaly', 'achromatopsia'];

holdTo(tool, {
  answers: [
    // Achromatopsia keeps the luminance: 0.2126 encoded in sRGB is 127.1 of 255, 0.7152 is 219.7, 0.0722 is 76.2.
    [{ colors: ['red', 'lime', 'blue'], type: 'achromatopsia' }, { colors: [{ simulated: '#7f7f7f' }, { simulated: '#dcdcdc' }, { simulated: '#4c4c4c' }] }],
    [{ colors: ['#ff000080'] }, { colors: [{ original: '#ff000080', simulated: '#a3900080' }] }],
  ],
  invalid: [
    [{ colors: [] }, 'colors'],
    [{ colors: ['red'], type: 'colorblind' }, 'type'],
  ],
  unprocessable: [[{ colors: ['red', 'rd'] }, /"rd"/]],
});

describe('color-blindness-simulator', () => {
  // The rows of each matrix add up to 1.
  it.each(TYPES)('%s leaves greys as they are', async (type) => {
    const { colors } = await run(tool, { colors: ['black', '#777', 'white'], type });
    expect(colors.map(({ simulated }: { simulated: string }) => simulated)).toEqual(['#000000', '#777777', '#ffffff']);
  });

  it('finds colours that are confused', async () => {
    const { confusions } = await run(tool, { colors: ['#8a8a00', '#b07800', 'white'], type: 'deuteranopia' });
    expect(confusions).toEqual([{ first: '#8a8a00', second: '#b07800', deltaE: expect.any(Number) }]);
    expect(confusions[0].deltaE).toBeLessThan(10);
  });
});
