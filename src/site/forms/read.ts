import { parseJsonText } from '../../tools/shared/json/parse-text.ts';
import { excessOf } from '../../tools/shared/json/value-count.ts';
import { counted, grouped } from '../../tools/shared/text/counts.ts';
import type { Control } from './controls.ts';

/** What is wrong at one place of a form. `path` is the name of its control. */
export interface Complaint {
  path: string;
  message: string;
}

/** What a form holds: by name, in the order in which it was sent. */
export type Filled = ReadonlyMap<string, readonly string[]>;

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
/** How many complaints a form is answered with: one for each of a list of numbers would be a page of many megabytes. */
const MAX_COMPLAINTS = 20;
const PLAIN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;
/** How many empty rows are looked for beyond those that a list may have. */
const MAX_EMPTY_ROWS = 1_000;
const PIECE = /[^\s,;]+/g;
/** How many numbers a list is read with that has no bound of its own, and all lists of a grid together. */
const MAX_NUMBERS = 100_000;

/** What was sent, by name. Browsers send line ends as CRLF; a text has LF. */
export function filled(sent: Iterable<readonly [string, string]>): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of sent) {
    const text = value.replace(/\r\n?/g, '\n');
    const known = values.get(name);
    if (known) known.push(text);
    else values.set(name, [text]);
  }
  return values;
}

/** The inputs of a tool that a form holds, and what of it cannot be read. What equals its default is left out. */
export function readForm(controls: readonly Control[], form: Filled): { inputs: Record<string, unknown>; complaints: Complaint[] } {
  const complaints: Complaint[] = [];
  return { inputs: readFields(controls, form, '', complaints), complaints };
}

function readFields(controls: readonly Control[], form: Filled, prefix: string, complaints: Complaint[]): Record<string, unknown> {
  const inputs: Record<string, unknown> = {};
  for (const control of controls) {
    const value = readControl(control, form, `${prefix}${control.name}`, complaints);
    if (value !== undefined && !same(value, control.byDefault)) inputs[control.name] = value;
  }
  return inputs;
}

function readControl(control: Control, form: Filled, path: string, complaints: Complaint[]): unknown {
  const texts = form.get(path) ?? [];
  const number = (text: string): unknown => readNumber(text, path, complaints);
  switch (control.kind) {
    case 'check':
      return texts.length > 0 && texts.at(-1) !== 'false';
    case 'choices':
      return listOf(control, control.numeric ? texts.map(Number) : [...texts]);
    case 'texts':
      return bounded(control, withoutBlankEnd(texts), path, complaints);
    case 'lines':
      return bounded(control, withoutBlankEnd(texts.flatMap((text) => text.split('\n'))), path, complaints);
    case 'numbers':
      return readNumbers(control, texts, number, { path, complaints });
    case 'exacts':
      return readNumbers(control, texts, exactly, { path, complaints });
    case 'truths':
      return readNumbers(control, texts, (text) => readTruth(text, path, complaints), { path, complaints });
    case 'grid':
      return readGrid(control, texts.join('\n'), control.numeric === false ? exactly : number, { path, complaints });
    case 'rows':
      return readRows(control, form, path, complaints);
    case 'group': {
      const fields = readFields(control.fields ?? [], form, `${path}.`, complaints);
      return Object.keys(fields).length > 0 || control.required ? fields : undefined;
    }
    default:
      return readOne(control, texts.at(-1), path, complaints);
  }
}

function readOne(control: Control, text: string | undefined, path: string, complaints: Complaint[]): unknown {
  if (text === undefined) return undefined;
  switch (control.kind) {
    case 'number':
      return text.trim() === '' ? undefined : readNumber(text, path, complaints);
    case 'exact':
      return text.trim() === '' ? undefined : exactly(text.trim());
    case 'choice':
      return text === '' ? undefined : control.numeric && NUMBER.test(text) ? Number(text) : text;
    case 'optional-check':
      return text === '' ? undefined : text === 'true';
    case 'json':
      return readJson(text, path, complaints);
    default:
      return text === '' && mayBeLeftOut(control) ? undefined : text;
  }
}

/** Whether an empty text means that nothing was filled in. */
const mayBeLeftOut = ({ required, byDefault, minLength = 0 }: Control): boolean => !required && (byDefault === undefined || minLength > 0);

function readNumber(text: string, path: string, complaints: Complaint[]): unknown {
  const number = NUMBER.test(text.trim()) ? Number(text) : Number.NaN;
  if (Number.isFinite(number)) return number;
  complain(complaints, path, `must be a number such as 12.5, not ${quoted(text)}`);
  return undefined;
}

const TRUE = /^(?:1|true|yes)$/i;
const FALSE = /^(?:0|false|no)$/i;

function readTruth(text: string, path: string, complaints: Complaint[]): boolean {
  if (!TRUE.test(text) && !FALSE.test(text)) complain(complaints, path, `must be 1 for yes or 0 for no, not ${quoted(text)}`);
  return TRUE.test(text);
}

/** A number where a double says the same, else the text. @param text without white space around it */
export function exactly(text: string): unknown {
  const number = PLAIN_NUMBER.test(text) ? Number(text) : Number.NaN;
  return String(number) === text ? number : text;
}

function complain(complaints: Complaint[], path: string, message: string): undefined {
  if (complaints.length < MAX_COMPLAINTS) complaints.push({ path, message });
}

function readJson(text: string, path: string, complaints: Complaint[]): unknown {
  if (text.trim() === '') return undefined;
  try {
    const excess = excessOf(text);
    return excess === undefined ? parseJsonText(text) : complain(complaints, path, `has more than ${excess}`);
  } catch {
    complain(complaints, path, `must be JSON, such as ["a", 1] or {"name": "value"}, not ${quoted(text)}`);
    return undefined;
  }
}

/** Where a field is, and what is complained of. */
interface Reading {
  path: string;
  complaints: Complaint[];
}

/** Reads the numbers of some texts, as many as the list may have; with more it is refused, and they are not read. */
function readNumbers(
  { maxItems = MAX_NUMBERS, ...control }: Control,
  texts: readonly string[],
  read: (text: string) => unknown,
  { path, complaints }: Reading,
): unknown {
  const numbers: unknown[] = [];
  for (const text of texts) {
    for (const [piece] of withoutBrackets(text).matchAll(PIECE)) {
      if (numbers.length === maxItems) return tooMany(complaints, path, maxItems);
      numbers.push(read(piece));
    }
  }
  return listOf(control, numbers);
}

/** The numbers of a list that is written as in JSON, without its brackets. */
const withoutBrackets = (text: string): string => (/^\s*\[[^[\]]*\]\s*$/.test(text) ? text.replace(/[[\]]/g, ' ') : text);

/** Rows as they are read, a line each: those of JSON (`[[3, 8], [4, 6]]`) and those that semicolons part in one line (`3,8;4,6`, `[3 8; 4 6]`), too. */
function inLines(text: string): string {
  if (/^\s*\[\s*\[/.test(text)) return text.replace(/\][\s,]*\[/g, '\n').replace(/[[\]]/g, ' ');
  const line = withoutBrackets(text).trim();
  const isOfRows = line.includes(';') && !line.includes('\n') && /[^\s,;][\s,]+[^\s,;]/.test(line);
  return isOfRows ? line.replaceAll(';', '\n') : line;
}

function readGrid({ maxItems = MAX_NUMBERS, ...control }: Control, text: string, read: (text: string) => unknown, { path, complaints }: Reading): unknown {
  const rows: unknown[][] = [];
  let count = 0;
  for (const [line] of inLines(text).matchAll(/[^\n]+/g)) {
    const row: unknown[] = [];
    for (const [piece] of line.matchAll(PIECE)) {
      if (++count > MAX_NUMBERS) return complain(complaints, path, `must have at most ${grouped(MAX_NUMBERS)} numbers`);
      row.push(read(piece));
    }
    if (row.length === 0) continue;
    if (rows.length === maxItems) return tooMany(complaints, path, maxItems);
    rows.push(row);
  }
  return listOf(control, rows);
}

function tooMany(complaints: Complaint[], path: string, maxItems: number): undefined {
  complain(complaints, path, `must have at most ${counted(maxItems, 'entry', 'entries')}`);
}

/** A list, unless it has more entries than it may have. */
const withoutBlankEnd = (texts: readonly string[]): string[] => texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);

function bounded(control: Control, items: string[], path: string, complaints: Complaint[]): unknown {
  const { maxItems = Number.POSITIVE_INFINITY } = control;
  return items.length > maxItems ? tooMany(complaints, path, maxItems) : listOf(control, items);
}

/** An empty list that may be left out is left out, unless the default says otherwise. */
function listOf(control: Pick<Control, 'required' | 'byDefault'>, items: unknown[]): unknown {
  return items.length === 0 && !control.required && control.byDefault === undefined ? undefined : items;
}

/** The rows that something was filled into, counted from 0 as complaints count them. */
function readRows(control: Control, form: Filled, path: string, complaints: Complaint[]): unknown {
  const fields = control.fields ?? [];
  const { maxItems = Number.POSITIVE_INFINITY } = control;
  const sent = rowNumbers(form, path);
  // A form that a browser sends has a few empty rows besides.
  const numbers = sent.length > maxItems + MAX_EMPTY_ROWS ? sent : sent.filter((at) => !isEmptyRow(fields, form, `${path}[${at}].`));
  if (numbers.length > maxItems) return tooMany(complaints, path, maxItems);
  const rows = numbers.map((at) => readFields(fields, form, `${path}[${at}].`, complaints));
  if (control.standsFor === 'record')
    return recordOf(
      control,
      rows,
      numbers.map((at) => `${path}[${at}].name`),
      complaints,
    );
  const [first] = fields;
  return listOf(control, control.standsFor === 'lists' ? rows.map((row) => row[first?.name ?? '']) : rows);
}

/** The object whose members are rows of a name and a value. @param paths where the names are */
function recordOf({ required, byDefault }: Control, rows: readonly Record<string, unknown>[], paths: readonly string[], complaints: Complaint[]): unknown {
  const members = new Map<string, unknown>();
  for (const [at, { name, value }] of rows.entries()) {
    const key = String(name ?? '');
    if (key === '') complain(complaints, paths[at] ?? '', 'must not be empty');
    else if (members.has(key)) complain(complaints, paths[at] ?? '', `must not be ${quoted(key)} again`);
    else if (value !== undefined) members.set(key, value);
  }
  return members.size === 0 && !required && byDefault === undefined ? undefined : Object.fromEntries(members);
}

/** The numbers of the rows that a form has under a name, in order. */
export function rowNumbers(form: Filled, path: string): number[] {
  const numbers = new Set<number>();
  for (const name of form.keys()) {
    const number = name.startsWith(`${path}[`) ? /^(\d{1,6})\]\./.exec(name.slice(path.length + 1))?.[1] : undefined;
    if (number !== undefined) numbers.add(Number(number));
  }
  return [...numbers].sort((a, b) => a - b);
}

/** Whether a row is as it was before anything was filled in. */
export function isEmptyRow(fields: readonly Control[], form: Filled, prefix: string): boolean {
  return fields.every(({ name, kind, byDefault }) => {
    const texts = form.get(`${prefix}${name}`) ?? [];
    if (kind === 'check') return (texts.at(-1) === 'true') === (byDefault === true);
    const atFirst = byDefault === undefined ? '' : String(byDefault);
    return texts.every((text) => text.trim() === '') || texts.join() === atFirst;
  });
}

/** Whether two values of JSON are the same. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null || Array.isArray(one) !== Array.isArray(other)) return false;
  const members = Object.entries(one);
  const others = new Map(Object.entries(other));
  return members.length === others.size && members.every(([name, value]) => others.has(name) && same(value, others.get(name)));
}

const quoted = (text: string): string => (text.length > 40 ? `a string of ${text.length} characters` : JSON.stringify(text));
