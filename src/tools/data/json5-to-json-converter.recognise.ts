import { recogniser } from '../detection/recogniser.ts';
import { parseJson5 } from '../shared/json/json5.ts';
import { parseJsonText } from '../shared/json/parse-text.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ text, isCut }) {
    if (isCut || !/^[{[]|^\/[/*]/.test(text) || !/[}\]]$/.test(text)) return undefined;
    const value = read(text);
    return value === undefined ? undefined : { what: 'JSON5', confidence: 0.86, preview: JSON.stringify(value), name: 'json5' };
  },
});

/** What JSON5 can read and JSON cannot. */
function read(text: string): unknown {
  try {
    parseJsonText(text);
    return undefined;
  } catch {
    try {
      return parseJson5(text, 'text');
    } catch {
      return undefined;
    }
  }
}
