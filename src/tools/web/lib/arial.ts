import { eastAsianWidthType } from 'get-east-asian-width';

/** Advance widths of Arial in thousandths of its size. */
const ADVANCES: readonly [number, string][] = [
  [191, "'"],
  [222, 'ijl'],
  [260, '|'],
  [278, ' !,./:;I[\\]ft'],
  [333, '()-`r'],
  [334, '{}'],
  [355, '"'],
  [389, '*'],
  [469, '^'],
  [500, 'Jcksvxyz'],
  [556, '#$0123456789?L_abdeghnopqu'],
  [584, '+<=>~'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [889, '%'],
  [944, 'W'],
  [1015, '@'],
];
const WIDTHS = new Map(ADVANCES.flatMap(([width, characters]) => Array.from(characters, (character): [string, number] => [character, width])));
const [WIDE, OTHER] = [1000, 556];

/** Width of one code point in thousandths of the size. */
function advance(character: string): number {
  const width = WIDTHS.get(character);
  if (width !== undefined) return width;
  if (/^\p{M}$/u.test(character)) return 0;
  const [base = ''] = character.normalize('NFKD');
  const baseWidth = WIDTHS.get(base);
  if (baseWidth !== undefined) return baseWidth;
  const type = eastAsianWidthType(character.codePointAt(0) ?? 0);
  return type === 'wide' || type === 'fullwidth' ? WIDE : OTHER;
}

/** Width of a text in thousandths of the size, code point by code point. */
export const textAdvance = (text: string): number => Array.from(text).reduce((total, character) => total + advance(character), 0);

const ELLIPSIS = ' ...';

/** The text if it is no wider than a limit, else as many whole words (split at spaces) as fit with " ...", else the code points that fit. @param limit in thousandths of the size */
export function cutToAdvance(text: string, limit: number): string {
  if (textAdvance(text) <= limit) return text;
  const space = textAdvance(' ');
  const room = limit - textAdvance(ELLIPSIS);
  let [width, end] = [-space, -1];
  for (const word of text.split(' ')) {
    width += space + textAdvance(word);
    if (width > room) break;
    end += 1 + word.length;
  }
  return end > 0 ? text.slice(0, end) + ELLIPSIS : charactersWithin(text, limit);
}

function charactersWithin(text: string, limit: number): string {
  let [width, end] = [0, 0];
  for (const character of text) {
    width += advance(character);
    if (width > limit) break;
    end += character.length;
  }
  return text.slice(0, end);
}
