import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './fancy-text-generator.ts';

describe('fancy-text-generator', () => {
  // Code points of UnicodeData.txt
  it.each([
    ['bold', '', ''],
    ['bold', 'Az09é', '\u{1D400}\u{1D433}\u{1D7CE}\u{1D7D7}é'],
    ['italic', 'Ahz1', '\u{1D434}\u210e\u{1D467}1'],
    ['boldItalic', 'Az', '\u{1D468}\u{1D49B}'],
    ['script', 'ABEFHILMRegoz', '\u{1D49C}ℬℰℱℋℐℒℳℛℯℊℴ\u{1D4CF}'],
    ['boldScript', 'Az', '\u{1D4D0}\u{1D503}'],
    ['fraktur', 'ACHIRZz', '\u{1D504}ℭℌℑℜℨ\u{1D537}'],
    ['boldFraktur', 'Az', '\u{1D56C}\u{1D59F}'],
    ['doubleStruck', 'ACHNPQRZz09', '\u{1D538}ℂℍℕℙℚℝℤ\u{1D56B}\u{1D7D8}\u{1D7E1}'],
    ['sans', 'Az0', '\u{1D5A0}\u{1D5D3}\u{1D7E2}'],
    ['sansBold', 'Az9', '\u{1D5D4}\u{1D607}\u{1D7F5}'],
    ['sansItalic', 'Az9', '\u{1D608}\u{1D63B}9'],
    ['sansBoldItalic', 'Az', '\u{1D63C}\u{1D66F}'],
    ['monospace', 'Az9', '\u{1D670}\u{1D6A3}\u{1D7FF}'],
    ['fullwidth', 'A ~!é', '\uff21\u3000\uff5e\uff01é'],
    ['circled', 'Az019', 'Ⓐⓩ⓪①⑨'],
    ['negativeCircled', 'Az1', '\u{1F150}\u{1F169}1'],
    ['squared', 'aZ', '\u{1F130}\u{1F149}'],
    ['negativeSquared', 'aZ', '\u{1F170}\u{1F189}'],
    ['parenthesized', 'Aaz019', '⒜⒜⒵0⑴⑼'],
    ['smallCaps', 'aBqsxz', 'ᴀBǫꜱxᴢ'],
    ['superscript', '0123456789+-=()x', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾x'],
    ['subscript', '09+-=()x', '₀₉₊₋₌₍₎x'],
    ['upsideDown', "(Ab's) [x_y], <q>!", "¡<b> '[ʎ‾x] (s,qɐ)"],
    ['strikethrough', 'a e\u0301', 'a\u0336 e\u0301\u0336'],
    ['underline', 'ab\n', 'a\u0332b\u0332\n'],
  ])('%s of %j', async (style, text, result) => {
    expect(await run(tool, { text, style })).toEqual({ text: result });
  });

  it('every style but upside down can be taken back', async () => {
    const styles = (tool.inputs.shape.style as any).unwrap().options as string[];
    for (const style of styles.filter((name) => name !== 'upsideDown' && name !== 'plain')) {
      const { text } = await run(tool, { text: 'The quick brown fox, 0123456789 +-=()', style });
      expect((await run(tool, { text, style: 'plain' })).text.toLowerCase()).toBe('the quick brown fox, 0123456789 +-=()');
    }
  });
});
