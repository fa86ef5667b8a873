import { dimensions } from './data/dimensions.ts';
import { compoundSizes, expressionUnits, prefixable, spellings } from './data/expression-units.ts';
import { binaryPrefixes, type Prefix, siPrefixes } from './data/prefixes.ts';
import { combine, DIMENSIONLESS, type Dimension, dimension } from './dimension.ts';
import { type Exact, multiply } from './exact.ts';
import { candidates, unify, unitNamed, unitOfCode } from './lookup.ts';
import { quantity } from './quantity.ts';
import { linear, type Relation } from './relation.ts';
import type { Unit } from './unit.ts';

/** A unit or a product of units: its size in coherent SI units and what it measures. */
export interface Measure {
  readonly size: Exact;
  readonly dimension: Dimension;
  readonly label: string;
  /** What formulas call it: the code, or the text that was given. */
  readonly name: string;
  /** The unit of the catalogue that it is. */
  readonly unit?: Unit;
  /** How a unit of temperature reads points on its scale; only single units have it. */
  readonly points?: Relation;
}

/** A unit that prefixes go before. */
interface Prefixable {
  readonly symbols: readonly string[];
  readonly names: readonly string[];
  readonly prefixes: readonly Prefix[];
  readonly measure: Measure;
}

interface PrefixedUnit {
  readonly prefix: Prefix;
  readonly measure: Measure;
}

const INFORMATION = ['Data', 'Data Rate'];
const atLeastKilo = siPrefixes.filter(([, , factor]) => quantity(factor).numerator >= 1000n);
const sizesInCompounds = new Map(compoundSizes.map(([code, size]) => [code, quantity(size)]));
const dimensionOfCategory = new Map(Object.entries(dimensions).map(([category, text]) => [category, dimension(text)]));
const measures = new Map<Unit, Measure>();
const bySymbol = new Map<string, Measure>(spellings.map(([spelling, code]) => [spelling, measureOf(unitOfCode(code))]));
const scalable: Prefixable[] = [];
/** By symbol or name, made when the first one is asked for. */
let prefixedUnits: Map<string, PrefixedUnit> | undefined;

for (const { label, symbol, names, dimension: text } of expressionUnits) {
  const measure = { size: { numerator: 1n, denominator: 1n, pi: 0 }, dimension: dimension(text), label, name: symbol };
  for (const name of [symbol, ...names]) bySymbol.set(name, measure);
  scalable.push({ symbols: [symbol], names, prefixes: siPrefixes, measure });
}
for (const [code, symbols] of prefixable) {
  const unit = unitOfCode(code);
  const measure = measureOf(unit);
  for (const symbol of symbols) bySymbol.set(symbol, measure);
  const names = [unit.code, ...unit.aliases].filter((name) => /^[a-z]{3,}$/.test(name));
  scalable.push({ symbols, names, prefixes: INFORMATION.includes(unit.category) ? [...atLeastKilo, ...binaryPrefixes] : siPrefixes, measure });
}

/** A unit of the catalogue as a measure. A unit that counts the other way round, such as L/100 km, is the inverse of its category's dimension. */
export function measureOf(unit: Unit): Measure {
  const found = measures.get(unit);
  if (found) return found;
  const base = dimensionOfCategory.get(unit.category);
  if (!base) throw new Error(`the category ${unit.category} has no dimension`);
  const { a, b, c, d, pi } = unit.relation;
  const turned = a === 0n;
  const measure = {
    size: sizesInCompounds.get(unit.code) ?? (turned ? { numerator: c, denominator: b, pi: 0 } : { numerator: a, denominator: d, pi }),
    dimension: turned ? combine(DIMENSIONLESS, base, -1) : base,
    label: unit.label,
    name: unit.code,
    unit,
    ...(unit.category === 'Temperature' && { points: unit.relation }),
  };
  measures.set(unit, measure);
  return measure;
}

/** Whether a unit of temperature has a zero of its own, so that it means nothing inside a product. */
export function isOffset({ points }: Measure): boolean {
  return points !== undefined && points.b !== 0n;
}

/** What a name means inside an expression, where case matters: a code or an alias, else a symbol, else a prefixed unit. */
export function measureNamed(name: string): Measure | undefined {
  const unit = unitNamed(name);
  if (unit) return measureOf(unit);
  const unified = unify(name);
  return bySymbol.get(unified) ?? prefixed(unified);
}

/** What a name that stands alone may mean, likeliest first: what it means inside an expression, then the units it names when case is ignored. */
export function measuresNamed(name: string): Measure[] {
  const exact = measureNamed(name);
  const others = candidates(name).map(measureOf);
  return exact ? [exact, ...others.filter((measure) => measure !== exact)] : others;
}

function prefixed(name: string): Measure | undefined {
  prefixedUnits ??= new Map(scalable.flatMap(readingsWithPrefixes).reverse());
  const found = prefixedUnits.get(name);
  return found && scaled(found.measure, found.prefix, name);
}

function readingsWithPrefixes({ symbols, names, prefixes, measure }: Prefixable): [string, PrefixedUnit][] {
  return prefixes.flatMap((prefix) => {
    const [symbol, word] = prefix;
    return [...symbols.map((unit) => symbol + unit), ...names.map((unit) => word + unit)].map((name): [string, PrefixedUnit] => [name, { prefix, measure }]);
  });
}

function scaled({ size, dimension, label, points }: Measure, [, word, factor]: Prefix, name: string): Measure {
  return {
    size: multiply(quantity(factor), size),
    dimension,
    label: `${word.charAt(0).toUpperCase()}${word.slice(1)}${label.toLowerCase()}`,
    name,
    ...(points && { points: linear(factor) }),
  };
}
