import { recogniser } from '../detection/recogniser.ts';
import type { Sample } from '../detection/sample.ts';
import { bytesOfBase64 } from '../shared/platform/bytes.ts';

const STANDARD = /^[A-Za-z0-9+/]+={0,2}$/;
const URL_SAFE = /^[A-Za-z0-9_-]+={0,2}$/;

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise(sample) {
    const code = codeIn(sample);
    if (code === '') return undefined;
    const isStandard = STANDARD.test(code);
    if (!isStandard && !URL_SAFE.test(code)) return undefined;
    const digits = code.replace(/=+$/, '');
    // Four digits are three bytes; one digit alone is none. Padding, where there is any, fills the last four.
    if (digits.length % 4 === 1 || (digits.length < code.length && code.length % 4 !== 0)) return undefined;
    const name = isStandard ? 'base64' : 'base64url';
    return {
      what: isStandard ? 'Base64' : 'Base64url',
      confidence: likelihood(code, digits, sample),
      main: sample.line || sample.text,
      inputs: { mode: 'decode' },
      layer: { name, written: 'utf8', open: () => bytesOfBase64(digits) },
    };
  },
});

/** The digits on their lines; a text with spaces within its lines is none. */
function codeIn({ text, compact, line }: Sample): string {
  // Four letters are a word unless capitals stand within it.
  if (compact.length < 6 && !/^(?=.*[A-Z])(?=.*[a-z])(?![A-Z][a-z]+$)[A-Za-z0-9+/]{4}$|=$/.test(compact)) return '';
  return /[^\s][ \t]+[^\s]/.test((line || text).slice(0, 4_000)) ? '' : compact;
}

function likelihood(code: string, digits: string, { lines }: Sample): number {
  const isPadded = code !== digits;
  // A word, a number or a name can be read as Base64, too.
  if (/^(?:[A-Z]?[a-z]+|[A-Z]+|\d+|[A-Za-z]+[-_/][A-Za-z]+)$/.test(digits) && digits.length < 40) return isPadded ? 0.3 : 0.02;
  // Digits and the letters to F are hex.
  if (/^(?:[0-9a-f]+|[0-9A-F]+)$/.test(digits)) return 0.1;
  if (lines.length > 1) return ofLines(lines, digits);
  if (!/[a-z]/.test(digits) || !/[A-Z]/.test(digits)) return 0.05;
  const isWhole = isPadded || digits.length % 4 === 0;
  if (digits.length > 38 && /\d/.test(digits)) return isWhole ? 0.55 : 0.35;
  if (isPadded) return 0.5;
  return isWhole ? 0.2 : 0.12;
}

const ofLines = (lines: readonly string[], digits: string): number => (lines.length > 2 && isWrapped(lines) ? 0.8 : digits.length > 40 ? 0.5 : 0.05);

const isWrapped = (lines: readonly string[]): boolean => {
  const [first = ''] = lines;
  return first.length >= 40 && lines.slice(0, -1).every((line) => line.trim().length === first.trim().length);
};
