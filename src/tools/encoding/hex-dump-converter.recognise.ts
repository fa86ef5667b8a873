import { recogniser } from '../detection/recogniser.ts';
import { bytesOfHex } from '../shared/platform/bytes.ts';

const LINE = /^[0-9a-f]{4,16}:?\s+((?:[0-9a-f]{2,4}\s{1,2}){1,16}(?:[0-9a-f]{2,4})?)(?:\s*[|>].*|\s{2,}.*)?$/i;

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ text, lines }) {
    const filled = lines.filter((line) => line.trim() !== '' && line.trim() !== '*');
    if (filled.length === 0 || !/^0{4,16}:?\s+[0-9a-f]{2}/i.test(filled[0] ?? '') || text.length > 200_000) return undefined;
    const read = filled.map((line) =>
      /^[0-9a-f]{4,16}$/i.test(line) ? '' : (LINE.exec(line)?.[1] ?? /^[0-9a-f]{4,16}:?\s+((?:[0-9a-f]{2} ?){1,16})/i.exec(line)?.[1]),
    );
    if (read.some((digits) => digits === undefined)) return undefined;
    const isXxd = /^[0-9a-f]{8}: /i.test(filled[0] ?? '');
    // `hexdump` and `od -x` show words of two bytes, the second first; the last line tells whether there is half a word.
    const isWords = !isXxd && filled.every((line) => /^[0-9a-f]{7}(?: [0-9a-f]{4})* *$/i.test(line));
    const pairs = read.join(' ').replace(/\s+/g, '');
    const swapped = pairs.replace(/(..)(..)/g, '$2$1');
    const digits = !isWords ? pairs : /^[0-9a-f]{6}[13579bdf]$/i.test(filled.at(-1) ?? '') ? swapped.slice(0, -2) : swapped;
    return {
      what: 'a hex dump',
      confidence: 0.93,
      ...(!isXxd && !/^[0-9a-f]{8} {2}/.test(filled[0] ?? '') && { main: listed(digits) }),
      inputs: { mode: 'decode', ...(isXxd && { format: 'xxd' }) },
      layer: { name: 'hex-dump', written: 'utf8', open: () => bytesOfHex(digits) },
    };
  },
});

/** The digits as hexdump lists them, for what other programs list otherwise. */
const listed = (digits: string): string =>
  (digits.match(/.{1,32}/g) ?? []).map((line, at) => `${(at * 16).toString(16).padStart(8, '0')}  ${(line.match(/../g) ?? []).join(' ')}`).join('\n');
