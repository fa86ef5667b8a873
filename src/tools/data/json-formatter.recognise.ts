import { recogniser } from '../detection/recogniser.ts';
import { isNestedTooDeeply, parseJsonText } from '../shared/json/parse-text.ts';

const MAX_SHOWN = 400;

export default recogniser({
  takes: 'text',
  fills: 'json',
  recognise({ text, whole }) {
    const first = text.charAt(0);
    const isString = first === '"' && text.endsWith('"') && text.length > 2;
    if (!isString && !((first === '{' && text.endsWith('}')) || (first === '[' && text.endsWith(']')))) return undefined;
    if (isNestedTooDeeply(text)) return { what: 'JSON that is nested very deeply', confidence: 0.6, preview: text };
    const parsed = read(text);
    if (!parsed) return undefined;
    const { value } = parsed;
    const isEmpty = text.replace(/\s/g, '').length <= 2;
    const confidence = isString ? 0.35 : isEmpty ? 0.8 : first === '[' && !/["{,\d]/.test(text) ? 0.6 : 0.98;
    const preview = text.length > 20_000 ? text.slice(0, MAX_SHOWN) : JSON.stringify(value, null, 2);
    return {
      what: isString ? 'a string of JSON' : 'JSON',
      confidence,
      main: whole.length === text.length ? whole : text,
      preview,
      ...(!isString && { name: 'json' }),
    };
  },
});

function read(text: string): { value: unknown } | undefined {
  try {
    return { value: parseJsonText(text) };
  } catch {
    return undefined;
  }
}
