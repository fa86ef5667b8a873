import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './ansi-color-converter.ts';
import data from './testdata/ansi-color-converter.json' with { type: 'json' };

// xterm's 256colres.h: 16 + 36 r + 6 g + b over 0 95 135 175 215 255, then greys 8 + 10 i.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ code: 16 }, { hex: '#000000', code16: 0 }],
    [{ code: 231 }, { hex: '#ffffff', code16: 15, foreground16: '\u001b[97m' }],
    [{ code: 232 }, { hex: '#080808' }],
    [{ code: 255 }, { hex: '#eeeeee' }],
    [{ code: 67 }, { hex: '#5f87af' }],
    [{ code: 1 }, { hex: '#cd0000', code256: 1, code16: 1, foreground16: '\u001b[31m' }],
    // Ties go to the smaller code: black is 16 and never 0 among the 240, white 231 rather than 255.
    [{ color: 'black' }, { code256: 16, code16: 0 }],
    [{ color: 'white' }, { code256: 231, code16: 15 }],
    [{ color: '#ff000010' }, { hex: '#ff0000', code256: 196, code16: 9 }],
  ],
  invalid: [
    [{}, 'color'],
    [{ color: 'red', code: 1 }, 'code'],
    [{ code: 256 }, 'code'],
    [{ code: -1 }, 'code'],
  ],
  unprocessable: [[{ color: 'ansi' }, /ansi/]],
});

describe('ansi-color-converter', () => {
  it('finds each colour of the cube and of the greys again', async () => {
    for (let code = 16; code < 256; code++) {
      const { hex } = await run(tool, { code });
      const found = await run(tool, { color: hex });
      expect(found.hex256).toBe(hex);
      expect(found.code256).toBeLessThanOrEqual(code);
    }
  });
});
