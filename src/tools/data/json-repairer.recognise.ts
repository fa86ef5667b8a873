import { recogniser } from '../detection/recogniser.ts';
import { parseJsonText } from '../shared/json/parse-text.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  // What begins and ends as JSON and is none: single quotes, names without quotes, comments, commas at ends.
  recognise({ head, text, isCut }) {
    if (!/^(?:\{|\[\s*[{["'\d])/.test(head) || !/[}\]]$/.test(text) || isCut) return undefined;
    if (!/^[{[]\s*(?:(?:\/\/|\/\*)[\s\S]{0,400}?)?\s*(?:["'][^"'\n]{0,100}["']|[A-Za-z_$][\w$]*)\s*:\s*\S/.test(head) && !/^\[\s*(?:\{\s*)?["'\d]/.test(head))
      return undefined;
    if (isJson(text) || /^\{\s*[a-z-]+\s*:[^"'[\]{}]*;/i.test(head) || /^\{\s*\w+\s*(?:\([^)]*\))?\s*\{/.test(head)) return undefined;
    const isPython = /:\s*(?:True|False|None)\b|'\s*:/.test(head);
    return {
      what: isPython ? 'a Python value, or JSON with mistakes' : 'JSON5, or JSON with mistakes',
      confidence: isPython ? 0.6 : 0.78,
      preview: text,
      name: 'json',
    };
  },
});

function isJson(text: string): boolean {
  try {
    parseJsonText(text);
    return true;
  } catch {
    return false;
  }
}
