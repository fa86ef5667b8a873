// Formats as the library for spreadsheets can take them. Excel itself shows what is not part of a format as it stands; the library refuses it.

/** Texts in quotes, characters after a backslash, spaces and fillers by a character, brackets, halves of the day, and single characters. */
const TOKENS = /"[^"]*"?|\\.|[_*].|\[[^\]]*\]?|general|am\/pm|a\/p|上午\/下午|./gisu;
/** Single characters that the library knows. */
const KNOWN = /^[0-9#?.,@%E+\-$/():!^&'~{}<>= acfijklopqrtuvwxzPmdyhsegbMDYHSBG]$/;
const DATE_LETTERS = /^[mdyhs]$/i;
const SPAN = /^\[(?:h+|m+|s+)\]$/i;
/** Formats by number that have no part for negative numbers. */
const ONE_PART = new Set([1, 2, 3, 4, 11, 12, 13, 48]);

/** What Excel makes of formats by number where ECMA-376 says otherwise (47, without its colon), and percentages, which need their number made ready. */
const BUILT_IN: Readonly<Record<string | number, string>> = { 9: '0%', 10: '0.00%', 47: 'mm:ss.0', 'mmss.0': 'mm:ss.0' };

const literal = (character: string): string => `"${character}"`;

/** The parts of a format, for positive numbers, negative ones, zero and text, in tokens. */
function partsOf(code: string): string[][] {
  const parts: string[][] = [[]];
  for (const token of code.match(TOKENS) ?? []) {
    if (token === ';') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

const isDate = (part: readonly string[]): boolean => part.some((token) => DATE_LETTERS.test(token) || SPAN.test(token));
const percentsOf = (part: readonly string[]): number => part.filter((token) => token === '%').length;
const hasDigits = (part: readonly string[]): boolean => part.some((token) => /^[0#?]$/.test(token));
const hasCondition = (part: readonly string[]): boolean => part.some((token) => /^\[[<>=]/.test(token));

/** A part with everything as text that means nothing in it: dots of dates (but those of fractions of a second), and letters of other scripts. */
function readablePart(part: readonly string[], takesPercents: boolean): string {
  const dated = isDate(part);
  const written = part.map((token, index) => {
    if (token === '%' && !dated) return takesPercents ? literal(token) : token;
    if (token === '.' && dated) return part[index + 1] === '0' ? token : literal(token);
    return token.length > 2 || /^["\\_*[]/.test(token) || KNOWN.test(token) ? token : literal(token);
  });
  return written.join('');
}

/** A number with its point moved to the right, without rounding in between. */
function shifted(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

interface Prepared {
  code: string | number;
  value: number;
  /** Whether there is one part for all numbers, so that a minus sign stands in front of negative ones. */
  isSigned: boolean;
}

/** A format and a number for the library. Percent signs are taken into the number where all parts have as many. */
export function prepared(given: string | number, value: number): Prepared {
  const code = Object.hasOwn(BUILT_IN, given) ? (BUILT_IN[given] ?? given) : given;
  if (typeof code === 'number') return { code, value, isSigned: ONE_PART.has(code) };
  if (/^general$/i.test(code)) return { code, value, isSigned: false };
  const parts = partsOf(code);
  const numbers = parts.filter((part) => hasDigits(part) && !isDate(part));
  const percents = new Set(numbers.map(percentsOf));
  const [count = 0] = percents;
  const takesPercents = percents.size === 1 && count > 0 && !parts.some(hasCondition);
  return {
    code: parts.map((part) => readablePart(part, takesPercents)).join(';'),
    value: takesPercents ? shifted(value, 2 * count) : value,
    isSigned: parts.length === 1 && numbers.length === 1 && !parts.some(hasCondition),
  };
}
