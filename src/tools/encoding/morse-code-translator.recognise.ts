import { recogniser } from '../detection/recogniser.ts';
import { decodeMorseLine } from './lib/morse.ts';

const MAX_LENGTH = 20_000;

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ text, line }) {
    const bare = line || text;
    if (bare.length < 3 || bare.length > MAX_LENGTH || !/^[.\u00b7\u2022\-\u2010-\u2015\u2212_ \t\r\n/|]+$/.test(bare)) return undefined;
    // A rule or dots of an index are drawn with one sign, and without spaces.
    const isVaried = /[.\u00b7\u2022]/.test(bare) && /[-\u2010-\u2015\u2212_]/.test(bare);
    if (!isVaried && !(/[ /|]/.test(bare) && /[^\s]{2}/.test(bare))) return undefined;
    const unknown = new Set<string>();
    const plain = bare
      .split(/\r\n|\n|\r/)
      .map((one) => decodeMorseLine(one, '.', '-', unknown))
      .join('\n');
    if (unknown.size > 0 || plain.trim() === '') return undefined;
    const letters = plain.replace(/\s/g, '').length;
    return {
      what: 'Morse code',
      confidence: letters > 2 ? 0.93 : letters > 1 ? 0.7 : 0.3,
      main: bare,
      inputs: { mode: 'decode' },
      layer: { name: 'morse', open: () => plain },
    };
  },
});
