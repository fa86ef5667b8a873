import { LANGUAGES, REGIONS, SCRIPTS, VARIANTS } from './english-names.ts';

type Names = ReadonlyMap<string, string>;

function namesOf(table: string): Names {
  const entries = table.split(';').map((entry) => entry.trim());
  return new Map(entries.filter(Boolean).map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]));
}

let tables: { languages: Names; scripts: Names; regions: Names; variants: Names } | undefined;

/** The English name of a locale as CLDR forms it, with the codes of parts that it does not name; undefined for a language that it does not name. @see UTS #35 Part 1, Locale Display Name Algorithm */
export function englishName(language: string, script: string | undefined, region: string | undefined, variants: readonly string[]): string | undefined {
  tables ??= { languages: namesOf(LANGUAGES), scripts: namesOf(SCRIPTS), regions: namesOf(REGIONS), variants: namesOf(VARIANTS) };
  const { languages, scripts, regions } = tables;
  const whole = [language, script, region].filter((part) => part !== undefined);
  // "Simplified Chinese", "British English": of a language with both a script and a region only one has such a name, and none is known.
  const together = whole.length === 2 ? languages.get(whole.join('-')) : undefined;
  const name = together ?? languages.get(language);
  if (name === undefined || language === 'und') return undefined;
  const parts = together === undefined ? [script && (scripts.get(script) ?? script), region && (regions.get(region) ?? region)] : [];
  const rest = [...parts, ...variants.map((variant) => tables?.variants.get(variant.toUpperCase()) ?? variant.toUpperCase())].filter(Boolean);
  if (rest.length === 0) return name;
  return `${inSquareBrackets(name)} (${rest.map((part) => inSquareBrackets(part ?? '')).join(', ')})`;
}

/** Brackets inside brackets are square. */
const inSquareBrackets = (name: string): string => name.replaceAll('(', '[').replaceAll(')', ']');
