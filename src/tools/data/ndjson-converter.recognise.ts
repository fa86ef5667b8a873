import { recogniser } from '../detection/recogniser.ts';
import { parseJsonText } from '../shared/json/parse-text.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ text, lines, isCut }) {
    if (!/^[{[]/.test(text)) return undefined;
    const filled = lines.filter((line) => line.trim() !== '');
    if (filled.length < 2 || !filled.every((line) => /^\s*[{[].*[}\]]\s*$/.test(line))) return undefined;
    if (!filled.slice(0, 100).every(isJson)) return undefined;
    return {
      what: 'JSON lines',
      confidence: 0.98,
      preview: `${filled.length}${isCut ? ' or more' : ''} values, of which the first is ${filled[0]}`,
      name: 'ndjson',
    };
  },
});

function isJson(line: string): boolean {
  try {
    parseJsonText(line);
    return true;
  } catch {
    return false;
  }
}
