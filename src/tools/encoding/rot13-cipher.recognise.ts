import { recogniser } from '../detection/recogniser.ts';
import { textOf } from '../detection/sample.ts';
import { readability } from '../detection/sense.ts';
import { bytesOfBase64 } from '../shared/platform/bytes.ts';
import { mapLetters } from './lib/letters.ts';
import { shiftOf } from './lib/undo-caesar.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ text, compact, line }) {
    if (line !== '' && hidesBase64(compact))
      return { what: 'Base64 in ROT13', confidence: 0.6, main: line, layer: { name: 'rot13', open: () => mapLetters(line, (letter) => letter - 13) } };
    const found = text.length > 200_000 ? undefined : shiftOf(text);
    if (found?.shift !== 13) return undefined;
    return {
      what: 'text in ROT13',
      confidence: 0.6 + found.sense * 0.37,
      layer: { name: 'rot13', open: () => mapLetters(text, (letter) => letter - 13) },
    };
  },
});

/** Whether Base64 that is nothing as it stands is a text once its letters are moved by 13. */
function hidesBase64(digits: string): boolean {
  if (
    digits.length < 24 ||
    digits.length > 20_000 ||
    !/^[A-Za-z0-9+/]+={0,2}$/.test(digits) ||
    !/[a-z]/.test(digits) ||
    !/[A-Z]/.test(digits) ||
    !/[\d+/=]/.test(digits)
  )
    return false;
  const textIn = (code: string): string | undefined => textOf(bytesOfBase64(code.slice(0, 2_000).replace(/=+$/, '')));
  const plain = textIn(digits) === undefined ? textIn(mapLetters(digits, (letter) => letter - 13)) : undefined;
  return plain !== undefined && readability(plain) > 0.7;
}
