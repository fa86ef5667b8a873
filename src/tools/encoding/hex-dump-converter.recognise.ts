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
    return {
      what: 'a hex dump',
      confidence: 0.93,
      inputs: { mode: 'decode' },
      layer: { name: 'hex-dump', written: 'utf8', open: () => bytesOfHex(read.join('').replace(/\s+/g, '')) },
    };
  },
});
