import { unprocessable } from '../../errors.ts';

export interface SplitOptions {
  /** A # at the start of a word begins a comment that runs to the end of the line. */
  comments?: boolean;
}

/** Splits a command line as Python's shlex does in POSIX mode. An unclosed quote or a \ at the end is unprocessable. @param path the input field */
export function splitWords(text: string, { comments = false }: SplitOptions = {}, path = 'text'): string[] {
  const words: string[] = [];
  let word: string | undefined;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (/[ \t\r\n]/.test(character)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else if (comments && character === '#' && word === undefined) {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
    } else {
      const piece = readPiece(text, at, path);
      word = (word ?? '') + piece.text;
      at = piece.end;
    }
  }
  return word === undefined ? words : [...words, word];
}

/** @returns the text of a quotation, of an escaped character or of one as it is, and the place of its last character */
function readPiece(text: string, at: number, path: string): { text: string; end: number } {
  const character = text[at] ?? '';
  if (character === "'" || character === '"') return readQuoted(text, at, path);
  if (character !== '\\') return { text: character, end: at };
  const escaped = text[at + 1] ?? unprocessable('A \\ at the end has nothing to escape.', path);
  return { text: escaped, end: at + 1 };
}

/** @returns what is in the quotes, and the place of the closing one */
function readQuoted(text: string, start: number, path: string): { text: string; end: number } {
  const quote = text[start] ?? '';
  const pieces: string[] = [];
  let from = start + 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === quote) return { text: pieces.join('') + text.slice(from, at), end: at };
    if (quote === '"' && text[at] === '\\' && (text[at + 1] === '"' || text[at + 1] === '\\')) {
      pieces.push(text.slice(from, at));
      from = at + 1;
      at++;
    }
  }
  return unprocessable(`The quote ${quote} at position ${start + 1} is not closed.`, path);
}

/** An argument as a POSIX shell reads it back: in single quotes where it needs them. */
export const quoteWord = (word: string): string => (/^[A-Za-z0-9@%+=:,./_-]+$/.test(word) ? word : `'${word.replaceAll("'", `'"'"'`)}'`);
