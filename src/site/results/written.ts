import type { ResultShape } from '../../browser/messages.ts';
import { isObject } from '../../tools/shared/json/is-object.ts';
import type { WrittenView } from '../../tools/views.ts';
import { shownNumber } from './numbers.ts';
import type { Fields } from './values.ts';

/** A name in braces, with what stands before it unless it is 1, and its decimals, the word for what it counts, or a sign that it is a place. */
const NAME = /\{( \/ )?(\w+)(?:\.(\d)|\|(\w+)|(\+))?\}/g;

/** A result with those figures written in a line that its tool says are: the line is in place of the field, and figures of the result that are in a line are nowhere else. */
export function withLines(result: Fields, { views = [] }: ResultShape): Fields {
  const written = views.filter((view) => view.kind === 'written');
  if (written.length === 0) return result;
  const lines = new Map(written.map((view) => [view.field, lineOf(view, result)]));
  const within = new Set(written.flatMap(({ field, as }) => (isObject(result[field]) ? [] : namesIn(as)).filter((name) => name !== field)));
  return Object.fromEntries(
    Object.entries(result)
      .filter(([name]) => !within.has(name))
      .map(([name, value]) => [name, lines.get(name) ?? value]),
  );
}

const namesIn = (line: string): string[] =>
  Array.from(line.matchAll(NAME), ([, before, name = '']) => (before === undefined ? name : '')).filter((name) => name !== '');

/** The line; undefined where a figure is missing. */
function lineOf({ field, as }: WrittenView, result: Fields): string | undefined {
  const held = result[field];
  const figures: Fields = isObject(held) ? held : result;
  if (namesIn(as).some((name) => typeof figures[name] !== 'number')) return undefined;
  return as.replace(NAME, (_, before: string | undefined, name: string, decimals: string | undefined, word: string | undefined, place: string | undefined) => {
    const figure = Number(before === undefined ? figures[name] : result[name]);
    if (place !== undefined) return String(figure + 1);
    if (before !== undefined && figure === 1) return '';
    if (decimals !== undefined) return `${before ?? ''}${Number(figure.toFixed(Number(decimals)))}`;
    const shown = shownNumber(figure, { plain: word === undefined });
    return word === undefined ? shown : `${shown} ${word}${figure === 1 ? '' : 's'}`;
  });
}
