import { contentTypes, propertiesOf, type Relationship, relationshipsOf } from '../../../shared/packages/opc.ts';
import type { Package } from '../../../shared/packages/package.ts';
import { childNamed, childrenNamed, eachElement, readXmlTree, textIn, walkXml, type XmlNode, type XmlSource } from '../../../shared/packages/xml.ts';
import { formatOf } from './formats.ts';
import {
  areaOf,
  type CellFormat,
  columnOf,
  type DefinedName,
  MAX_COLUMNS,
  MAX_ROWS,
  type Metadata,
  noFacts,
  type RawCell,
  refuse,
  type SheetFacts,
  type SheetInfo,
  type SheetKind,
  type Visit,
  type Workbook,
  type WorkbookFormat,
} from './model.ts';
import { movedFormula } from './shared-formulas.ts';

// ECMA-376: workbooks of XML, in packages.

const PATH = 'file';
const MAX_STRINGS = 2_000_000;
const MAX_NAMES = 50_000;
const KINDS: Readonly<Record<string, SheetKind>> = {
  worksheet: 'worksheet',
  chartsheet: 'chart',
  xlMacrosheet: 'macro',
  xlIntlMacrosheet: 'macro',
  dialogsheet: 'dialog',
};
const FORMATS: readonly (readonly [type: RegExp, format: WorkbookFormat])[] = [
  [/sheet\.macroEnabled\.main/i, 'xlsm'],
  [/template\.macroEnabled/i, 'xltm'],
  [/template\.main/i, 'xltx'],
];

const sourceOf = (archive: Package, part: string): XmlSource | undefined => {
  const bytes = archive.bytes(part);
  return bytes && { bytes, part, path: PATH };
};

/** Characters that XML cannot hold are written as _x and their code (18.4.12 and 22.9.2.19). */
const unescaped = (text: string): string =>
  text.includes('_x') ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))) : text;

/** The text of a string: its runs joined, without what only says how it is spoken. */
function stringText(node: XmlNode): string {
  const pieces = node.children.map((child) => {
    if (typeof child === 'string') return '';
    if (child.name === 's:t') return textIn(child);
    return child.name === 's:r' ? textIn(childNamed(child, 's:t')) : '';
  });
  return unescaped(pieces.join(''));
}

async function stringsOf(archive: Package, part: string | undefined): Promise<string[]> {
  const source = part === undefined ? undefined : sourceOf(archive, part);
  const strings: string[] = [];
  if (!source) return strings;
  await eachElement(
    source,
    (name) => name === 's:si',
    (element) => {
      strings.push(stringText(element));
      if (strings.length > MAX_STRINGS) refuse(`it has more than ${MAX_STRINGS} strings`);
    },
  );
  return strings;
}

/** The formats of cells by the numbers of their styles. */
async function stylesOf(archive: Package, part: string | undefined): Promise<CellFormat[]> {
  const source = part === undefined ? undefined : sourceOf(archive, part);
  if (!source) return [];
  const codes = new Map<number, string>();
  const formats: CellFormat[] = [];
  await walkXml(source, styleEvents(codes, formats));
  return formats;
}

function styleEvents(codes: Map<number, string>, formats: CellFormat[]) {
  const around: string[] = [];
  return {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      if (name === 's:numFmt' && around.at(-1) === 's:numFmts') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (name === 's:xf' && around.at(-1) === 's:cellXfs') {
        const id = Number(attributes.numFmtId ?? 0);
        formats.push(formatOf(id, codes.get(id)));
      }
      around.push(name);
    },
    close() {
      around.pop();
    },
  };
}

const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true' || text === 'on';

interface Sheet extends SheetInfo {
  part: string | undefined;
}

/** Opens a workbook of XML. @param part its main part @param contentType of that part */
export async function openXlsx(archive: Package, part: string, contentType: string): Promise<Workbook> {
  const source = sourceOf(archive, part) ?? refuse('its workbook is missing');
  const workbook = await readXmlTree(source);
  if (workbook.name !== 's:workbook') refuse('its main part is not a workbook');
  const relationships = await relationshipsOf(archive, part);
  const byId = new Map(relationships.map((relationship) => [relationship.id, relationship]));
  const sheets = childrenNamed(childNamed(workbook, 's:sheets'), 's:sheet').map(({ attributes }): Sheet => {
    const leads = byId.get(attributes['r:id'] ?? '');
    const state = attributes.state === 'hidden' || attributes.state === 'veryHidden' ? attributes.state : 'visible';
    return { name: unescaped(attributes.name ?? ''), state, kind: KINDS[leads?.type ?? ''] ?? 'worksheet', part: leads?.part };
  });
  if (sheets.length === 0) refuse('it has no sheets');
  const ofType = (type: string): string | undefined => relationships.find((relationship) => relationship.type === type)?.part;
  let parts: Promise<[string[], CellFormat[]]> | undefined;
  return {
    format: FORMATS.find(([type]) => type.test(contentType))?.[1] ?? 'xlsx',
    sheets: sheets.map(({ name, state, kind }) => ({ name, state, kind })),
    is1904: isTrue(childNamed(workbook, 's:workbookPr')?.attributes.date1904),
    names: namesOf(workbook, sheets),
    metadata: metadataOf(await propertiesOf(archive)),
    hasMacros: ofType('vbaProject') !== undefined || sheets.some(({ kind }) => kind === 'macro'),
    externalLinks: await externalLinksOf(archive, relationships),
    async read(index, visit) {
      const sheet = sheets[index];
      if (sheet?.part === undefined || sheet.kind === 'chart') return noFacts();
      parts ??= Promise.all([stringsOf(archive, ofType('sharedStrings')), stylesOf(archive, ofType('styles'))]);
      const [strings, formats] = await parts;
      return readSheet(archive, sheet.part, { strings, formats, visit });
    },
  };
}

function namesOf(workbook: XmlNode, sheets: readonly SheetInfo[]): DefinedName[] {
  const nodes = childrenNamed(childNamed(workbook, 's:definedNames'), 's:definedName');
  if (nodes.length > MAX_NAMES) refuse(`it has more than ${MAX_NAMES} names`);
  return nodes
    .filter(({ attributes }) => !/^_xlnm\./i.test(attributes.name ?? ''))
    .map((node) => {
      const local = node.attributes.localSheetId;
      const sheet = local === undefined ? undefined : sheets[Number(local)]?.name;
      return { name: node.attributes.name ?? '', reference: textIn(node), ...(sheet !== undefined && { sheet }) };
    });
}

/** What the properties of an Office package say. */
export function metadataOf(properties: ReadonlyMap<string, string>): Metadata {
  const given = {
    title: properties.get('dc:title'),
    creator: properties.get('dc:creator'),
    lastModifiedBy: properties.get('cp:lastModifiedBy'),
    created: properties.get('dcterms:created'),
    modified: properties.get('dcterms:modified'),
    application: properties.get('ep:Application'),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** The targets of workbooks that this one refers to. */
export async function externalLinksOf(archive: Package, relationships: readonly Relationship[]): Promise<string[]> {
  const targets: string[] = [];
  for (const { type, part } of relationships) {
    if (type !== 'externalLink' || part === undefined) continue;
    for (const link of await relationshipsOf(archive, part)) {
      if (
        link.isExternal &&
        /^(?:externalLinkPath|oleObject|xlPathMissing|xlStartup|xlLibrary|xlExternalLinkPath)/.test(link.type) &&
        !targets.includes(link.target)
      )
        targets.push(link.target);
    }
  }
  return targets;
}

interface Reading {
  strings: readonly string[];
  formats: readonly CellFormat[];
  visit: Visit;
}

async function readSheet(archive: Package, part: string, reading: Reading): Promise<SheetFacts> {
  const source = sourceOf(archive, part) ?? refuse(`its part ${JSON.stringify(part)} is missing`);
  const reader = new SheetReader(reading);
  await walkXml(source, {
    open: (name, attributes) => reader.open(name, attributes),
    text: (text) => reader.text(text),
    close: (name) => reader.close(name),
  });
  reader.facts.comments = await commentsOf(archive, part);
  return reader.facts;
}

async function commentsOf(archive: Package, part: string): Promise<number> {
  let count = 0;
  for (const { type, part: comments } of await relationshipsOf(archive, part)) {
    const source = type === 'comments' && comments !== undefined ? sourceOf(archive, comments) : undefined;
    if (source) await walkXml(source, { open: (name) => void (name === 's:comment' && count++) });
  }
  return count;
}

type Attributes = Readonly<Record<string, string>>;

/** Takes up a worksheet piece by piece. */
class SheetReader {
  readonly facts: SheetFacts = noFacts();
  readonly #reading: Reading;
  readonly #shared = new Map<string, { row: number; column: number; formula: string }>();
  #row = -1;
  #column = -1;
  #cell: Attributes | undefined;
  #formulaAttributes: Attributes | undefined;
  /** Text of what is open, where it counts. */
  #taken: string[] | undefined;
  #value: string | undefined;
  #formula: string | undefined;
  #inline: string | undefined;
  #spoken = 0;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case 's:row':
        this.#openRow(attributes);
        break;
      case 's:c':
        this.#openCell(attributes);
        break;
      case 's:f':
        this.#formulaAttributes = attributes;
        this.#taken = [];
        break;
      case 's:v':
      case 's:t':
        if (this.#cell && this.#spoken === 0) this.#taken = [];
        break;
      case 's:rPh':
        this.#spoken += 1;
        break;
      default:
        this.#besides(name, attributes);
    }
  }

  #besides(name: string, attributes: Attributes): void {
    const { facts } = this;
    if (name === 's:mergeCell') {
      const area = areaOf(attributes.ref ?? '');
      if (area) facts.merged.push(area);
    } else if (name === 's:col' && isTrue(attributes.hidden)) {
      const [first, last] = [Math.max(1, Number(attributes.min)), Math.min(MAX_COLUMNS, Number(attributes.max))];
      if (last >= first) facts.hiddenColumns += last - first + 1;
    } else if (name === 's:hyperlink') facts.hyperlinks += 1;
    else if (name === 's:sheetProtection') facts.isProtected = isTrue(attributes.sheet);
    else if (name === 's:is') this.#inline = '';
  }

  text(text: string): void {
    this.#taken?.push(text);
  }

  close(name: string): void {
    switch (name) {
      case 's:v':
        this.#value = this.#takenText() ?? this.#value;
        break;
      case 's:f':
        this.#formula = this.#takenText();
        break;
      case 's:t':
        if (this.#inline !== undefined) this.#inline += this.#takenText() ?? '';
        break;
      case 's:rPh':
        this.#spoken -= 1;
        break;
      case 's:c':
        this.#closeCell();
        break;
      default:
    }
  }

  #takenText(): string | undefined {
    const text = this.#taken?.join('');
    this.#taken = undefined;
    return text;
  }

  #openRow(attributes: Attributes): void {
    this.#row = attributes.r === undefined ? this.#row + 1 : Number(attributes.r) - 1;
    if (!(Number.isInteger(this.#row) && this.#row >= 0 && this.#row < MAX_ROWS)) refuse(`a row has the number ${JSON.stringify(attributes.r ?? '')}`);
    this.#column = -1;
    if (isTrue(attributes.hidden)) this.facts.hiddenRows += 1;
  }

  #openCell(attributes: Attributes): void {
    this.#cell = attributes;
    [this.#value, this.#formula, this.#inline, this.#formulaAttributes] = [undefined, undefined, undefined, undefined];
    if (attributes.r === undefined) this.#column += 1;
    else {
      const [, letters = '', digits = ''] =
        /^([A-Za-z]{1,3})(\d{1,7})$/.exec(attributes.r) ?? refuse(`a cell is called ${JSON.stringify(attributes.r.slice(0, 50))}`);
      this.#column = columnOf(letters);
      this.#row = Number(digits) - 1;
    }
    if (this.#column >= MAX_COLUMNS || this.#row < 0 || this.#row >= MAX_ROWS) refuse(`a cell is called ${JSON.stringify(attributes.r ?? '')}`);
  }

  #closeCell(): void {
    const attributes = this.#cell;
    this.#cell = undefined;
    if (!attributes) return;
    const formula = this.#ownFormula();
    const { value, isError } = this.#ownValue(attributes.t ?? 'n');
    if (value === null && formula === undefined) return;
    const format = this.#reading.formats[Number(attributes.s ?? 0)];
    const cell: RawCell = { value, format };
    if (isError) cell.isError = true;
    if (formula !== undefined) cell.formula = formula;
    this.#reading.visit(this.#row, this.#column, cell);
  }

  /** The formula of the cell, one that it shares with others spelt out. */
  #ownFormula(): string | undefined {
    const { t: type, si } = this.#formulaAttributes ?? {};
    const text = this.#formula === '' ? undefined : this.#formula;
    if (type !== 'shared' || si === undefined) return text;
    const first = this.#shared.get(si);
    if (text !== undefined) {
      this.#shared.set(si, { row: this.#row, column: this.#column, formula: text });
      return text;
    }
    return first && movedFormula(first.formula, this.#row - first.row, this.#column - first.column);
  }

  #ownValue(type: string): { value: RawCell['value']; isError?: boolean } {
    if (type === 'inlineStr') return { value: this.#inline === undefined ? null : unescaped(this.#inline) };
    const text = this.#value;
    if (text === undefined) return { value: null };
    switch (type) {
      case 's':
        return {
          value:
            text.trim() === ''
              ? null
              : (this.#reading.strings[Number(text)] ?? refuse(`cell ${JSON.stringify(this.#cell?.r ?? '')} names a string that is not there`)),
        };
      case 'str':
        return { value: unescaped(text) };
      case 'b':
        return { value: isTrue(text.trim()) };
      case 'e':
        return { value: text.trim(), isError: true };
      case 'd':
        return { value: isoDate(text.trim()) };
      default: {
        if (text.trim() === '') return { value: null };
        const number = Number(text);
        return { value: Number.isFinite(number) ? number : refuse(`a cell has the number ${JSON.stringify(text.slice(0, 50))}`) };
      }
    }
  }
}

/** A date that is kept as text, as the tools give dates: rounded to milliseconds, without a time of 0. */
export function isoDate(text: string): string {
  const [, date = '', time = '', fraction = ''] = /^(?:(\d{4,6}-\d{2}-\d{2}))?T?(?:(\d{2}:\d{2}:\d{2})(\.\d+)?)?Z?$/.exec(text) ?? [];
  if (date === '' && time === '') return text;
  const ms = Math.round(Number(`0${fraction}`) * 1000);
  if (date !== '' && (time === '' || (time === '00:00:00' && ms === 0))) return date;
  const precise = ms > 0 && ms < 1000 ? `.${String(ms).padStart(3, '0')}` : '';
  return `${date}${date === '' ? '' : 'T'}${time}${precise}`;
}

/** Whether a package is a workbook, by the type of its main part. */
export const isWorkbookType = (type: string): boolean => /spreadsheetml|ms-excel/i.test(type);

export { contentTypes };
