// Conversions in the browser: answers in the search, such as 10 kg to lbs, and the pages of conversions. Loaded when a query looks like one, or a page's value changes.
import { findPair, type UnitPair } from '../../units/index.ts';
import { conversionAnswer, conversionIn, conversionPath, pairInPath } from '../convert/paths.ts';
import { conversionPage, partnerOf } from '../pages/convert.ts';

/** The answer to a conversion in everyday words, and its page; undefined for a query that is none. */
export function answerTo(query: string): { path: string; name: string; summary: string } | undefined {
  const conversion = conversionIn(query);
  if (!conversion) return undefined;
  const name = `${conversion.pair.from.label} to ${conversion.pair.to.label}`;
  return { path: conversionPath(conversion.pair, conversion.value), name: conversionAnswer(conversion) ?? name, summary: name };
}

/** The path of a conversion between two units, or why there is none. Without the second unit, to the one that the first is most converted to. */
export function pathFor(value: string, from: string, to?: string): { path: string } | { message: string } {
  const pair = findPair(from, to ?? from);
  if ('problem' in pair) return pair;
  return { path: conversionPath(to === undefined ? { from: pair.from, to: partnerOf(pair.from) } : pair, value) };
}

/** A conversion's page, drawn as the server draws it. */
export interface Drawn {
  path: string;
  title: string;
  markup: string;
}

/** The page of a conversion between two units; undefined where there is none. @param hasApi as in `ConversionDrawing` */
export function drawPage(value: string, from: string, to: string, hasApi: boolean): Drawn | undefined {
  const pair = findPair(from, to);
  return 'problem' in pair ? undefined : drawn(pair, value, hasApi);
}

/** The page that a path below `/convert/` names. */
export function drawPageAt(name: string, value: string, hasApi: boolean): Drawn | undefined {
  const pair = pairInPath(name);
  return 'problem' in pair ? undefined : drawn(pair, value, hasApi);
}

function drawn(pair: UnitPair, value: string, hasApi: boolean): Drawn {
  const written = value.trim() || '1';
  const { page } = conversionPage(pair, written, { hasApi });
  return { path: conversionPath(pair, written), title: page.title, markup: page.body.markup };
}
