import { IRREGULAR, PLURAL_RULES, SINGULAR_RULES, UNCOUNTABLE } from './plural-corrections.ts';
import { PLURALS_ONLY, SINGULAR_NOUNS, SINGULARS_IN_S } from './singular-nouns.ts';

/** The plural and singular of nouns; words in either form are understood by both. */
export interface Plurals {
  plural(noun: string): string;
  singular(noun: string): string;
}

/** What follows the noun in compounds such as mother-in-law and runner-up. */
const COMPOUND =
  /^(\p{L}+)((?:[- ]in[- ](?:law|chief|waiting|arms)|[- ]at[- ]arms|[- ]of[- ].+|-up|-on|[- ]to[- ]be|[- ](?:general|errant|martial|emeritus|laureate))$)/iu;
/** Not compounds, as what stands in front is no noun. */
const NOT_COMPOUND = /^(?:out|free|matter)[- ]of/i;

let plurals: Promise<Plurals> | undefined;

/** Loads the rules when first called. */
export function nounPlurals(): Promise<Plurals> {
  plurals ??= load();
  plurals.catch(() => {
    plurals = undefined;
  });
  return plurals;
}

async function load(): Promise<Plurals> {
  const { default: pluralize } = await import('pluralize');
  for (const noun of UNCOUNTABLE) pluralize.addUncountableRule(noun);
  for (const [pattern, plural] of PLURAL_RULES) pluralize.addPluralRule(pattern, plural);
  for (const [pattern, singular] of SINGULAR_RULES) pluralize.addSingularRule(pattern, singular);
  for (const [singular, plural] of IRREGULAR) pluralize.addIrregularRule(singular, plural);
  const singulars = new Map<string, string>();
  const endingsInS = new Map(SINGULARS_IN_S.split(' ').map((noun) => [noun, `${noun}es`] as const));
  for (const [noun, plural] of endingsInS) singulars.set(noun, noun).set(plural, noun);
  for (const noun of PLURALS_ONLY.split(' ')) singulars.set(noun, noun);
  const pluralsOnly = new Set(PLURALS_ONLY.split(' '));
  for (const noun of SINGULAR_NOUNS.split(' ')) singulars.set(noun, noun).set(pluralize.plural(noun), noun);
  // Not in the list, so that bases are of a base.
  singulars.set('basis', 'basis');

  const singular = (noun: string): string => singulars.get(noun) ?? pluralize.singular(noun);
  const plural = (noun: string): string => {
    const one = singular(noun);
    return pluralsOnly.has(one) ? one : (endingsInS.get(one) ?? pluralize.plural(one));
  };
  return { singular: inCompounds(inCase(singular)), plural: inCompounds(inCase(plural)) };
}

/** Changes the noun of a compound, else the last word of a phrase. */
function inCompounds(change: (noun: string) => string): (phrase: string) => string {
  return (phrase) => {
    const [, noun, rest = ''] = (NOT_COMPOUND.test(phrase) ? undefined : COMPOUND.exec(phrase)) ?? [];
    if (noun !== undefined) return change(noun) + rest;
    return phrase.replace(/[\p{L}\p{M}'’]+(?=[^\p{L}\p{M}]*$)/u, change);
  };
}

/** Changes the word in lower case and gives it back its capitals. */
function inCase(change: (noun: string) => string): (noun: string) => string {
  return (noun) => {
    const lower = noun.toLowerCase();
    const changed = change(lower);
    if (changed === lower) return noun;
    if (noun === lower) return changed;
    if (noun === noun.toUpperCase() && noun.length > 1) return changed.toUpperCase();
    const first = String.fromCodePoint(noun.codePointAt(0) ?? 0);
    const capital = first === first.toUpperCase();
    // Capitals inside stay as far as the words are the same.
    const same = lower.startsWith(changed) ? changed.length : changed.startsWith(lower) ? lower.length : 0;
    if (same > 0) return noun.slice(0, same) + changed.slice(same);
    return capital ? changed.replace(/^./u, (letter) => letter.toUpperCase()) : changed;
  };
}
