import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './emoji-extractor.ts';

describe('emoji-extractor', () => {
  it('empty text', async () => {
    expect(await run(tool, { text: '' })).toEqual({ emojis: [], total: 0, unique: 0, text: '' });
  });

  // emoji-test.txt and CLDR 48 annotations (short names)
  it.each([
    ['\u{1F468}\u200D\u{1F469}\u200D\u{1F467}', 'family: man, woman, girl'],
    ['1\ufe0f\u20e3', 'keycap: 1'],
    ['\u2764\ufe0f', 'red heart'],
    ['\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}', 'flag: Scotland'],
    ['\u26f3', 'flag in hole'],
    ['\u{1F468}\u{1F3FD}\u200D\u{1F9B0}', 'man: medium skin tone, red hair'],
    ['\u{1F6B6}\u{1F3FF}\u200D\u27a1\ufe0f', 'person walking: dark skin tone, facing right'],
    ['\u{1F469}\u{1F3FB}\u200D\u2764\ufe0f\u200D\u{1F48B}\u200D\u{1F468}\u{1F3FC}', 'kiss: woman, man, light skin tone, medium-light skin tone'],
    ['\u{1F9D1}\u{1F3FB}\u200D\u2764\ufe0f\u200D\u{1F9D1}\u{1F3FF}', 'couple with heart: person, person, light skin tone, dark skin tone'],
    ['\u{1FAF1}\u{1F3FB}\u200D\u{1FAF2}\u{1F3FD}', 'handshake: light skin tone, medium skin tone'],
    ['\u{1F9D1}\u{1F3FE}\u200D\u{1F91D}\u200D\u{1F9D1}\u{1F3FE}', 'people holding hands: medium-dark skin tone'],
    ['\u{1F48F}\u{1F3FD}', 'kiss: medium skin tone'],
    ['\u{1F3FB}', 'light skin tone'],
    ['\u{1F9B0}', 'red hair'],
  ])('%s is %s', async (emoji, name) => {
    expect(await run(tool, { text: `a${emoji}b${emoji}` })).toEqual({ emojis: [{ emoji, name, count: 2 }], total: 2, unique: 1, text: 'ab' });
  });

  it('text presentation and lone parts are not emoji', async () => {
    expect(await run(tool, { text: '\u2764 \u00a9 \u{1F1E9} 1\u20e3' })).toMatchObject({ total: 0 });
  });

  it('in order of first appearance', async () => {
    const { emojis } = await run(tool, { text: '🚀👍🚀' });
    expect(emojis.map(({ emoji }: { emoji: string }) => emoji)).toEqual(['🚀', '👍']);
  });
});
