import { recogniser } from '../detection/recogniser.ts';

const ENTRY = /^(?:\S+:\d+ )?[\w.:-]+ \S+ \S.* ?\[\d{2}\/[A-Z][a-z]{2}\/\d{4}:\d{2}:\d{2}:\d{2} [+-]\d{4}\] "[^"]*" (?:\d{3}|-) (?:\d+|-)/;

export default recogniser({
  takes: 'text',
  fills: 'log',
  recognise({ lines }) {
    const filled = lines.filter((line) => line.trim() !== '').slice(0, 50);
    const fitting = filled.filter((line) => ENTRY.test(line)).length;
    if (fitting === 0 || fitting < filled.length * 0.7) return undefined;
    return { what: 'an access log of a web server', confidence: 0.98, preview: filled[0] ?? '' };
  },
});
