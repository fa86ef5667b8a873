import { unprocessable } from '../../errors.ts';
import { parseJsonText } from '../../shared/json/parse-text.ts';

const KEY = /[^\s="\p{Cc}]+/uy;
const SPACE = /[\s\p{Cc}]*/uy;
const QUOTED = /"(?:[^"\\]|\\(?:["\\nrtbf/]|u[0-9A-Fa-f]{4}))*"/y;

/** The pairs of a logfmt line; a bare key is true, and the last of equal keys counts. A malformed line is unprocessable. @param number the line's number, for errors */
export function readLogfmt(line: string, number: number): Map<string, string | true> {
  const pairs = new Map<string, string | true>();
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(line)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  const fail = (what: string): never => unprocessable(`Line ${number}, column ${[...line.slice(0, at)].length + 1}: not logfmt, ${what}.`, 'text');
  for (;;) {
    take(SPACE);
    if (at >= line.length) return pairs;
    const key = take(KEY) ?? fail('a key must be here');
    if (line[at] !== '=') {
      if (line[at] === '"') fail('a quote cannot be in a key');
      pairs.set(key, true);
      continue;
    }
    at++;
    if (line[at] === '"')
      pairs.set(key, String(parseJsonText((take(QUOTED) ?? fail('a quoted value is not closed, or has an unknown escape')).replaceAll(/\p{Cc}/gu, escaped))));
    else pairs.set(key, take(KEY) ?? '');
    if (at < line.length && !/[\s\p{Cc}]/u.test(line[at] ?? '')) fail('white space must be after a value, and = and " only inside quotes');
  }
}

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
