/** Emoji sequences of Unicode's RGI set (UTS #51), the longest at each place. */
export const EMOJI = /\p{RGI_Emoji}/gv;

const IS_EMOJI = /^\p{RGI_Emoji}$/v;

/** Whether a text is one emoji of the RGI set. */
export const isEmoji = (text: string): boolean => IS_EMOJI.test(text);

const VARIATION = /\uFE0F/g;
const SKIN_TONE = /[\u{1F3FB}-\u{1F3FF}]/gu;
const SKIN_TONES = ['light skin tone', 'medium-light skin tone', 'medium skin tone', 'medium-dark skin tone', 'dark skin tone'];

/** The skin tone modifiers of an emoji, in order. */
export const skinTonesOf = (emoji: string): string[] => emoji.match(SKIN_TONE) ?? [];

/** An emoji without skin tones and presentation selectors: what its forms have in common. */
export const bareEmoji = (emoji: string): string => emoji.replace(SKIN_TONE, '').replace(VARIATION, '');

const ZWJ = '\u200D';
const [MAN, WOMAN, PERSON, HAND, RABBIT, FIGHT, HEART, KISS] = ['👨', '👩', '🧑', '🤝', '🐰', '\u{1FAEF}', '\u2764', '💋'];

/** Sequences that exist with two skin tones only, and the emoji without skin tones they are forms of (all without presentation selectors). */
const BASE_OF_PAIR = new Map([
  [[MAN, HAND, MAN].join(ZWJ), '👬'],
  [[WOMAN, HAND, WOMAN].join(ZWJ), '👭'],
  [[WOMAN, HAND, MAN].join(ZWJ), '👫'],
  [['\u{1FAF1}', '\u{1FAF2}'].join(ZWJ), HAND],
  [[PERSON, RABBIT, PERSON].join(ZWJ), '👯'],
  [[MAN, RABBIT, MAN].join(ZWJ), `👯${ZWJ}\u2642`],
  [[WOMAN, RABBIT, WOMAN].join(ZWJ), `👯${ZWJ}\u2640`],
  [[PERSON, FIGHT, PERSON].join(ZWJ), '🤼'],
  [[MAN, FIGHT, MAN].join(ZWJ), `🤼${ZWJ}\u2642`],
  [[WOMAN, FIGHT, WOMAN].join(ZWJ), `🤼${ZWJ}\u2640`],
]);

/** Names of bare forms that are in no list without skin tones. */
const OTHER_NAMES = new Map([
  [[PERSON, HEART, PERSON].join(ZWJ), 'couple with heart: person, person'],
  [[PERSON, HEART, KISS, PERSON].join(ZWJ), 'kiss: person, person'],
  ['🦰', 'red hair'],
  ['🦱', 'curly hair'],
  ['🦲', 'bald'],
  ['🦳', 'white hair'],
]);

/** One emoji without skin tone, as emoji-test.txt lists it. */
export interface EmojiEntry {
  emoji: string;
  name: string;
  group: string;
}

let loaded: Promise<{ entries: EmojiEntry[]; byBare: Map<string, EmojiEntry> }> | undefined;

/** Unicode's emoji without skin tones, in its order, with CLDR short names; and the same by bare form. */
export function emojiTable(): Promise<{ entries: EmojiEntry[]; byBare: Map<string, EmojiEntry> }> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<{ entries: EmojiEntry[]; byBare: Map<string, EmojiEntry> }> {
  const { default: groups } = await import('unicode-emoji-json/data-by-group.json', { with: { type: 'json' } });
  const entries = groups.flatMap((group) => group.emojis.map(({ emoji, name }) => ({ emoji, name: withColon(name, emoji), group: group.name })));
  return { entries, byBare: new Map(entries.map((entry) => [bareEmoji(entry.emoji), entry])) };
}

/** The data leave out the colon of CLDR short names ("flag: France", "man: red hair"). */
function withColon(name: string, emoji: string): string {
  if (/^(?:\p{Regional_Indicator}{2}|\u{1F3F4}\u{E0067})/u.test(emoji)) return name.replace(/^flag /, 'flag: ');
  return name
    .replace(/^keycap /, 'keycap: ')
    .replace(/^(man|woman|person) (?=(?:(?:blond|red|curly|white) hair|bald|beard)$)/, '$1: ')
    .replace(/ facing right$/, ': facing right')
    .replace(/^(kiss|couple with heart|family) (?=(?:man|woman|adult), )/, '$1: ');
}

/** The CLDR short name of an emoji of the RGI set, skin tones included ("man: medium skin tone, red hair"). */
export async function emojiName(emoji: string): Promise<string> {
  const { byBare } = await emojiTable();
  const tones = skinTonesOf(emoji);
  const bare = bareEmoji(emoji);
  const name = byBare.get(BASE_OF_PAIR.get(bare) ?? bare)?.name ?? OTHER_NAMES.get(bare) ?? '';
  if (tones.length === 0 || isTone(emoji)) return toneName(emoji) ?? name;
  const named = [...new Set(tones)].map((tone) => toneName(tone) ?? '');
  const [head = name, tail] = name.split(': ');
  if (tail === undefined) return `${head}: ${named.join(', ')}`;
  const isCouple = head === 'kiss' || head === 'couple with heart';
  return `${head}: ${(isCouple ? [tail, ...named] : [...named, tail]).join(', ')}`;
}

const isTone = (emoji: string): boolean => toneName(emoji) !== undefined;
const toneName = (tone: string): string | undefined => (tone.length === 2 ? SKIN_TONES[(tone.codePointAt(0) ?? 0) - 0x1f3fb] : undefined);
