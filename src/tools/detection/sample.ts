import { isUtf8, looseUtf8 } from '../shared/platform/bytes.ts';

/** As much of a text as most recognisers look at. */
const HEAD = 6_000;
const MAX_LINES = 400;
const MAX_LINE = 2_000;
/** What is around a text without being part of it, by its first character. */
const QUOTES: Readonly<Record<string, string>> = { '"': '"', "'": "'", '`': '`', '\u201c': '\u201d', '\u2018': '\u2019', '\u00ab': '\u00bb' };

/** What is to be recognised, seen as recognisers need it; each view is made when it is first asked for. */
export class Sample {
  /** The bytes, where they are no text. */
  readonly bytes: Uint8Array | undefined;
  /** The text without white space around it; empty for bytes. */
  readonly text: string;
  /** The text as it was given. */
  readonly whole: string;
  /** Out of how many layers it came. */
  readonly depth: number;
  #head: string | undefined;
  #lines: readonly string[] | undefined;
  #line: string | undefined;
  #compact: string | undefined;

  constructor(given: string | Uint8Array, depth = 0) {
    const text = typeof given === 'string' ? given : textOf(given);
    this.bytes = text === undefined && typeof given !== 'string' ? given : undefined;
    this.whole = text ?? '';
    this.text = this.whole.trim().replace(/^\ufeff/, '');
    this.depth = depth;
  }

  /** The beginning of the text, whole lines where there are several, all ended by LF; of many empty lines and of long white space only some is left, so that no pattern looks long at it. */
  get head(): string {
    if (this.#head !== undefined) return this.#head;
    const cut = this.text.length > HEAD ? this.text.slice(0, HEAD) : this.text;
    const lastBreak = this.isCut ? cut.lastIndexOf('\n') : -1;
    this.#head = (lastBreak > 0 ? cut.slice(0, lastBreak) : cut)
      .replace(/\r\n?/g, '\n')
      .replace(/[ \t]{60,}/g, (spaces) => spaces.slice(0, 60))
      .replace(/\n{3,}/g, '\n\n');
    return this.#head;
  }

  /** Whether the head is not all of the text. */
  get isCut(): boolean {
    return this.text.length > HEAD;
  }

  /** The lines of the head, without their ends. */
  get lines(): readonly string[] {
    this.#lines ??= this.head.split('\n', MAX_LINES);
    return this.#lines;
  }

  /** The text if it is one line that is not too long, without quotation marks around it, if it was given so; otherwise empty. */
  get line(): string {
    this.#line ??= this.text.length > MAX_LINE || /[\r\n]/.test(this.text) ? '' : this.depth > 0 ? this.text : unquoted(this.text);
    return this.#line;
  }

  /** The text without any white space, if its beginning has no other character than a code of letters and digits has; otherwise empty. */
  get compact(): string {
    if (this.#compact !== undefined) return this.#compact;
    const bare = this.line === '' ? this.text : this.line;
    this.#compact = /^[\w+/=\-\s.~]+$/.test(bare.slice(0, 2_000)) ? withoutSpace(bare) : '';
    return this.#compact;
  }
}

function withoutSpace(text: string): string {
  return /\s/.test(text) ? text.replace(/\s+/g, '') : text;
}

function unquoted(text: string): string {
  const end = QUOTES[text.charAt(0)];
  if (end === undefined || text.length < 3 || !text.endsWith(end)) return text;
  const inner = text.slice(1, -1);
  return inner.includes(end) ? text : inner.trim();
}

/** Bytes as text, where they are one: UTF-8 without characters that no text has. */
export function textOf(bytes: Uint8Array): string | undefined {
  if (!isUtf8(bytes)) return undefined;
  const text = looseUtf8(bytes);
  return isText(text) ? text : undefined;
}

/** Whether a string has no control characters but those of lines, pages, escapes and tabs. */
export const isText = (text: string): boolean => !NO_TEXT.test(text);

/** The escape that colours of terminals begin with may be in a text. */
const NO_TEXT = new RegExp(`[^\\P{Cc}\\t\\n\\v\\f\\r${String.fromCharCode(0x1b)}]|\\ufffd`, 'u');
