import { convert, findPair, type LookupProblem, type UnitPair } from '../../units/index.ts';
import { shownExact } from './numbers.ts';
import { readPeopleValue, unitNamedFirst } from './people-value.ts';
import { amountInWords, writtenInWords } from './unit-words.ts';

const BETWEEN = '-to-';

/** The units that the path of a conversion page names. Codes hold hyphens, so every place where they could be separated is tried. */
export function pairInPath(path: string): UnitPair | LookupProblem {
  let problem: LookupProblem | undefined;
  for (let at = path.indexOf(BETWEEN); at >= 0; at = path.indexOf(BETWEEN, at + 1)) {
    const pair = findPair(path.slice(0, at), path.slice(at + BETWEEN.length));
    if (!('problem' in pair)) return pair;
    problem ??= pair;
  }
  return problem ?? { problem: 'unknown-unit', message: 'A conversion is written like kg-to-lbs', nearest: [] };
}

/** The page of a pair. */
export const conversionPath = ({ from, to }: UnitPair, value?: string): string =>
  `/convert/${from.code}-to-${to.code}${value === undefined || value === '1' || value === '' ? '' : `?value=${encodeURIComponent(value)}`}`;

const MAX_QUERY = 100;

/** A number as people begin a query with it: `1,5`, `1 000`, `2e3`, `1/2`, `1 1/2`, `½`. */
const NUMBER = String.raw`[-+−]?(?:(?:\d+\s+)?\d+\s*[/⁄]\s*\d+|\d*\s*[½¼¾]|\d{1,3}(?: \d{3})+(?:[.,]\d+)?|[\d.,]*(?:e[+-]?\d+)?)`;
const ONE_UNIT = new RegExp(String.raw`^(${NUMBER})\s*(\S.*?)\s+(?:to|in|into|as|=)\s+(\S.*)$`, 'i');
const SEVERAL_UNITS = /^(\S.*)\s+(?:to|in|into|as|=)\s+(\S.*)$/i;

/** A conversion in everyday words: `10 kg to lbs`, `cm in inches`, `5 ft 3 in to cm`, `1 1/2 cups in ml`. */
export function conversionIn(query: string): { pair: UnitPair; value: string } | undefined {
  if (query.length > MAX_QUERY) return undefined;
  const asked = query
    .trim()
    .replace(/^convert\s+/i, '')
    .replace(/\s*\?$/, '');
  const [, value = '', from = '', to = ''] = ONE_UNIT.exec(asked) ?? [];
  const one = conversionOf(value === '' ? '1' : value, from, to);
  if (one) return one;
  const [, amounts = '', target = ''] = SEVERAL_UNITS.exec(asked) ?? [];
  return conversionOf(amounts, unitNamedFirst(amounts) ?? '', target);
}

function conversionOf(value: string, from: string, to: string): { pair: UnitPair; value: string } | undefined {
  if (from === '' || to === '') return undefined;
  const pair = findPair(from, to);
  return 'problem' in pair || pair.from === pair.to ? undefined : { pair, value };
}

/** What a conversion comes to, such as `10 kg = 22.046226 lbs`; undefined for a value that cannot be converted. */
export function conversionAnswer({ pair: { from, to }, value }: { pair: UnitPair; value: string }): string | undefined {
  const read = readPeopleValue(value, from);
  const converted = 'problem' in read ? read : convert(read, from, to);
  return 'problem' in converted ? undefined : `${writtenInWords(value, from)} = ${amountInWords(shownExact(converted.exact), to)}`;
}
