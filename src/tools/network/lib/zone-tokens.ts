import { unprocessable } from '../../errors.ts';

/** A word of a zone file: its text as written (without the quotes), and the line it begins on, from 1. */
export interface ZoneToken {
  text: string;
  isQuoted: boolean;
  line: number;
}

/** An entry of a zone file: its words, and whether white space comes before the first. */
export interface ZoneEntry {
  tokens: ZoneToken[];
  isIndented: boolean;
}

/** Refuses a zone file, naming the line. */
export function refuseLine(line: number, problem: string): never {
  return unprocessable(`Line ${line}: ${problem}.`, 'zone');
}

const SEPARATOR = /[ \t\r\f\v]/;
const WORD_END = /[ \t\r\f\v\n;()"]/;

/** The entries of a zone file (RFC 1035 section 5.1): lines, joined inside parentheses, without comments. Open quotes and parentheses are unprocessable. */
export function zoneEntries(text: string): ZoneEntry[] {
  return new ZoneReader(text).read();
}

class ZoneReader {
  readonly #text: string;
  readonly #entries: ZoneEntry[] = [];
  #entry: ZoneEntry = { tokens: [], isIndented: false };
  #line = 1;
  /** How many parentheses are open, and the line of the last. */
  #open = 0;
  #openedOn = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): ZoneEntry[] {
    for (let at = 0; at < this.#text.length; ) {
      const isLineStart = at === 0 || this.#text[at - 1] === '\n';
      if (isLineStart && this.#open === 0 && SEPARATOR.test(this.#text[at] ?? '')) this.#entry.isIndented = true;
      at = this.#step(at);
    }
    if (this.#open > 0) refuseLine(this.#openedOn, 'the parenthesis is not closed');
    this.#endEntry();
    return this.#entries;
  }

  /** Reads what is at a place. @returns where the next thing is */
  #step(at: number): number {
    const character = this.#text[at] ?? '';
    if (character === ';') {
      const end = this.#text.indexOf('\n', at);
      return end < 0 ? this.#text.length : end;
    }
    if (character === '\n') {
      this.#line++;
      if (this.#open === 0) this.#endEntry();
    } else if (character === '(') {
      this.#open++;
      this.#openedOn = this.#line;
    } else if (character === ')') {
      if (this.#open === 0) refuseLine(this.#line, 'a closing parenthesis has no opening one');
      this.#open--;
    } else if (!SEPARATOR.test(character)) return this.#word(at, character === '"');
    return at + 1;
  }

  #word(at: number, isQuoted: boolean): number {
    const end = isQuoted ? quotedEnd(this.#text, at, this.#line) : wordEnd(this.#text, at, this.#line);
    const text = isQuoted ? this.#text.slice(at + 1, end - 1) : this.#text.slice(at, end);
    this.#entry.tokens.push({ text, isQuoted, line: this.#line });
    return end;
  }

  #endEntry(): void {
    if (this.#entry.tokens.length > 0) this.#entries.push(this.#entry);
    this.#entry = { tokens: [], isIndented: false };
  }
}

function quotedEnd(text: string, start: number, line: number): number {
  for (let i = start + 1; i < text.length && text[i] !== '\n'; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '"') return i + 1;
  }
  return refuseLine(line, 'the quotation mark is not closed');
}

/** The end of a word. A string in quotes after = belongs to it (RFC 9460 section 2.1: alpn="h2,h3"). */
function wordEnd(text: string, start: number, line: number): number {
  let i = start;
  while (i < text.length && !WORD_END.test(text[i] ?? '')) {
    const isPair = text[i] === '\\' && text[i + 1] !== '\n';
    if (text[i] === '=' && text[i + 1] === '"') i = quotedEnd(text, i + 1, line);
    else i += isPair ? 2 : 1;
  }
  return Math.min(i, text.length);
}
