import { recogniser } from '../detection/recogniser.ts';
import { mapLetters } from './lib/letters.ts';
import { shiftOf } from './lib/undo-caesar.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ text }) {
    const found = text.length > 100_000 ? undefined : shiftOf(text);
    if (!found) return undefined;
    return {
      what: 'text in a Caesar cipher',
      confidence: 0.55 + found.sense * 0.3,
      preview: mapLetters(text.slice(0, 400), (letter) => letter - found.shift),
    };
  },
});
