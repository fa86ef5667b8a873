import { describe, expect, it } from 'vitest';
import { expectUnprocessable, holdTo, run } from '../testing.ts';
import tool from './apca-contrast-calculator.ts';
import data from './testdata/apca-contrast-calculator.json' with { type: 'json' };

const lc = async (text: string, background: string): Promise<number> => (await run(tool, { text, background })).lc;

describe('apca-contrast-calculator', () => {
  // The test values published with apca-w3 0.1.9 (Myndex/apca-w3, README: "Known Test Values").
  it.each([
    ['#888', '#fff', 63.056469930209424],
    ['#fff', '#888', -68.54146436644962],
    ['#000', '#aaa', 58.146262578561334],
    ['#aaa', '#000', -56.24113336839742],
    ['#123', '#def', 91.66830811481631],
    ['#def', '#123', -93.06770049484275],
    ['#123', '#234', 1.7512243099356113],
    ['#234', '#123', -1.6349191031377903],
  ])('%s on %s is %d', async (text, background, expected) => {
    const published = Math.abs(expected) < 8 ? 0 : expected;
    expect(await lc(text, background)).toBeCloseTo(published, 9);
  });

  it('is nothing for equal colours and for text that lets all through', async () => {
    expect(await run(tool, { text: '#777', background: '#777' })).toMatchObject({ lc: 0, level: 'invisible' });
    expect(await lc('transparent', '#123456')).toBe(0);
  });

  it('is 106 for black on white and -108 for white on black', async () => {
    expect(await lc('#000', '#fff')).toBeCloseTo(106.04067321268862, 9);
    expect(await lc('#fff', '#000')).toBeCloseTo(-107.88473318309848, 9);
  });

  it('needs an opaque background', () => expectUnprocessable(tool, { text: '#000', background: '#fff8' }, /opaque/));
});

holdTo(tool, { vectors: data.vectors });
