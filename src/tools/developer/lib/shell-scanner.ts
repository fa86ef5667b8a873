import { CodeScanner, escaped, type Frame, hole, literal, matchAt, type Opener, pattern, quoted, type Syntax, type TextFrame } from './code-scanner.ts';

const single = literal("'", () => quoted("'", [], ''));
const ansi = literal("$'", () => quoted("'", [escaped()]));
const command = literal('$(', () => hole(')'));
const backticks = literal('`', () => quoted('`', [escaped()]));

/** "…" with its expansions. */
const double: Opener = pattern(/\$?"/y, () => doubleFrame());
const doubleFrame = (): Frame => quoted('"', [escaped(), arithmetic, command, parameter('"'), backticks], '\\$`');

/** ${…}, where # cuts off what is before. Single quotes are text where it stands in double quotes (POSIX, 2.6.2). */
const parameter =
  (quotes: '"' | ''): Opener =>
  (code, at) =>
    code.startsWith('${', at) ? { length: 2, frame: parameterFrame(quotes) } : undefined;
const parameterFrame = (quotes: '"' | ''): TextFrame => ({
  ...quoted('}', [escaped(), arithmetic, command, parameter(quotes), double, backticks, ...(quotes === '' ? [ansi, single] : [])], '\\$"`\''),
});

/** $((…)), where # is a base and << shifts. */
const arithmetic: Opener = literal('$((', () => arithmeticFrame('))'));
const arithmeticFrame = (close: string): TextFrame => ({
  ...quoted(close, [escaped(), arithmetic, command, parameter(''), double, single, backticks, literal('(', () => arithmeticFrame(')'))], '\\$"\'`('),
});

/** POSIX.1-2024, XCU 2.2 and 2.3; $'…', $"…" and ((…)) of Bash. */
export const SHELL: Syntax = {
  line: [],
  texts: [escaped(), ansi, double, single, arithmetic, parameter(''), backticks],
  textStarts: '\\$"\'`',
  word: /[^\s\\$"'`;&|()<>{}]+/y,
};

/** Scans shell scripts, where # begins a comment only at the start of a word. */
export class ShellScanner extends CodeScanner {
  /** Heredocs that begin after the end of this line. */
  #heredocs: { word: string; isIndented: boolean }[] = [];
  /** Whether a command may begin here. */
  #isAtCommand = true;
  /** The code and its open brackets where a case is, whose patterns close a bracket that they did not open. */
  readonly #cases: { code: object | undefined; depth: number }[] = [];
  /** For each open bracket of code, whether it is part of a word, as that of $( is. */
  readonly #brackets: boolean[] = [];
  /** Where a text or a substitution has ended last, behind which a word goes on. */
  #textEnd = -1;

  protected override afterLine(): void {
    for (const { word, isIndented } of this.#heredocs.splice(0)) {
      let at = this.at;
      while (at < this.code.length) {
        const end = this.lineEnd(at);
        const line = this.code.slice(at, end);
        if ((isIndented ? line.replace(/^\t+/, '') : line) === word) break;
        at = end + (this.code.startsWith('\r\n', end) ? 2 : 1);
      }
      this.addText(Math.min(at < this.code.length ? this.lineEnd(at) : at, this.code.length));
      if (this.at < this.code.length) this.at += this.code.startsWith('\r\n', this.at) ? 2 : 1;
    }
    this.#isAtCommand = true;
  }

  protected override comment(): boolean {
    if (this.code[this.at] !== '#' || this.at === this.#textEnd || !/^[\s;&|()<>]?$/.test(this.code[this.at - 1] ?? '')) return false;
    this.addComment(this.lineEnd(this.at));
    return true;
  }

  protected override special(): boolean {
    if (this.#isAtCommand && this.code.startsWith('((', this.at)) {
      this.open(arithmeticFrame('))'), 2);
      this.#isAtCommand = false;
      return true;
    }
    if (this.code.startsWith('<<<', this.at)) {
      this.at += 3;
      return true;
    }
    return this.code.startsWith('<<', this.at) && this.#heredoc();
  }

  #heredoc(): boolean {
    const found = matchAt(/<<(-?)[ \t]*((?:'[^'\r\n]*'|"[^"\r\n]*"|\\[^\r\n]|[^\s'"\\;&|()<>`$#])+)/y, this.code, this.at);
    if (!found) return false;
    const [whole, dash, quotedWord = ''] = found;
    this.#heredocs.push({ word: quotedWord.replaceAll(/\\(.)|['"]/g, '$1'), isIndented: dash === '-' });
    this.at += whole.length;
    return true;
  }

  protected override afterText(): void {
    this.#isAtCommand = false;
    this.#textEnd = this.at;
  }

  protected override afterWord(word: string): void {
    if (this.#isAtCommand && word === 'case') this.#cases.push({ code: this.innermostHole, depth: this.#depth() });
    else if (word === 'esac') this.#cases.pop();
    this.#isAtCommand = /^(?:if|then|elif|else|while|until|do|!|time)$/.test(word);
  }

  #depth(): number {
    return this.innermostHole?.depth ?? this.#brackets.length;
  }

  /** Whether a closing bracket is that of a pattern of case. */
  #closesPattern(): boolean {
    const last = this.#cases.at(-1);
    return last !== undefined && last.code === this.innermostHole && last.depth === this.#depth();
  }

  protected override mayCloseHole(): boolean {
    return !this.#closesPattern();
  }

  protected override sign(character: string): void {
    const isPattern = character === ')' && this.#closesPattern();
    if (character === '(') this.#brackets.push(/[$<>=]/.test(this.code[this.at - 1] ?? ''));
    this.#isAtCommand = ';&|({'.includes(character) || isPattern;
    if (isPattern) this.at++;
    else super.sign(character);
    if (character === ')' && !isPattern && this.#brackets.pop()) this.#textEnd = this.at;
  }
}
