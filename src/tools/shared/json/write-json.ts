import type { JsonMember, JsonValue } from './json.ts';
import { limitIndent } from './json-length.ts';

/**
 * Writes a value as JSON: members in order, numbers as their source, strings as `JSON.stringify` does.
 * A result that its indents make longer than 10 million characters is unprocessable.
 * @param indent spaces per level, each member and item on a line of its own; 0 gives one line without any white space
 */
export function writeJson(value: JsonValue, { indent }: { indent: number }): string {
  limitIndent(value, indent);
  return new Writer({ unit: ' '.repeat(indent), quote: quotedText, order: (members) => members }).write(value);
}

/** The same with strings and names as their source. @param unit the indent of a level @param order gives the members in the order in which they are written */
export function writeSource(value: JsonValue, unit: string, order: Style['order'] = (members) => members): string {
  limitIndent(value, unit.length);
  return new Writer({ unit, quote: (_text, source) => source, order }).write(value);
}

type JsonScalar = Exclude<JsonValue, { kind: 'object' | 'array' }>;

interface Style {
  unit: string;
  /** A string or a name. @param source as it was written */
  quote(text: string, source: string): string;
  order(members: readonly JsonMember[]): readonly JsonMember[];
}

/** A string as `JSON.stringify` writes it. @param source as it was written: where that is no longer than the text in quotes, it has no escapes */
export const quotedText = (text: string, source: string): string => (source.length === text.length + 2 && text.isWellFormed() ? source : JSON.stringify(text));

/** Writes from left to right: texts put together level by level would be copied once for each level. */
class Writer {
  readonly #style: Style;
  readonly #colon: string;
  #text = '';

  constructor(style: Style) {
    this.#style = style;
    this.#colon = style.unit === '' ? ':' : ': ';
  }

  write(value: JsonValue): string {
    this.#value(value, '\n');
    return this.#text;
  }

  /** @param lineBreak a line feed and the indent of the level the value is on */
  #value(value: JsonValue, lineBreak: string): void {
    if (value.kind === 'object') this.#object(this.#style.order(value.members), lineBreak);
    else if (value.kind === 'array') this.#array(value.items, lineBreak);
    else this.#text += this.#scalar(value);
  }

  #scalar(value: JsonScalar): string {
    switch (value.kind) {
      case 'string':
        return this.#style.quote(value.value, value.source);
      case 'number':
        return value.source;
      case 'boolean':
        return value.value ? 'true' : 'false';
      default:
        return 'null';
    }
  }

  // Members and items are each on a line of their own unless there is no indent.
  #object(members: readonly JsonMember[], lineBreak: string): void {
    if (members.length === 0) {
      this.#text += '{}';
      return;
    }
    const { unit, quote } = this.#style;
    const inner = unit === '' ? '' : lineBreak + unit;
    let before = `{${inner}`;
    for (const { name, source, value } of members) {
      const beginning = before + quote(name, source) + this.#colon;
      before = `,${inner}`;
      if (value.kind === 'object' || value.kind === 'array') {
        this.#text += beginning;
        this.#value(value, inner);
      } else this.#text += beginning + this.#scalar(value);
    }
    this.#text += unit === '' ? '}' : `${lineBreak}}`;
  }

  #array(items: readonly JsonValue[], lineBreak: string): void {
    if (items.length === 0) {
      this.#text += '[]';
      return;
    }
    const { unit } = this.#style;
    const inner = unit === '' ? '' : lineBreak + unit;
    let before = `[${inner}`;
    for (const item of items) {
      this.#text += before;
      before = `,${inner}`;
      this.#value(item, inner);
    }
    this.#text += unit === '' ? ']' : `${lineBreak}]`;
  }
}
