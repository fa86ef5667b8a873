import { unprocessable } from '../../../errors.ts';
import { mainPart } from '../../../shared/packages/opc.ts';
import { Package } from '../../../shared/packages/package.ts';
import { latin1Text, looseUtf8 } from '../../../shared/platform/bytes.ts';
import { isCfb } from '../cfb.ts';
import type { Workbook } from './model.ts';

const WHAT = 'a spreadsheet (XLSX, XLSM, XLSB, XLS or ODS)';

/** Opens a spreadsheet of any of the formats that are read. @param hasFormulas whether formulas are wanted, too: without them, workbooks with unknown ones can be read */
export async function openWorkbook(bytes: Uint8Array, hasFormulas = false): Promise<Workbook> {
  if (isCfb(bytes)) return (await import('./binary.ts')).openXls(bytes, hasFormulas);
  if (latin1Text(bytes.subarray(0, 2)) !== 'PK') unprocessable(`The file is not ${WHAT}: it begins as none of them does.`, 'file');
  const archive = new Package(bytes, 'file', WHAT);
  const type = looseUtf8(archive.bytes('mimetype') ?? new Uint8Array(0)).trim();
  if (/opendocument\.spreadsheet/.test(type) || (!archive.has('[Content_Types].xml') && archive.has('content.xml')))
    return (await import('./ods.ts')).openOds(archive);
  const { part, contentType } = await mainPart(archive, 'file', WHAT);
  if (/sheet\.binary/i.test(contentType) || /\.bin$/i.test(part)) return (await import('./binary.ts')).openXlsb(archive, part, hasFormulas);
  if (!/spreadsheetml|ms-excel/i.test(contentType) && !/(?:^|\/)workbook\.xml$/i.test(part))
    unprocessable(`The file is not ${WHAT}: its main part is of another kind.`, 'file');
  return (await import('./xlsx.ts')).openXlsx(archive, part, contentType);
}
