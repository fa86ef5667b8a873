import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  // Two lines of 44 or 36 characters, or three of 30 (ICAO 9303).
  recognise({ text }) {
    if (text.length > 200 || !/^[A-Z]/.test(text)) return undefined;
    const lines = text.split(/\s+/);
    const [first = ''] = lines;
    const isZone = (lines.length === 2 && (first.length === 44 || first.length === 36)) || (lines.length === 3 && first.length === 30);
    if (!isZone || !lines.every((line) => line.length === first.length && /^[A-Z0-9<]+$/.test(line)) || !text.includes('<<')) return undefined;
    return { what: 'the machine-readable zone of a passport or card', confidence: 0.97, preview: first };
  },
});
