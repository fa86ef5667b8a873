import { MAX_JSON_LENGTH } from './json-length.ts';
import { isNestedDeeper, MAX_NESTING, parsePlainNames } from './parse-text.ts';
import { stringEnd } from './string-end.ts';

/**
 * A JSON text with other white space and nothing else changed, written without a tree of its values.
 * @param unit the indent of a level; without one, no white space at all
 * @returns undefined for what is not JSON, nested deeper than 1,000 levels or longer then than 10 million characters, which a reader can tell more about
 */
export function indentText(source: string, unit: string): string | undefined {
  const text = source.startsWith('\ufeff') ? source.slice(1) : source;
  let value: unknown;
  try {
    value = parsePlainNames(text);
  } catch {
    return undefined;
  }
  if (isWrittenPlainly(text, value) && !isNestedDeeper(value, PLAIN_NESTING)) return withinLimit(JSON.stringify(value, null, unit));
  const style = { colon: unit === '' ? ':' : ': ', lineBreak: unit === '' ? '' : '\n', unit };
  return new Indenter(text, style).write();
}

/** What is not nested deeper cannot become much longer by its indents. */
const PLAIN_NESTING = 8;

/** Whether a text is what the runtime itself writes of its value, which then keeps every number, name and escape, and is much the quicker one. */
function isWrittenPlainly(text: string, value: unknown): boolean {
  const [, unit = ''] = /^[[{](?:\n( +|\t))?/.exec(text) ?? [];
  return unit.length <= 10 && JSON.stringify(value, null, unit) === text;
}

const withinLimit = (text: string): string | undefined => (text.length > MAX_JSON_LENGTH ? undefined : text);

interface Style {
  unit: string;
  lineBreak: string;
  colon: string;
}

class Indenter {
  readonly #text: string;
  readonly #style: Style;
  readonly #lineBreaks: string[] = [];
  #depth = 0;
  #deepest = 0;
  #written = '';

  constructor(text: string, style: Style) {
    this.#text = text;
    this.#style = style;
  }

  /** Goes from one sign to the next; what stands between is copied. */
  write(): string | undefined {
    const text = this.#text;
    for (let from = 0, at = 0; at < text.length; at++) {
      const character = text[at] ?? '';
      if (character === '"') at = stringEnd(text, at);
      const isValue = !' \t\n\r,:{}[]'.includes(character);
      if (isValue && at < text.length - 1) continue;
      this.#written += text.slice(from, isValue ? at + 1 : at);
      if (!isValue) at = this.#sign(character, at);
      from = at + 1;
      if (this.#deepest > MAX_NESTING || this.#written.length > MAX_JSON_LENGTH) return undefined;
    }
    return this.#written;
  }

  /** Writes a sign. @returns the place of the last character that it stands for */
  #sign(character: string, at: number): number {
    if (character === '{' || character === '[') {
      const next = this.#next(at + 1);
      const isEmpty = this.#text[next] === '}' || this.#text[next] === ']';
      this.#depth++;
      this.#deepest = Math.max(this.#deepest, this.#depth);
      if (!isEmpty) {
        this.#written += character + this.#lineBreak();
        return at;
      }
      this.#depth--;
      this.#written += character + this.#text[next];
      return next;
    }
    if (character === '}' || character === ']') {
      this.#depth--;
      this.#written += this.#lineBreak() + character;
    } else if (character === ',') this.#written += `,${this.#lineBreak()}`;
    else if (character === ':') this.#written += this.#style.colon;
    return at;
  }

  #lineBreak(): string {
    const { unit, lineBreak } = this.#style;
    this.#lineBreaks[this.#depth] ??= lineBreak + unit.repeat(this.#depth);
    return this.#lineBreaks[this.#depth] ?? '';
  }

  /** The place of the next character that is not white space. */
  #next(start: number): number {
    let at = start;
    while (' \t\n\r'.includes(this.#text[at] ?? '-')) at++;
    return at;
  }
}
