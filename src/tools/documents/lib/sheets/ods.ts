import type { Package } from '../../../shared/packages/package.ts';
import { childNamed, readXmlTree, trimmedText, walkXml } from '../../../shared/packages/xml.ts';
import {
  type DefinedName,
  MAX_CELLS,
  MAX_COLUMNS,
  MAX_ROWS,
  type Metadata,
  noFacts,
  type RawCell,
  refuse,
  type SheetFacts,
  type SheetState,
  type Visit,
  type Workbook,
} from './model.ts';
import { isoDate } from './xlsx.ts';

// OpenDocument 1.2, part 1: spreadsheets. The whole document is one part, which is read again for each sheet.

const PATH = 'file';
const CONTENT = 'content.xml';
const CALC = '{urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0}';
const MAX_NAMES = 50_000;
/** Tables deeper than this stand inside of cells. */
const TABLE_DEPTH = 3;

type Attributes = Readonly<Record<string, string>>;

interface Table {
  name: string;
  style: string;
  isProtected: boolean;
  link: string | undefined;
}

/** What is to be known before any sheet is read. */
interface Outline {
  tables: Table[];
  hiddenStyles: Set<string>;
  /** Styles of cells with formats for spans of time. */
  spanStyles: Set<string>;
  names: DefinedName[];
  is1904: boolean;
  links: string[];
}

/** Opens an OpenDocument spreadsheet. */
export async function openOds(archive: Package): Promise<Workbook> {
  await refuseEncrypted(archive);
  const outline = await outlineOf(archive);
  // Copies of what other files hold are tables with the file's address for a name.
  const isOwn = ({ name, link }: Table): boolean => link === undefined || !/^'?file:/.test(name);
  const tables = outline.tables.map((table, place) => ({ ...table, place })).filter(isOwn);
  if (tables.length === 0) refuse('it has no sheets');
  return {
    format: 'ods',
    sheets: tables.map(({ name, style }) => ({
      name,
      state: (outline.hiddenStyles.has(style) ? 'hidden' : 'visible') satisfies SheetState,
      kind: 'worksheet',
    })),
    is1904: outline.is1904,
    names: outline.names,
    metadata: await metadataOf(archive),
    hasMacros: archive.names.some((name) => /^(?:Basic|Scripts)\/./.test(name)),
    externalLinks: [...new Set([...outline.links, ...outline.tables.flatMap(({ link }) => link ?? [])])],
    async read(index, visit) {
      const table = tables[index];
      return table ? readTable(archive, table.place, table.isProtected, outline, visit) : noFacts();
    },
  };
}

async function refuseEncrypted(archive: Package): Promise<void> {
  const part = 'META-INF/manifest.xml';
  const bytes = archive.bytes(part);
  if (!bytes) return;
  let isEncrypted = false;
  await walkXml(
    { bytes, part, path: PATH, allowsDoctype: true },
    {
      open: (name) => {
        isEncrypted ||= name === 'manifest:encryption-data';
      },
    },
  );
  if (isEncrypted) refuse('it is encrypted, and opens with a password alone');
}

const contentOf = (archive: Package) => ({ bytes: archive.needed(CONTENT, 'an OpenDocument spreadsheet (ODS)'), part: CONTENT, path: PATH });

async function outlineOf(archive: Package): Promise<Outline> {
  const reader = new OutlineReader();
  const styles = archive.bytes('styles.xml');
  if (styles) await walkXml({ bytes: styles, part: 'styles.xml', path: PATH }, { open: (name, attributes) => reader.openFormat(name, attributes) });
  await walkXml(contentOf(archive), { open: (name, attributes) => reader.open(name, attributes), close: (name) => reader.close(name) });
  if (!reader.isSpreadsheet) refuse('its content is not a spreadsheet');
  return reader.outline;
}

class OutlineReader {
  readonly outline: Outline = { tables: [], hiddenStyles: new Set(), spanStyles: new Set(), names: [], is1904: false, links: [] };
  isSpreadsheet = false;
  readonly #spans = new Set<string>();
  #style: Attributes = {};
  #tables = 0;

  open(name: string, attributes: Attributes): void {
    const { outline } = this;
    if (name === 'table:table') this.#openTable(attributes);
    else if (name === 'office:spreadsheet') this.isSpreadsheet = true;
    else if (name === 'style:style') this.#openStyle(attributes);
    else if (name === 'style:table-properties' && attributes['table:display'] === 'false') outline.hiddenStyles.add(this.#style['style:name'] ?? '');
    else if (name === 'table:null-date') outline.is1904 = attributes['table:date-value'] === '1904-01-01';
    else if (name === 'table:named-range' || name === 'table:named-expression') this.#openName(attributes);
    else if (name === 'table:table-source' && this.#tables > 0) this.#openSource(attributes['xlink:href']);
    else if (name === 'number:time-style') this.openFormat(name, attributes);
    else if (name === 'table:cell-range-source' && attributes['xlink:href'] !== undefined) outline.links.push(attributes['xlink:href']);
  }

  /** Takes up a format for spans of time, which cells name by their styles. */
  openFormat(name: string, attributes: Attributes): void {
    if (name === 'number:time-style' && attributes['number:truncate-on-overflow'] === 'false') this.#spans.add(attributes['style:name'] ?? '');
  }

  close(name: string): void {
    if (name === 'table:table') this.#tables -= 1;
  }

  #openTable(attributes: Attributes): void {
    this.#tables += 1;
    if (this.#tables > 1) return;
    this.outline.tables.push({
      name: attributes['table:name'] ?? '',
      style: attributes['table:style-name'] ?? '',
      isProtected: attributes['table:protected'] === 'true',
      link: undefined,
    });
  }

  #openSource(link: string | undefined): void {
    const table = this.outline.tables.at(-1);
    if (table) table.link = link;
  }

  #openStyle(attributes: Attributes): void {
    this.#style = attributes;
    if (this.#spans.has(attributes['style:data-style-name'] ?? '')) this.outline.spanStyles.add(attributes['style:name'] ?? '');
  }

  #openName(attributes: Attributes): void {
    const { names, tables } = this.outline;
    if (names.length >= MAX_NAMES) refuse(`it has more than ${MAX_NAMES} names`);
    const reference = attributes['table:cell-range-address'] ?? attributes['table:expression'] ?? '';
    const sheet = this.#tables > 0 ? tables.at(-1)?.name : undefined;
    names.push({ name: attributes['table:name'] ?? '', reference, ...(sheet !== undefined && { sheet }) });
  }
}

async function metadataOf(archive: Package): Promise<Metadata> {
  const part = 'meta.xml';
  const bytes = archive.bytes(part);
  if (!bytes) return {};
  const meta = childNamed(await readXmlTree({ bytes, part, path: PATH }), 'office:meta');
  const text = (name: string): string | undefined => trimmedText(childNamed(meta, name));
  const given = {
    title: text('dc:title'),
    creator: text('meta:initial-creator'),
    lastModifiedBy: text('dc:creator'),
    created: text('meta:creation-date'),
    modified: text('dc:date'),
    application: text('meta:generator'),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

async function readTable(archive: Package, place: number, isProtected: boolean, outline: Outline, visit: Visit): Promise<SheetFacts> {
  const reader = new TableReader(place, outline, visit);
  reader.facts.isProtected = isProtected;
  await walkXml(contentOf(archive), {
    open: (name, attributes) => reader.open(name, attributes),
    text: (text) => reader.text(text),
    close: (name) => reader.close(name),
  });
  return reader.facts;
}

const repeats = (text: string | undefined): number => {
  const count = text === undefined ? 1 : Number(text);
  return Number.isInteger(count) && count >= 1 ? count : 1;
};

interface OpenRow {
  count: number;
  cells: { column: number; count: number; cell: RawCell }[];
}

/** Takes up one table piece by piece. */
class TableReader {
  readonly facts: SheetFacts = noFacts();
  readonly #place: number;
  readonly #outline: Outline;
  readonly #visit: Visit;
  #tables = 0;
  #index = -1;
  #row = 0;
  #column = 0;
  #openRow: OpenRow | undefined;
  #cell: Attributes | undefined;
  #isCovered = false;
  #paragraphs: string[] = [];
  #inParagraph = 0;
  #inNote = 0;
  #inShape = 0;
  #given = 0;
  readonly #columnStyles: { upTo: number; style: string }[] = [];
  #columns = 0;

  constructor(place: number, outline: Outline, visit: Visit) {
    this.#place = place;
    this.#outline = outline;
    this.#visit = visit;
  }

  get #isHere(): boolean {
    return this.#tables === 1 && this.#index === this.#place;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'table:table') {
      this.#tables += 1;
      if (this.#tables > TABLE_DEPTH) refuse('its tables are nested too deeply');
      if (this.#tables === 1) this.#index += 1;
    } else if (this.#isHere) this.#openHere(name, attributes);
  }

  #openHere(name: string, attributes: Attributes): void {
    switch (name) {
      case 'table:table-column':
        this.#openColumn(attributes);
        break;
      case 'table:table-row':
        this.#startRow(attributes);
        break;
      case 'table:table-cell':
      case 'table:covered-table-cell':
        this.#startCell(attributes, name === 'table:covered-table-cell');
        break;
      case 'office:annotation':
        this.#inNote += 1;
        if (this.#cell) this.facts.comments += 1;
        break;
      case 'table:shapes':
        this.#inShape += 1;
        break;
      default:
        if (this.#cell && this.#inNote === 0) this.#openText(name, attributes);
    }
  }

  #openColumn(attributes: Attributes): void {
    const count = Math.min(repeats(attributes['table:number-columns-repeated']), MAX_COLUMNS);
    if (/^(?:collapse|filter)$/.test(attributes['table:visibility'] ?? '')) this.facts.hiddenColumns += count;
    this.#columns += count;
    this.#columnStyles.push({ upTo: this.#columns, style: attributes['table:default-cell-style-name'] ?? '' });
    if (this.#columnStyles.length > MAX_COLUMNS) refuse('it has too many columns');
  }

  #startRow(attributes: Attributes): void {
    const count = repeats(attributes['table:number-rows-repeated']);
    if (/^(?:collapse|filter)$/.test(attributes['table:visibility'] ?? '')) this.facts.hiddenRows += Math.min(count, MAX_ROWS);
    this.#openRow = { count, cells: [] };
    this.#column = 0;
  }

  #startCell(attributes: Attributes, isCovered: boolean): void {
    this.#cell = attributes;
    this.#isCovered = isCovered;
    this.#paragraphs = [];
    const [columns, rows] = [repeats(attributes['table:number-columns-spanned']), repeats(attributes['table:number-rows-spanned'])];
    if (isCovered || (columns === 1 && rows === 1)) return;
    const area = { top: this.#row, left: this.#column, bottom: this.#row + rows - 1, right: this.#column + columns - 1 };
    if (area.bottom < MAX_ROWS && area.right < MAX_COLUMNS) this.facts.merged.push(area);
  }

  #openText(name: string, attributes: Attributes): void {
    if (name === 'text:p' || name === 'text:h') {
      this.#inParagraph += 1;
      this.#paragraphs.push('');
    } else if (name === 'text:s') this.#write(' '.repeat(Math.min(1000, repeats(attributes['text:c']))));
    else if (name === 'text:tab') this.#write('\t');
    else if (name === 'text:line-break') this.#write('\n');
    else if (name === 'text:a') this.facts.hyperlinks += 1;
  }

  #write(text: string): void {
    const last = this.#paragraphs.length - 1;
    if (last >= 0) this.#paragraphs[last] += text;
  }

  text(text: string): void {
    // White space of XML is one space; more of it is written by elements of its own.
    if (this.#isHere && this.#cell && this.#inNote === 0 && this.#inParagraph > 0) this.#write(text.replace(/[ \t\r\n]+/g, ' '));
  }

  close(name: string): void {
    if (name === 'table:table') this.#tables -= 1;
    else if (this.#isHere) this.#closeHere(name);
  }

  #closeHere(name: string): void {
    if (name === 'office:annotation') this.#inNote -= 1;
    else if (name === 'table:shapes') this.#inShape -= 1;
    else if ((name === 'text:p' || name === 'text:h') && this.#cell && this.#inNote === 0) this.#inParagraph -= 1;
    else if (name === 'table:table-cell' || name === 'table:covered-table-cell') this.#endCell();
    else if (name === 'table:table-row') this.#endRow();
  }

  #endCell(): void {
    const attributes = this.#cell;
    this.#cell = undefined;
    this.#inParagraph = 0;
    if (!attributes) return;
    const count = repeats(attributes['table:number-columns-repeated']);
    const cell = this.#isCovered ? undefined : this.#rawCell(attributes);
    if (cell && this.#column < MAX_COLUMNS) this.#openRow?.cells.push({ column: this.#column, count, cell });
    this.#column += count;
  }

  #endRow(): void {
    const row = this.#openRow;
    this.#openRow = undefined;
    if (!row) return;
    if (row.cells.length > 0) {
      if (this.#row + row.count > MAX_ROWS) refuse(`it has cells below row ${MAX_ROWS}`);
      for (let index = 0; index < row.count; index++) this.#giveRow(this.#row + index, row);
    }
    this.#row += row.count;
  }

  #giveRow(row: number, { cells }: OpenRow): void {
    for (const { column, count, cell } of cells) {
      const last = column + count;
      if (last > MAX_COLUMNS) refuse(`it has cells behind column ${MAX_COLUMNS}`);
      this.#given += count;
      if (this.#given > MAX_CELLS) refuse(`a sheet has more than ${MAX_CELLS} cells`);
      for (let place = column; place < last; place++) this.#visit(row, place, cell);
    }
  }

  #isSpan(attributes: Attributes): boolean {
    const style = attributes['table:style-name'] ?? this.#columnStyles.find(({ upTo }) => this.#column < upTo)?.style ?? '';
    return this.#outline.spanStyles.has(style);
  }

  #rawCell(attributes: Attributes): RawCell | undefined {
    const shown = this.#paragraphs.join('\n');
    const formula = attributes['table:formula']?.replace(/^of:=/, '');
    const type = attributes['office:value-type'] ?? attributes[`${CALC}value-type`];
    const value = this.#valueOf(type, attributes, shown);
    if (value === null && formula === undefined) return undefined;
    const isError =
      attributes[`${CALC}value-type`] === 'error' ||
      (formula !== undefined && type === 'string' && /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!)$/.test(shown));
    return { value: isError ? shown : value, shown, ...(formula !== undefined && { formula }), ...(isError && { isError }) };
  }

  #valueOf(type: string | undefined, attributes: Attributes, shown: string): RawCell['value'] {
    const number = Number(attributes['office:value'] ?? Number.NaN);
    switch (type) {
      case 'float':
      case 'percentage':
      case 'currency':
        return Number.isFinite(number) ? number : refuse(`a cell has the number ${JSON.stringify((attributes['office:value'] ?? '').slice(0, 50))}`);
      case 'boolean':
        return attributes['office:boolean-value'] === 'true';
      case 'date':
        return isoDate(attributes['office:date-value'] ?? '');
      case 'time':
        return timeOf(attributes['office:time-value'] ?? '', this.#isSpan(attributes));
      case 'string':
      case 'error':
        return attributes['office:string-value'] ?? shown;
      default:
        return this.#paragraphs.length > 0 && shown !== '' ? shown : null;
    }
  }
}

/** A duration of ISO 8601 as a time of day, or as days where it is a span of time. */
function timeOf(text: string, isSpan: boolean): RawCell['value'] {
  const match = /^(-)?P(?:(\d{1,9})D)?(?:T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9}(?:[.,]\d{1,30})?)S)?)?$/.exec(text);
  if (!match) return refuse(`a cell has the time ${JSON.stringify(text.slice(0, 50))}`);
  const [, sign, days = '0', hours = '0', minutes = '0', seconds = '0'] = match;
  const total = (Number(days) * 24 + Number(hours)) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
  if (isSpan || sign === '-' || total >= 86_400_000) return ((sign === '-' ? -1 : 1) * total) / 86_400;
  const ms = Math.round((total % 86_400) * 1000) % 86_400_000;
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const rest = ms % 1000 === 0 ? '' : `.${String(ms % 1000).padStart(3, '0')}`;
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}${rest}`;
}
