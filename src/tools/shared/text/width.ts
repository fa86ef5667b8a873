import { eastAsianWidth } from 'get-east-asian-width';
import { isEmoji } from './emoji.ts';
import { graphemes } from './segments.ts';

const NARROW = /^[\u0020-\u007e]*$/;
const NO_WIDTH = /^[\p{M}\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
/** Medial and final jamo share the two columns of the initial one. */
const INNER_JAMO = /^[\u1160-\u11ff\ud7b0-\ud7ff]/;

/** The terminal columns of a text: two for wide and full-width characters (UAX #11) and emoji, none for combining marks and ignorable characters. */
export function displayWidth(text: string): number {
  if (NARROW.test(text)) return text.length;
  let width = 0;
  for (const cluster of graphemes(text)) width += clusterWidth(cluster);
  return width;
}

function clusterWidth(cluster: string): number {
  if (isEmoji(cluster)) return 2;
  let width = 0;
  for (const character of cluster) {
    if (NO_WIDTH.test(character) || (width > 0 && INNER_JAMO.test(character))) continue;
    width += eastAsianWidth(character.codePointAt(0) ?? 0);
  }
  return width;
}
