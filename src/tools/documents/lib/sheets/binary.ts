import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx';
import { unprocessable } from '../../../errors.ts';
import { contentTypes, propertiesOf, relationshipsOf } from '../../../shared/packages/opc.ts';
import type { Package } from '../../../shared/packages/package.ts';
import { Cfb } from '../cfb.ts';
import { codePageReader } from '../code-pages.ts';
import { propertySet } from '../property-set.ts';
import { formatOf } from './formats.ts';
import {
  columnOf,
  type DefinedName,
  type Metadata,
  noFacts,
  type RawCell,
  refuse,
  type SheetFacts,
  type SheetKind,
  type Visit,
  type Workbook,
} from './model.ts';
import { checkedRecords } from './xls-check.ts';
import { checkedPackage } from './xlsb-check.ts';
import { externalLinksOf, metadataOf } from './xlsx.ts';

// The binary workbooks of Excel: BIFF 5 and 8 (MS-XLS) in compound files, and BIFF 12 (MS-XLSB) in packages. A library reads their records; only its cells are looked at, as their ranges may be false.

const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
};
const KINDS: Readonly<Record<string, SheetKind>> = { chart: 'chart', macro: 'macro', dialog: 'dialog' };
const [START_OF_STREAM, END_OF_STREAM, BOUND_SHEET, PROTECT, SUPPORTING_BOOK] = [0x0809, 0x000a, 0x0085, 0x0012, 0x01ae];
const STATES = ['visible', 'hidden', 'veryHidden'] as const;

type Library = typeof import('@e965/xlsx');

/** The library, with code pages of old workbooks as the other tools read them. */
export async function library(): Promise<Library> {
  const [xlsx, read] = await Promise.all([import('@e965/xlsx'), codePageReader()]);
  const bytesOf = (data: readonly number[] | Uint8Array | string): Uint8Array =>
    typeof data === 'string' ? Uint8Array.from(data, (character) => character.charCodeAt(0) & 0xff) : Uint8Array.from(data);
  // A single unit is asked for as a list of characters.
  const decode = (page: number, data: readonly number[] | Uint8Array | string): string => read(bytesOf(data), page);
  xlsx.set_cptable({ utils: { decode, encode: (_: number, text: string) => Array.from(text, (character) => character.charCodeAt(0) & 0xff) } });
  return xlsx;
}

/** The library tells of oddities in the log, where nobody looks for them. */
function silently<Given>(ask: () => Given): Given {
  const { error } = console;
  console.error = () => {};
  try {
    return ask();
  } finally {
    console.error = error;
  }
}

function opened(xlsx: Library, bytes: Uint8Array, hasFormulas: boolean): WorkBook {
  const options = { type: 'array', cellFormula: hasFormulas, cellNF: true, cellStyles: true, cellHTML: false, cellText: false, sheetStubs: false } as const;
  try {
    return silently(() => xlsx.read(bytes, options));
  } catch (error) {
    // The library throws errors of its own and of the language for what it cannot read.
    const message = error instanceof Error ? error.message : '';
    if (/password|encrypt/i.test(message)) return unprocessable('The spreadsheet is encrypted, and opens with a password alone.', 'file');
    return refuse(/ELFs|Formula Token/.test(message) ? 'it has a formula of a kind that is not known' : 'its records are broken');
  }
}

/** Opens a workbook of Excel 5 to 2003. */
export async function openXls(bytes: Uint8Array, hasFormulas: boolean): Promise<Workbook> {
  const cfb = new Cfb(bytes);
  const encrypted = ['EncryptedPackage', 'EncryptionInfo'].some((name) => cfb.root.children.has(name.toUpperCase()));
  if (encrypted) unprocessable('The spreadsheet is encrypted, and opens with a password alone.', 'file');
  const stream = cfb.stream('Workbook') ?? cfb.stream('Book') ?? unprocessable('The file is a compound file (OLE), but no Excel workbook.', 'file');
  refuseOldRecords(stream);
  const records = stream[5] === 0x06 ? checkedRecords(stream) : stream;
  const xlsx = await library();
  const book = opened(xlsx, records, hasFormulas);
  return described(
    book,
    { format: 'xls', hasMacros: cfb.root.children.has('_VBA_PROJECT_CUR'), metadata: await summaryOf(cfb), externalLinks: linksOf(stream) },
    protectedSheets(stream),
  );
}

/** The records of a stream begin with one that names their version; those of Excel 2 to 4 have no sheets of their own. */
function refuseOldRecords(stream: Uint8Array): void {
  const [type, version] = [(stream[0] ?? 0) | ((stream[1] ?? 0) << 8), (stream[4] ?? 0) | ((stream[5] ?? 0) << 8)];
  if (type !== START_OF_STREAM || (version !== 0x0500 && version !== 0x0600)) refuse('it is not of Excel 5 to 2003 (BIFF 5 or 8)');
}

/** The property set of a document (MS-OLEPS, and the summary information of MS-OSHARED 2.3.3.2.1). */
async function summaryOf(cfb: Cfb): Promise<Metadata> {
  const bytes = cfb.stream('\x05SummaryInformation');
  if (!bytes) return {};
  const properties = propertySet(bytes, await codePageReader());
  const ids = { title: 2, creator: 4, lastModifiedBy: 8, created: 12, modified: 13, application: 18 } as const;
  return Object.fromEntries(Object.entries(ids).flatMap(([name, id]) => (properties.has(id) ? [[name, properties.get(id)]] : [])));
}

/** A path with control characters for what parts it (MS-XLS 2.5.277) as one reads it. */
const pathOf = (text: string): string =>
  Array.from(text, (character) => (character < ' ' ? '/' : character))
    .join('')
    .replace(/^\/+/, '');

/** The files that SUPBOOK records name (MS-XLS 2.4.271), without the control characters of their paths. */
function linksOf(stream: Uint8Array): string[] {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.length);
  const links: string[] = [];
  for (let at = 0; at + 4 <= stream.length; ) {
    const [type, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    if (type === SUPPORTING_BOOK && length > 7 && at + 4 + length <= stream.length) {
      const [characters, isWide] = [view.getUint16(at + 6, true), (view.getUint8(at + 8) & 1) === 1];
      const count = Math.min(characters, Math.floor((length - 5) / (isWide ? 2 : 1)));
      const text = String.fromCharCode(
        ...Array.from({ length: count }, (_, index) => (isWide ? view.getUint16(at + 9 + index * 2, true) : view.getUint8(at + 9 + index))),
      );
      // One unit of these marks says that the book is this one, or add-ins.
      if (count > 1) links.push(pathOf(text));
    }
    at += 4 + length;
  }
  return [...new Set(links)];
}

/** Which sheets have a PROTECT record of their own (MS-XLS 2.4.207), in their order; those of charts in them do not count. */
function protectedSheets(stream: Uint8Array): boolean[] {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.length);
  const starts: number[] = [];
  for (let at = 0; at + 8 <= stream.length && view.getUint16(at, true) !== END_OF_STREAM; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) === BOUND_SHEET) starts.push(view.getUint32(at + 4, true));
  }
  return starts.map((start) => {
    let depth = 0;
    for (let at = start; at + 6 <= stream.length; at += 4 + view.getUint16(at + 2, true)) {
      const type = view.getUint16(at, true);
      if (type === START_OF_STREAM) depth += 1;
      else if (type === END_OF_STREAM) depth -= 1;
      else if (type === PROTECT && depth === 1 && view.getUint16(at + 4, true) === 1) return true;
      if (depth <= 0) return false;
    }
    return false;
  });
}

/** Opens a binary workbook of Excel 2007 and later. */
export async function openXlsb(archive: Package, part: string, hasFormulas: boolean): Promise<Workbook> {
  const book = opened(await library(), checkedPackage(archive), hasFormulas);
  const relationships = await relationshipsOf(archive, part);
  return described(book, {
    format: 'xlsb',
    hasMacros: relationships.some(({ type }) => type === 'vbaProject'),
    metadata: metadataOf(await propertiesOf(archive)),
    externalLinks: await externalLinksOf(archive, relationships),
  });
}

function described(book: WorkBook, facts: Pick<Workbook, 'format' | 'hasMacros' | 'metadata' | 'externalLinks'>, isProtected?: readonly boolean[]): Workbook {
  const sheetOf = (index: number): WorkSheet | undefined => book.Sheets[book.SheetNames[index] ?? ''];
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  if (book.SheetNames.length === 0) refuse('it has no sheets');
  return {
    ...facts,
    sheets: book.SheetNames.map((name, index) => ({
      name,
      state: STATES[book.Workbook?.Sheets?.[index]?.Hidden ?? 0] ?? 'visible',
      kind: KINDS[String(sheetOf(index)?.['!type'] ?? '')] ?? 'worksheet',
    })),
    is1904,
    names: (book.Workbook?.Names ?? [])
      .filter(({ Name }) => !/^_xlnm\./i.test(Name))
      .map(({ Name, Ref, Sheet }) => nameOf(Name, Ref, book.SheetNames[Sheet ?? -1])),
    read: async (index, visit) => {
      const sheet = sheetOf(index);
      if (!sheet || String(sheet['!type']) === 'chart') return noFacts();
      const read = readSheet(sheet, visit);
      return isProtected ? { ...read, isProtected: isProtected[index] ?? false } : read;
    },
  };
}

const nameOf = (name: string, reference: string, sheet: string | undefined): DefinedName => ({
  name,
  reference: reference ?? '',
  ...(sheet !== undefined && { sheet }),
});

const hiddenOf = (list: readonly ({ hidden?: boolean } | undefined)[] | undefined): number => {
  let count = 0;
  list?.forEach((entry) => {
    if (entry?.hidden === true) count += 1;
  });
  return count;
};

function readSheet(sheet: WorkSheet, visit: Visit): SheetFacts {
  const facts = noFacts();
  for (const [key, value] of Object.entries(sheet)) {
    if (key.startsWith('!')) continue;
    const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(key) ?? [];
    if (digits === '') continue;
    const cell: CellObject = value;
    if (cell.c) facts.comments += 1;
    if (cell.l) facts.hyperlinks += 1;
    const raw = rawCell(cell);
    if (raw) visit(Number(digits) - 1, columnOf(letters), raw);
  }
  facts.merged = (sheet['!merges'] ?? []).map(({ s, e }) => ({ top: s.r, left: s.c, bottom: e.r, right: e.c }));
  facts.hiddenRows = hiddenOf(sheet['!rows']);
  facts.hiddenColumns = hiddenOf(sheet['!cols']);
  facts.isProtected = Boolean(sheet['!protect']);
  return facts;
}

function rawCell({ t: type, v: value, f: formula, z: code }: CellObject): RawCell | undefined {
  const ownFormula = formula === undefined || formula === '' ? undefined : formula;
  const own: RawCell['value'] =
    type === 'e' ? (ERRORS[Number(value)] ?? '#N/A') : typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : null;
  if (type === 'z' || own === null || (typeof own === 'number' && !Number.isFinite(own)))
    return ownFormula === undefined ? undefined : { value: null, formula: ownFormula };
  return {
    value: own,
    ...(type === 'e' && { isError: true }),
    ...(code !== undefined && { format: typeof code === 'number' ? formatOf(code, undefined) : formatOf(-1, String(code)) }),
    ...(ownFormula !== undefined && { formula: ownFormula }),
  };
}

export { contentTypes };
