// CSV as the tools of this category read and write it: RFC 4180 with any delimiter of one character.
import { z } from 'zod';
import { invalid, unprocessable } from '../../errors.ts';
import { grouped } from '../text/counts.ts';
import { trim } from '../text/segments.ts';

/** One record: its fields, and the line of the text it starts on (from 1). */
export interface CsvRecord {
  fields: string[];
  line: number;
}

/** A CSV text as it was read, lines without any character left out. */
export interface CsvText {
  records: CsvRecord[];
  delimiter: string;
  /** What ends the first record; LF where nothing does. */
  ending: string;
}

/** Broken quoting: something after a closing quote, or none at all. `record` is the index of the record from 0. */
export interface CsvFault {
  kind: 'quote' | 'unclosedQuote';
  /** The line of what comes after the closing quote, or of the opening one. */
  line: number;
  recordLine: number;
  record: number;
}

/** CSV as a table: every row has a field for every column. */
export interface CsvTable {
  /** What the columns are called: by the header, repeats and gaps named; their numbers without one. */
  names: string[];
  /** Where each name stands. */
  places: ReadonlyMap<string, number>;
  /** The header as it is in the text; none in an empty text or without a header. */
  head: string[] | undefined;
  rows: CsvRecord[];
  header: boolean;
  delimiter: string;
  ending: string;
}

/** How a tool's caller says to read a CSV. */
export interface CsvOptions {
  delimiter?: string | undefined;
  header?: boolean;
  /** Drop white space around fields. */
  trim?: boolean;
  /** What lines begin with that are left out. */
  comment?: string | undefined;
  /** The character around fields that hold anything; " if omitted. */
  quote?: string | undefined;
  /** The input field, for errors. */
  path?: string;
}

const CANDIDATES = [',', ';', '\t', '|'];
const LF = 0x0a;
const CR = 0x0d;
const MAX_FIELDS = 5_000_000;
const MAX_CHARACTERS = 20_000_000;
const COLUMN_NUMBER = /^[1-9][0-9]{0,8}$/;

/** The input field `csv`. */
export const csvInput = z.string().max(1_000_000).describe('CSV text to read');

/** A field's delimiter: one character, no quote and no line ending. */
export const oneDelimiter = z
  .string()
  .min(1)
  .max(1)
  .refine((text) => !/["\r\n]/.test(text), { error: 'must not be a quote, a carriage return or a line feed' });

/** The input field `delimiter` of tools that read CSV. */
export const delimiterInput = oneDelimiter.optional().describe('Character that separates the fields; if omitted, detected');

/** The input field `comment` of tools that read CSV. */
export const commentInput = z
  .string()
  .min(1)
  .max(10)
  .refine((text) => !/["\r\n]/.test(text), { error: 'must not contain a quote, a carriage return or a line feed' })
  .optional()
  .describe('Text at the start of lines that are left out, such as #; if omitted, every line counts');

/** The input field `quote` of tools that read CSV. */
export const quoteInput = z
  .string()
  .min(1)
  .max(1)
  .refine((text) => !/[\s]/.test(text), { error: 'must not be white space' })
  .default('"')
  .describe('Character around fields of the input that contain the delimiter or line endings; doubled inside it stands for itself');

/** The input field `header` of tools that read CSV. */
export const headerInput = z.boolean().default(true).describe('Whether the first record names the columns');

/** Reads a CSV text, telling `onFault` of broken quoting. After a fault of kind `quote` the field stays open; after `unclosedQuote` reading ends with the record as far as it came. */
export function readCsv(
  text: string,
  wanted: string | undefined,
  onFault: (fault: CsvFault) => void,
  { comment, quote = '"' }: Pick<CsvOptions, 'comment' | 'quote'> = {},
): CsvText {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const delimiter = wanted ?? detectDelimiter(text, start, comment, quote);
  if (delimiter === quote) invalid('quote', 'must not be the delimiter');
  const { records, ending } = new CsvReader(text, start, { separator: delimiter.charCodeAt(0), quote, comment }, onFault).read();
  return { records, delimiter, ending: ending ?? '\n' };
}

class CsvReader {
  readonly #text: string;
  readonly #separator: number;
  readonly #quote: string;
  readonly #comment: string | undefined;
  readonly #onFault: (fault: CsvFault) => void;
  readonly #records: CsvRecord[] = [];
  #at: number;
  #line = 1;

  constructor(
    text: string,
    start: number,
    { separator, quote, comment }: { separator: number; quote: string; comment: string | undefined },
    onFault: (fault: CsvFault) => void,
  ) {
    this.#text = text;
    this.#at = start;
    this.#separator = separator;
    this.#quote = quote;
    this.#comment = comment;
    this.#onFault = onFault;
  }

  /** @returns the records, and the first line ending after one */
  read(): { records: CsvRecord[]; ending: string | undefined } {
    let first: string | undefined;
    while (this.#at < this.#text.length) {
      const isBlank = this.#isLeftOut();
      if (!isBlank && !this.#record()) break;
      const ending = endingAt(this.#text, this.#at);
      if (ending === '') break;
      if (!isBlank) first ??= ending;
      this.#at += ending.length;
      this.#line++;
    }
    return { records: this.#records, ending: first };
  }

  /** Whether the line that begins here is without any character or a comment, which is passed over. */
  #isLeftOut(): boolean {
    if (endingAt(this.#text, this.#at) !== '') return true;
    if (this.#comment === undefined || !this.#text.startsWith(this.#comment, this.#at)) return false;
    this.#at = lineEnd(this.#text, this.#at);
    return true;
  }

  /** Reads a record. @returns false where a quote is left open */
  #record(): boolean {
    const record: CsvRecord = { fields: [], line: this.#line };
    this.#records.push(record);
    for (;;) {
      if (this.#text[this.#at] !== this.#quote) this.#plainField(record);
      else if (!this.#quotedField(record)) return false;
      if (this.#text.charCodeAt(this.#at) !== this.#separator) {
        // A list that grows has room for 16 more, which a million short records would have, too.
        record.fields = record.fields.slice();
        return true;
      }
      this.#at++;
    }
  }

  #plainField({ fields }: CsvRecord): void {
    const from = this.#at;
    let at = from;
    for (; at < this.#text.length; at++) {
      const unit = this.#text.charCodeAt(at);
      if (unit === this.#separator || unit === LF || unit === CR) break;
    }
    this.#at = at;
    fields.push(this.#text.slice(from, at));
  }

  /** Reads a quoted field. @returns false where it is left open */
  #quotedField(record: CsvRecord): boolean {
    const text = this.#text;
    const opened = this.#line;
    let field = '';
    let from = ++this.#at;
    for (;;) {
      const quote = text.indexOf(this.#quote, this.#at);
      this.#line += countEndings(text, this.#at, quote < 0 ? text.length : quote);
      if (quote < 0) {
        record.fields.push(field + text.slice(from));
        this.#tell('unclosedQuote', opened, record);
        return false;
      }
      this.#at = quote + 1;
      const next = this.#at < text.length ? text.charCodeAt(this.#at) : LF;
      if (next === this.#separator || next === LF || next === CR) {
        record.fields.push(field + text.slice(from, quote));
        return true;
      }
      if (text[this.#at] === this.#quote) {
        field += text.slice(from, this.#at);
        from = ++this.#at;
      } else this.#tell('quote', this.#line, record);
    }
  }

  #tell(kind: CsvFault['kind'], line: number, record: CsvRecord): void {
    this.#onFault({ kind, line, recordLine: record.line, record: this.#records.length - 1 });
  }
}

/** Reads a CSV text; broken quoting is unprocessable, naming the line. */
export function parseCsv(text: string, { delimiter, path = 'csv', trim: trimmed = false, comment, quote }: CsvOptions = {}): CsvText {
  const onFault = ({ kind, line }: CsvFault): never =>
    unprocessable(
      kind === 'quote'
        ? `Line ${line}: after a closing quote only a delimiter or the record's end may follow.`
        : `Line ${line}: a quote is opened and never closed.`,
      path,
    );
  const csv = readCsv(text, delimiter, onFault, { comment, quote });
  if (trimmed) for (const record of csv.records) record.fields = record.fields.map(trim);
  return csv;
}

/** Reads a CSV text as a table: shorter records are filled up with empty fields, with a header longer ones are unprocessable. */
export function readTable(text: string, options: CsvOptions = {}): CsvTable {
  const { header = true, path = 'csv' } = options;
  const { records, delimiter, ending } = parseCsv(text, options);
  const head = header ? records[0]?.fields : undefined;
  const rows = header ? records.slice(1) : records;
  const width = header ? (head?.length ?? 0) : rows.reduce((widest, { fields }) => Math.max(widest, fields.length), 0);
  limitFields(rows.length, width, path);
  for (const { fields, line } of rows) {
    if (fields.length > width) unprocessable(`The record on line ${line} has ${fields.length} fields, the header ${width}.`, path);
    while (fields.length < width) fields.push('');
  }
  const names = head ? columnNames(head) : Array.from({ length: width }, (_, index) => String(index + 1));
  const places = new Map(names.map((name, index) => [name, index]));
  return { names, places, head, rows, header, delimiter, ending };
}

/** More fields than this take longer to fill up and to write than the event loop has time for. */
const MAX_QUICK_FIELDS = 20_000;
const MAX_QUICK_NAMES = 100_000;
/** A wide record and many short ones make at most an eighth of its square as fields. */
const MAX_QUICK_LENGTH = Math.sqrt(8 * MAX_QUICK_FIELDS);

/** Whether a CSV, short as it is, makes a large table: one record with many fields beside many records, which are filled up to as many, or long names of columns, which other formats repeat for each. */
export function makesLargeTable({
  csv,
  delimiter,
  comment,
  quote,
}: {
  csv: string;
  delimiter?: string | undefined;
  comment?: string | undefined;
  quote?: string;
}): boolean {
  if (csv.length <= MAX_QUICK_LENGTH) return false;
  if (delimiter !== undefined && delimiter === quote) return false;
  const { records } = readCsv(csv, delimiter, () => {}, { comment, quote });
  const widest = records.reduce((most, { fields }) => Math.max(most, fields.length), 0);
  const names = totalLength(records[0]?.fields ?? []);
  return records.length * widest > MAX_QUICK_FIELDS || records.length * names > MAX_QUICK_NAMES;
}

/** The names a header gives: column and its number for an empty one, _2, _3 and so on for repeated ones. */
export function columnNames(header: readonly string[]): string[] {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return header.map((field, index) => {
    const base = field === '' ? `column${index + 1}` : field;
    let name = base;
    for (let count = counts.get(base) ?? 1; used.has(name); name = `${base}_${count}`) counts.set(base, ++count);
    used.add(name);
    return name;
  });
}

/** The index of a column given by name, or else by its number from 1. An unknown one is unprocessable. @param path the input field, for the error */
export function findColumn(table: Pick<CsvTable, 'names' | 'places' | 'header'>, column: string, path: string): number {
  const byName = table.places.get(column);
  if (byName !== undefined) return byName;
  const number = COLUMN_NUMBER.test(column) ? Number(column) : 0;
  if (number >= 1 && number <= table.names.length) return number - 1;
  const shown = table.names.slice(0, 20).join(', ') + (table.names.length > 20 ? ', …' : '');
  return unprocessable(
    table.header
      ? `There is no column ${JSON.stringify(column)}; the columns are ${shown}.`
      : `There is no column ${JSON.stringify(column)}; without a header columns are numbers from 1 to ${table.names.length}.`,
    path,
  );
}

/** The header (where the text has one) and some rows, as CSV in the table's delimiter and record ending. */
export function tableToCsv(table: Pick<CsvTable, 'head' | 'delimiter' | 'ending'>, rows: readonly CsvRecord[]): string {
  const records = rows.map(({ fields }) => fields);
  if (table.head) records.unshift(table.head);
  return writeCsv(records, table.delimiter, table.ending);
}

/** Records as CSV, no ending after the last. Quotes only what needs them. @param quoteToo fields that get quotes without need */
export function writeCsv(records: readonly (readonly string[])[], delimiter: string, ending: string, quoteToo?: (field: string) => boolean): string {
  const plain = quoteToo ? undefined : joinedPlainly(records, delimiter, ending);
  return plain ?? records.map((fields) => writeRecord(fields, delimiter, quoteToo)).join(ending);
}

/** The same where no field needs quotes, which is seen from the text as a whole: undefined otherwise. */
function joinedPlainly(records: readonly (readonly string[])[], delimiter: string, ending: string): string | undefined {
  const lines = records.map((fields) => fields.join(delimiter)).join('\n');
  if (lines.includes('"') || lines.includes('\r') || countOf(lines, '\n') !== records.length - 1) return undefined;
  const delimiters = records.reduce((total, fields) => total + Math.max(fields.length - 1, 0), 0);
  if (delimiter === '\n' || countOf(lines, delimiter) !== delimiters || records.some((fields) => fields.length === 1 && fields[0] === '')) return undefined;
  return ending === '\n' ? lines : lines.replaceAll('\n', ending);
}

/** One record as CSV. @param quoteToo fields that get quotes without need */
export function writeRecord(fields: readonly string[], delimiter: string, quoteToo?: (field: string) => boolean): string {
  if (fields.length === 1 && fields[0] === '') return '""';
  return fields.map((field) => (needsQuotes(field, delimiter) || quoteToo?.(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(delimiter);
}

/** How often a character stands in a text. */
function countOf(text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count++;
  return count;
}

const needsQuotes = (field: string, delimiter: string): boolean =>
  field.includes(delimiter) || field.includes('"') || field.includes('\n') || field.includes('\r');

/** Refuses a table of more than 5,000,000 fields. */
export function limitFields(rows: number, columns: number, path: string): void {
  if (rows * columns > MAX_FIELDS)
    unprocessable(`The table would have ${grouped(rows)} × ${grouped(columns)} fields; at most ${grouped(MAX_FIELDS)} are possible.`, path);
}

/** Refuses a result that would be longer than 20,000,000 characters; call it before building the text. */
export function limitCharacters(length: number, path: string): void {
  if (length > MAX_CHARACTERS) unprocessable(`The result would have more than ${grouped(MAX_CHARACTERS)} characters.`, path);
}

/** Characters of some texts together. */
export const totalLength = (texts: readonly string[]): number => texts.reduce((total, text) => total + text.length, 0);

/** Refuses (400) a list that names one thing twice. */
export function refuseRepeats(keys: readonly (string | number)[], path: string, names: readonly string[]): void {
  const seen = new Set<string | number>();
  keys.forEach((key, index) => {
    if (seen.has(key)) invalid(`${path}[${index}]`, `names the column ${JSON.stringify(names[index])} a second time`);
    seen.add(key);
  });
}

/** The candidate that stands most often outside quotes in the first record, the earlier on a tie. */
function detectDelimiter(text: string, start: number, comment: string | undefined, quote: string): string {
  const candidates = CANDIDATES.filter((candidate) => candidate !== quote);
  const counts = candidates.map(() => 0);
  let fresh = true;
  let at = start;
  for (;;) {
    if (endingAt(text, at) !== '') at++;
    else if (comment !== undefined && text.startsWith(comment, at)) at = lineEnd(text, at);
    else break;
  }
  for (; at < text.length; at++) {
    const character = text[at] ?? '';
    if (character === '\n' || character === '\r') break;
    if (character === quote && fresh) {
      at = closingQuote(text, at + 1, quote);
      fresh = false;
      continue;
    }
    const candidate = candidates.indexOf(character);
    fresh = candidate >= 0;
    if (fresh) counts[candidate] = (counts[candidate] ?? 0) + 1;
  }
  return candidates[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Where the quote that closes a field stands (the text's length without one). */
function closingQuote(text: string, from: number, quote: string): number {
  for (let at = text.indexOf(quote, from); at >= 0; at = text.indexOf(quote, at + 2)) if (text[at + 1] !== quote) return at;
  return text.length;
}

/** The line ending at an index, empty where there is none. */
function endingAt(text: string, at: number): string {
  const unit = text.charCodeAt(at);
  if (unit === LF) return '\n';
  if (unit !== CR) return '';
  return text.charCodeAt(at + 1) === LF ? '\r\n' : '\r';
}

/** Where the line that holds an index ends (the text's length for the last). */
function lineEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && endingAt(text, at) === '') at++;
  return at;
}

/** Line endings between two indexes, CRLF counted once. */
function countEndings(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at);
    if (unit === LF || (unit === CR && text.charCodeAt(at + 1) !== LF)) count++;
  }
  return count;
}
