// JSONata makes regular expressions for the native engine, which tries one way after the other, of the pictures of dates and of the signatures of
// functions too. Here are those refused that could be read in so many ways that trying them takes long.
import { NotLinear } from '../../shared/text/javascript-pattern.ts';

const MAX_TIMESTAMP = 200;
/** Places in a picture where a part may end at one of many characters; each multiplies the ways by the length of the timestamp. */
const MAX_OPEN_ENDS = 2;
/** Each doubles the ways to read the arguments; of + there is one only, as it multiplies them by their number. */
const MAX_OPTIONAL = 8;

/** Throws `NotLinear` for a signature of a function, such as `<s-n?:s>`, that could be read in too many ways. */
export function checkSignature(definition: string): void {
  if (/[\]\\]/.test(definition)) throw new NotLinear(`the signature ${definition} cannot be used: it has ] or \\, which mean nothing in a signature`);
  const count = (signs: RegExp): number => definition.match(signs)?.length ?? 0;
  if (count(/\+/g) > 1 || count(/[?-]/g) > MAX_OPTIONAL)
    throw new NotLinear(`the signature ${definition} cannot be used: it has more than one +, or more than ${MAX_OPTIONAL} optional parameters`);
}

/** Throws `NotLinear` for a timestamp and the picture it is to be read by where there could be too many ways to read it. */
export function checkPicture(timestamp: string, picture: string): void {
  if (timestamp.length > MAX_TIMESTAMP)
    throw new NotLinear(`$toMillis with a picture takes timestamps of at most ${MAX_TIMESTAMP} characters, not ${timestamp.length}`);
  const parts = partsOf(picture);
  const openEnds = parts.filter((part, index) => isOpen(part, parts[index + 1])).length;
  if (openEnds > MAX_OPEN_ENDS)
    throw new NotLinear(
      `the picture ${JSON.stringify(picture)} cannot be used: in more than ${MAX_OPEN_ENDS} places it does not tell where one part ends and the next begins`,
    );
}

interface Part {
  kind: 'literal' | 'digits' | 'fraction' | 'letters' | 'words' | 'zone';
  /** The literal, or how the part is presented. */
  text: string;
  /** Whether it has a width of its own where another number follows. */
  hasWidth?: boolean;
}

/** Which characters a part may hold. */
const CHARACTERS = { digits: /[0-9]/, fraction: /[0-9]/, letters: /[a-z]/i, words: /[a-z, -]/i, zone: /[-+0-9:]/ };
/** One of each sort of characters that a part may begin with. */
const BEGINNINGS = { digits: '0', fraction: '0', letters: 'a', words: 'a, -', zone: '+-G' };

function partsOf(picture: string): Part[] {
  const parts: Part[] = [];
  for (const [written, marker] of picture.matchAll(/\[\[|\[([^\]]*)\]|[^[]+/g)) {
    if (marker === undefined) parts.push({ kind: 'literal', text: written });
    else parts.push(markerOf(marker.replaceAll(/\s+/g, ''), picture));
  }
  return parts;
}

/** A marker such as `Y0001` or `MNn,3-3`: a letter for what it means, how it is presented, and its width. */
function markerOf(marker: string, picture: string): Part {
  const [letter = ''] = marker;
  const text = marker.slice(1).replace(/,[^,]*$/, '');
  if (letter === 'Z' || letter === 'z') {
    if (!/^[0-9:t]*$/.test(text))
      throw new NotLinear(
        `the picture ${JSON.stringify(picture)} cannot be used: hours and minutes of [${marker}] may have a colon between them, and nothing else`,
      );
    return { kind: 'zone', text };
  }
  if (letter === 'f') return { kind: 'fraction', text };
  if (/^w/i.test(text)) return { kind: 'words', text };
  const isLetters = text === '' ? 'FPCE'.includes(letter) : /^[nai]/i.test(text);
  if (isLetters) return { kind: 'letters', text };
  // JSONata gives a number before another one the width of its digits.
  return { kind: 'digits', text, hasWidth: (text === '' || /\p{Nd}/u.test(text)) && !/,.*-0*$/.test(marker) };
}

/** Whether a part may end at one of many characters before the next part begins. */
function isOpen({ kind, hasWidth }: Part, next: Part | undefined): boolean {
  if (next === undefined || kind === 'literal') return false;
  if (hasWidth && (next.kind === 'digits' || next.kind === 'fraction')) return false;
  const beginnings = next.kind === 'literal' ? next.text.slice(0, 1) : BEGINNINGS[next.kind];
  return [...beginnings].some((character) => CHARACTERS[kind].test(character));
}
