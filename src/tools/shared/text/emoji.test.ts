import { expect, it } from 'vitest';
import { bareEmoji, EMOJI, emojiName, emojiTable, isEmoji, skinTonesOf } from './emoji.ts';
import { shortcodes, toEmoji, toShortcode } from './shortcodes.ts';

// Names of Unicode's emoji-test.txt.
it.each([
  ['😀', 'grinning face'],
  ['👨‍🦰', 'man: red hair'],
  ['👨🏽‍🦰', 'man: medium skin tone, red hair'],
  ['👋🏿', 'waving hand: dark skin tone'],
  ['🇫🇷', 'flag: France'],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'flag: Scotland'],
  ['#️⃣', 'keycap: #'],
  ['🤝🏻', 'handshake: light skin tone'],
  ['🫱🏻‍🫲🏿', 'handshake: light skin tone, dark skin tone'],
  ['👩🏼‍❤️‍💋‍👨🏾', 'kiss: woman, man, medium-light skin tone, medium-dark skin tone'],
  ['🏃🏽‍♀️‍➡️', 'woman running: medium skin tone, facing right'],
])('names %s', async (emoji, name) => {
  expect(await emojiName(emoji)).toBe(name);
});

it('has a name for every emoji, and each bare form once', async () => {
  const { entries, byBare } = await emojiTable();
  expect(entries.length).toBeGreaterThan(1800);
  expect(byBare.size).toBe(entries.length);
  for (const { emoji, name } of entries) expect([isEmoji(emoji), name !== '', await emojiName(emoji)]).toEqual([true, true, name]);
});

it('tells an emoji from other text', () => {
  expect([isEmoji('👩‍👩‍👧'), isEmoji('1'), isEmoji('😀😀'), isEmoji('❤'), isEmoji('❤️')]).toEqual([true, false, false, false, true]);
  expect('a👍🏽b🇩🇪🇫1️⃣'.match(EMOJI)).toEqual(['👍🏽', '🇩🇪', '1️⃣']);
  expect([skinTonesOf('🫱🏻‍🫲🏿'), bareEmoji('👍🏽'), bareEmoji('❤️')]).toEqual([['🏻', '🏿'], '👍', '❤']);
});

// Names of gemoji.
it.each([
  ['I :heart: :+1::skin-tone-4: :octocat_: :smile', 'I ❤️ 👍🏽 :octocat_: :smile', 2],
  ['10:30:tada:', '10:30🎉', 1],
  [':no_such_name:tada:', ':no_such_name🎉', 1],
])('turns the shortcodes of %j into emoji', async (text, expected, replaced) => {
  expect(await toEmoji(text)).toEqual({ text: expected, replaced });
});

it('gives every emoji of gemoji back from its shortcode', async () => {
  const { emojiOf } = await shortcodes();
  for (const [name, emoji] of emojiOf) {
    const { text } = await toShortcode(emoji);
    expect((await toEmoji(text)).text.normalize()).toBe((await toEmoji(`:${name}:`)).text.normalize());
  }
});
