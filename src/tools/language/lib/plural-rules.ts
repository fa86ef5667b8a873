/**
 * The plural rules of CLDR 48 (Unicode License v3, © Unicode, Inc.), so that they are the same everywhere: the rules of each set, with "other" for what none of them is for, and the locales that have them.
 * @see UTS #35 Part 3, Language Plural Rules
 */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** In the order in which they are listed. */
const CATEGORIES: readonly PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

const CARDINAL: readonly (readonly [rules: string, locales: string])[] = [
  [
    'one: n = 1',
    'af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog',
  ],
  ['one: n = 0..1', 'ak bho csw guw ln mg nso pa ti wa'],
  ['one: i = 0 or n = 1', 'am as bn doi fa gu hi kn kok kok-Latn pcm zu'],
  ['zero: n = 0; one: n = 1; two: n = 2; few: n % 100 = 3..10; many: n % 100 = 11..99', 'ar ars'],
  ['one: i = 1 and v = 0', 'ast de en et fi fy gl ia ie io lij nl sc sv sw ur yi'],
  ['one: n % 10 = 1 and n % 100 != 11; few: n % 10 = 2..4 and n % 100 != 12..14; many: n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14', 'be'],
  ['zero: n = 0; one: n = 1', 'blo cv ksh'],
  ['', 'bm bo dz hnj id ig ii ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi wo yo yue zh'],
  [
    'one: n % 10 = 1 and n % 100 != 11,71,91; two: n % 10 = 2 and n % 100 != 12,72,92; few: n % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99; many: n != 0 and n % 1000000 = 0',
    'br',
  ],
  [
    'one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14',
    'bs hr sh sr',
  ],
  ['one: i = 1 and v = 0; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5', 'ca it lld pt-PT scn vec'],
  ['one: v = 0 and i = 1,2,3 or v = 0 and i % 10 != 4,6,9 or v != 0 and f % 10 != 4,6,9', 'ceb fil tl'],
  ['one: i = 1 and v = 0; few: i = 2..4 and v = 0; many: v != 0', 'cs sk'],
  ['zero: n = 0; one: n = 1; two: n = 2; few: n = 3; many: n = 6', 'cy'],
  ['one: n = 1 or t != 0 and i = 0,1', 'da'],
  ['one: v = 0 and i % 100 = 1 or f % 100 = 1; two: v = 0 and i % 100 = 2 or f % 100 = 2; few: v = 0 and i % 100 = 3..4 or f % 100 = 3..4', 'dsb hsb'],
  ['one: n = 1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5', 'es'],
  ['one: i = 0,1', 'ff hy kab'],
  ['one: i = 0,1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5', 'fr'],
  ['one: n = 1; two: n = 2; few: n = 3..6; many: n = 7..10', 'ga'],
  ['one: n = 1,11; two: n = 2,12; few: n = 3..10,13..19', 'gd'],
  ['one: v = 0 and i % 10 = 1; two: v = 0 and i % 10 = 2; few: v = 0 and i % 100 = 0,20,40,60,80; many: v != 0', 'gv'],
  ['one: i = 1 and v = 0 or i = 0 and v != 0; two: i = 2 and v = 0', 'he'],
  ['one: t = 0 and i % 10 = 1 and i % 100 != 11 or t % 10 = 1 and t % 100 != 11', 'is'],
  ['one: n = 1; two: n = 2', 'iu naq sat se sma smi smj smn sms'],
  [
    'zero: n = 0; one: n = 1; two: n % 100 = 2,22,42,62,82 or n % 1000 = 0 and n % 100000 = 1000..20000,40000,60000,80000 or n != 0 and n % 1000000 = 100000; few: n % 100 = 3,23,43,63,83; many: n != 1 and n % 100 = 1,21,41,61,81',
    'kw',
  ],
  ['zero: n = 0; one: i = 0,1 and n != 0', 'lag'],
  ['one: n % 10 = 1 and n % 100 != 11..19; few: n % 10 = 2..9 and n % 100 != 11..19; many: f != 0', 'lt'],
  [
    'zero: n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19; one: n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1',
    'lv prg',
  ],
  ['one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11', 'mk'],
  ['one: i = 1 and v = 0; few: v != 0 or n = 0 or n != 1 and n % 100 = 1..19', 'mo ro'],
  ['one: n = 1; two: n = 2; few: n = 0 or n % 100 = 3..10; many: n % 100 = 11..19', 'mt'],
  [
    'one: i = 1 and v = 0; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; many: v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14',
    'pl',
  ],
  ['one: i = 0..1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5', 'pt'],
  [
    'one: v = 0 and i % 10 = 1 and i % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; many: v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14',
    'ru uk',
  ],
  ['one: n % 10 = 1 and n % 100 != 11; two: n = 2; few: n != 2 and n % 10 = 2..9 and n % 100 != 11..19; many: f != 0', 'sgs'],
  ['one: i = 0 or n = 1; few: n = 2..10', 'shi'],
  ['one: n = 0,1 or i = 0 and f = 1', 'si'],
  ['one: v = 0 and i % 100 = 1; two: v = 0 and i % 100 = 2; few: v = 0 and i % 100 = 3..4 or v != 0', 'sl'],
  ['one: n = 0..1 or n = 11..99', 'tzm'],
];

const ORDINAL: readonly (readonly [rules: string, locales: string])[] = [
  [
    '',
    'af am an ar ast bg bs ce cs cv da de dsb el es et eu fa fi fy gl gsw he hr hsb ia id ie is ja km kn ko ky lt lv ml mn my nb nl no pa pl prg ps pt ru sd sh si sk sl sr sw ta te th tpi tr ur uz yue zh zu',
  ],
  ['one: n = 1,5,7,8,9,10; two: n = 2,3; few: n = 4; many: n = 6', 'as bn'],
  [
    'one: i % 10 = 1,2,5,7,8 or i % 100 = 20,50,70,80; few: i % 10 = 3,4 or i % 1000 = 100,200,300,400,500,600,700,800,900; many: i = 0 or i % 10 = 6 or i % 100 = 40,60,90',
    'az',
  ],
  ['one: n = 1', 'bal fil fr ga hy lo mo ms ro tl vi'],
  ['few: n % 10 = 2,3 and n % 100 != 12,13', 'be'],
  ['zero: i = 0; one: i = 1; few: i = 2,3,4,5,6', 'blo'],
  ['one: n = 1,3; two: n = 2; few: n = 4', 'ca'],
  ['zero: n = 0,7,8,9; one: n = 1; two: n = 2; few: n = 3,4; many: n = 5,6', 'cy'],
  ['one: n % 10 = 1 and n % 100 != 11; two: n % 10 = 2 and n % 100 != 12; few: n % 10 = 3 and n % 100 != 13', 'en'],
  ['one: n = 1,11; two: n = 2,12; few: n = 3,13', 'gd'],
  ['one: n = 1; two: n = 2,3; few: n = 4; many: n = 6', 'gu hi'],
  ['one: n = 1,5', 'hu'],
  ['many: n = 11,8,80,800', 'it lld sc vec'],
  ['one: i = 1; many: i = 0 or i % 100 = 2..20,40,60,80', 'ka'],
  ['many: n % 10 = 6 or n % 10 = 9 or n % 10 = 0 and n != 0', 'kk'],
  ['one: n = 1; two: n = 2,3; few: n = 4', 'kok kok-Latn mr'],
  ['one: n = 1..4 or n % 100 = 1..4,21..24,41..44,61..64,81..84; many: n = 5 or n % 100 = 5', 'kw'],
  ['many: n = 11,8,80..89,800..899', 'lij scn'],
  ['one: i % 10 = 1 and i % 100 != 11; two: i % 10 = 2 and i % 100 != 12; many: i % 10 = 7,8 and i % 100 != 17,18', 'mk'],
  ['one: n = 1..4', 'ne'],
  ['one: n = 1,5,7..9; two: n = 2,3; few: n = 4; many: n = 6', 'or'],
  ['one: n = 1; many: n % 10 = 4 and n % 100 != 14', 'sq'],
  ['one: n % 10 = 1,2 and n % 100 != 11,12', 'sv'],
  ['few: n % 10 = 6,9 or n = 10', 'tk'],
  ['few: n % 10 = 3 and n % 100 != 13', 'uk'],
];

type Rule = readonly [category: PluralCategory, isMet: (operands: Operands) => boolean];

/** The operands of UTS #35: the integer part, and the digits after the point with and without the zeros at their end. e is 0, as no number is in compact notation. */
export interface Operands {
  i: bigint;
  /** How many digits stand after the point. */
  v: number;
  f: bigint;
  t: bigint;
}

/** The operands of a decimal number without sign, such as 1.50. */
export function operandsOf(decimal: string): Operands {
  const [whole = '', fraction = ''] = decimal.split('.');
  return { i: BigInt(whole || '0'), v: fraction.length, f: BigInt(fraction || '0'), t: BigInt(fraction.replace(/0+$/, '') || '0') };
}

const sets = new Map<string, readonly Rule[]>();

/** The plural rules that a locale has, by itself or as the shortened locale that is named; undefined for a language that CLDR has none for. @param tag a canonical tag without extensions */
export function pluralRulesOf(
  tag: string,
  type: 'cardinal' | 'ordinal',
): { locale: string; categories: PluralCategory[]; categoryOf(operands: Operands): PluralCategory } | undefined {
  for (let locale = tag; locale !== ''; locale = locale.slice(0, Math.max(locale.lastIndexOf('-'), 0))) {
    const known = [CARDINAL, ORDINAL].some((table) => written(table, locale) !== undefined);
    if (!known) continue;
    const rules = rulesOf(written(type === 'cardinal' ? CARDINAL : ORDINAL, locale) ?? '');
    const had = new Set<PluralCategory>([...rules.map(([category]) => category), 'other']);
    return {
      locale,
      categories: CATEGORIES.filter((category) => had.has(category)),
      categoryOf: (operands) => rules.find(([, isMet]) => isMet(operands))?.[0] ?? 'other',
    };
  }
  return undefined;
}

const written = (table: typeof CARDINAL, locale: string): string | undefined => table.find(([, locales]) => locales.split(' ').includes(locale))?.[0];

function rulesOf(text: string): readonly Rule[] {
  const known = sets.get(text);
  if (known) return known;
  const rules = text.split('; ').flatMap((rule): Rule[] => {
    const [name, condition = ''] = rule.split(': ');
    const category = CATEGORIES.find((each) => each === name);
    if (!category) return [];
    const choices = condition.split(' or ').map((choice) => choice.split(' and ').map(relationOf));
    return [[category, (operands) => choices.some((relations) => relations.every((isMet) => isMet(operands)))]];
  });
  sets.set(text, rules);
  return rules;
}

/** What is to be compared: n, which has no remainder unless it is whole, or one of the whole numbers. */
function operandOf(operand: string, { i, v, f, t }: Operands): bigint | undefined {
  if (operand === 'n') return t === 0n ? i : undefined;
  if (operand === 'e') return 0n;
  return { i, v: BigInt(v), f, t }[operand];
}

/** A relation such as n % 10 = 2..4,9 as a test of operands. */
function relationOf(text: string): (operands: Operands) => boolean {
  const [, operand = '', modulus, sign, list = ''] = /^(\w)(?: % (\d+))? (!?=) (.+)$/.exec(text) ?? [];
  const ranges = list.split(',').map((range) => {
    const [from = '', to = from] = range.split('..');
    return [BigInt(from), BigInt(to)] as const;
  });
  return (operands) => {
    const whole = operandOf(operand, operands);
    const value = whole !== undefined && modulus !== undefined ? whole % BigInt(modulus) : whole;
    const isIn = value !== undefined && ranges.some(([from, to]) => from <= value && value <= to);
    return isIn === (sign === '=');
  };
}
