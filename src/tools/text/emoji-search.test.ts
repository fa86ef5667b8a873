import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './emoji-search.ts';

const first = async (query: string) => (await run(tool, { query })).emojis[0];

describe('emoji-search', () => {
  it.each([
    ['a name', 'Red Heart', '\u2764\ufe0f'],
    ['a shortcode', ':+1:', '👍'],
    ['a shortcode without colons', 'tada', '🎉'],
    ['an emoji', '🦊', '🦊'],
    ['an emoji with a skin tone', '👍🏽', '👍'],
    ['an emoji in text presentation', '\u2764', '\u2764\ufe0f'],
    ['a flag', 'flag: France', '\u{1F1EB}\u{1F1F7}'],
    ['a keycap', '#\ufe0f\u20e3', '#\ufe0f\u20e3'],
    ['a keyword', 'launch', '🚀'],
  ])('%s', async (_, query, emoji) => {
    expect((await first(query)).emoji).toBe(emoji);
  });

  it('exact names and shortcodes (🐱 is :cat:), then names that begin with the query, then names that contain it', async () => {
    const { emojis } = await run(tool, { query: 'cat', limit: 200 });
    const names: string[] = emojis.map(({ name }: { name: string }) => name);
    expect(names.slice(0, 3)).toEqual(['cat face', 'cat', 'cat with tears of joy']);
    expect(names.indexOf('grinning cat')).toBeGreaterThan(names.indexOf('cat with wry smile'));
  });

  it('words in any order', async () => {
    const { emojis } = await run(tool, { query: 'face grinning sweat' });
    expect(emojis[0].name).toBe('grinning face with sweat');
  });

  it('the limit does not change the total', async () => {
    const { emojis, total } = await run(tool, { query: 'flag', limit: 3 });
    expect(emojis).toHaveLength(3);
    expect(total).toBeGreaterThan(250);
    await expectInvalid(tool, { query: '' }, 'query');
  });

  it('white space alone and names of object properties find nothing', async () => {
    expect(await run(tool, { query: '  ' })).toEqual({ emojis: [], total: 0 });
    expect(await run(tool, { query: '__proto__' })).toMatchObject({ total: 0 });
  });
});
