import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './color-blender.ts';
import { BLEND_MODES } from './lib/blend.ts';
import data from './testdata/color-blender.json' with { type: 'json' };

// By the formulas of Compositing and Blending Level 1, worked by hand on halves and quarters of 255.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ source: '#808080', backdrop: '#ff0000', mode: 'multiply' }, { hex: '#800000' }],
    [{ source: '#0000ff', backdrop: '#ff0000', mode: 'screen' }, { hex: '#ff00ff' }],
    [{ source: '#ff0000', backdrop: '#00ff00', mode: 'darken' }, { hex: '#000000' }],
    [{ source: '#ff0000', backdrop: '#00ff00', mode: 'lighten' }, { hex: '#ffff00' }],
    [{ source: '#fff', backdrop: '#123456', mode: 'difference' }, { hex: '#edcba9' }],
    [{ source: '#fff', backdrop: '#123456', mode: 'exclusion' }, { hex: '#edcba9' }],
    [{ source: '#000', backdrop: '#123456', mode: 'color-dodge' }, { hex: '#123456' }],
    [{ source: '#fff', backdrop: '#003456', mode: 'color-dodge' }, { hex: '#00ffff' }],
    [{ source: '#000', backdrop: '#1234ff', mode: 'color-burn' }, { hex: '#0000ff' }],
    [{ source: '#fff', backdrop: '#123456', mode: 'color-burn' }, { hex: '#123456' }],
    [{ source: '#000', backdrop: '#123456', mode: 'hard-light' }, { hex: '#000000' }],
    [{ source: '#123456', backdrop: '#fff', mode: 'overlay' }, { hex: '#ffffff' }],
    // Luminosity of a grey is the grey; saturation of a grey takes all colour.
    [
      { source: '#808080', backdrop: '#ff0000', mode: 'saturation' },
      { rgb: { red: expect.closeTo(76.5, 9), green: expect.closeTo(76.5, 9), blue: expect.closeTo(76.5, 9) } },
    ],
    [{ source: '#ff0000', backdrop: '#808080', mode: 'hue' }, { hex: '#808080' }],
    [
      { source: 'transparent', backdrop: '#ff000000' },
      { hex: '#00000000', alpha: 0 },
    ],
    [{ source: 'transparent', backdrop: 'navy', mode: 'multiply' }, { hex: '#000080' }],
    [
      { source: 'rgb(255 0 0 / 50%)', backdrop: 'rgb(0 0 255 / 50%)' },
      { alpha: 0.75, rgb: { red: expect.closeTo(170, 9), green: 0, blue: expect.closeTo(85, 9) } },
    ],
  ],
  invalid: [[{ source: 'red', backdrop: 'blue', mode: 'add' }, 'mode']],
  unprocessable: [[{ source: 'red', backdrop: 'bleu' }, /bleu/]],
});

describe('color-blender', () => {
  it.each(BLEND_MODES)('%s over a transparent backdrop is the source', async (mode) => {
    expect((await run(tool, { source: '#336699', backdrop: 'transparent', mode })).hex).toBe('#336699');
  });
});
