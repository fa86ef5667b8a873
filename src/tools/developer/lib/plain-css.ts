/** How a style sheet is to be written. */
export interface CssSettings {
  indent: number;
  useTabs: boolean;
  singleQuotes: boolean;
}

const PRINT_WIDTH = 80;
/** Blocks or calls in one another; each takes of the call stack. */
const MAX_LEVEL = 20;
const SPACE = /[ \t\n]*/y;
const COMMENT = /\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//y;
/** Not a comment on the same line, or what Prettier passes over when it looks for an empty line. */
const NOTHING_ELSE = /[ \t]*(?![ \t/,;])/y;
/** Empty lines behind a statement, of which one stays. */
const EMPTY_LINE = /[ \t]*\n[ \t]*\n/y;
const COMPOUND =
  /(?:[a-zA-Z][a-zA-Z\d-]*|\*)?(?:[.#][a-zA-Z_][\w-]*|::?[a-z][a-z-]*(?![\w(-])|:nth-(?:last-)?child\((?:even|odd|\d+n?)\)|:(?:not|is|where|has)\([.:]?[a-zA-Z][a-zA-Z\d-]*\)|\[[a-zA-Z][a-zA-Z-]*(?:[~|^$*]?=(?:[a-zA-Z][\w-]*|"[^"'\\\n]*"|'[^"'\\\n]*'))?\])*(?=[ \t\n,>+~{])/y;
const ATTRIBUTE_VALUE = /(=)(?:([a-zA-Z][\w-]*)|["']([^"']*)["'])(?=\])/g;
const COMBINATOR = /[ \t\n]*([>+~])[ \t\n]*|[ \t\n]+(?![,{])/y;
const FRAMES = /(?:from|to|\d{1,3}%)(?=[ \t\n,{])/y;
const COMMA = /[ \t\n]*,[ \t\n]*/y;
const OPEN = /[ \t\n]*\{/y;
const PROPERTY = /(-?[a-zA-Z][a-zA-Z-]*|--[a-zA-Z][\w-]*)[ \t]*:[ \t]*/y;
/** Properties whose values are laid out in ways of their own. */
const UNLIKE = /^(?:grid|composes$)/i;
const GAP = / +(?=[^ !;})])/y;
const WORD = /-?[a-zA-Z][\w-]*(?=[ ,;)}!\n])/y;
const VARIABLE = /--[a-zA-Z][\w-]*(?=[ ,)])/y;
const NUMBER = /(-?(?:\d+(?:\.\d+)?|\.\d+))(px|r?em|%|v[wh]|m?s|deg|fr|pt|in|cm|mm|ch|ex)?(?=[ ,;)}!\n])/y;
const HEX = /#(?:[\da-fA-F]{3,4}|[\da-fA-F]{6}|[\da-fA-F]{8})(?=[ ,;)}!\n])/y;
const STRING = /"((?:[^"'\\\n]|\\[\da-zA-Z])*)"(?=[ ,;)}!\n])|'((?:[^"'\\\n]|\\[\da-zA-Z])*)'(?=[ ,;)}!\n])/y;
const FUNCTION = /(?!(?:url|selector|type|if|expression)\()-?[a-z][a-zA-Z\d-]*\( */y;
const ADDRESS = /url\((?:[\w./:@%?&=#+~-]+|"[^"'\\\n]*"|'[^"'\\\n]*')\)(?=[ ,;)}!\n])/y;
const CLOSE = / *\)(?=[ ,;)}!\n])/y;
const IMPORTANT = / *!important(?=[;}])/y;
const DECLARATION_END = /[ \t\n]*(?:;|(?=\}))/y;
const KEPT_LOWER = /^(?:initial|inherit|unset|revert)$/i;
const MEDIA = /@media[ \t\n]+/y;
const MEDIA_PART = /(?:(?:only|not) +)?(?:screen|print|all)(?=[ ,{])|\( *([a-z-]+) *(?:: *([a-z]+|[^ ():;{},]+))? *\)/y;
const AND = / and /y;
const FONT_FACE = /@font-face(?=[ \t\n]*\{)/y;
const KEYFRAMES = /@(?:-webkit-)?keyframes +[a-zA-Z][\w-]*(?=[ \t\n]*\{)/y;

/**
 * Reads plain statements of CSS, whose form leaves one way to write them, and gives them as Prettier writes them (`format-css.test.ts` holds both beside each other).
 * What is not plain is left to Prettier.
 */
export class PlainCss {
  at = 0;
  readonly #css: string;
  readonly #settings: CssSettings;

  constructor(css: string, settings: CssSettings) {
    this.#css = css;
    this.#settings = settings;
  }

  /** The plain statement that begins here, which is read, or undefined. @param onOwnLine whether nothing else is before it on its line */
  statement(onOwnLine: boolean): string | undefined {
    return this.#statement(onOwnLine, 0, false);
  }

  /** Whether an empty line follows. */
  get beforeEmptyLine(): boolean {
    return this.#sees(EMPTY_LINE);
  }

  /** Goes on behind white space. @returns whether there was the end of a line in it */
  skipSpace(): boolean {
    const start = this.at;
    this.#read(SPACE);
    return this.#css.slice(start, this.at).includes('\n');
  }

  #statement(onOwnLine: boolean, level: number, frames: boolean): string | undefined {
    const start = this.at;
    const written = this.#comment(onOwnLine) ?? this.#media(level) ?? this.#keyframes(level) ?? this.#fontFace(level) ?? this.#rule(level, frames);
    return written !== undefined && this.#sees(NOTHING_ELSE) ? written : this.#back(start);
  }

  #comment(onOwnLine: boolean): string | undefined {
    if (!onOwnLine || !this.#css.startsWith('/*', this.at)) return undefined;
    const start = this.at;
    const comment = this.#read(COMMENT)?.[0];
    return comment !== undefined && this.#sees(NOTHING_ELSE) ? comment : this.#back(start);
  }

  #media(level: number): string | undefined {
    const start = this.at;
    if (this.#css[start] !== '@' || !this.#read(MEDIA)) return undefined;
    const queries: string[] = [];
    do {
      const parts: string[] = [];
      do {
        const part = this.#mediaPart();
        if (part === undefined) return this.#back(start);
        parts.push(part);
      } while (this.#read(AND));
      queries.push(parts.join(' and '));
    } while (this.#read(COMMA));
    return this.#block(start, `@media ${queries.join(', ')}`, level, false);
  }

  #mediaPart(): string | undefined {
    const found = this.#read(MEDIA_PART);
    if (!found) return undefined;
    const [text, feature, value] = found;
    if (feature === undefined) return text.replaceAll(/ +/g, ' ');
    if (value === undefined) return `(${feature})`;
    const number = /^(-?(?:\d+(?:\.\d+)?|\.\d+))(px|r?em)?$/.exec(value);
    const written = number ? `${shortened(number[1] ?? '')}${number[2] ?? ''}` : value;
    return number || /^[a-z]+$/.test(value) ? `(${feature}: ${written})` : undefined;
  }

  #keyframes(level: number): string | undefined {
    const start = this.at;
    const found = this.#css[start] === '@' ? this.#read(KEYFRAMES) : undefined;
    return found ? this.#block(start, found[0].replaceAll(/ +/g, ' '), level, true) : undefined;
  }

  #fontFace(level: number): string | undefined {
    const start = this.at;
    return this.#css[start] === '@' && this.#read(FONT_FACE) && this.#read(OPEN) ? this.#declarations(start, '@font-face', level) : this.#back(start);
  }

  /** A block of statements that are all plain. */
  #block(start: number, head: string, level: number, frames: boolean): string | undefined {
    if (level > MAX_LEVEL || head.length + this.#width(level) + 2 > PRINT_WIDTH || !this.#read(OPEN)) return this.#back(start);
    return this.#inBraces(start, head, level, (onOwnLine) => this.#statement(onOwnLine, level + 1, frames));
  }

  #rule(level: number, frames: boolean): string | undefined {
    const start = this.at;
    const selectors: string[] = [];
    do {
      const selector = frames ? this.#read(FRAMES)?.[0] : this.#selector();
      if (selector === undefined || selector.length + this.#width(level) + 2 > PRINT_WIDTH) return this.#back(start);
      selectors.push(selector);
    } while (this.#read(COMMA));
    if (!this.#read(OPEN)) return this.#back(start);
    return this.#declarations(start, selectors.join(`,\n${this.#indent(level)}`), level);
  }

  #declarations(start: number, head: string, level: number): string | undefined {
    return this.#inBraces(start, head, level, (onOwnLine) => this.#comment(onOwnLine) ?? this.#declaration(level + 1));
  }

  #inBraces(start: number, head: string, level: number, child: (onOwnLine: boolean) => string | undefined): string | undefined {
    const indent = this.#indent(level + 1);
    let written = `${head} {`;
    let separated = false;
    for (;;) {
      const onOwnLine = this.skipSpace();
      if (this.#css[this.at] === '}') break;
      const text = child(onOwnLine);
      if (text === undefined) return this.#back(start);
      written += `${separated ? '\n\n' : '\n'}${indent}${text}`;
      separated = this.beforeEmptyLine;
    }
    this.at++;
    return `${written}\n${this.#indent(level)}}`;
  }

  #selector(): string | undefined {
    let written = '';
    for (;;) {
      const compound = this.#read(COMPOUND)?.[0];
      if (!compound) return undefined;
      written += compound.replaceAll(ATTRIBUTE_VALUE, (_, equals, word, text) => equals + this.#quoted(word ?? text));
      const combinator = this.#read(COMBINATOR);
      if (!combinator) return written;
      written += combinator[1] ? ` ${combinator[1]} ` : ' ';
    }
  }

  #declaration(level: number): string | undefined {
    const [, name] = this.#read(PROPERTY) ?? [];
    if (name === undefined || UNLIKE.test(name)) return undefined;
    const isVariable = name.startsWith('--');
    const lists: string[] = [];
    let manyWords = false;
    do {
      const words = this.#terms(0);
      if (!words) return undefined;
      manyWords ||= words.length > 1;
      lists.push(words.join(' '));
    } while (this.#read(COMMA));
    const important = !isVariable && this.#read(IMPORTANT) ? ' !important' : '';
    if (!this.#read(DECLARATION_END)) return undefined;
    const head = isVariable ? name : name.toLowerCase();
    if (lists.length > 1 && manyWords && !isVariable) {
      if (lists.some((list) => list.length + this.#width(level + 1) + important.length + 1 > PRINT_WIDTH)) return undefined;
      const indent = `\n${this.#indent(level + 1)}`;
      return `${head}:${indent}${lists.join(`,${indent}`)}${important};`;
    }
    const written = `${head}: ${lists.join(', ')}${important};`;
    return written.length + this.#width(level) > PRINT_WIDTH ? undefined : written;
  }

  /** What is between two commas. */
  #terms(depth: number): string[] | undefined {
    const terms: string[] = [];
    do {
      const term = this.#term(depth);
      if (term === undefined) return undefined;
      terms.push(term);
    } while (this.#read(GAP));
    return terms;
  }

  /** A word, number, colour, string or call. */
  #term(depth: number): string | undefined {
    const word = this.#read(WORD)?.[0];
    if (word !== undefined) return KEPT_LOWER.test(word) ? word.toLowerCase() : word;
    const number = this.#read(NUMBER);
    if (number) return shortened(number[1] ?? '') + (number[2] ?? '');
    const color = this.#read(HEX)?.[0];
    if (color !== undefined) return color.toLowerCase();
    const string = this.#read(STRING);
    if (string) return this.#quoted(string[1] ?? string[2] ?? '');
    const address = this.#read(ADDRESS)?.[0];
    if (address !== undefined) return address.replace(/["'](.*)["']/, (_, text) => this.#quoted(text));
    return this.#call(depth);
  }

  #call(depth: number): string | undefined {
    const name = this.#read(FUNCTION)?.[0];
    if (name === undefined || depth === MAX_LEVEL) return undefined;
    const values: string[] = [];
    do {
      const value = this.#read(VARIABLE)?.[0] ?? this.#terms(depth + 1)?.join(' ');
      if (value === undefined) return undefined;
      values.push(value);
    } while (this.#read(COMMA));
    return this.#read(CLOSE) ? `${name.trimEnd()}${values.join(', ')})` : undefined;
  }

  #quoted(text: string): string {
    const quote = this.#settings.singleQuotes ? "'" : '"';
    return quote + text + quote;
  }

  #indent(level: number): string {
    return (this.#settings.useTabs ? '\t' : ' '.repeat(this.#settings.indent)).repeat(level);
  }

  #width(level: number): number {
    return level * this.#settings.indent;
  }

  #sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    return pattern.test(this.#css);
  }

  #read(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#css);
    if (!found) return undefined;
    this.at += found[0].length;
    return found;
  }

  #back(start: number): undefined {
    this.at = start;
  }
}

/** A number with a digit before its point and no zeros at its end. */
function shortened(number: string): string {
  if (!number.includes('.')) return number;
  return number.replace(/^(-?)\./, '$10.').replace(/\.?0+$/, '');
}
