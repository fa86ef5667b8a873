import { z } from 'zod';
import { fileText } from '../given-file.ts';

/** The media type of Excel's workbooks. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The fields of tools that read a range of a sheet. */
export const sheetInputs = {
  file: fileText('The spreadsheet (XLSX, XLSM, XLSB, XLS or ODS)'),
  sheet: z.string().min(1).max(255).optional().describe('Sheet to read: its name, or its number from 1; the first visible one if left out'),
  range: z.string().min(1).max(50).optional().describe('Cells to read, such as B2:D10, B2:D (to the last row) or B:D; all that are used if left out'),
};

export const formattedInput = z
  .boolean()
  .default(false)
  .describe('Give values as the cells show them, as text: numbers, percent, dates by their formats in English');

/** The facts of tools that read a range of a sheet. */
export const sheetResult = {
  sheet: z.string().describe('Name of the sheet that was read'),
  sheets: z.array(z.string()).describe('Names of all sheets'),
  range: z.string().optional().describe('Cells that were read, such as A1:C4; left out for an empty sheet'),
};
