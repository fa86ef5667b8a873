// Re-indenting YAML: every scalar, comment, anchor and tag as written, only the white space between them new.
import type { CST } from 'yaml';
import { unprocessable } from '../../errors.ts';
import { limitCharacters } from '../tables/csv.ts';
import { compareCodePoints } from '../text/segments.ts';
import { isNoDocument } from './yaml-compose.ts';

type Token = CST.Token;
type Item = CST.CollectionItem;

export interface YamlFormat {
  /** Spaces per level below a key. */
  indent: number;
  /** Order the keys of every map by code point. */
  sortKeys: boolean;
  /** The input field, for errors. */
  path: string;
}

/** Where something goes when a line has begun: on that line, on it unless the source breaks here, or on a new one. */
type Way = 'join' | 'keep' | 'fresh';

const DASH_WIDTH = 2;
/** How far the lines of a block scalar that is a key stand from its map: further than comments about the key. */
const KEY_LINES = 4;
/** What at the start of a line would be a mark or a directive. */
const MARK = /^(?:(?:---|\.\.\.)(?=[ \t]|$)|%)/;

/** Writes the tokens of a well-formed text again. @param keyText the text of a token that is a key */
export function formatYaml(tokens: readonly Token[], format: YamlFormat, keyText: (token: Token) => string): string {
  return new Formatter(format, keyText).stream(tokens);
}

interface FlowEntry extends Item {
  tail: CST.SourceToken[];
}

/** Tokens up to a comment that ends the line they begin on, and the others. */
function splitLine(tokens: CST.SourceToken[]): [CST.SourceToken[], CST.SourceToken[]] {
  const at = tokens.findIndex(({ type }) => type !== 'space');
  return tokens[at]?.type === 'comment' ? [tokens.slice(0, at + 1), tokens.slice(at + 1)] : [[], tokens];
}

/** How many tokens in front are white space. */
function leadingSpace(tokens: readonly CST.SourceToken[]): number {
  const at = tokens.findIndex(({ type }) => type !== 'space' && type !== 'newline');
  return at < 0 ? tokens.length : at;
}

/** Whether a token may be on the line of a block scalar's header, which is all the parser puts there in a well-formed text. */
const isHeaderPart = (token: Token): token is CST.SourceToken => ['block-scalar-header', 'space', 'comment', 'newline'].includes(token.type);

const isBlock = (token: Token): boolean => token.type === 'block-map' || token.type === 'block-seq';

const SPACE: ReadonlySet<string> = new Set(['space', 'newline', 'comment']);

/** Whether something in a map is nothing but white space and comments. */
const isSpace = ({ start, key, sep }: Item): boolean => !key && !sep && start.every(({ type }) => SPACE.has(type));

/** How the colon between a key and its value is written. */
interface Colon {
  column: number;
  way: Way;
  /** What separates it from the line begun. */
  gap: string;
  /** The column of what follows it on lines of its own. */
  inner: number;
  /** Whether the key has an indicator of its own. */
  explicit: boolean;
  hasValue: boolean;
}

class Formatter {
  readonly #format: YamlFormat;
  readonly #keyText: (token: Token) => string;
  readonly #lines: string[] = [];
  #line = '';
  #length = 0;
  /** Lines up to here are content even when they are blank. */
  #kept = 0;
  /** Line ends and spaces of the source since what was written last. */
  #breaks = 0;
  #spaced = false;
  #documents = 0;
  /** Whether a colon was written last. */
  #afterColon = false;
  /** Whether a comment ends the line. */
  #commented = false;
  /** The block collections something is in: their columns in the source and in the result. */
  readonly #levels: { source: number; column: number }[] = [];
  /** Anchors and aliases in the order they were written. */
  readonly #references: { source: string; offset: number }[] = [];

  constructor(format: YamlFormat, keyText: (token: Token) => string) {
    this.#format = format;
    this.#keyText = keyText;
  }

  stream(tokens: readonly Token[]): string {
    for (const token of tokens) this.#part(token);
    if (this.#format.sortKeys) this.#checkReferences();
    this.#finish();
    while (this.#lines.length > this.#kept && this.#lines.at(-1) === '') this.#lines.pop();
    return this.#lines.map((line) => `${line}\n`).join('');
  }

  /** A part of the stream: a document, or what stands between documents. */
  #part(token: Token): void {
    if (token.type === 'directive') {
      if (this.#documents > 0) this.#write('...', 0, 'fresh');
      this.#write(token.source.trimEnd(), 0, 'fresh');
    } else if (token.type === 'document') this.#document(token);
    else if (token.type === 'doc-end') {
      if (this.#line !== '') this.#breaks = Math.max(this.#breaks, 1);
      const end = token.end ?? [];
      if (end.some(({ type }) => type === 'comment')) this.#space(end, 0);
    } else if (token.type === 'comment' || token.type === 'newline' || token.type === 'space') this.#space([token], 0);
  }

  #finish(): void {
    if (this.#line !== '') this.#push(this.#line);
    this.#line = '';
  }

  #push(line: string): void {
    this.#length += line.length + 1;
    limitCharacters(this.#length, this.#format.path);
    this.#lines.push(line);
  }

  /** @param column where it is on a new line @param gap what separates it from the line begun */
  #write(text: string, column: number, way: Way, gap = ' '): void {
    if (this.#line !== '' && way !== 'fresh' && !this.#commented && (way === 'join' || this.#breaks === 0)) this.#line += gap + text;
    else {
      if (this.#line !== '') this.#breaks--;
      this.#finish();
      if (this.#lines.length > 0) for (; this.#breaks > 0; this.#breaks--) this.#push('');
      this.#line = ' '.repeat(column) + text;
    }
    this.#breaks = 0;
    this.#spaced = false;
    this.#commented = false;
    this.#afterColon = text === ':';
  }

  /** Takes in spaces, line ends and comments; gives back the other tokens one by one. @param column of comments on lines of their own */
  *#contents(tokens: readonly CST.SourceToken[], column: (comment: CST.SourceToken) => number): Generator<CST.SourceToken> {
    for (const token of tokens) {
      if (token.type === 'space') this.#spaced = true;
      else if (token.type === 'newline') this.#breaks++;
      else if (token.type === 'comment') {
        this.#write(token.source.trimEnd(), column(token), 'keep');
        this.#commented = true;
      } else if (token.type !== 'byte-order-mark') {
        if (token.type === 'anchor') this.#references.push(token);
        yield token;
      }
    }
  }

  #space(tokens: readonly CST.SourceToken[] | undefined, column: number): void {
    for (const _ of this.#contents(tokens ?? [], () => column));
  }

  /** Takes in what comes after a value. @param column of comments indented deeper than the innermost collection */
  #tail(tokens: readonly CST.SourceToken[] | undefined, column: number): void {
    for (const _ of this.#contents(tokens ?? [], (comment) => this.#level(comment, column)));
  }

  /** The column of the collection a comment is indented like. @param deeper for one indented deeper than the innermost */
  #level(comment: CST.SourceToken, deeper: number): number {
    const innermost = this.#levels.at(-1);
    if (innermost && comment.indent > innermost.source) return deeper;
    return this.#levels.findLast(({ source }) => source <= comment.indent)?.column ?? deeper;
  }

  #document(document: CST.Document): void {
    const { start, value, end } = document;
    if (isNoDocument(document)) {
      this.#space(start, 0);
      return;
    }
    if (this.#documents > 0 && !start.some(({ type }) => type === 'doc-start')) this.#write('---', 0, 'fresh');
    this.#documents++;
    let way: Way = 'fresh';
    for (const { source } of this.#contents(start, () => 0)) {
      this.#write(source, 0, way);
      way = 'keep';
    }
    if (value) {
      const marked = value.type === 'block-map' && value.items.some(({ key }) => key && 'source' in key && MARK.test(key.source));
      if (isBlock(value)) this.#block(value, marked ? this.#format.indent : 0, 'fresh');
      else this.#leaf(value, -1, way);
    }
    this.#space(end, 0);
  }

  #block(token: Token, column: number, way: Way): void {
    if (token.type !== 'block-map' && token.type !== 'block-seq') return;
    this.#levels.push({ source: token.indent, column });
    if (token.type === 'block-map') this.#map(token, column, way);
    else this.#sequence(token, column, way);
    this.#levels.pop();
  }

  #sequence({ items }: CST.BlockSequence, column: number, first: Way): void {
    let way = first;
    const inner = column + DASH_WIDTH;
    for (const { start, value } of items) {
      if (!start.some(({ type }) => type === 'seq-item-ind')) {
        this.#tail(start, column);
        continue;
      }
      const { properties } = this.#head(start, column, way);
      way = 'fresh';
      if (!value) continue;
      if (isBlock(value)) this.#block(value, inner, properties ? 'fresh' : 'join');
      else this.#leaf(value, column, 'join', DASH_WIDTH);
    }
  }

  #map({ items }: CST.BlockMap, column: number, first: Way): void {
    let way = first;
    for (const item of this.#sorted(items)) {
      if (isSpace(item)) this.#tail(item.start, column);
      else {
        this.#entry(item, column, way);
        way = 'fresh';
      }
    }
  }

  #entry({ start, key, sep, value }: Item, column: number, way: Way): void {
    const { begun, properties } = this.#head(start, column, way);
    const [at, joined] = begun ? ([column + DASH_WIDTH, 'join'] as const) : ([column, way] as const);
    if (key && isBlock(key)) this.#block(key, column + DASH_WIDTH, properties ? 'fresh' : 'join');
    else if (key?.type === 'block-scalar') this.#blockScalar(key, at, column, joined, KEY_LINES);
    else if (key) this.#key(key, at, joined);
    const explicit = start.some(({ type }) => type === 'explicit-key-ind');
    const inner = column + (explicit ? DASH_WIDTH : this.#format.indent);
    const gap = key && key.type !== 'alias' ? '' : ' ';
    const colon = { column, way: explicit ? 'fresh' : key ? 'join' : joined, gap, inner, explicit, hasValue: Boolean(value) } as const;
    const isMarked = this.#separator(sep ?? [], colon);
    if (!value) return;
    if (isBlock(value)) this.#block(value, inner, explicit && !isMarked ? 'join' : 'fresh');
    else this.#leaf(value, column, 'join');
  }

  /** Writes what comes before an item or a key: its indicator, its anchor and its tag. @returns whether there was any, and any but the indicator */
  #head(start: readonly CST.SourceToken[], column: number, way: Way): { begun: boolean; properties: boolean } {
    let [begun, properties] = [false, false];
    for (const { type, source } of this.#contents(start, () => (begun ? column + DASH_WIDTH : column))) {
      this.#write(source, begun ? column + DASH_WIDTH : column, begun ? 'join' : way);
      if (type !== 'explicit-key-ind' && type !== 'seq-item-ind') properties = true;
      begun = true;
    }
    return { begun, properties };
  }

  /** Writes the colon between key and value, and the anchor and the tag of the value. @returns whether the value has any */
  #separator(tokens: readonly CST.SourceToken[], { column, way, gap, inner, explicit, hasValue }: Colon): boolean {
    let [written, properties] = [false, false];
    const ofComment = (comment: CST.SourceToken): number => (!hasValue ? this.#level(comment, inner) : written || !explicit ? inner : column);
    for (const { type, source } of this.#contents(tokens, ofComment)) {
      if (type === 'map-value-ind' && !written) {
        this.#write(source, column, way, gap);
        written = true;
      } else {
        this.#write(source, inner, 'join');
        properties = true;
      }
    }
    return properties;
  }

  /** The items of a map, by code point of their keys if wanted; comments after the last key stay last. */
  #sorted<Entry extends Item>(items: readonly Entry[]): readonly Entry[] {
    if (!this.#format.sortKeys) return items;
    const isEntry = ({ start, key, sep }: Entry): boolean => Boolean(key || sep) || start.some(({ type }) => type === 'explicit-key-ind');
    const keyed = items.filter(isEntry).map((item) => ({ item, text: item.key ? this.#keyText(item.key) : '' }));
    keyed.sort((a, b) => compareCodePoints(a.text, b.text));
    return [...keyed.map(({ item }) => item), ...items.filter((item) => !isEntry(item))];
  }

  /** A key, anything but a block collection or a block scalar. @param column where it is on a new line */
  #key(token: Token, column: number, way: Way): void {
    const rest = column + this.#format.indent;
    if (token.type === 'flow-collection') this.#flow(token, rest, way, ' ', column);
    else this.#flowScalar(token, rest, way, ' ', column);
  }

  /** A value, anything but a block collection. @param parent column of the collection it is in, -1 at the top @param relative how far it stands from there on lines of its own */
  #leaf(token: Token, parent: number, way: Way, relative = this.#format.indent): void {
    const column = parent < 0 ? 0 : parent + relative;
    if (token.type === 'block-scalar') this.#blockScalar(token, column, Math.max(parent, 0), way, relative);
    else if (token.type === 'flow-collection') this.#flow(token, column, way, ' ');
    else this.#flowScalar(token, column, way, ' ');
  }

  /** A plain or quoted scalar or an alias, and the comments after it. @param column where it goes on @param first where it begins on a new line */
  #flowScalar(token: Token, column: number, way: Way, gap: string, first = column): void {
    if (token.type !== 'scalar' && token.type !== 'single-quoted-scalar' && token.type !== 'double-quoted-scalar' && token.type !== 'alias') return;
    if (token.type === 'alias') this.#references.push(token);
    const [begin = '', ...more] = token.source.split(/\r?\n|\r/).map((line, index) => trimLineEnd(index === 0 ? line : line.replace(/^[ \t]+/, ''), token));
    // At the top it may be at the margin, unless a line would be a mark there.
    const moved = column === 0 && [begin, ...more].some((line) => MARK.test(line)) ? this.#format.indent : 0;
    if (token.source !== '') this.#write(begin, first + moved, way, gap);
    const margin = ' '.repeat(column + moved);
    for (const line of more) {
      this.#push(this.#line);
      this.#line = line === '' ? '' : margin + line;
    }
    this.#tail(token.end, column);
  }

  /** @param column where the header is on a new line @param parent that of the collection it is in @param relative how far the lines are from there */
  #blockScalar({ props, source, indent }: CST.BlockScalar, column: number, parent: number, way: Way, relative: number): void {
    const lines = source.split(/\r?\n|\r/);
    let digit = 0;
    let keep = false;
    for (const token of this.#contents(props.filter(isHeaderPart), () => parent)) {
      if (token.type === 'block-scalar-header') {
        digit = Number(/[1-9]/.exec(token.source)?.[0] ?? 0);
        keep = token.source.includes('+');
        this.#write(token.source.replace(/[1-9]/, String(relative)), column, way);
      } else this.#write(token.source, column, way);
    }
    this.#finish();
    const firstLine = lines.find((line) => /[^ ]/.test(line)) ?? '';
    // YAML 1.2.2 section 8.1.1.1: the indicator counts from the parent, otherwise the first line that is not empty says.
    const old = digit > 0 ? indent + digit : firstLine === '' ? Number.POSITIVE_INFINITY : firstLine.search(/[^ ]/);
    // What has no line end after it is a line only when it is content, or all there is.
    if (lines.at(-1) === '' || (lines.length > 1 && (lines.at(-1)?.length ?? 0) <= old)) lines.pop();
    const margin = ' '.repeat(parent + relative);
    for (const line of lines) this.#push(line.length > old ? margin + line.slice(old) : '');
    if (keep) this.#kept = this.#lines.length;
    this.#breaks = 0;
    this.#commented = false;
  }

  /** @param column where the closing bracket is on a line of its own; what it holds stands one level deeper @param first where the opening one is on a new line */
  #flow(token: CST.FlowCollection, column: number, way: Way, gap: string, first = column): void {
    const inner = column + this.#format.indent;
    this.#write(token.start.source, first, way, gap);
    let opened = true;
    const write = (text: string): void => {
      this.#write(text, inner, 'keep', opened && !this.#spaced ? '' : ' ');
      opened = false;
    };
    const node = (part: Token | null | undefined): void => {
      if (!part) return;
      const before = opened && !this.#spaced ? '' : ' ';
      opened = false;
      if (part.type === 'flow-collection') this.#flow(part, inner, 'keep', before);
      else this.#flowScalar(part, inner, 'keep', before);
    };
    const { lead, entries, comma } = this.#flowEntries(token);
    this.#space(lead, inner);
    for (const [index, { start, key, sep = [], value, tail }] of entries.entries()) {
      for (const { source } of this.#contents(start, () => inner)) write(source);
      node(key);
      for (const { type, source } of this.#contents(sep, () => inner)) {
        if (type === 'map-value-ind' && key && key.type !== 'alias') this.#write(source, inner, 'keep', '');
        else write(source);
      }
      node(value);
      if (index < entries.length - 1 || comma) this.#write(',', inner, 'join', this.#afterColon ? ' ' : '');
      opened = false;
      this.#space(tail, inner);
    }
    const [close, ...end] = token.end;
    if (close) this.#write(close.source, column, 'keep', this.#spaced ? ' ' : '');
    this.#tail(end, column);
  }

  /** The entries of a flow collection, each with what is on its line after its comma; in front of them what is on the line of the bracket. */
  #flowEntries({ start: { source }, items }: CST.FlowCollection): { lead: CST.SourceToken[]; entries: FlowEntry[]; comma: boolean } {
    const [lead, first] = splitLine(items[0]?.start ?? []);
    const entries: FlowEntry[] = [];
    let comma = false;
    for (const [index, item] of items.entries()) {
      const start = index === 0 ? first : item.start;
      const at = start.findIndex(({ type }) => type === 'comma');
      const previous = entries.at(-1);
      let rest = start;
      if (at >= 0) {
        const [same, next] = splitLine(start.slice(at + 1));
        if (previous) previous.tail = [...previous.tail, ...start.slice(0, at), ...same];
        rest = next;
        comma = true;
      }
      if (item.key || item.sep || item.value || rest.some(({ type }) => type !== 'space' && type !== 'newline' && type !== 'comment')) {
        entries.push({ ...item, start: rest, tail: [] });
        comma = false;
      } else for (const token of rest) (previous?.tail ?? lead).push(token);
    }
    if (!this.#format.sortKeys || source !== '{') return { lead, entries, comma };
    // White space in front of an entry goes with its place, a comment with the entry.
    const margins = entries.map(({ start }) => start.slice(0, leadingSpace(start)));
    const sorted = this.#sorted(entries).map((entry, index) => ({
      ...entry,
      start: [...(margins[index] ?? []), ...entry.start.slice(leadingSpace(entry.start))],
    }));
    return { lead, entries: sorted, comma };
  }

  /** Refuses an order in which an alias would stand for something else, or for nothing. */
  #checkReferences(): void {
    const targets = (references: readonly { source: string; offset: number }[]): Map<number, number | undefined> => {
      const anchors = new Map<string, number>();
      const found = new Map<number, number | undefined>();
      for (const { source, offset } of references) {
        if (source.startsWith('&')) anchors.set(source.slice(1), offset);
        else found.set(offset, anchors.get(source.slice(1)));
      }
      return found;
    };
    const before = targets(this.#references.toSorted((a, b) => a.offset - b.offset));
    const after = targets(this.#references);
    for (const { source, offset } of this.#references) {
      if (before.get(offset) !== after.get(offset)) unprocessable(`Sorted by keys, the alias ${source} would be in front of its anchor.`, this.#format.path);
    }
  }
}

/** A line of a flow scalar without white space at its end, of which double quotes may keep one escaped. */
function trimLineEnd(line: string, { type }: Token): string {
  const trimmed = line.slice(0, lengthWithoutBlanks(line));
  if (type !== 'double-quoted-scalar' || trimmed.length === line.length) return trimmed;
  let slashes = 0;
  while (trimmed[trimmed.length - 1 - slashes] === '\\') slashes++;
  return slashes % 2 === 1 ? line.slice(0, trimmed.length + 1) : trimmed;
}

function lengthWithoutBlanks(line: string): number {
  let length = line.length;
  while (length > 0 && (line[length - 1] === ' ' || line[length - 1] === '\t')) length--;
  return length;
}
