import { recogniser } from '../detection/recogniser.ts';
import { unescapeUnicode } from './lib/unicode-escapes.ts';

const ESCAPE = /\\u[0-9a-f]{4}|\\u\{[0-9a-f]{1,6}\}|\\U[0-9a-f]{8}|\\x[0-9a-f]{2}|%u[0-9a-f]{4}/gi;

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ text, head, line, lines }) {
    const escapes = head.match(ESCAPE) ?? [];
    if (escapes.length === 0 || text.length > 200_000) return undefined;
    // In JSON and in code escapes are a part of it.
    if (/^[[{]/.test(text) || /\b(?:var|let|const|def|return|function)\b/.test(head)) return undefined;
    const isSettings = lines.length > 1 && lines.filter((one) => /^\s*[\w.-]+\s*[=:]/.test(one)).length > lines.length / 2;
    const bare = line || text;
    const hexAlone = escapes.every((one) => /^\\x/.test(one));
    const share = escapes.join('').length / head.length;
    const others = /\\[nrtbf"'\\/]/.test(head);
    return {
      what: 'text with Unicode escapes',
      confidence: isSettings ? 0.5 : others ? 0.7 : hexAlone ? 0.45 : share > 0.2 ? 0.92 : 0.85,
      main: bare,
      inputs: { mode: 'decode' },
      layer: { name: 'unicode-escapes', ...(isSettings && { atMost: 0.6 }), open: () => unescapeUnicode(bare) },
    };
  },
});
