import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolSources } from './sources.mjs';

/**
 * Packages of code and data that do the same wherever they run, and are large. Node loads them from what is bundled for browsers, so that what is given out holds them once.
 * What is quicker or different on Node, and what a start loads, is not among them.
 */
const SHARED = [
  'any-ascii',
  'astronomy-engine',
  'bson',
  'bwip-js',
  'cronstrue',
  'cssnano',
  'date-holidays',
  '@e965/xlsx',
  'eld',
  '@faker-js/faker',
  'gpt-tokenizer',
  'gemoji',
  'graphql',
  'hyphen',
  'iso-3166',
  'iso-639-3',
  'jsonata',
  'less',
  'libphonenumber-js',
  'libxml2-wasm',
  'markdown-it',
  'markdownlint',
  'nearley',
  'pinyin-pro',
  'postcss',
  'prettier',
  'protobufjs',
  're2js',
  'snowball-stemmers',
  'spdx-license-list',
  'sql-formatter',
  'stopword',
  'svgo',
  'terser',
  'tldts',
  'typescript-6',
  'unpdf',
  'wink-lexicon',
  'yaml',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  '@zxcvbn-ts/language-en',
];
const IMPORT = /\bimport\(\s*'(?<specifier>(?:@[\w-]+\/)?[\w-]+(?:\/[\w./-]+)?)'\s*\)/g;

/** What the tools import of these packages, such as `sass` or `hyphen/patterns/de-1996.js`. */
export function sharedSpecifiers(root) {
  const found = new Set();
  for (const file of toolSources(root)) {
    for (const { groups } of readFileSync(file, 'utf8').matchAll(IMPORT)) if (SHARED.includes(packageOf(groups.specifier))) found.add(groups.specifier);
  }
  return [...found].sort();
}

/**
 * Writes modules into `node_modules` of a folder, where the built files find them first, that give what a bundle for browsers exports.
 * @param files {Record<string, string>} by specifier the file in `site/assets/browser`
 */
export async function writeSharedPackages(folder, files) {
  const packages = new Map();
  for (const [specifier, file] of Object.entries(files)) {
    const name = packageOf(specifier);
    packages.set(name, [...(packages.get(name) ?? []), [`.${specifier.slice(name.length)}`, file]]);
  }
  for (const [name, places] of packages) {
    const target = join(folder, 'node_modules', name);
    const up = '../'.repeat(1 + name.split('/').length);
    mkdirSync(target, { recursive: true });
    writeFileSync(
      join(target, 'package.json'),
      JSON.stringify({ name, type: 'module', exports: Object.fromEntries(places.map(([place], at) => [place, `./${at}.js`])) }),
    );
    for (const [at, [place, file]] of places.entries()) {
      const exported = Object.keys(await import(`${name}${place.slice(1)}`));
      const byDefault = exported.includes('default') ? `export { default } from '${up}site/assets/browser/${file}';\n` : '';
      writeFileSync(join(target, `${at}.js`), `export * from '${up}site/assets/browser/${file}';\n${byDefault}`);
    }
  }
}

const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
