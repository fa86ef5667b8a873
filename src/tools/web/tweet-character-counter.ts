import { z } from 'zod';
import { defineTool } from '../define.ts';
import { punycodeEncode } from '../shared/net/punycode.ts';
import { normalized } from '../shared/text/normal-forms.ts';

const LINK_WEIGHT = 23;
const EMOJI_WEIGHT = 2;
/** Emoji of Unicode's RGI set, and keycaps without the variation selector, which twitter-text takes for emoji too. */
const EMOJI = /\p{RGI_Emoji}|[0-9#*]\u20E3/gv;
/** Code points from and to, both included, that weigh 1. */
const LIGHT_RANGES = [
  [0x0000, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
] as const;

export default defineTool({
  slug: 'tweet-character-counter',
  name: 'Tweet Character Counter',
  category: 'web',
  summary: 'Counts the characters of a post as X (Twitter) does, and how many are left.',
  description:
    'The text is counted in NFC. Most letters weigh 1, Chinese, Japanese and Korean ones 2, an emoji 2 as a whole and a link 23 whatever its length. A link needs a known top-level domain; without https:// its name has Latin letters and digits only.',
  reference: 'twitter-text configuration v3; top-level domains of the Public Suffix List as in tldts; emoji of Unicode (RGI)',
  keywords: ['x post length', '280 characters', 'twitter character limit', 'weighted length'],
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('The post to measure'),
    limit: z.int().min(1).max(25_000).default(280).describe('Largest weighted length that may be posted'),
  }),
  result: z.strictObject({
    weightedLength: z.int().describe('Length of the post as X counts it'),
    remaining: z.int().describe('Weight still left; negative when the post is too long'),
    valid: z.boolean().describe('Whether the weighted length is from 1 to the limit'),
    permillage: z.int().describe('Weighted length in thousandths of the limit, rounded down'),
    urls: z.int().describe('Links found, each of weight 23'),
  }),
  headline: 'remaining',
  examples: [
    {
      inputs: { text: 'Hello 世界 👨‍👩‍👧 https://example.com/a/very/long/path' },
      result: { weightedLength: 37, remaining: 243, valid: true, permillage: 132, urls: 1 },
    },
    { inputs: { text: '' }, result: { weightedLength: 0, remaining: 280, valid: false, permillage: 0, urls: 0 } },
  ],
  async run({ text, limit }) {
    const { parse } = await import('tldts');
    const known = new Map<string, boolean>();
    const isTopLevel = (label: string): boolean => {
      const name = label.toLowerCase();
      const found = known.get(name) ?? parse(`x.${name}`).isIcann === true;
      known.set(name, found);
      return found;
    };
    const normal = normalized(text, 'NFC');
    let weightedLength = 0;
    let place = 0;
    let urls = 0;
    for (const [start, end] of links(normal, isTopLevel)) {
      weightedLength += weightOf(normal.slice(place, start)) + LINK_WEIGHT;
      place = end;
      urls += 1;
    }
    weightedLength += weightOf(normal.slice(place));
    return {
      weightedLength,
      remaining: limit - weightedLength,
      valid: weightedLength >= 1 && weightedLength <= limit,
      permillage: Math.floor((weightedLength * 1000) / limit),
      urls,
    };
  },
});

/** Weight of a text without links. */
function weightOf(text: string): number {
  let weight = 0;
  const rest = text.replace(EMOJI, () => {
    weight += EMOJI_WEIGHT;
    return '';
  });
  for (const character of rest) {
    const code = character.codePointAt(0) ?? 0;
    weight += LIGHT_RANGES.some(([first, last]) => code >= first && code <= last) ? 1 : 2;
  }
  return weight;
}

const HOST_RUN = /[\p{L}\p{N}\p{M}._-]+/gu;
const LATIN_RUN = /[A-Za-z0-9.\-\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F]+/g;
const NOT_BEFORE_LINK = /[A-Za-z0-9@＠$#＃\uFFFE\uFEFF\uFFFF]/;
const NOT_BEFORE_BARE_LINK = /[A-Za-z0-9@＠$#＃\uFFFE\uFEFF\uFFFF\-_./]/;

/** Where the links of a text start and end, in order. */
function* links(text: string, isTopLevel: (label: string) => boolean): Generator<[start: number, end: number]> {
  let taken = 0;
  for (const { 0: run, index } of text.matchAll(HOST_RUN)) {
    if (index < taken || !run.includes('.')) continue;
    for (const { start, host, name } of candidates(text, run, index)) {
      if (host < taken) continue;
      const length = domainLength(name, text[host + name.length] ?? ' ', isTopLevel);
      if (length === 0) continue;
      taken = linkEnd(text, host + length);
      yield [start, taken];
    }
  }
}

/** Where links may begin in a run of name characters: at the scheme before it, or, without one, at each run of Latin letters in it. */
function* candidates(text: string, run: string, index: number): Generator<{ start: number; host: number; name: string }> {
  const scheme = /https?:\/\/$/i.exec(text.slice(Math.max(0, index - 8), index))?.[0].length ?? 0;
  const start = index - scheme;
  if (scheme > 0) {
    if (!NOT_BEFORE_LINK.test(text[start - 1] ?? ' ')) yield { start, host: index, name: run };
    return;
  }
  for (const { 0: name, index: inside } of run.matchAll(LATIN_RUN)) {
    const host = index + inside;
    if (!NOT_BEFORE_BARE_LINK.test(text[host - 1] ?? ' ')) yield { start: host, host, name };
  }
}

const MAX_LABELS = 127;
/** Characters of a label, in the ASCII form of internationalized names. */
const MAX_LABEL = 63;

/** Whether a label has more characters than the domain name system takes, its non-ASCII letters in Punycode. */
function isTooLong(label: string): boolean {
  // No code point takes less than one character, nor more than two UTF-16 units.
  if (label.length > 2 * MAX_LABEL || !/[^\0-\x7f]/.test(label)) return label.length > MAX_LABEL;
  return `xn--${punycodeEncode(label)}`.length > MAX_LABEL;
}

/** Length of the top-level domain that a label is, or that the ASCII letters in front of other characters are; 0 without one. @param follower the character after the label */
function topLevelLength(label: string, follower: string, isTopLevel: (label: string) => boolean): number {
  if (!/[0-9A-Za-z@+-]/.test(follower) && isTopLevel(label)) return label.length;
  const ascii = /^[A-Za-z]+(?=[^A-Za-z0-9@+-])/.exec(label)?.[0] ?? '';
  return isTopLevel(ascii) ? ascii.length : 0;
}

/** Length of the longest domain name with a known top-level domain that a run of name characters begins with; 0 without one. */
function domainLength(run: string, next: string, isTopLevel: (label: string) => boolean): number {
  let place = 0;
  let longest = 0;
  const labels = run.split('.', MAX_LABELS);
  for (const [index, label] of labels.entries()) {
    if (label === '') break;
    if (index > 0) {
      const length = topLevelLength(label, place + label.length === run.length ? next : '.', isTopLevel);
      if (length > 0) longest = place + length;
    }
    if (label.startsWith('-') || label.endsWith('-') || label.startsWith('_') || label.endsWith('_') || isTooLong(label)) break;
    place += label.length + 1;
  }
  return longest;
}

const PORT = /:[0-9]+/y;
const PATH_RUN = /\/[a-z\u0400-\u04FF0-9!*';:=+,.$/%#[\]\-_~|&@()\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F]*/iy;
const QUERY_RUN = /\?[a-z0-9!?*'@();:&=+$/%#[\]\-_.,~|]*/iy;
const PATH_END = /[=_#/+\-a-z0-9\u0400-\u04FF\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F]/i;
const QUERY_END = /[a-z0-9\-_&=#/]/i;

/** Where a link ends whose domain ends at `place`: after its port, path and query, without the punctuation after them. */
function linkEnd(text: string, place: number): number {
  const at = (pattern: RegExp, start: number): string => {
    pattern.lastIndex = start;
    return pattern.exec(text)?.[0] ?? '';
  };
  const path = place + at(PORT, place).length;
  const query = path + pathLength(at(PATH_RUN, path));
  const found = at(QUERY_RUN, query);
  let length = found.length;
  while (length > 0 && !QUERY_END.test(found[length - 1] ?? '')) length--;
  return query + length;
}

/** Length of a path without what only follows it: brackets count where they are closed. */
function pathLength(path: string): number {
  let open = 0;
  let length = 0;
  for (let index = 0; index < path.length; index++) {
    const character = path[index] ?? '';
    if (character === '(') open += 1;
    else if (character === ')') {
      if (open === 0) break;
      open -= 1;
      if (open === 0) length = index + 1;
    } else if (open === 0 && PATH_END.test(character)) length = index + 1;
  }
  return length;
}
