import { unprocessable } from '../../../errors.ts';
import { packZip } from '../../../shared/packages/zip-pack.ts';
import { utf8Bytes } from '../../../shared/platform/bytes.ts';
import { cellName, columnLetters, MAX_COLUMNS, MAX_ROWS } from './model.ts';

// Writes workbooks (ECMA-376, transitional): the same sheets give the same bytes.

const MAX_CHARACTERS = 32_767;
const MAX_CELLS = 2_000_000;
/** How many rows become one text at a time: a text for each of a million would take far more memory. */
const ROWS_AT_ONCE = 1_000;
const DAY_MS = 86_400_000;
/** The serial number of 1970-01-01; those of days before 1900-03-01 are one less than they should be. */
const EPOCH = 25_569;
const FIRST_DAY = 61;
const [PLAIN, BOLD, DATE, TIME, PRECISE_TIME] = [0, 1, 2, 3, 4] as const;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A day with a time, as a number of days. */
export interface DateCell {
  serial: number;
  style: typeof DATE | typeof TIME | typeof PRECISE_TIME;
}

export type WrittenCell = null | number | string | boolean | DateCell;

export interface WrittenSheet {
  name: string;
  rows: readonly (readonly WrittenCell[])[];
  columns: number;
  /** Whether the first row names the columns. */
  hasHeader: boolean;
}

export interface WrittenBook {
  sheets: readonly WrittenSheet[];
  headerBold: boolean;
  freezeHeader: boolean;
  autoFilter: boolean;
  title?: string | undefined;
  creator?: string | undefined;
}

const DATE_TEXT = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,3}))?Z?)?$/;

/** A text that is a date from 1900-03-01 on, with or without a time; undefined for any other. */
export function dateCell(text: string): DateCell | undefined {
  const match = text.length <= 30 ? DATE_TEXT.exec(text) : null;
  if (!match) return undefined;
  const [, year = '', month = '', day = '', hour, minute = '00', second = '00', fraction = ''] = match;
  const midnight = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const isReal = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(`${year}-${month}-${day}`);
  if (!isReal || Number(hour ?? 0) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const whole = midnight.getTime() / DAY_MS + EPOCH;
  if (whole < FIRST_DAY) return undefined;
  if (hour === undefined) return { serial: whole, style: DATE };
  const ms = Math.round(Number(`0.${fraction || '0'}`) * 1000);
  const time = (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * 1000 + ms;
  return { serial: whole + time / DAY_MS, style: ms === 0 ? TIME : PRECISE_TIME };
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? '&quot;');

/** What XML can hold, with _x and four digits written so that they are not taken for a character's code. */
function cellText(text: string, place: string): string {
  if (text.length > MAX_CHARACTERS) unprocessable(`${place} has ${text.length} characters; a cell can contain at most ${MAX_CHARACTERS}.`);
  const wrong = Array.from(text, (character) => character.codePointAt(0) ?? 0).find((code) => !isXml(code));
  if (wrong !== undefined)
    unprocessable(`${place} has the character U+${wrong.toString(16).toUpperCase().padStart(4, '0')}, which a spreadsheet cannot contain.`);
  return escaped(text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')).replaceAll('\r', '_x000D_');
}

const isXml = (code: number): boolean =>
  code === 9 || code === 10 || code === 13 || (code >= 0x20 && code <= 0xd7ff) || (code >= 0xe000 && code <= 0xfffd) || code >= 0x1_0000;

/** Refuses names that sheets cannot have. */
export function checkSheetNames(names: readonly string[], pathOf: (index: number) => string): void {
  const seen = new Set<string>();
  for (const [index, name] of names.entries()) {
    const path = pathOf(index);
    const quoted = JSON.stringify(name.slice(0, 60));
    if (name.length < 1 || name.length > 31) unprocessable(`The sheet's name ${quoted} has ${name.length} characters; 1 to 31 are possible.`, path);
    if (/[:\\/?*[\]]/.test(name)) unprocessable(`The sheet's name ${quoted} has one of : \\ / ? * [ and ], which are not possible.`, path);
    if (name.startsWith("'") || name.endsWith("'")) unprocessable(`The sheet's name ${quoted} begins or ends with ', which is not possible.`, path);
    cellText(name, `The sheet's name ${quoted}`);
    const key = name.toLowerCase();
    if (seen.has(key)) unprocessable(`Two sheets are called ${quoted}; upper and lower case are the same.`, path);
    seen.add(key);
  }
}

/** Texts of all sheets, once each. */
class Strings {
  readonly #places = new Map<string, number>();
  count = 0;

  /** The number of a text. */
  place(text: string): number {
    this.count += 1;
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    const place = this.#places.size;
    this.#places.set(text, place);
    return place;
  }

  xml(): string {
    const items = Array.from(this.#places.keys(), (text) => {
      const space = /^[ \t\n]|[ \t\n]$|\n/.test(text) ? ' xml:space="preserve"' : '';
      return `<si><t${space}>${text}</t></si>`;
    });
    return `${HEAD}<sst xmlns="${MAIN}" count="${this.count}" uniqueCount="${items.length}">${items.join('')}</sst>`;
  }
}

function cellXml(value: WrittenCell, row: number, column: number, style: number, strings: Strings, sheet: string): string {
  if (value === null) return '';
  const at = cellName(row, column);
  if (typeof value === 'object') return `<c r="${at}" s="${value.style}"><v>${value.serial}</v></c>`;
  const styled = style === PLAIN ? '' : ` s="${style}"`;
  if (typeof value === 'number') return `<c r="${at}"${styled}><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${at}"${styled} t="b"><v>${value ? 1 : 0}</v></c>`;
  return `<c r="${at}"${styled} t="s"><v>${strings.place(cellText(value, `Cell ${at} of sheet ${JSON.stringify(sheet)}`))}</v></c>`;
}

function sheetXml({ name, rows, columns, hasHeader }: WrittenSheet, book: WrittenBook, strings: Strings, isFirst: boolean): string {
  const [isFrozen, isFiltered] = [hasHeader && book.freezeHeader && rows.length > 0, hasHeader && book.autoFilter && rows.length > 0 && columns > 0];
  const pane = isFrozen ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : '';
  const lineOf = (cells: readonly WrittenCell[], row: number): string => {
    const style = hasHeader && row === 0 && book.headerBold ? BOLD : PLAIN;
    const xml = cells.map((value, column) => cellXml(value, row, column, style, strings, name)).join('');
    return xml === '' ? '' : `<row r="${row + 1}">${xml}</row>`;
  };
  const blocks: string[] = [];
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    blocks.push(
      rows
        .slice(first, first + ROWS_AT_ONCE)
        .map((cells, at) => lineOf(cells, first + at))
        .join(''),
    );
  const last = cellName(Math.max(0, rows.length - 1), Math.max(0, columns - 1));
  return [
    `${HEAD}<worksheet xmlns="${MAIN}"><dimension ref="${last === 'A1' ? 'A1' : `A1:${last}`}"/>`,
    `<sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">${pane}</sheetView></sheetViews>`,
    `<sheetData>${blocks.join('')}</sheetData>`,
    isFiltered ? `<autoFilter ref="A1:${last}"/>` : '',
    '</worksheet>',
  ].join('');
}

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss.000"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${[164, 165, 166].map((id) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const relationship = (id: number, type: string, target: string): string => `<Relationship Id="rId${id}" Type="${type}" Target="${target}"/>`;
const relationships = (list: readonly string[]): string => `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
const override = (part: string, type: string): string => `<Override PartName="${part}" ContentType="${type}"/>`;

function filterNames(book: WrittenBook): string {
  if (!book.autoFilter) return '';
  const names = book.sheets.map(({ name, rows, columns, hasHeader }, index) => {
    if (!hasHeader || rows.length === 0 || columns === 0) return '';
    const area = `$A$1:$${columnLetters(columns - 1)}$${rows.length}`;
    return `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">'${escaped(name.replaceAll("'", "''"))}'!${area}</definedName>`;
  });
  return names.join('') === '' ? '' : `<definedNames>${names.join('')}</definedNames>`;
}

function coreXml({ title, creator }: WrittenBook): string {
  const given = (name: string, text: string | undefined): string => (text === undefined ? '' : `<${name}>${cellText(text, `The ${name.slice(3)}`)}</${name}>`);
  return `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${given('dc:title', title)}${given('dc:creator', creator)}</cp:coreProperties>`;
}

/** Refuses what does not fit into sheets. */
function checkSizes(sheets: readonly WrittenSheet[]): void {
  let cells = 0;
  for (const { name, rows, columns } of sheets) {
    const sheet = `Sheet ${JSON.stringify(name)}`;
    if (rows.length > MAX_ROWS) unprocessable(`${sheet} has ${rows.length} rows; at most ${MAX_ROWS} are possible.`);
    if (columns > MAX_COLUMNS) unprocessable(`${sheet} has ${columns} columns; at most ${MAX_COLUMNS} are possible.`);
    for (const row of rows) cells += row.length;
  }
  if (cells > MAX_CELLS) unprocessable(`The sheets have ${cells} cells; at most ${MAX_CELLS} are written.`);
}

/** Writes a workbook. */
export function writeXlsx(book: WrittenBook): Uint8Array<ArrayBuffer> {
  const { sheets } = book;
  checkSizes(sheets);
  const strings = new Strings();
  const sheetParts = sheets.map((sheet, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, xml: sheetXml(sheet, book, strings, index === 0) }));
  const hasProperties = book.title !== undefined || book.creator !== undefined;
  const [stringsId, stylesId] = [sheets.length + 1, sheets.length + 2];
  const types = [
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>`,
    override('/xl/workbook.xml', `${TYPE}.sheet.main+xml`),
    ...sheetParts.map(({ name }) => override(`/${name}`, `${TYPE}.worksheet+xml`)),
    override('/xl/styles.xml', `${TYPE}.styles+xml`),
    override('/xl/sharedStrings.xml', `${TYPE}.sharedStrings+xml`),
    hasProperties ? override('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml') : '',
  ];
  const listed = sheets.map(({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('');
  const files: { name: string; xml: string }[] = [
    { name: '[Content_Types].xml', xml: `${HEAD}<Types xmlns="${PACKAGE}/content-types">${types.join('')}</Types>` },
    {
      name: '_rels/.rels',
      xml: relationships([
        relationship(1, `${OFFICE}/officeDocument`, 'xl/workbook.xml'),
        ...(hasProperties ? [relationship(2, `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml')] : []),
      ]),
    },
    {
      name: 'xl/workbook.xml',
      xml: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>${listed}</sheets>${filterNames(book)}</workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      xml: relationships([
        ...sheets.map((_, index) => relationship(index + 1, `${OFFICE}/worksheet`, `worksheets/sheet${index + 1}.xml`)),
        relationship(stringsId, `${OFFICE}/sharedStrings`, 'sharedStrings.xml'),
        relationship(stylesId, `${OFFICE}/styles`, 'styles.xml'),
      ]),
    },
    ...sheetParts,
    { name: 'xl/sharedStrings.xml', xml: strings.xml() },
    { name: 'xl/styles.xml', xml: STYLES },
    ...(hasProperties ? [{ name: 'docProps/core.xml', xml: coreXml(book) }] : []),
  ];
  return packZip(files.map(({ name, xml }) => ({ name, bytes: utf8Bytes(xml) })));
}
