import { latin1Text } from '../../shared/platform/bytes.ts';
import type { CodePageReader } from './code-pages.ts';

// MS-OXRTFEX: HTML that was wrapped in RTF, taken out again.

const MAX_DEPTH = 1000;
const TOKEN = /([{}])|\\'([0-9A-Fa-f]{2})|\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\([^a-zA-Z])|[\r\n\0]+|([^\\{}\r\n\0]+)/gy;
/** What control words stand for in the HTML (MS-OXRTFEX 2.1.3.1.6 and 2.2.3.2). */
const WRITTEN: Readonly<Record<string, string>> = {
  par: '\r\n',
  line: '\r\n',
  tab: '\t',
  lquote: '&lsquo;',
  rquote: '&rsquo;',
  ldblquote: '&ldquo;',
  rdblquote: '&rdquo;',
  bullet: '&bull;',
  endash: '&ndash;',
  emdash: '&mdash;',
};
const SYMBOLS: Readonly<Record<string, string>> = { '~': '&nbsp;', _: '&shy;', '\\': '\\', '{': '{', '}': '}', '\r': '\r\n', '\n': '\r\n' };
/** Groups that are no part of the text. */
const PASSED_OVER = new Set(['fonttbl', 'colortbl', 'stylesheet', 'info', 'pict', 'object', 'header', 'footer', 'pntext', 'listtable', 'listoverridetable']);
/** Code pages by the charsets of fonts (RTF 1.9.1, \fcharset). */
const CHARSETS = new Map([
  [77, 10_000],
  [128, 932],
  [129, 949],
  [134, 936],
  [136, 950],
  [161, 1253],
  [162, 1254],
  [163, 1258],
  [177, 1255],
  [178, 1256],
  [186, 1257],
  [204, 1251],
  [222, 874],
  [238, 1250],
  [0, 1252],
]);

interface State {
  /** Whether the group is one that is passed over. */
  isSkipped: boolean;
  isFontTable: boolean;
  /** Inside of \htmlrtf, whose text is for readers of RTF alone. */
  isForRtf: boolean;
  font: number;
  /** How many characters stand for one of \u, for readers that do not know it. */
  substitutes: number;
}

/** Whether RTF wraps HTML. */
export const wrapsHtml = (rtf: Uint8Array): boolean =>
  /^\s*\{\\rtf/.test(latin1Text(rtf.subarray(0, 100))) && /\\fromhtml1?(?![0-9A-Za-z])/.test(latin1Text(rtf.subarray(0, 1000)));

/** The HTML that RTF wraps. */
export function htmlOfRtf(rtf: Uint8Array, read: CodePageReader): string {
  return new Unwrapping(read).html(latin1Text(rtf));
}

class Unwrapping {
  readonly #read: CodePageReader;
  readonly #pieces: string[] = [];
  readonly #pages = new Map<number, number>();
  readonly #outer: State[] = [];
  #state: State = { isSkipped: false, isFontTable: false, isForRtf: false, font: -1, substitutes: 1 };
  #codePage = 1252;
  /** Bytes that may be part of one character. */
  #bytes: number[] = [];
  #toPass = 0;
  #isIgnorable = false;

  constructor(read: CodePageReader) {
    this.#read = read;
  }

  html(text: string): string {
    TOKEN.lastIndex = 0;
    for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
      const [, brace, hex, word, parameter, symbol, plain] = match;
      if (brace !== undefined) {
        if (!this.#brace(brace)) break;
      } else if (hex !== undefined) this.#byte(Number.parseInt(hex, 16));
      else if (word !== undefined) this.#word(word, parameter === undefined ? undefined : Number(parameter));
      else if (symbol !== undefined) this.#symbol(symbol);
      else this.#plain(plain ?? '');
    }
    this.#flush();
    return this.#pieces.join('');
  }

  #plain(text: string): void {
    for (let index = 0; index < text.length; index++) this.#byte(text.charCodeAt(index));
  }

  /** Opens or closes a group. Whether there is one left. */
  #brace(brace: string): boolean {
    if (brace === '}') return this.#close();
    this.#flush();
    this.#toPass = 0;
    if (this.#outer.length < MAX_DEPTH) this.#outer.push(this.#state);
    this.#state = { ...this.#state };
    this.#isIgnorable = false;
    return true;
  }

  #close(): boolean {
    this.#flush();
    this.#toPass = 0;
    this.#isIgnorable = false;
    const outer = this.#outer.pop();
    if (outer) this.#state = outer;
    return outer !== undefined && this.#outer.length > 0;
  }

  #flush(): void {
    if (this.#bytes.length === 0) return;
    this.#pieces.push(this.#read(Uint8Array.from(this.#bytes), this.#pages.get(this.#state.font) ?? this.#codePage));
    this.#bytes = [];
  }

  get #isSilent(): boolean {
    return this.#state.isSkipped || this.#state.isForRtf;
  }

  #byte(byte: number): void {
    if (this.#toPass > 0) this.#toPass--;
    else if (!this.#isSilent) this.#bytes.push(byte);
  }

  #write(text: string): void {
    if (this.#toPass > 0) this.#toPass--;
    else if (!this.#isSilent) {
      this.#flush();
      this.#pieces.push(text);
    }
  }

  #symbol(symbol: string): void {
    if (symbol === '*') this.#isIgnorable = true;
    else if (SYMBOLS[symbol] !== undefined) this.#write(SYMBOLS[symbol]);
  }

  #word(word: string, parameter: number | undefined): void {
    const state = this.#state;
    if (this.#isIgnorable || PASSED_OVER.has(word)) {
      this.#isIgnorable = false;
      state.isFontTable = word === 'fonttbl';
      if (word !== 'htmltag') state.isSkipped = true;
    }
    if (word === 'htmlrtf') this.#forRtf(parameter !== 0);
    else if (word === 'f') this.#font(parameter ?? 0);
    else if (word === 'fcharset') this.#charset(parameter ?? 0);
    else if (word === 'cpg' && state.isFontTable) this.#pages.set(state.font, parameter ?? 1252);
    else if (word === 'ansicpg') this.#codePage = parameter || 1252;
    else if (word === 'uc') state.substitutes = Math.max(0, Math.min(16, parameter ?? 1));
    else if (word === 'u') this.#unicode(parameter ?? 0);
    else if (WRITTEN[word] !== undefined) this.#write(WRITTEN[word]);
  }

  #forRtf(isForRtf: boolean): void {
    this.#flush();
    this.#state.isForRtf = isForRtf;
  }

  #font(font: number): void {
    this.#flush();
    this.#state.font = font;
  }

  #charset(charset: number): void {
    const page = CHARSETS.get(charset);
    if (this.#state.isFontTable && page !== undefined && charset !== 0) this.#pages.set(this.#state.font, page);
    else if (this.#state.isFontTable && charset === 0) this.#pages.set(this.#state.font, 1252);
  }

  #unicode(unit: number): void {
    this.#toPass = 0;
    this.#write(String.fromCharCode(unit & 0xffff));
    this.#toPass = this.#state.substitutes;
  }
}
