import { bareEmoji, EMOJI, emojiTable, isEmoji, skinTonesOf } from './emoji.ts';

/** GitHub's names of emoji (gemoji), both ways. */
export interface Shortcodes {
  /** By name without colons. */
  emojiOf: ReadonlyMap<string, string>;
  /** By bare form (without skin tones and presentation selectors), best first. */
  namesOf: ReadonlyMap<string, readonly string[]>;
  /** Keywords by bare form. */
  keywordsOf: ReadonlyMap<string, readonly string[]>;
}

let loaded: Promise<Shortcodes> | undefined;

export function shortcodes(): Promise<Shortcodes> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Shortcodes> {
  const { gemoji } = await import('gemoji');
  return {
    emojiOf: new Map(gemoji.flatMap(({ emoji, names }) => names.map((name) => [name, emoji]))),
    namesOf: new Map(gemoji.map(({ emoji, names }) => [bareEmoji(emoji), names])),
    keywordsOf: new Map(gemoji.map(({ emoji, tags }) => [bareEmoji(emoji), tags])),
  };
}

const FIRST_TONE = 0x1f3fb;
const SHORTCODE = /:([A-Za-z0-9_+-]+):(?::skin-tone-([2-6]):)?/y;

/** Turns the shortcodes of a text into emoji. Unknown ones stay. */
export async function toEmoji(text: string): Promise<{ text: string; replaced: number }> {
  const { emojiOf } = await shortcodes();
  const pieces: string[] = [];
  let from = 0;
  let replaced = 0;
  for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon)) {
    SHORTCODE.lastIndex = colon;
    const match = SHORTCODE.exec(text);
    const name = match?.[1] ?? '';
    const plain = emojiOf.get(name);
    if (!match || plain === undefined) {
      // The colon after an unknown name may begin the next one.
      colon = match ? colon + name.length + 1 : colon + 1;
      continue;
    }
    const toned = match[2] === undefined ? undefined : withSkinTone(plain, Number(match[2]));
    pieces.push(text.slice(from, colon), toned ?? plain);
    from = colon + (toned === undefined ? name.length + 2 : match[0].length);
    colon = from;
    replaced++;
  }
  return { text: pieces.join('') + text.slice(from), replaced };
}

/** An emoji in one skin tone (2 to 6, lightest first); undefined where Unicode has no such emoji. */
function withSkinTone(emoji: string, number: number): string | undefined {
  const tone = String.fromCodePoint(FIRST_TONE + number - 2);
  const persons = emoji.replace(/\p{Emoji_Modifier_Base}\uFE0F?/gu, (base) => base.replace('\uFE0F', '') + tone);
  const first = emoji.replace(/\p{Emoji_Modifier_Base}\uFE0F?/u, (base) => base.replace('\uFE0F', '') + tone);
  return [persons, first].find((toned) => toned !== emoji && isEmoji(toned));
}

/** Turns the emoji of a text into shortcodes. Emoji without a name stay. */
export async function toShortcode(text: string): Promise<{ text: string; replaced: number }> {
  const { namesOf } = await shortcodes();
  const { byBare } = await emojiTable();
  let replaced = 0;
  const result = text.replace(EMOJI, (emoji) => {
    const bare = bareEmoji(emoji);
    const name = namesOf.get(bare)?.[0];
    const tones = new Set(skinTonesOf(emoji));
    const [tone] = tones;
    if (name === undefined || tones.size > 1) return emoji;
    if (tone === undefined) {
      replaced++;
      return `:${name}:`;
    }
    const number = (tone.codePointAt(0) ?? 0) - FIRST_TONE + 2;
    if (withSkinTone(byBare.get(bare)?.emoji ?? '', number) !== emoji) return emoji;
    replaced++;
    return `:${name}::skin-tone-${number}:`;
  });
  return { text: result, replaced };
}
