import type { Sample } from '../../detection/sample.ts';

/** What the lines of a file of settings are. */
export interface Settings {
  sections: number;
  /** Sections in two pairs of brackets, as only TOML has them, or with dots and quotes. */
  tables: number;
  pairs: number;
  /** Pairs whose value TOML can read: quoted, a number, true or false, a date, a list, a table. */
  typed: number;
  quoted: number;
  /** Pairs as in an environment: NAME=value. */
  variables: number;
  /** Lines that begin with `export`. */
  exported: number;
  comments: { hash: number; semicolon: number };
  colons: number;
  dotted: number;
  others: number;
}

/** Looks at the lines of a text as settings. */
export function settingsIn({ lines }: Sample): Settings {
  const seen: Settings = {
    sections: 0,
    tables: 0,
    pairs: 0,
    typed: 0,
    quoted: 0,
    variables: 0,
    exported: 0,
    comments: { hash: 0, semicolon: 0 },
    colons: 0,
    dotted: 0,
    others: 0,
  };
  let open = '';
  for (const body of joined(lines)) {
    if (open !== '') {
      if (body.includes(open)) open = '';
      continue;
    }
    if (body === '') continue;
    if (body.startsWith('#')) seen.comments.hash++;
    else if (body.startsWith('!') && seen.sections === 0) seen.comments.hash++;
    else if (body.startsWith(';')) seen.comments.semicolon++;
    else if (/^\[\[[\w."' -]+\]\]\s*(?:#.*)?$/.test(body)) seen.tables++;
    else if (/^\[[^[\]]{1,100}\]\s*(?:[#;].*)?$/.test(body)) seen.sections++;
    else open = countPair(body, seen);
  }
  return seen;
}

/** The lines without white space around them; one that ends in a backslash goes on in the next, which is left out. */
const joined = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter((_, at, all) => !(all[at - 1]?.endsWith('\\') && /[=:]|^\w/.test(all[at - 1] ?? '')));

/** @returns what ends a value that goes on in the next lines */
function countPair(body: string, seen: Settings): string {
  const [, exported, name = '', sign = '', value = ''] = /^(export\s+)?([\w."'\s/\\-]{1,100}?)(\s*[=:]\s*)(.*)$/.exec(body) ?? [];
  if (name === '') {
    if (/^[A-Za-z][\w-]*$/.test(body) && seen.sections > 0) seen.pairs++;
    else seen.others++;
    return '';
  }
  seen.pairs++;
  if (exported !== undefined) seen.exported++;
  if (sign.includes(':')) seen.colons++;
  if (name.includes('.')) seen.dotted++;
  if (sign === '=' && /^[A-Z][A-Z0-9_]*$/i.test(name)) seen.variables += name === name.toUpperCase() ? 1 : 0.4;
  if (/^["']/.test(value)) seen.quoted++;
  if (
    /^(?:"(?:[^"\\]|\\.)*"|'[^']*'|[+-]?(?:\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?|0x[\da-f_]+|inf|nan)|true|false|\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d:\d\d)?)?|\[.*|\{.*|""".*|'''.*)\s*(?:#.*)?$/i.test(
      value,
    )
  )
    seen.typed++;
  if (/^\[[^\]]*$/.test(value)) return ']';
  return /^("""|''')(?!.*\1)/.exec(value)?.[1] ?? '';
}
