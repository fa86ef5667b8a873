import { isPower } from './dimension.ts';
import { multiply, power, withoutPi } from './exact.ts';
import { readExpression } from './expression.ts';
import { isOffset, type Measure } from './measure.ts';
import type { Listed } from './parts.ts';
import { Refusal } from './refusal.ts';
import { mismatch, readings } from './route.ts';
import type { Source } from './source.ts';
import { tokenize } from './tokens.ts';

/** A list of units, largest first, and what the value is measured in. */
export interface UnitList {
  readonly source: Measure;
  readonly units: readonly [Listed, ...Listed[]];
}

const MAX_UNITS = 10;

/**
 * The list of units that a text asks for, such as `ft+in`; undefined where it asks for a single unit. Plus signs that were not percent-encoded arrive as spaces:
 * names separated by spaces are a list when all measure what the value measures, each less than the one before. Throws a Refusal.
 */
export function readList({ unit, measure }: Source, to: string): UnitList | undefined {
  const names = to.split('+').map((name) => name.trim());
  const spaced = names.length === 1;
  if (spaced && !/\s/.test(to.trim())) return undefined;
  const sources = (measure ? [measure] : readings('from', unit)).filter((source) => !isOffset(source));
  if (spaced) return spacedList(sources, to);
  if (names.length > MAX_UNITS) throw new Refusal('invalid_parameter', `to: a list has at most ${MAX_UNITS} units`);
  if (names.includes('')) throw new Refusal('invalid_parameter', 'to: a unit is missing beside a + of the list');
  const choices = names.map((name) => readings('to', name));
  const list = choose(sources, names, choices);
  if (list) {
    const rising = list.units.findIndex(({ measure }, i) => i > 0 && !smaller(measure, list.units[i - 1]?.measure));
    if (rising < 0) return list;
    throw new Refusal('invalid_parameter', `to: the units of a list go from large to small, and ${names[rising]} is not smaller than ${names[rising - 1]}`);
  }
  return refuse(sources, choices, unit, names);
}

function spacedList(sources: readonly Measure[], to: string): UnitList | undefined {
  const tokens = tokenize(to);
  if (tokens.length < 2 || tokens.length > MAX_UNITS || tokens.some(({ kind }) => kind !== 'name')) return undefined;
  const names = tokens.map(({ text }) => text);
  const choices = names.map((name) => readExpression(name)).flatMap((choice) => ('problem' in choice ? [] : [choice]));
  const list = choices.length === names.length ? choose(sources, names, choices) : undefined;
  return list?.units.every(({ measure }, i) => i === 0 || smaller(measure, list.units[i - 1]?.measure)) ? list : undefined;
}

/** The first meaning of the source whose dimension every name can have. */
function choose(sources: readonly Measure[], names: readonly string[], choices: readonly (readonly Measure[])[]): UnitList | undefined {
  for (const source of sources) {
    const units = names.flatMap((written, i) => {
      const measure = choices[i]?.find((choice) => isPower(choice.dimension, source.dimension, 1) && !isOffset(choice));
      return measure ? [{ written, measure }] : [];
    });
    const [first, ...others] = units;
    if (first && units.length === names.length) return { source, units: [first, ...others] };
  }
  return undefined;
}

function refuse(sources: readonly Measure[], choices: readonly (readonly Measure[])[], unit: string, names: readonly string[]): never {
  const [source] = sources;
  const at = choices.findIndex((measures) => !measures.some((choice) => source && isPower(choice.dimension, source.dimension, 1) && !isOffset(choice)));
  const target = choices[at]?.[0];
  if (!source || !target || isOffset(target))
    throw new Refusal('invalid_parameter', 'to: a temperature with a zero of its own has no parts; use kelvin, delta-celsius or delta-fahrenheit');
  throw mismatch(unit, source, names[at] ?? '', target);
}

function smaller(a: Measure, b: Measure | undefined): boolean {
  if (!b) return false;
  const { numerator, denominator } = withoutPi(multiply(a.size, power(b.size, -1)));
  return numerator < denominator;
}
