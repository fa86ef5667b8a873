import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './emoji-shortcode-converter.ts';

describe('emoji-shortcode-converter', () => {
  it.each([
    ['empty text', '', '', 0],
    ['unknown ones stay', ':nonsense: :constructor: ::', ':nonsense: :constructor: ::', 0],
    ['a colon may begin the next one', ':nope:rocket: 10:30:tada:', ':nope🚀 10:30🎉', 2],
    ['skin tones', ':+1::skin-tone-4: :wave::skin-tone-2:', '👍🏽 👋🏻', 2],
    ['a skin tone within a sequence', ':woman_technologist::skin-tone-6:', '\u{1F469}\u{1F3FF}\u200D\u{1F4BB}', 1],
    ['a skin tone where there is none', ':rocket::skin-tone-4:', '🚀:skin-tone-4:', 1],
    ['a skin tone in place of a presentation selector', ':point_up::skin-tone-3:', '\u261d\u{1F3FC}', 1],
    ['names by the capitals they have', ':ROCKET:', ':ROCKET:', 0],
  ])('to emoji: %s', async (_, text, result, replaced) => {
    expect(await run(tool, { text })).toEqual({ text: result, replaced });
  });

  it.each([
    ['empty text', '', '', 0],
    ['the first name', '👍', ':+1:', 1],
    ['skin tones', '👍🏽', ':+1::skin-tone-4:', 1],
    ['several skin tones stay', '\u{1FAF1}\u{1F3FB}\u200D\u{1FAF2}\u{1F3FD}', '\u{1FAF1}\u{1F3FB}\u200D\u{1FAF2}\u{1F3FD}', 0],
    ['text presentation stays', '\u2764 ©', '\u2764 ©', 0],
    ['flags', '\u{1F1EB}\u{1F1F7}', ':fr:', 1],
  ])('to shortcodes: %s', async (_, text, result, replaced) => {
    expect(await run(tool, { text, mode: 'toShortcode' })).toEqual({ text: result, replaced });
  });

  it('there and back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('🚀', '👍🏽', '\u2764\ufe0f', '👩🏿‍💻', ' ', 'x:', '\u{1F1EB}\u{1F1F7}')), async (parts) => {
        const text = parts.join(' ');
        const codes = await run(tool, { text, mode: 'toShortcode' });
        expect(await run(tool, { text: codes.text })).toEqual({ text, replaced: codes.replaced });
      }),
    );
  });
});
