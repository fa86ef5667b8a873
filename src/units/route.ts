import { factorOf, formula, relationOf } from './convert.ts';
import { describeDimension, isPower } from './dimension.ts';
import { multiply, power } from './exact.ts';
import { isWord, readExpression } from './expression.ts';
import { findPair, isNamed, knownPair, show, type UnitPair } from './lookup.ts';
import { isOffset, type Measure, measuresNamed } from './measure.ts';
import { Refusal } from './refusal.ts';
import { between, type Relation } from './relation.ts';
import type { Source } from './source.ts';

/** How a conversion goes: the relation, what the two units are called, and the pair whose page shows it. */
export interface Route {
  readonly relation: Relation;
  readonly from: Called;
  readonly to: Called;
  readonly formula: string;
  readonly page: UnitPair | undefined;
}

interface Called {
  readonly label: string;
  /** In formulas and messages. */
  readonly name: string;
}

/** The two measures that two texts mean together, or a reciprocal of each other (power -1). */
interface Match {
  readonly from: Measure;
  readonly to: Measure;
  readonly power: 1 | -1;
}

/**
 * How to convert from a unit to another. Two units of the catalogue convert within their category; everything else by dimension.
 * Throws a Refusal that says what is wrong, with the position inside an expression.
 */
export function findRoute({ unit, measure }: Source, to: string): Route {
  const pair = knownPair(unit.trim(), to.trim());
  if (pair && (measure === undefined || measure.unit === pair.from))
    return {
      relation: relationOf(pair.from, pair.to),
      from: { label: pair.from.label, name: pair.from.code },
      to: { label: pair.to.label, name: pair.to.code },
      formula: formula(pair.from, pair.to),
      page: pair,
    };
  if (measure === undefined && isWord(unit) && isWord(to)) refuseWords(unit, to);
  const match = findMatch(measure ? [measure] : readings('from', unit), readings('to', to), unit, to);
  const relation = relate(match);
  const page =
    match.from.unit && match.to.unit && match.from.unit.category === match.to.unit.category ? { from: match.from.unit, to: match.to.unit } : undefined;
  return { relation, from: match.from, to: match.to, formula: written(match, relation), page };
}

/** What a text may mean as a unit. Throws a Refusal where it means nothing. */
export function readings(parameter: 'from' | 'to', text: string): readonly Measure[] {
  const measures = readExpression(text);
  if (!('problem' in measures)) return measures;
  throw new Refusal(measures.problem === 'malformed' ? 'invalid_parameter' : 'conversion_not_found', `${parameter}: ${measures.message}`);
}

/** The refusal of two units that measure different things. */
export function mismatch(from: string, source: Measure, to: string, target: Measure): Refusal {
  const [fromDimension, toDimension] = [source, target].map(({ dimension }) => describeDimension(dimension));
  return new Refusal('conversion_not_found', `There is no such conversion: ${show(from)} is ${fromDimension} and ${show(to)} is ${toDimension}`);
}

/** How a measure converts to another of the same dimension, or of the reciprocal one (power -1). */
export function relate({ from, to, power: exponent }: Match): Relation {
  if (isOffset(from) || isOffset(to)) {
    if (from.points && to.points) return between(from.points, to.points);
    throw new Error(`${from.name} and ${to.name} are not both points on a scale`);
  }
  const { numerator, denominator, pi } = multiply(power(from.size, exponent), power(to.size, -1));
  return exponent === 1 ? { a: numerator, b: 0n, c: 0n, d: denominator, pi } : { a: 0n, b: numerator, c: denominator, d: 0n, pi };
}

/** Refuses two single words where units of the catalogue keep to their categories, or where one means nothing. */
function refuseWords(from: string, to: string): void {
  const [sources, targets] = [measuresNamed(from), measuresNamed(to)];
  const units = [...sources, ...targets];
  const difference = units.some(({ unit }) => unit?.category === 'Temperature Difference') && !units.some(isOffset);
  const apart = isNamed(from) && isNamed(to) && !difference;
  if (!apart && sources.length > 0 && targets.length > 0) return;
  const problem = findPair(from, to);
  if ('problem' in problem) throw new Refusal('conversion_not_found', `There is no such conversion: ${problem.message}`);
}

function findMatch(sources: readonly Measure[], targets: readonly Measure[], from: string, to: string): Match {
  const pairs = sources.flatMap((source) => targets.map((target) => ({ from: source, to: target })));
  const matches = ([1, -1] as const).flatMap((exponent) =>
    pairs.filter((pair) => isPower(pair.from.dimension, pair.to.dimension, exponent)).map((pair): Match => ({ ...pair, power: exponent })),
  );
  const match = matches.find(isPossible);
  if (match) return match;
  const [offset] = matches;
  if (offset) {
    const which = isOffset(offset.from) ? `from: ${show(from)}` : `to: ${show(to)}`;
    throw new Refusal(
      'invalid_parameter',
      `${which} has a zero of its own, so it converts only to and from a single unit of temperature; use kelvin, delta-celsius or delta-fahrenheit`,
    );
  }
  const [source] = sources;
  const [target] = targets;
  if (!source || !target) throw new Error('a unit without a meaning is refused before');
  throw mismatch(from, source, to, target);
}

/** Whether a match can be converted: units with a zero of their own only as points on a scale, and not as reciprocals. */
function isPossible({ from, to, power: exponent }: Match): boolean {
  return !(isOffset(from) || isOffset(to)) || (exponent === 1 && from.points !== undefined && to.points !== undefined);
}

function written({ from, to, power: exponent }: Match, relation: Relation): string {
  const factor = factorOf(relation);
  return exponent === 1 ? `1 ${from.name} = ${factor} ${to.name}` : `1 / (1 ${from.name}) = ${factor} ${to.name} (reciprocal)`;
}
