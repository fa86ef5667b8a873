import { unprocessable } from '../../errors.ts';
import { type CodePageReader, codePageReader } from './code-pages.ts';
import { CHARACTERS, CHARSETS, isLead, LEFT_OUT, PARAGRAPH_ENDS, PROPERTIES, STARRED, SYMBOL_CHARSET, SYMBOLS } from './rtf-words.ts';
import { symbolOf } from './word-symbols.ts';

// Rich Text Format 1.9.1, read from front to back.

const MAX_DEPTH = 10_000;
const DEFAULT_PAGE = 1252;
const OTHER_PROPERTIES = new Set(['revtim', 'printim', 'buptim', 'operator', 'manager', 'category', 'comment', 'doccomm', 'hlinkbase', 'userprops']);

type Property = 'title' | 'author' | 'subject' | 'keywords' | 'company';

interface Group {
  /** Where text goes: to the document, to a property, to the table of fonts, or nowhere. */
  target: 'text' | 'none' | 'fonts' | 'time' | Property;
  isHidden: boolean;
  isDeleted: boolean;
  /** Characters that follow \u for those who do not know it. */
  skip: number;
  font: number;
  isInfo: boolean;
  /** Whether pictures in it stand elsewhere, too. */
  isSecond: boolean;
  /** Whether it is \upr, whose first group is the same without Unicode. */
  isDouble: boolean;
}

interface Font {
  charset: number;
  codePage: number | undefined;
  name: string;
}

export interface RtfDocument {
  text: string;
  metadata: Partial<Record<Property | 'created', string>>;
  paragraphs: number;
  images: number;
  codePage: number;
}

/** Reads RTF. @param isBytes whether characters up to FF are bytes in the code page of their font */
export async function readRtf(rtf: string, isBytes: boolean): Promise<RtfDocument> {
  const source = rtf.replace(/^(?:\ufeff|\xef\xbb\xbf)/, '');
  if (!/^\{\\rtf/.test(source)) unprocessable('The text is not RTF: it does not begin with {\\rtf.', 'rtf');
  return new Reader(source, isBytes, await codePageReader()).read();
}

class Reader {
  readonly #source: string;
  readonly #isBytes: boolean;
  readonly #decode: CodePageReader;
  readonly #pieces: string[] = [];
  readonly #properties = new Map<Property, string>();
  readonly #time = new Map<string, number>();
  readonly #fonts = new Map<number, Font>();
  readonly #groups: Group[] = [];
  #group: Group = { target: 'text', isHidden: false, isDeleted: false, skip: 1, font: -1, isInfo: false, isSecond: false, isDouble: false };
  #at = 0;
  /** Whether \* was read and its control word is still to come. */
  #isStarred = false;
  /** Characters after \u that are still to be skipped. */
  #skipping = 0;
  #bytes: number[] = [];
  #codePage = DEFAULT_PAGE;
  #defaultFont = -1;
  #paragraphs = 0;
  #hasText = false;
  #images = 0;

  constructor(source: string, isBytes: boolean, decode: CodePageReader) {
    this.#source = source;
    this.#isBytes = isBytes;
    this.#decode = decode;
  }

  read(): RtfDocument {
    while (this.#at < this.#source.length) {
      const character = this.#source[this.#at++] ?? '';
      if (character === '{') this.#open();
      else if (character === '}') {
        this.#close();
        if (this.#groups.length === 0) break;
      } else if (character === '\\') this.#control();
      else if (character !== '\n' && character !== '\r') this.#character(character);
    }
    this.#flush();
    this.#endParagraph();
    return {
      text: this.#pieces.join('').replace(/\n+$/, ''),
      metadata: this.#metadata(),
      paragraphs: this.#paragraphs,
      images: this.#images,
      codePage: this.#codePage,
    };
  }

  #open(): void {
    this.#flush();
    this.#skipping = 0;
    if (this.#groups.length >= MAX_DEPTH) unprocessable(`The groups are nested deeper than ${MAX_DEPTH} levels.`, 'rtf');
    this.#groups.push(this.#group);
    const isFirstOfTwo = this.#group.isDouble;
    this.#group = { ...this.#group, isDouble: false, ...(isFirstOfTwo && { target: 'none' as const, isInfo: false }) };
  }

  #close(): void {
    this.#flush();
    this.#skipping = 0;
    this.#isStarred = false;
    const outer = this.#groups.pop();
    if (outer) this.#group = outer;
  }

  #control(): void {
    const letters = this.#word();
    if (letters === '') {
      this.#symbol(this.#source[this.#at++] ?? '');
      return;
    }
    const parameter = this.#parameter();
    if (letters === 'bin') {
      this.#at += Math.max(0, parameter ?? 0);
      this.#skipping = Math.max(0, this.#skipping - 1);
      return;
    }
    if (this.#skipping > 0 && letters !== 'u') {
      this.#skipping -= 1;
      return;
    }
    const isStarred = this.#isStarred;
    this.#isStarred = false;
    if (letters === 'u') this.#unicode(parameter ?? 0);
    else this.#command(letters, parameter, isStarred);
  }

  #word(): string {
    const start = this.#at;
    while (this.#at < this.#source.length && isLetter(this.#source.charCodeAt(this.#at))) this.#at += 1;
    return this.#source.slice(start, this.#at);
  }

  /** The number behind a control word, and the space that ends it. */
  #parameter(): number | undefined {
    const start = this.#at;
    if (this.#source[this.#at] === '-') this.#at += 1;
    const digits = this.#at;
    while (this.#at < this.#source.length && this.#at - digits < 10 && isDigit(this.#source.charCodeAt(this.#at))) this.#at += 1;
    const hasNumber = this.#at > digits;
    if (!hasNumber) this.#at = start;
    const value = hasNumber ? Number(this.#source.slice(start, this.#at)) : undefined;
    if (this.#source[this.#at] === ' ') this.#at += 1;
    return value;
  }

  #symbol(symbol: string): void {
    if (symbol === "'") {
      const digits = this.#source.slice(this.#at, this.#at + 2);
      if (!/^[0-9a-f]{2}$/i.test(digits)) return;
      this.#at += 2;
      this.#byte(Number.parseInt(digits, 16));
    } else if (symbol === '*') this.#isStarred = true;
    else {
      const text = SYMBOLS[symbol];
      if (text === undefined) return;
      if (this.#skipping > 0) this.#skipping -= 1;
      else this.#put(text, symbol === '\n' || symbol === '\r');
    }
  }

  #byte(byte: number): void {
    if (this.#skipping > 0) this.#skipping -= 1;
    else if (this.#group.target !== 'none') this.#bytes.push(byte);
  }

  #character(character: string): void {
    const code = character.charCodeAt(0);
    if (this.#isBytes && code < 0x100 && (code >= 0x80 || this.#isAfterLead())) this.#byte(code);
    else if (this.#skipping > 0) this.#skipping -= 1;
    else this.#put(character, false);
  }

  /** Whether the bytes so far end with the first of two. */
  #isAfterLead(): boolean {
    if (this.#bytes.length === 0) return false;
    const page = this.#pageOf(this.#font());
    let at = 0;
    while (at < this.#bytes.length) {
      if (!isLead(page, this.#bytes[at] ?? 0)) at += 1;
      else if (at + 1 === this.#bytes.length) return true;
      else at += 2;
    }
    return false;
  }

  #unicode(parameter: number): void {
    this.#flush();
    const code = parameter < 0 ? parameter + 0x1_0000 : parameter;
    if (code >= 0 && code <= 0xffff) this.#put(this.#privateUse(code) ?? String.fromCharCode(code), false);
    else if (code > 0xffff && code <= 0x10_ffff) this.#put(String.fromCodePoint(code), false);
    this.#skipping = this.#group.skip;
  }

  #privateUse(code: number): string | undefined {
    const font = this.#font();
    return code >= 0xf000 && code <= 0xf0ff && font ? symbolOf(font.name, code.toString(16)) : undefined;
  }

  #font(): Font | undefined {
    return this.#fonts.get(this.#group.font) ?? this.#fonts.get(this.#defaultFont);
  }

  #pageOf(font: Font | undefined): number {
    return font?.codePage ?? CHARSETS[font?.charset ?? -1] ?? this.#codePage;
  }

  /** Writes the bytes that wait as characters. */
  #flush(): void {
    if (this.#bytes.length === 0) return;
    const bytes = Uint8Array.from(this.#bytes);
    this.#bytes = [];
    const font = this.#group.target === 'text' ? this.#font() : undefined;
    if (font?.charset === SYMBOL_CHARSET) {
      for (const byte of bytes) this.#append(symbolOf(font.name, byte.toString(16)) ?? String.fromCharCode(byte));
      return;
    }
    this.#append(this.#decode(bytes, this.#pageOf(font)));
  }

  #put(text: string, endsParagraph: boolean): void {
    this.#flush();
    this.#append(text);
    if (endsParagraph && this.#isShown()) this.#endParagraph();
  }

  #isShown(): boolean {
    return this.#group.target === 'text' && !this.#group.isHidden && !this.#group.isDeleted;
  }

  #append(text: string): void {
    const { target } = this.#group;
    if (target === 'text') {
      if (!this.#isShown()) return;
      this.#pieces.push(text);
      if (!this.#hasText && text.trim() !== '') this.#hasText = true;
    } else if (target === 'fonts') {
      const font = this.#fonts.get(this.#group.font);
      if (font && font.name.length < 200) font.name = `${font.name}${text}`.replace(/;.*$/s, '').trimStart();
    } else if (target !== 'none' && target !== 'time') {
      const known = this.#properties.get(target) ?? '';
      if (known.length < 100_000) this.#properties.set(target, known + text);
    }
  }

  #endParagraph(): void {
    if (this.#hasText) this.#paragraphs += 1;
    this.#hasText = false;
  }

  #command(word: string, parameter: number | undefined, isStarred: boolean): void {
    this.#flush();
    if (word === 'pict' && !this.#group.isSecond) this.#images += 1;
    if (this.#destination(word, isStarred)) return;
    const text = CHARACTERS[word];
    if (text !== undefined) this.#put(text, PARAGRAPH_ENDS.has(word));
    else if (this.#group.target === 'fonts') this.#fontWord(word, parameter);
    else if (this.#group.target === 'time') this.#time.set(word, parameter ?? 0);
    else this.#state(word, parameter);
  }

  /** Whether a word begins a destination, which then is that of the group. */
  #destination(word: string, isStarred: boolean): boolean {
    const [group, outer] = [this.#group, this.#groups.at(-1)];
    if (word === 'nonshppict' || word === 'shprslt') group.isSecond = true;
    if (word === 'info') [group.isInfo, group.target] = [true, 'none'];
    else if (word === 'upr') group.isDouble = true;
    else if (word === 'ud' && outer?.isDouble) [group.target, group.isInfo] = [outer.target, outer.isInfo];
    else if (group.isInfo) return this.#property(word);
    else if (word === 'shptxt') return true;
    else if (word === 'fonttbl') group.target = group.target === 'none' ? 'none' : 'fonts';
    else if (LEFT_OUT.has(word) && !(isStarred && STARRED.has(word))) group.target = 'none';
    else if (isStarred && !STARRED.has(word)) group.target = 'none';
    else return false;
    return true;
  }

  /** A field of the information group; of several of a name the first counts. */
  #property(word: string): boolean {
    const property = PROPERTIES[word];
    if (this.#group.target === 'time') return false;
    if (property !== undefined) this.#group.target = this.#properties.has(property) ? 'none' : property;
    else if (word === 'creatim') this.#group.target = 'time';
    else if (OTHER_PROPERTIES.has(word)) this.#group.target = 'none';
    else return false;
    return true;
  }

  #fontWord(word: string, parameter: number | undefined): void {
    const number = parameter ?? 0;
    if (word === 'f') {
      this.#group.font = number;
      if (this.#fonts.size < 10_000) this.#fonts.set(number, { charset: -1, codePage: undefined, name: '' });
      return;
    }
    const font = this.#fonts.get(this.#group.font);
    if (word === 'fcharset' && font) font.charset = number;
    if (word === 'cpg' && font) font.codePage = number;
  }

  #state(word: string, parameter: number | undefined): void {
    const isOn = parameter !== 0;
    if (word === 'uc') this.#group.skip = Math.min(Math.max(parameter ?? 1, 0), 100);
    else if (word === 'f') this.#group.font = parameter ?? 0;
    else if (word === 'deff') this.#defaultFont = parameter ?? 0;
    else if (word === 'v') this.#group.isHidden = isOn;
    else if (word === 'deleted') this.#group.isDeleted = isOn;
    else if (word === 'plain') [this.#group.isHidden, this.#group.isDeleted, this.#group.font] = [false, false, -1];
    else if (word === 'ansicpg') this.#codePage = parameter !== undefined && parameter > 0 ? parameter : DEFAULT_PAGE;
    else if (word === 'mac') this.#codePage = 10_000;
    else if (word === 'pc') this.#codePage = 437;
    else if (word === 'pca') this.#codePage = 850;
  }

  #metadata(): RtfDocument['metadata'] {
    const found: RtfDocument['metadata'] = {};
    for (const name of ['title', 'author', 'subject', 'keywords', 'company'] as const) {
      const value = this.#properties.get(name)?.trim();
      if (value !== undefined && value !== '') found[name] = value;
    }
    const created = this.#created();
    if (created !== undefined) found.created = created;
    return found;
  }

  /** The local time of \creatim. */
  #created(): string | undefined {
    const [year, month, day] = ['yr', 'mo', 'dy'].map((name) => this.#time.get(name) ?? 0) as [number, number, number];
    const [hour, minute, second] = ['hr', 'min', 'sec'].map((name) => this.#time.get(name) ?? 0) as [number, number, number];
    const date = new Date(Date.UTC(year, month - 1, day));
    const isDate = year >= 1000 && year <= 9999 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
    if (!isDate || hour > 23 || minute > 59 || second > 59 || Math.min(hour, minute, second) < 0) return undefined;
    const two = (value: number): string => String(value).padStart(2, '0');
    return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`;
  }
}

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
