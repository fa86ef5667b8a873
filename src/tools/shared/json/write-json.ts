import type { JsonMember, JsonValue } from './json.ts';
import { limitIndent } from './json-length.ts';

/**
 * Writes a value as JSON: members in order, numbers as their source, strings as `JSON.stringify` does.
 * A result that its indents make longer than 10 million characters is unprocessable.
 * @param indent spaces per level, each member and item on a line of its own; 0 gives one line without any white space
 */
export function writeJson(value: JsonValue, { indent }: { indent: number }): string {
  limitIndent(value, indent);
  return new Writer({ unit: ' '.repeat(indent), quote: (text) => JSON.stringify(text), order: (members) => members }).write(value);
}

/** The same with strings and names as their source. @param unit the indent of a level @param order gives the members in the order in which they are written */
export function writeSource(value: JsonValue, unit: string, order: Style['order'] = (members) => members): string {
  limitIndent(value, unit.length);
  return new Writer({ unit, quote: (_text, source) => source, order }).write(value);
}

interface Style {
  unit: string;
  /** A string or a name. @param source as it was written */
  quote(text: string, source: string): string;
  order(members: readonly JsonMember[]): readonly JsonMember[];
}

/** Writes from left to right: texts put together level by level would be copied once for each level. */
class Writer {
  readonly #style: Style;
  #text = '';

  constructor(style: Style) {
    this.#style = style;
  }

  write(value: JsonValue): string {
    this.#value(value, '\n');
    return this.#text;
  }

  /** @param lineBreak a line feed and the indent of the level the value is on */
  #value(value: JsonValue, lineBreak: string): void {
    const { unit, quote, order } = this.#style;
    switch (value.kind) {
      case 'object': {
        const colon = unit === '' ? ':' : ': ';
        this.#bracketed('{', '}', order(value.members), lineBreak, ({ name, source, value: inner }) => {
          this.#text += quote(name, source) + colon;
          this.#value(inner, lineBreak + unit);
        });
        return;
      }
      case 'array':
        this.#bracketed('[', ']', value.items, lineBreak, (item) => this.#value(item, lineBreak + unit));
        return;
      case 'string':
        this.#text += quote(value.value, value.source);
        return;
      case 'number':
        this.#text += value.source;
        return;
      case 'boolean':
        this.#text += String(value.value);
        return;
      case 'null':
        this.#text += 'null';
    }
  }

  /** Parts between brackets, each on a line of its own unless there is no indent. @param lineBreak that of the level the brackets are on */
  #bracketed<Part>(open: string, close: string, parts: readonly Part[], lineBreak: string, write: (part: Part) => void): void {
    const { unit } = this.#style;
    this.#text += open;
    parts.forEach((part, index) => {
      if (index > 0) this.#text += ',';
      if (unit !== '') this.#text += lineBreak + unit;
      write(part);
    });
    if (unit !== '' && parts.length > 0) this.#text += lineBreak;
    this.#text += close;
  }
}
