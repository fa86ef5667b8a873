import { recogniser } from '../detection/recogniser.ts';
import { bytesOfHex } from '../shared/platform/bytes.ts';

/** Digits in pairs, with what people write between and before them; the prefix is the same before each pair. */
const FORMS: readonly (readonly [form: RegExp, before: RegExp, prior: number])[] = [
  [/^(?:\\x[0-9a-f]{2}[\s,]*)+$/i, /\\x/gi, 0.8],
  [/^(?:0x[0-9a-f]{2}[\s,;]*){2,}$/i, /0x/gi, 0.8],
  [/^0x(?:[0-9a-f]{2}){3,}$/i, /0x/gi, 0.4],
  [/^[0-9a-f]{2}(?:[ \t\r\n:,-]+[0-9a-f]{2}){2,}$/i, /^$/, 0.6],
  [/^(?:[0-9a-f]{2}[\r\n]*)+$/i, /^$/, 0.5],
  [/^(?:[0-9a-f]{4}[ \t\r\n]+){2,}(?:[0-9a-f]{4}|[0-9a-f]{2})$/i, /^$/, 0.6],
  [/^(?:[0-9a-f]{8}[ \t\r\n]+){1,}(?:[0-9a-f]{2}){1,4}$/i, /^$/, 0.55],
];
/** How many digits digests have. */
const DIGESTS = new Set([32, 40, 48, 56, 64, 96, 128]);

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise(sample) {
    const text = sample.line || sample.text;
    if (text.length < 6 || !/^[\s0-9a-fx\\:,;-]+$/i.test(text.slice(0, 2_000))) return undefined;
    const form = FORMS.find(([pattern]) => pattern.test(text));
    if (!form) return undefined;
    const [, before, prior] = form;
    const digits = text.replace(before, '').replace(/[^0-9a-f]+/gi, '');
    // Numbers in a row are numbers, and words from A to F words.
    const isPlain = /^(?:\d+|[a-f]+)$/i.test(digits);
    const isWord = digits.length === text.length && (/^[a-f]+$/i.test(text) || digits.length < 8);
    const confidence = isWord ? 0.04 : isPlain ? 0.12 : digits.length === text.length && DIGESTS.has(digits.length) ? 0.2 : prior;
    return {
      what: 'hexadecimal bytes',
      confidence,
      main: text,
      inputs: { mode: 'decode' },
      layer: { name: 'hex', written: 'utf8', open: () => bytesOfHex(digits) },
    };
  },
});
