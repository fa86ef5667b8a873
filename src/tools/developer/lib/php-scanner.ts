import { CodeScanner, escaped, type Frame, hole, literal, matchAt, type Opener, pattern, quoted, type Syntax, type TextFrame } from './code-scanner.ts';

const OPEN_TAG = /<\?(?:=|php(?=\s|$))/gi;

/** Code in a text: {$…} and ${…}. */
const HOLES: readonly Opener[] = [pattern(/\{(?=\$)/y, () => hole('}')), literal('${', () => hole('}'))];
const interpolated = (quote: string): Frame => quoted(quote, [escaped(), ...HOLES], '\\{$');

/** A heredoc ends with its word on a line of its own, behind white space at most (PHP manual, "Heredoc"); without quotes of ' it has holes. */
function heredoc(word: string, hasHoles: boolean): TextFrame {
  const close = new RegExp(`(?<=[\\r\\n])[ \\t]*${word}(?![\\p{L}\\p{N}_\\x80-\\uffff])`, 'uy');
  return {
    kind: 'text',
    specials: hasHoles ? `\\{$ \t${word.charAt(0)}` : ` \t${word.charAt(0)}`,
    inner: hasHoles ? [pattern(/\\[^\r\n]/y), ...HOLES] : [],
    close: (code, at) => matchAt(close, code, at)?.[0].length,
  };
}

/** The PHP language, "Lexical structure". */
export const PHP: Syntax = {
  line: ['//', '#'],
  block: ['/*', '*/'],
  texts: [
    literal('"', () => interpolated('"')),
    literal("'", () => quoted("'", [escaped()])),
    literal('`', () => interpolated('`')),
    pattern(/<<<[ \t]*(["']?)([\p{L}_\x80-\uffff][\p{L}\p{N}_\x80-\uffff]*)\1(?:\r\n|\r|\n)/uy, ([, quote, word = '']) => heredoc(word, quote !== "'")),
  ],
  textStarts: '"\'`<',
};

/** Scans PHP, where only what is between tags is code. */
export class PhpScanner extends CodeScanner {
  protected override begin(): void {
    this.at = 0;
    this.#passOutside();
  }

  /** Takes what is outside of the tags for text. */
  #passOutside(): void {
    OPEN_TAG.lastIndex = this.at;
    const tag = OPEN_TAG.exec(this.code);
    this.addPart('text', this.at, tag?.index ?? this.code.length);
    if (tag) this.at += tag[0].length;
  }

  protected override special(): boolean {
    if (this.isInText || !this.code.startsWith('?>', this.at)) return false;
    this.at += 2;
    this.#passOutside();
    return true;
  }

  protected override afterWord(word: string): void {
    // What is behind the end that a program gives to itself is data.
    if (this.isInText || word.toLowerCase() !== '__halt_compiler') return;
    const end = matchAt(/\s*\(\s*\)\s*(?:;|\?>)/y, this.code, this.at);
    if (!end) return;
    this.at += end[0].length;
    this.addPart('text', this.at, this.code.length);
  }

  protected override comment(): boolean {
    // Attributes begin with #[.
    if (this.code.startsWith('#[', this.at)) return false;
    return super.comment();
  }

  /** A comment of one line ends before a closing tag, too. */
  protected override lineEnd(from: number): number {
    const end = super.lineEnd(from);
    const tag = this.code.slice(from, end).indexOf('?>');
    return tag < 0 ? end : from + tag;
  }
}
