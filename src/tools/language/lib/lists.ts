import { LOCALES, PATTERNS } from './list-patterns.ts';

export type ListKind = 'conjunction' | 'disjunction' | 'unit';
export type ListStyle = 'long' | 'short' | 'narrow';

/** In the order of the table. */
const KINDS: readonly ListKind[] = ['conjunction', 'disjunction', 'unit'];
const STYLES: readonly ListStyle[] = ['long', 'short', 'narrow'];

/** What stands before, between and after two items. */
type Pattern = readonly [before: string, between: string, after: string];

let rows: ReadonlyMap<string, readonly number[]> | undefined;

function readRows(): ReadonlyMap<string, readonly number[]> {
  const read = new Map<string, readonly number[]>();
  for (const line of LOCALES.split(';')) {
    const [places = '', locales = ''] = line.trim().split(': ');
    for (const locale of locales.split(/\s/)) if (locale !== '') read.set(locale, places.split(' ').map(Number));
  }
  return read;
}

/** Which patterns a locale has, by itself or as the locale without its last subtags; those of English for a language without. @param tag a language with script and region */
function patternsOf(tag: string, kind: ListKind, style: ListStyle): string[] {
  rows ??= readRows();
  let places: readonly number[] | undefined;
  for (let locale = tag; places === undefined && locale !== ''; locale = locale.slice(0, Math.max(locale.lastIndexOf('-'), 0))) places = rows.get(locale);
  places ??= rows.get('en');
  const place = places?.[KINDS.indexOf(kind) * STYLES.length + STYLES.indexOf(style)] ?? 0;
  return (PATTERNS[place] ?? '').split('|');
}

/** Joins items into a list by the patterns of CLDR. @see UTS #35 Part 2, List Patterns */
export function joinList(items: readonly string[], locale: Intl.Locale, kind: ListKind, style: ListStyle): string {
  const { language, script, region } = locale;
  const [first = '', ...others] = items;
  const last = others.pop();
  if (last === undefined) return first;
  const patterns = patternsOf([language, script ?? SCRIPT_THERE[`${language}-${region}`], region].filter((part) => part !== undefined).join('-'), kind, style);
  const [start = '', middle = '', end = '', two = ''] = patterns.map((pattern) => besideItem(pattern, language, last));
  let list = first;
  for (const [at, item] of others.entries()) list = joined(at === 0 ? start : middle, list, item);
  return joined(others.length === 0 ? two : end, list, last);
}

/** The script of languages that some regions write in another one, which the tag need not say. */
const SCRIPT_THERE: Readonly<Record<string, string>> = {
  'kk-CN': 'Arab',
  'pa-PK': 'Arab',
  'sd-IN': 'Deva',
  'sr-ME': 'Latn',
  'uz-AF': 'Arab',
  'zh-HK': 'Hant',
  'zh-MO': 'Hant',
  'zh-TW': 'Hant',
};

function joined(pattern: string, list: string, item: string): string {
  const [before = '', between = '', after = ''] = pattern.split(/\{[01]\}/) as unknown as Pattern;
  return before + list + between + item + after;
}

/** Spanish and Hebrew write some conjunctions otherwise before some words, as ICU does. */
function besideItem(pattern: string, language: string, item: string): string {
  if (language === 'es' && pattern === '{0} y {1}' && /^(?:i|hi(?![ae]))/i.test(item)) return '{0} e {1}';
  if (language === 'es' && pattern === '{0} o {1}' && /^(?:o|ho|8|11(?: |$))/i.test(item)) return '{0} u {1}';
  if (language === 'he' && pattern === '{0} ו{1}' && item !== '' && !/^\p{sc=Hebr}/u.test(item)) return '{0} ו-{1}';
  return pattern;
}
