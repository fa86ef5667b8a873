import { convert, findPair, type LookupProblem, type UnitPair } from '../../units/index.ts';
import { shownExact } from './numbers.ts';
import { readPeopleValue } from './people-value.ts';
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

/** A conversion in everyday words: `10 kg to lbs`, `cm in inches`. */
export function conversionIn(query: string): { pair: UnitPair; value: string } | undefined {
  if (query.length > MAX_QUERY) return undefined;
  const match = /^\s*(?:convert\s+)?([-+−]?[\d.,]*(?:e[+-]?\d+)?)\s*(\S.*?)\s+(?:to|in|into|as|=)\s+(\S.*?)\s*\??$/i.exec(query);
  const [, value = '', from = '', to = ''] = match ?? [];
  if (from === '' || to === '') return undefined;
  const pair = findPair(from, to);
  return 'problem' in pair || pair.from === pair.to ? undefined : { pair, value: value === '' ? '1' : value };
}

/** What a conversion comes to, such as `10 kg = 22.046226 lbs`; undefined for a value that cannot be converted. */
export function conversionAnswer({ pair: { from, to }, value }: { pair: UnitPair; value: string }): string | undefined {
  const read = readPeopleValue(value, from);
  const converted = 'problem' in read ? read : convert(read, from, to);
  return 'problem' in converted ? undefined : `${writtenInWords(value, from)} = ${amountInWords(shownExact(converted.exact), to)}`;
}
