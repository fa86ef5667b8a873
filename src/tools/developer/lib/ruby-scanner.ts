import { CodeScanner, escaped, hole, literal, matchAt, type Opener, quoted, type Syntax, type TextFrame } from './code-scanner.ts';

const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };
/** Keywords behind which a value begins. */
const BEFORE_VALUE = new Set(
  'alias and begin BEGIN break case class defined? do else elsif END ensure for if in module next not or redo rescue retry return super then undef unless until when while yield'.split(
    ' ',
  ),
);
const VALUES = new Set(['end', 'self', 'true', 'false', 'nil', '__FILE__', '__LINE__', '__ENCODING__']);
const GLOBAL = /\$(?:[\p{L}\p{N}_]+|-[\p{L}\p{N}_]|[~*$?!@/\\;,.=:<>"&`'+])/uy;
/** Operators that are names of methods. */
const OPERATOR = /\[\]=?|\*\*|[+~!-]@|<=>|===?|=~|![=~]|<<|>>|<=|>=|[+\-*/%<>&|^`!~]/y;
const HEREDOC = /<<([~-]?)(?:(["'`])([^\r\n]+?)\2|([\p{L}_][\p{L}\p{N}_]*))/uy;
const CHARACTER = /\?(?:\\(?:u\{[^}\r\n]*\}|(?:[CM]-\\?|c)*[\s\S])|[^\s\\])(?![\p{L}\p{N}_])/uy;

const openHole = literal('#{', () => hole('}'));
const interpolated = (quote: string): TextFrame => quoted(quote, [escaped(), openHole], '\\#');

export const RUBY: Syntax = {
  line: ['#'],
  texts: [literal('"', () => interpolated('"')), literal("'", () => quoted("'", [escaped()])), literal('`', () => interpolated('`'))],
  textStarts: '"\'`',
  word: /\d[\p{L}\p{N}_]*(?:\.\d[\p{L}\p{N}_]*)?|@{0,2}[\p{L}_][\p{L}\p{N}\p{M}_]*(?:[?!](?![=~])|[?!](?==[=~>]))?/uy,
};

/** A percent literal; brackets in it come in pairs. */
function percentFrame(open: string, hasHoles: boolean): TextFrame {
  const close = BRACKETS[open];
  const nested: Opener[] = close === undefined ? [] : [literal(open, () => frame)];
  const inner = [escaped(), ...(hasHoles ? [openHole] : []), ...nested];
  const frame: TextFrame = quoted(close ?? open, inner, `\\#${open}`);
  return frame;
}

/**
 * Scans Ruby, where /, %, ? and << begin a text or are operators. What is before tells: a text begins where a value does, and behind a name,
 * which may be a method, where white space is before the sign and none behind it. A name that is given a value is no method.
 */
export class RubyScanner extends CodeScanner {
  #before: 'nothing' | 'name' | 'value' = 'nothing';
  #word = '';
  #isMethodName = false;
  readonly #variables = new Set<string>();
  /** Heredocs that begin after the end of this line. */
  #heredocs: RegExp[] = [];
  /** Where lines stand that may close heredocs, by their text without the white space in front. */
  #lines: Map<string, { last: number; lastIndented: number }> | undefined;

  protected override begin(): void {
    if (this.at === 0) this.#passBlocks();
  }

  protected override afterLine(): void {
    for (const close of this.#heredocs.splice(0)) {
      close.lastIndex = this.at;
      const end = close.exec(this.code);
      this.addText(end ? end.index + end[0].length : this.code.length);
      if (this.at < this.code.length) this.at += this.code.startsWith('\r\n', this.at) ? 2 : 1;
    }
    this.#set('nothing');
    if (!this.isInText) this.#passBlocks();
  }

  /** Comments between =begin and =end, and data behind __END__, at the start of a line. */
  #passBlocks(): void {
    if (matchAt(/=begin(?=\s|$)/y, this.code, this.at)) {
      const close = /^=end(?=\s|$).*/gm;
      close.lastIndex = this.at;
      this.addComment(close.exec(this.code) ? close.lastIndex : this.code.length);
    } else if (matchAt(/__END__(?=\r?\n|$)/y, this.code, this.at)) this.addText(this.code.length);
  }

  #set(before: 'nothing' | 'name' | 'value', word = ''): void {
    this.#before = before;
    this.#word = word;
    this.#isMethodName = false;
  }

  protected override afterText(): void {
    this.#set('value');
  }

  protected override afterWord(word: string): void {
    if (/^\d/.test(word)) this.#set('value');
    else if (this.#isMethodName) this.#set('name');
    else if (/^:(?!:)/.test(this.code.slice(this.at, this.at + 2)) && !/\s/.test(this.code[this.at + 1] ?? ' ')) this.#set('name');
    else if (BEFORE_VALUE.has(word)) this.#set('nothing', word);
    else if (word === 'def') {
      this.#set('nothing', word);
      this.#isMethodName = true;
    } else {
      if (matchAt(/[ \t]*(?:[-+*/%|&^]|\*\*|\|\||&&|<<|>>)?=(?![=~>])/y, this.code, this.at)) this.#variables.add(word);
      this.#set(VALUES.has(word) || /^[@\p{Lu}]/u.test(word) || this.#variables.has(word) ? 'value' : 'name', word);
    }
  }

  /** Whether a text may begin here with a mark of some length. */
  #mayBegin(length: number): boolean {
    if (this.#before !== 'name') return this.#before === 'nothing';
    return this.#isBehindSpace() && !/[\s=]/.test(this.code[this.at + length] ?? ' ');
  }

  #isBehindSpace(): boolean {
    return /\s/.test(this.code[this.at - 1] ?? '');
  }

  protected override special(): boolean {
    const character = this.code[this.at] ?? '';
    if (this.#isMethodName) return this.#pass(OPERATOR, 'name');
    if (character === '$') return this.#pass(GLOBAL, 'value');
    if (character === ':') return this.#symbol();
    if (character === '?') return this.#character();
    if (character === '<') return this.#heredoc();
    if (character === '/' && this.#mayBegin(1)) {
      this.open(interpolated('/'), 1);
      return true;
    }
    return character === '%' && this.#percent();
  }

  #pass(expression: RegExp, before: 'name' | 'value'): boolean {
    const found = matchAt(expression, this.code, this.at);
    if (!found) return false;
    this.at += found[0].length;
    this.#set(before);
    return true;
  }

  /** Symbols of operators, such as :/ and :%. */
  #symbol(): boolean {
    if (this.code[this.at + 1] === ':') {
      this.at += 2;
      this.#set('nothing');
      this.#isMethodName = true;
      return true;
    }
    const operator = this.#mayBegin(1) ? matchAt(OPERATOR, this.code, this.at + 1) : null;
    if (!operator) return false;
    this.at += 1 + operator[0].length;
    this.#set('value');
    return true;
  }

  #character(): boolean {
    if (!this.#mayBegin(1)) return false;
    const found = matchAt(CHARACTER, this.code, this.at);
    // Behind a name a quote rather begins the first value of a condition.
    if (!found || (this.#before === 'name' && /^\?["']/.test(found[0]))) return false;
    this.addText(this.at + found[0].length);
    this.#set('value');
    return true;
  }

  #percent(): boolean {
    const found = this.#mayBegin(1) ? matchAt(/%([qQwWiIrsx]?)([^\p{L}\p{N}\s\u0080-\u{10ffff}])/uy, this.code, this.at) : null;
    if (!found) return false;
    const [whole, kind = '', open = ''] = found;
    this.open(percentFrame(open, !/[qwis]/.test(kind)), whole.length);
    return true;
  }

  #heredoc(): boolean {
    if (this.#before === 'value' || this.#word === 'class' || (this.#before === 'name' && !this.#isBehindSpace())) return false;
    const found = matchAt(HEREDOC, this.code, this.at);
    if (!found) return false;
    const [whole, indent = '', , quotedWord, plainWord = ''] = found;
    const word = quotedWord ?? plainWord;
    if (!this.#closes(word, indent !== '')) return false;
    this.#heredocs.push(new RegExp(`^${indent === '' ? '' : '[ \\t]*'}${word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?=\\r?$)`, 'gm'));
    this.at += whole.length;
    this.#set('value');
    return true;
  }

  /** Whether a later line is a word, without which << is an operator. */
  #closes(word: string, isIndented: boolean): boolean {
    this.#lines ??= new Map();
    if (this.#lines.size === 0)
      for (const { index, 0: line } of this.code.matchAll(/^.*$/gm)) {
        const text = line.replace(/\r$/, '');
        const bare = text.replace(/^[ \t]+/, '');
        const known = this.#lines.get(bare) ?? { last: -1, lastIndented: -1 };
        this.#lines.set(bare, { last: bare === text ? index : known.last, lastIndented: index });
      }
    const lines = this.#lines.get(word);
    return lines !== undefined && (isIndented ? lines.lastIndented : lines.last) > this.at;
  }

  protected override sign(character: string): void {
    super.sign(character);
    const isMember = character === '.' && this.code[this.at - 2] !== '.' && this.code[this.at] !== '.';
    this.#set(')]}'.includes(character) ? 'value' : 'nothing');
    this.#isMethodName = isMember;
  }
}
