/**
 * What JSON writes again and again between the pieces of words, their languages and their scores, the longer ones first; and a sign for each that JSON never has and that a script
 * writes with two characters.
 */
const SIGNS = [
  ['":{"', '\t'],
  ['},"', '\b'],
  [',"', '\f'],
  ['":', '\v'],
];

/**
 * A module with the pieces of words by which eld tells languages, as JSON: two megabytes of object literals take three times as long to be compiled as JSON takes to be read. Signs
 * for what is always the same in between keep it as small.
 */
export function packedNgrams({ ngrams, ...rest }) {
  const packed = SIGNS.reduce((text, [between, sign]) => text.replaceAll(between, sign), JSON.stringify(ngrams));
  const unpacked = SIGNS.map(([between, sign]) => `.replaceAll(${JSON.stringify(sign)}, ${JSON.stringify(between)})`).join('');
  return `export const ngramsData = { ...${JSON.stringify(rest)}, ngrams: JSON.parse(${JSON.stringify(packed)}${unpacked}) };`;
}
