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
  const entries: ZoneEntry[] = [];
  let entry: ZoneEntry = { tokens: [], isIndented: false };
  let line = 1;
  let open = 0;
  let openedOn = 0;
  let isLineStart = true;
  const endEntry = () => {
    if (entry.tokens.length > 0) entries.push(entry);
    entry = { tokens: [], isIndented: false };
  };
  for (let i = 0; i < text.length; ) {
    const character = text[i] ?? '';
    if (isLineStart && open === 0 && SEPARATOR.test(character)) entry.isIndented = true;
    isLineStart = false;
    if (character === '\n') {
      line++;
      i++;
      if (open === 0) endEntry();
      isLineStart = true;
    } else if (SEPARATOR.test(character)) i++;
    else if (character === ';') {
      const end = text.indexOf('\n', i);
      i = end < 0 ? text.length : end;
    } else if (character === '(') {
      open++;
      openedOn = line;
      i++;
    } else if (character === ')') {
      if (open === 0) refuseLine(line, 'a closing parenthesis has no opening one');
      open--;
      i++;
    } else {
      const end = character === '"' ? quotedEnd(text, i, line) : wordEnd(text, i, line);
      entry.tokens.push(character === '"' ? { text: text.slice(i + 1, end - 1), isQuoted: true, line } : { text: text.slice(i, end), isQuoted: false, line });
      i = end;
    }
  }
  if (open > 0) refuseLine(openedOn, 'the parenthesis is not closed');
  endEntry();
  return entries;
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
