/** A piece of an expression, and its position in the text, counted from 1. */
export interface Token {
  readonly kind: 'number' | 'name' | 'power' | 'superscript' | 'sign';
  readonly text: string;
  readonly position: number;
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SEPARATORS = `\\s*·⋅×/()+^${SUPERSCRIPTS}⁺⁻`;
const TOKEN = new RegExp(
  [
    '(?<space>\\s+)',
    '(?<number>(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?)',
    '(?<power>\\^\\s*[-−]?\\d+(?![.\\d]))',
    `(?<superscript>[⁺⁻]?[${SUPERSCRIPTS}]+)`,
    `(?<name>['"]|[^${SEPARATORS}'"\\d][^${SEPARATORS}'"]*)`,
    '(?<sign>[\\s\\S])',
  ].join('|'),
  'yu',
);

/** Divides an expression into numbers, names, powers and signs; whatever is none of the others is a sign. In linear time. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let position = 1;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [piece] = match;
    const { space, number, power, superscript, name } = match.groups ?? {};
    if (number !== undefined) tokens.push({ kind: 'number', text: piece, position });
    else if (power !== undefined) tokens.push({ kind: 'power', text: power.slice(1).trim().replace('−', '-'), position });
    else if (superscript !== undefined) tokens.push({ kind: 'superscript', text: plainDigits(superscript), position });
    else if (name !== undefined) tokens.push({ kind: 'name', text: piece, position });
    else if (space === undefined) tokens.push({ kind: 'sign', text: piece, position });
    position += [...piece].length;
  }
  return tokens;
}

function plainDigits(text: string): string {
  return [...text].map((letter) => (letter === '⁻' ? '-' : letter === '⁺' ? '' : String(SUPERSCRIPTS.indexOf(letter)))).join('');
}
