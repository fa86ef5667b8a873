import type { JsonValue } from './json.ts';
import { limitIndent } from './json-length.ts';

/**
 * Writes a value as JSON: members in order, numbers as their source, strings as `JSON.stringify` does.
 * A result that its indents make longer than 10 million characters is unprocessable.
 * @param indent spaces per level, each member and item on a line of its own; 0 gives one line without any white space
 */
export function writeJson(value: JsonValue, { indent }: { indent: number }): string {
  limitIndent(value, indent);
  return write(value, ' '.repeat(indent), '\n');
}

/** @param lineBreak a line feed and the indent of the level the value is on */
function write(value: JsonValue, unit: string, lineBreak: string): string {
  switch (value.kind) {
    case 'object':
      return bracketed(
        '{',
        '}',
        value.members.map(({ name, value: inner }) => `${JSON.stringify(name)}:${unit && ' '}${write(inner, unit, lineBreak + unit)}`),
        unit,
        lineBreak,
      );
    case 'array':
      return bracketed(
        '[',
        ']',
        value.items.map((item) => write(item, unit, lineBreak + unit)),
        unit,
        lineBreak,
      );
    case 'string':
      return JSON.stringify(value.value);
    case 'number':
      return value.source;
    case 'boolean':
      return String(value.value);
    case 'null':
      return 'null';
  }
}

/** Parts between brackets, each on a line of its own unless there is no indent. @param lineBreak that of the level the brackets are on */
export function bracketed(open: string, close: string, parts: readonly string[], unit: string, lineBreak: string): string {
  if (parts.length === 0) return open + close;
  if (unit === '') return `${open}${parts.join(',')}${close}`;
  return `${open}${lineBreak}${unit}${parts.join(`,${lineBreak}${unit}`)}${lineBreak}${close}`;
}
