// Writes src/tools/language/lib/american-english.ts: the Hunspell dictionary of American English as a module.
// node scripts/write-american-english.ts FOLDER
// FOLDER is the unpacked npm package dictionary-en.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LINE = 158;
const [folder = ''] = process.argv.slice(2);
const linesOf = (file: string): string[] => readFileSync(join(folder, file), 'utf8').split('\n');

const affixes = linesOf('index.aff')
  .filter((line) => /^(?:PFX|SFX|REP|TRY) /.test(line))
  .map((line) => line.trim().replace(/\s+/g, ' '));
const [first = '', ...entries] = linesOf('index.dic').filter(Boolean);
if (entries.length !== Number(first) || entries.some((entry) => /[\s\\`$]/.test(entry))) throw new Error('The dictionary is not as expected.');

const rows = [''];
// Numbers and what follows them are not checked.
for (const entry of entries.filter((each) => !/^\d/.test(each)).toSorted()) {
  const last = rows.length - 1;
  const row = rows[last] ?? '';
  if (row.length + entry.length < LINE) rows[last] = row === '' ? entry : `${row} ${entry}`;
  else rows.push(entry);
}

writeFileSync(
  new URL('../src/tools/language/lib/american-english.ts', import.meta.url),
  `// Written by scripts/write-american-english.ts from the Hunspell dictionary en_US 2020.12.07, made from SCOWL, Copyright 2000-2018 by Kevin Atkinson, and affixes that are
// Copyright 1993 Geoff Kuenning, both under licences like BSD and MIT: see the file "license" of the npm package dictionary-en.

/** Lines of Hunspell's affix file: prefixes, suffixes, replacements for suggestions, and letters in the order in which they are tried. */
export const AFFIXES = \`
${affixes.join('\n')}
\`;

/** Words with the flags of their affixes after a slash, as in Hunspell's dictionary. */
export const ENTRIES = \`
${rows.join('\n')}
\`;
`,
);
