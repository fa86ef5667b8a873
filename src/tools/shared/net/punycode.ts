import { unprocessable } from '../../errors.ts';
import { placeInText } from '../bytes/bytes.ts';

// RFC 3492 section 5
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 0x80;
const MAX_INTEGER = 0x7fffffff;
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** RFC 3492 section 6.1 */
function adapt(delta: number, points: number, first: boolean): number {
  let rest = first ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

const threshold = (k: number, bias: number): number => Math.min(T_MAX, Math.max(T_MIN, k - bias));

/** Bootstring (RFC 3492 section 6.3) of a text of any code points; ASCII keeps its case. */
export function punycodeEncode(text: string): string {
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const basic = points.filter((point) => point < INITIAL_N);
  const distinct = [...new Set(points.filter((point) => point >= INITIAL_N))].sort((a, b) => a - b);
  let output = String.fromCharCode(...basic) + (basic.length > 0 ? '-' : '');
  let n = INITIAL_N;
  let delta = 0;
  let bias = INITIAL_BIAS;
  let handled = basic.length;
  for (const next of distinct) {
    delta += (next - n) * (handled + 1);
    n = next;
    for (const point of points) {
      if (point < n) delta++;
      if (point !== n) continue;
      let rest = delta;
      for (let k = BASE; ; k += BASE) {
        const t = threshold(k, bias);
        if (rest < t) break;
        output += DIGITS.charAt(t + ((rest - t) % (BASE - t)));
        rest = Math.floor((rest - t) / (BASE - t));
      }
      output += DIGITS.charAt(rest);
      bias = adapt(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled++;
    }
    delta++;
    n++;
  }
  return output;
}

/** The text a Bootstring stands for (RFC 3492 section 6.2). Characters above ASCII, bad or missing digits and overflow are unprocessable, saying where. */
export function punycodeDecode(text: string): string {
  const foreign = text.search(/[^\0-\x7f]/);
  if (foreign >= 0) unprocessable(`${placeInText(text, foreign)} is not ASCII; Punycode is.`, 'text');
  const hyphen = Math.max(0, text.lastIndexOf('-'));
  const points = Array.from(text.slice(0, hyphen), (character) => character.charCodeAt(0));
  let n = INITIAL_N;
  let i = 0;
  let bias = INITIAL_BIAS;
  for (let at = hyphen > 0 ? hyphen + 1 : 0; at < text.length; ) {
    const start = i;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      if (at >= text.length) unprocessable(`The digits end at position ${at} inside a number.`, 'text');
      const digit = DIGITS.indexOf(text.charAt(at).toLowerCase());
      if (digit < 0) unprocessable(`${placeInText(text, at)} is not a Punycode digit.`, 'text');
      i += digit * weight;
      if (i > MAX_INTEGER) unprocessable(`The number that ends at position ${at + 1} is too large.`, 'text');
      at++;
      const t = threshold(k, bias);
      if (digit < t) break;
      weight *= BASE - t;
    }
    const length = points.length + 1;
    bias = adapt(i - start, length, start === 0);
    n += Math.floor(i / length);
    i %= length;
    if (n > 0x10ffff) unprocessable(`The number that ends at position ${at} gives a code point above U+10FFFF.`, 'text');
    points.splice(i++, 0, n);
  }
  return points.map((point) => String.fromCodePoint(point)).join('');
}
