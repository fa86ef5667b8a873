import type { JsonMember, JsonValue } from './json.ts';
import { limitIndent } from './json-length.ts';

/**
 * Writes a value as JSON: members in order, numbers as their source, strings as `JSON.stringify` does.
 * A result that its indents make longer than 10 million characters is unprocessable.
 * @param indent spaces per level, each member and item on a line of its own; 0 gives one line without any white space
 */
export function writeJson(value: JsonValue, { indent }: { indent: number }): string {
  limitIndent(value, indent);
  return write(value, { unit: ' '.repeat(indent), quote: (text) => JSON.stringify(text), order: (members) => members }, '\n');
}

/** The same with strings and names as their source. @param unit the indent of a level @param order gives the members in the order in which they are written */
export function writeSource(value: JsonValue, unit: string, order: Style['order'] = (members) => members): string {
  limitIndent(value, unit.length);
  return write(value, { unit, quote: (_text, source) => source, order }, '\n');
}

interface Style {
  unit: string;
  /** A string or a name. @param source as it was written */
  quote(text: string, source: string): string;
  order(members: readonly JsonMember[]): readonly JsonMember[];
}

/** @param lineBreak a line feed and the indent of the level the value is on */
function write(value: JsonValue, style: Style, lineBreak: string): string {
  const { unit, quote, order } = style;
  switch (value.kind) {
    case 'object': {
      const colon = unit === '' ? ':' : ': ';
      const members = order(value.members).map(({ name, source, value: inner }) => quote(name, source) + colon + write(inner, style, lineBreak + unit));
      return bracketed('{', '}', members, unit, lineBreak);
    }
    case 'array': {
      const items = value.items.map((item) => write(item, style, lineBreak + unit));
      return bracketed('[', ']', items, unit, lineBreak);
    }
    case 'string':
      return quote(value.value, value.source);
    case 'number':
      return value.source;
    case 'boolean':
      return String(value.value);
    case 'null':
      return 'null';
  }
}

/** Parts between brackets, each on a line of its own unless there is no indent. @param lineBreak that of the level the brackets are on */
function bracketed(open: string, close: string, parts: readonly string[], unit: string, lineBreak: string): string {
  if (parts.length === 0) return open + close;
  if (unit === '') return `${open}${parts.join(',')}${close}`;
  return `${open}${lineBreak}${unit}${parts.join(`,${lineBreak}${unit}`)}${lineBreak}${close}`;
}
