import { recogniser } from '../detection/recogniser.ts';
import { mapLetters } from './lib/letters.ts';
import { shiftOf } from './lib/undo-caesar.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ text }) {
    const found = text.length > 200_000 ? undefined : shiftOf(text);
    if (!found || found.shift === 13) return undefined;
    return {
      what: `text in the Caesar cipher, shifted by ${found.shift}`,
      confidence: 0.6 + found.sense * 0.36,
      inputs: { mode: 'decrypt', shift: found.shift },
      layer: { name: 'caesar', open: () => mapLetters(text, (letter) => letter - found.shift) },
    };
  },
});
