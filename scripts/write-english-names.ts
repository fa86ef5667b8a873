// Writes src/tools/language/lib/english-names.ts: the English names of languages, scripts, regions and variants.
// node scripts/write-english-names.ts FOLDER
// FOLDER is the unpacked npm package cldr-localenames-full.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LINE = 158;
const [folder = ''] = process.argv.slice(2);
const version: string = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;

/** Entries as lines of text: each code, a space and its name, with semicolons between. Names in other contexts are left out. */
function entriesOf(kind: string): string {
  const file = JSON.parse(readFileSync(join(folder, 'main', 'en', `${kind}.json`), 'utf8'));
  const names: Record<string, string> = file.main.en.localeDisplayNames[kind];
  const lines = [''];
  for (const [code, name] of Object.entries(names).filter(([each]) => !each.includes('-alt-') && !each.includes('-menu-'))) {
    if (/[;`\\$]/.test(name)) throw new Error(`${code} is called ${name}`);
    const entry = `${code} ${name};`;
    const last = lines.length - 1;
    if ((lines[last] ?? '').length + entry.length < LINE) lines[last] += entry;
    else lines.push(entry);
  }
  return lines.join('\n');
}

const KINDS = { LANGUAGES: 'languages', SCRIPTS: 'scripts', REGIONS: 'territories', VARIANTS: 'variants' };
const tables = Object.entries(KINDS).map(([name, kind]) => `export const ${name} = \`\n${entriesOf(kind)}\n\`;\n`);
writeFileSync(
  new URL('../src/tools/language/lib/english-names.ts', import.meta.url),
  `// Written by scripts/write-english-names.ts from CLDR ${version}, Copyright © 1991-2025 Unicode, Inc., under the Unicode License v3: licences/cldr.txt.
// Each code is followed by its English name and a semicolon.

${tables.join('\n')}`,
);
