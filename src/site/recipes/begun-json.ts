import { parseJsonText } from '../../tools/shared/json/parse-text.ts';
import { stringEnd } from '../../tools/shared/json/string-end.ts';

/** How often a shorter beginning is tried. */
const MAX_TRIES = 200;
/** Recipes are nested less deeply; a text that is more cannot be read. */
const MAX_DEPTH = 120;
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** The longest beginning of a text that is JSON once what is open is closed; undefined where there is none. What stands after a fault is not read. */
export function begunJson(text: string): unknown {
  const ends = endsIn(text);
  for (const { at, open } of ends.toReversed()) {
    try {
      return parseJsonText(text.slice(0, at) + open);
    } catch {
      // A shorter one may do.
    }
  }
  return undefined;
}

/** The last places where a value ends, and what closes all that is open there. */
function endsIn(text: string): { at: number; open: string }[] {
  const ends: { at: number; open: string }[] = [];
  const open: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (character === '"') at = stringEnd(text, at);
    else if (CLOSING[character] !== undefined) {
      if (open.push(CLOSING[character]) > MAX_DEPTH) break;
    } else if (character === '}' || character === ']') {
      if (open.pop() !== character) break;
      ends.push({ at: at + 1, open: open.toReversed().join('') });
    } else if (character === ',') ends.push({ at, open: open.toReversed().join('') });
    if (ends.length > MAX_TRIES) ends.shift();
  }
  return ends;
}
