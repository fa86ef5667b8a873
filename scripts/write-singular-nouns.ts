// Writes src/tools/language/lib/singular-nouns.ts: the nouns whose singular the library pluralize and its corrections miss.
// node scripts/write-singular-nouns.ts INDEX FREQUENCIES
// INDEX is index.noun of WordNet, FREQUENCIES a list of words, the most frequent first, that decides between two nouns with the same plural.
import { readFileSync, writeFileSync } from 'node:fs';
import pluralize from 'pluralize';
import { IRREGULAR, PLURAL_RULES, SINGULAR_RULES, UNCOUNTABLE } from '../src/tools/language/lib/plural-corrections.ts';

const LINE = 150;
/** Where the rarer noun is meant. */
const RARER = new Set(['leave', 'premise', 'axe', 'ax', 'calve', 'live', 'staves', 'thou', 'corp', 'bikers', 'chives', 'dominoes', 'basis', 'missis']);
const [index = '', frequencies = ''] = process.argv.slice(2);
for (const noun of UNCOUNTABLE) pluralize.addUncountableRule(noun);
for (const [pattern, plural] of PLURAL_RULES) pluralize.addPluralRule(pattern, plural);
for (const [pattern, singular] of SINGULAR_RULES) pluralize.addSingularRule(pattern, singular);
for (const [singular, plural] of IRREGULAR) pluralize.addIrregularRule(singular, plural);

const ranks = new Map(
  readFileSync(frequencies, 'utf8')
    .toLowerCase()
    .split(/\s+/)
    .map((word, rank) => [word, rank] as const),
);
const rankOf = (noun: string): number => ranks.get(noun) ?? Number.POSITIVE_INFINITY;
const nouns = readFileSync(index, 'latin1')
  .split('\n')
  .map((line) => line.split(' ', 1)[0] ?? '')
  .filter((noun) => /^[a-z]{3,}$/.test(noun) && ranks.has(noun) && !RARER.has(noun));
const known = new Set(nouns);

/** What the library takes for a plural, though no noun is its singular. */
const falsePlurals = nouns.filter(
  (noun) => noun.endsWith('s') && pluralize.singular(noun) !== noun && !known.has(pluralize.singular(noun)) && pluralize.plural(noun) === noun,
);
/** Those that have plurals of their own, as lens and canvas. */
const endsLikeSingular = (noun: string): boolean =>
  /(?:[aoiu]s|^lens|^summons)$/.test(noun) && !/^(?:dos|vas|das|pas|fas|ras|bos|cos|kos|sos|dis|cis|missis)$/.test(noun);

const missed = nouns.filter((noun) => {
  const found = pluralize.singular(noun);
  // What has another noun as its singular is a plural.
  if (found !== noun) return !known.has(found) && pluralize.plural(noun) !== noun;
  const plural = pluralize.plural(noun);
  const back = pluralize.singular(plural);
  return (
    plural !== noun && back !== noun && !UNCOUNTABLE.includes(plural) && !(known.has(back) && pluralize.plural(back) === plural && rankOf(back) < rankOf(noun))
  );
});

function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  for (const noun of words.toSorted()) {
    const last = lines.pop();
    if (last === undefined) lines.push(noun);
    else if (last.length + noun.length < LINE) lines.push(`${last} ${noun}`);
    else lines.push(`${last} `, noun);
  }
  return lines.map((line) => `  '${line}'`).join(' +\n');
}

writeFileSync(
  new URL('../src/tools/language/lib/singular-nouns.ts', import.meta.url),
  `// Written by scripts/write-singular-nouns.ts from the nouns of WordNet 3.0, Copyright 2006 by Princeton University, WordNet licence.

/** Nouns whose plurals the rules give another singular. */
export const SINGULAR_NOUNS =
${wrapped(missed)};

/** Nouns in the singular that the rules take for plurals; their plurals end in -ses. */
export const SINGULARS_IN_S =
${wrapped(falsePlurals.filter(endsLikeSingular))};

/** Nouns that have no other singular. */
export const PLURALS_ONLY =
${wrapped(falsePlurals.filter((noun) => !endsLikeSingular(noun)))};
`,
);
