import { packZip } from '../../shared/packages/zip-pack.ts';
import { base64Of, bytesOfBase64, utf8Bytes } from '../../shared/platform/bytes.ts';
import { unpack } from '../../shared/platform/compression.ts';
import workbooks from './workbooks.json' with { type: 'json' };

type Name = Exclude<keyof typeof workbooks, 'source'>;

/** The bytes of a workbook that another program wrote. */
export const workbookBytes = (name: Name): Uint8Array => new Uint8Array(unpack(bytesOfBase64(workbooks[name]), 'gzip', 1_000_000));

/** The same in Base64. */
export const workbook = (name: Name): string => base64Of(workbookBytes(name));

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

interface Parts {
  /** In place of the sheet's data. */
  sheet?: string;
  /** Formats of cells by their styles, as codes or the numbers of built-in ones. */
  formats?: readonly (string | number)[];
  strings?: string;
  workbook?: string;
  /** More or other parts. */
  others?: Readonly<Record<string, string>>;
}

/** A workbook with one sheet, written by hand as ECMA-376 has it. @param cells what stands between sheetData */
export function handmade(cells: string, { sheet = '', formats = [], strings, workbook: facts = '', others = {} }: Parts = {}): string {
  const relationship = (id: string, type: string, target: string): string => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const codes = formats.map((format, index) => (typeof format === 'string' ? `<numFmt numFmtId="${200 + index}" formatCode="${format}"/>` : ''));
  const styles = formats.map((format, index) => `<xf numFmtId="${typeof format === 'string' ? 200 + index : format}"/>`);
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relationship('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${facts}<sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relationship('r1', 'worksheet', 's.xml')}${relationship('r2', 'styles', 'styles.xml')}${relationship('r3', 'sharedStrings', 'strings.xml')}</Relationships>`,
    'xl/s.xml': `<worksheet xmlns="${MAIN}">${sheet}<sheetData>${cells}</sheetData></worksheet>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${codes.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    ...(strings !== undefined && { 'xl/strings.xml': `<sst xmlns="${MAIN}">${strings}</sst>` }),
    ...others,
  };
  return base64Of(packZip(Object.entries(files).map(([name, text]) => ({ name, bytes: utf8Bytes(text) }))));
}

const OPEN = 'urn:oasis:names:tc:opendocument:xmlns';

/** An OpenDocument spreadsheet with the tables given. */
export function handmadeOds(tables: string, others: Readonly<Record<string, string>> = {}): string {
  const content = `<office:document-content xmlns:office="${OPEN}:office:1.0" xmlns:table="${OPEN}:table:1.0" xmlns:text="${OPEN}:text:1.0"><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`;
  const files = { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': content, ...others };
  return base64Of(packZip(Object.entries(files).map(([name, text]) => ({ name, bytes: utf8Bytes(text), isStored: name === 'mimetype' }))));
}
