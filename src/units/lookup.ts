import { caseMatters } from './data/case-matters.ts';
import { definitions } from './data/index.ts';
import { suggester } from './suggest.ts';
import type { Unit, UnitCategory } from './unit.ts';

/** Why two texts do not name two units of one category. */
export interface LookupProblem {
  readonly problem: 'unknown-unit' | 'different-categories' | 'ambiguous';
  readonly message: string;
  /** Codes that may have been meant, best first. */
  readonly nearest: readonly string[];
}

/** Two units of one category. */
export interface UnitPair {
  readonly from: Unit;
  readonly to: Unit;
}

/** All units, by category, in the order in which they are shown. */
export const categories: readonly UnitCategory[] = definitions.map(([name, units]) => ({
  name,
  units: units.map((unit) => ({ ...unit, category: name })),
}));

/** No name is as long as this, whatever Unicode form it is written in. */
const MAX_NAME_LENGTH = 64;

const units = categories.flatMap((category) => category.units);
const suggest = suggester(units);
const byCode = new Map<string, Unit>();
const byAlias = new Map<string, Unit>();
const byFoldedCode = new Map<string, Unit>();
const byFoldedAlias = new Map<string, Unit[]>();
const reserved = new Map(caseMatters.map(([spelling, meaning, codes]) => [spelling, { meaning, codes }]));

for (const unit of units) {
  enter(byCode, unit.code, unit);
  enter(byFoldedCode, fold(unit.code), unit);
  for (const alias of unit.aliases.map(unify)) {
    enter(byAlias, alias, unit);
    const sharing = byFoldedAlias.get(fold(alias)) ?? [];
    if (!sharing.includes(unit)) byFoldedAlias.set(fold(alias), [...sharing, unit]);
  }
}

function enter(index: Map<string, Unit>, key: string, unit: Unit): void {
  if (index.has(key)) throw new Error(`two units have the name ${key}`);
  index.set(key, unit);
}

/**
 * The two units that two texts name. A text matches a code as written, else an alias as written, else a code or an alias without regard to case.
 * In the last case units of the other text's category come first, then a code before aliases; what then still names several units is ambiguous,
 * and so is a spelling that is the symbol of another unit (data/case-matters.ts). Texts are compared in NFC, with one micro sign.
 */
export function findPair(from: string, to: string): UnitPair | LookupProblem {
  return knownPair(from, to) ?? explain(from, to);
}

/** As `findPair`, without the reason where there is no such pair. */
export function knownPair(from: string, to: string): UnitPair | undefined {
  const sources = candidates(from);
  const targets = candidates(to);
  const [category, ...others] = shared(sources, targets);
  if (category === undefined || others.length > 0) return undefined;
  const source = choose(from, category, sources);
  const target = choose(to, category, targets);
  return source && target ? { from: source, to: target } : undefined;
}

/** Whether a text names units of the catalogue, or is the symbol of another one (data/case-matters.ts). */
export function isNamed(text: string): boolean {
  return candidates(text).length > 0 || reservedMeaning(text) !== undefined;
}

/** The unit with this code or alias, in this case. */
export function unitNamed(text: string): Unit | undefined {
  if (text.length > MAX_NAME_LENGTH) return undefined;
  const unified = unify(text);
  return byCode.get(unified) ?? byAlias.get(unified);
}

/** The unit with this code. Throws where there is none. */
export function unitOfCode(code: string): Unit {
  const unit = byCode.get(code);
  if (!unit) throw new Error(`no unit has the code ${code}`);
  return unit;
}

/** The codes of the units with the names most like a text, best first. */
export function nearestCodes(text: string): string[] {
  return suggest(text, () => true);
}

function explain(from: string, to: string): LookupProblem {
  const sources = candidates(from);
  const targets = candidates(to);
  if (sources.length === 0) return notFound(from, targets);
  if (targets.length === 0) return notFound(to, sources);
  const [category, ...others] = shared(sources, targets);
  if (category === undefined) return differentCategories(from, to, sources, targets);
  if (others.length > 0 || !choose(from, category, sources)) return ambiguous(from, sources);
  return ambiguous(to, targets);
}

function shared(sources: readonly Unit[], targets: readonly Unit[]): Set<string> {
  return new Set(sources.map((unit) => unit.category)).intersection(new Set(targets.map((unit) => unit.category)));
}

/** The units that a text may name, a code before aliases. One where a code or an alias matches in this case. */
export function candidates(text: string): readonly Unit[] {
  if (text.length > MAX_NAME_LENGTH) return [];
  const asWritten = byCode.get(text) ?? byAlias.get(text);
  if (asWritten) return [asWritten];
  const unified = unify(text);
  const exact = byCode.get(unified) ?? byAlias.get(unified);
  if (exact) return [exact];
  if (reserved.has(unified)) return [];
  const folded = fold(unified);
  const code = byFoldedCode.get(folded);
  const aliased = byFoldedAlias.get(folded) ?? [];
  return code ? [code, ...aliased.filter((unit) => unit !== code)] : aliased;
}

/** The one unit of the category, or the one whose code is meant; undefined when neither decides. */
function choose(text: string, category: string, among: readonly Unit[]): Unit | undefined {
  const inCategory = among.filter((unit) => unit.category === category);
  return inCategory.length === 1 ? inCategory[0] : inCategory.find((unit) => fold(unit.code) === fold(text));
}

function reservedMeaning(text: string): { meaning: string; codes: readonly string[] } | undefined {
  return text.length > MAX_NAME_LENGTH ? undefined : reserved.get(unify(text));
}

function notFound(text: string, others: readonly Unit[]): LookupProblem {
  const otherwise = reservedMeaning(text);
  if (otherwise) {
    const message = `${show(text)} is ${otherwise.meaning} elsewhere: write ${otherwise.codes.join(' or ')} for what is meant`;
    return { problem: 'ambiguous', message, nearest: otherwise.codes };
  }
  const inCategory = suggest(text, (unit) => others.some((other) => other.category === unit.category));
  const codes = inCategory.length > 0 ? inCategory : suggest(text, () => true);
  return {
    problem: 'unknown-unit',
    message: `${show(text)} is not a known unit${codes.length > 0 ? `; did you mean ${codes.join(', ')}?` : ''}`,
    nearest: codes,
  };
}

function differentCategories(from: string, to: string, sources: readonly Unit[], targets: readonly Unit[]): LookupProblem {
  const message = `${show(from)} is a unit of ${categoriesOf(sources)} and ${show(to)} of ${categoriesOf(targets)}: only units of one category convert`;
  const codes = suggest(to, (unit) => !sources.includes(unit) && sources.some((source) => source.category === unit.category));
  return { problem: 'different-categories', message: codes.length > 0 ? `${message}; did you mean ${codes.join(', ')}?` : message, nearest: codes };
}

function ambiguous(text: string, among: readonly Unit[]): LookupProblem {
  const codes = among.map((unit) => unit.code);
  return { problem: 'ambiguous', message: `${show(text)} can mean ${codes.join(' or ')}, depending on case`, nearest: codes };
}

const categoriesOf = (found: readonly Unit[]): string => [...new Set(found.map((unit) => unit.category))].join(' or ');

/** A text from outside as messages show it. */
export function show(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

/** One spelling for what looks the same: composed characters, and the micro sign U+00B5 for the Greek letter mu U+03BC. */
export function unify(text: string): string {
  return text.normalize('NFC').replaceAll('\u03bc', '\u00b5');
}

function fold(text: string): string {
  return unify(text.toLowerCase());
}
