import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'pattern',
  recognise({ line }) {
    if (line.length > 1_000 || line.length < 3) return undefined;
    const [, body, flags = ''] = /^\/(.+)\/([dgimsuvy]*)$/.exec(line) ?? [];
    const pattern = body ?? line;
    if (!compiles(pattern, flags)) return undefined;
    const weight = SIGNS.reduce((sum, [sign, each]) => sum + (sign.test(pattern) ? each : 0), 0);
    const confidence = body === undefined ? bareConfidence(pattern, weight) : slashedConfidence(line, flags, weight);
    return confidence === undefined ? undefined : found(pattern, flags, confidence);
  },
});

/** Paths stand between slashes, too. */
function slashedConfidence(line: string, flags: string, weight: number): number | undefined {
  if (/^\/[\w.-]+\/[\w.-]*\/?$/.test(line) || (flags === '' && weight < 2)) return undefined;
  return weight >= 2 ? 0.96 : 0.6;
}

/** Addresses, paths, markup, data and LaTeX have some of the signs of patterns. */
function bareConfidence(pattern: string, weight: number): number | undefined {
  const isMarkup = /^</.test(pattern) && !/\[\^|\\[1-9dws]|\.\*\?/.test(pattern);
  if (weight < 2 || isMarkup || /\\[a-z]{3,}(?:\{|\s|_)|^(?:https?:|[a-z]:\\|\\\\|\{|#|\$\$)/i.test(pattern)) return undefined;
  if (/[a-z]{3,} [a-z]{3,}/i.test(pattern)) return 0.3;
  return weight >= 5 ? 0.95 : weight >= 3 ? 0.9 : 0.6;
}

const SIGNS: readonly (readonly [sign: RegExp, weight: number])[] = [
  [/^\^/, 1.5],
  [/[^\\]\$$/, 1],
  [/\\[dwsDWSbB](?![\w\\]*[\\:])/, 2],
  [/\\[dwsDWS][+*?{]/, 2],
  [/\[\^?[^\]\s]*\w-\w[^\]\s]*\]/, 2],
  [/\[[^\]\s]+\][+*?{]/, 1.5],
  [/\(\?(?:[:=!]|<[=!\w])/, 2.5],
  [/^\(\?[imsx]+\)/, 4],
  [/[)\]\w.]\{\d+(?:,\d*)?\}/, 1.5],
  [/\.\*\??|\.\+\??/, 1.5],
  [/\([^()\s]+\|[^()\s]+\)/, 1.2],
  [/\)[+*?](?![\s\d])/, 1.2],
  [/\\[./+*?()[\]{}|-]/, 0.8],
];

function compiles(pattern: string, flags: string): boolean {
  // Only what is well-formed is a pattern; nothing is matched with it.
  try {
    return new RegExp(pattern.replace(/^\(\?[imsx]+\)/, ''), flags).source !== '';
  } catch {
    return false;
  }
}

function found(pattern: string, flags: string, confidence: number) {
  // RE2 has neither looking around nor references back.
  const needsScript = /\(\?(?:[=!]|<[=!])|\\[1-9]|\\k</.test(pattern) || flags !== '';
  return {
    what: 'a regular expression',
    confidence,
    main: pattern,
    ...(needsScript && { inputs: { engine: 'javascript', ...(flags && { flags }) } }),
    preview: pattern,
  };
}
