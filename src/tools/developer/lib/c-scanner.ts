import { CodeScanner, closedBy, matchAt, type Opener, pattern, quoted, quotedOnLine, type Syntax } from './code-scanner.ts';

/** A backslash and a line end, which are deleted before anything is read (C17 5.1.1.2, C++23 5.2). */
const SPLICE = '\\\\\\r?\\n';
const LINE_COMMENT = new RegExp(`/(?:${SPLICE})*/`, 'y');
const BLOCK_COMMENT = new RegExp(`/(?:${SPLICE})*\\*`, 'y');
const BLOCK_END = new RegExp(`\\*(?:${SPLICE})*/`, 'g');

/** A spliced line end, or a backslash and what it escapes. */
const spliced: Opener = pattern(new RegExp(`${SPLICE}|\\\\(?:${SPLICE})*[\\s\\S]?`, 'y'));
const string = pattern(/(?:u8|u|U|L)?"/y, () => quotedOnLine('"', [spliced]));
const character = pattern(/(?:u8|u|U|L)?'/y, () => quotedOnLine("'", [spliced]));
const raw = pattern(/(?:u8|u|U|L)?R"([^()\\\s"]{0,16})\(/y, ([, delimiter = '']) => ({ ...quoted(')', [], ''), close: closedBy(`)${delimiter}"`) }));
/** A number may have quotes between its digits. */
const WORD = /(?:\.?\d(?:[eEpP][+-]|'?[\p{L}\p{N}_.])*|[\p{L}\p{N}\p{M}_$]+)/uy;

const shared = { line: [], textStarts: 'uULR"\'', word: WORD };

/** ISO/IEC 9899, 6.4. */
export const C: Syntax = { ...shared, texts: [string, character] };
/** ISO/IEC 14882, [lex]. */
export const CPP: Syntax = { ...shared, texts: [raw, string, character] };

/** Scans C and C++, where a backslash joins lines and names of headers are no code. */
export class CScanner extends CodeScanner {
  protected override comment(): boolean {
    if (this.code[this.at] !== '/') return false;
    const block = matchAt(BLOCK_COMMENT, this.code, this.at);
    if (block) {
      BLOCK_END.lastIndex = this.at + block[0].length;
      this.addComment(BLOCK_END.exec(this.code) ? BLOCK_END.lastIndex : this.code.length);
    } else if (matchAt(LINE_COMMENT, this.code, this.at)) this.addComment(this.#splicedLineEnd());
    else return false;
    return true;
  }

  #splicedLineEnd(): number {
    let end = this.lineEnd(this.at);
    while (this.code[end - 1] === '\\' && end < this.code.length) end = this.lineEnd(end + (this.code.startsWith('\r\n', end) ? 2 : 1));
    return end;
  }

  protected override special(): boolean {
    if (this.code[this.at] !== '#') return false;
    const header = matchAt(/#[ \t]*(?:include|include_next|import|embed)[ \t]*<[^>\r\n]*>?/y, this.code, this.at);
    if (header) this.addText(this.at + header[0].length);
    return header !== null;
  }
}
