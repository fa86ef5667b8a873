// Writes src/tools/language/lib/list-patterns.ts: how languages join the items of lists.
// node scripts/write-list-patterns.ts FOLDER
// FOLDER is the unpacked npm package cldr-misc-full. Locales that Intl.ListFormat has nothing of its own for are left out.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LINE = 158;
const KINDS = ['standard', 'or', 'unit'].flatMap((kind) => [kind, `${kind}-short`, `${kind}-narrow`]);
const [folder = ''] = process.argv.slice(2);
const version: string = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;

/** The patterns of each kind: for the start, the middle and the end of a list, and for two items. */
function patternsOf(locale: string): string[] {
  const patterns = JSON.parse(readFileSync(join(folder, 'main', locale, 'listPatterns.json'), 'utf8')).main[locale].listPatterns;
  return KINDS.map((kind) => {
    const { start, middle, end, 2: two } = patterns[`listPattern-type-${kind}`];
    return [start, middle, end, two].join('|');
  });
}

const isKnown = (locale: string): boolean => new Intl.ListFormat([locale, 'en']).resolvedOptions().locale === locale;
const all = new Map(
  readdirSync(join(folder, 'main'))
    .filter(isKnown)
    .map((locale) => [locale, patternsOf(locale)]),
);

/** What a locale has without entry: that of the locale without its last subtag. */
function inherited(locale: string): string[] | undefined {
  const parent = locale.slice(0, Math.max(locale.lastIndexOf('-'), 0));
  return parent === '' ? undefined : (all.get(parent) ?? inherited(parent));
}

const patterns: string[] = [];
const rows = new Map<string, string[]>();
for (const [locale, own] of all) {
  if (inherited(locale)?.join() === own.join()) continue;
  const places = own.map((pattern) => {
    if (!patterns.includes(pattern)) patterns.push(pattern);
    return patterns.indexOf(pattern);
  });
  const row = places.join(' ');
  rows.set(row, [...(rows.get(row) ?? []), locale]);
}

function wrapped(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    const line = lines[last] ?? '';
    if (line === '') lines[last] = word;
    else if (line.length + word.length < LINE) lines[last] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

writeFileSync(
  new URL('../src/tools/language/lib/list-patterns.ts', import.meta.url),
  `// Written by scripts/write-list-patterns.ts from CLDR ${version}, Copyright © 1991-2025 Unicode, Inc., under the Unicode License v3: licences/cldr.txt.

/** Patterns for the start, the middle and the end of a list, and for two items. */
export const PATTERNS: readonly string[] = [
${patterns.map((pattern) => `  ${JSON.stringify(pattern)},`).join('\n')}
];

/** Which patterns locales have: for and, or and units, each long, short and narrow. */
export const LOCALES = \`
${Array.from(rows, ([row, locales]) => wrapped(`${row}: ${locales.join(' ')};`)).join('\n')}
\`;
`,
);
