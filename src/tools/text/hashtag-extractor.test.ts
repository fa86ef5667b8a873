import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './hashtag-extractor.ts';

describe('hashtag-extractor', () => {
  it.each([
    ['empty text', '', [], []],
    ['full-width sign, marks and scripts', '＃東京 #cafe\u0301 #हिन्दी', ['#東京', '#cafe\u0301', '#हिन्दी'], []],
    ['a letter is needed', '#1 #_ #1a #٣', ['#1a'], []],
    ['what stands before', 'a#b _#c &#d 1#e (#f) -#g', ['#f', '#g'], []],
    ['keycaps are none', '#\ufe0f\u20e3', [], []],
    ['mentions', '(@a) @b! @c. .@d @@e a@f @g@h', [], ['@a', '@b', '@c']],
    ['30 characters at most', `@${'a'.repeat(30)} @${'b'.repeat(31)}`, [], [`@${'a'.repeat(30)}`]],
    ['a letter of another script touches', '@caf\u00e9 @x', [], ['@x']],
    // twitter-text, conformance/extract.yml
    ['an emoji with a variation selector stands before', 'a \u270c\ufe0f#hashtag \u270c\ufe0e#here \u270c\u{1f3ff}\ufe0f@me', ['#hashtag', '#here'], ['@me']],
    ['a letter with its mark stands before', 'e\u0301#a e\u0301@a 1\u0301#b', [], []],
    ['once, ignoring case, as first written', '#Tag #tag @Me @me', ['#Tag'], ['@Me']],
  ])('%s', async (_, text, hashtags, mentions) => {
    expect(await run(tool, { text })).toEqual({ hashtags, mentions });
  });
});
