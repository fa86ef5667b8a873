import { z } from 'zod';
import { defineTool } from '../define.ts';
import { type CsvFault, csvInput, delimiterInput, headerInput, readCsv } from '../shared/tables/csv.ts';

const MAX_ERRORS = 1000;

interface Complaint {
  line: number;
  row: number;
  code: 'fieldCount' | 'quote' | 'unclosedQuote' | 'emptyHeader' | 'duplicateHeader' | 'emptyField';
  message: string;
}

export default defineTool({
  slug: 'csv-validator',
  name: 'CSV Validator',
  category: 'data',
  summary: 'Checks a CSV for broken quoting, rows of the wrong length and doubtful headers.',
  description:
    'After a character that follows a closing quote, the field counts as still open. A quote that is never closed ends the reading; its record counts as a row, but its fields are not checked. At most 1,000 errors are listed, in the order of the rows.',
  reference: 'RFC 4180',
  keywords: ['lint', 'check csv', 'broken csv', 'malformed', 'find incomplete csv records', 'incomplete'],
  inputs: z.strictObject({
    csv: csvInput,
    delimiter: delimiterInput,
    header: headerInput,
    refuseEmpty: z.boolean().default(false).describe('Report every empty field below the header too, with its column'),
  }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether no error was found'),
    rows: z.int().describe('Number of records, the header included, as far as they could be read'),
    columns: z.int().describe('Number of fields of the first record'),
    delimiter: z.string().describe('Delimiter of the input, as given or detected'),
    errors: z
      .array(
        z.strictObject({
          line: z.int().describe('Line on which the record starts, from 1'),
          row: z.int().describe('Number of the record, from 1'),
          code: z
            .enum(['fieldCount', 'quote', 'unclosedQuote', 'emptyHeader', 'duplicateHeader', 'emptyField'])
            .describe('Kind of error: wrong number of fields, faulty quoting, a doubtful header or an empty field'),
          message: z.string().describe('The error in words'),
        }),
      )
      .describe('The errors in the order of the rows, at most 1,000'),
  }),
  examples: [
    {
      inputs: { csv: 'a,b\n1,2,3\n4\n' },
      result: {
        valid: false,
        rows: 3,
        columns: 2,
        delimiter: ',',
        errors: [
          { line: 2, row: 2, code: 'fieldCount', message: 'The record has 3 fields, the first record 2.' },
          { line: 3, row: 3, code: 'fieldCount', message: 'The record has 1 field, the first record 2.' },
        ],
      },
    },
    {
      inputs: { csv: 'a,a\n1,"x\ny"\n' },
      result: {
        valid: false,
        rows: 2,
        columns: 2,
        delimiter: ',',
        errors: [{ line: 1, row: 1, code: 'duplicateHeader', message: 'Column 2 has the name "a", as column 1 has.' }],
      },
    },
    {
      inputs: { csv: 'id,name\n1,\n,Bo', refuseEmpty: true },
      result: {
        valid: false,
        rows: 3,
        columns: 2,
        delimiter: ',',
        errors: [
          { line: 2, row: 2, code: 'emptyField', message: 'Column 2 (name) is empty.' },
          { line: 3, row: 3, code: 'emptyField', message: 'Column 1 (id) is empty.' },
        ],
      },
    },
  ],
  run({ csv, delimiter: wanted, header, refuseEmpty }) {
    const faults: CsvFault[] = [];
    const { records, delimiter } = readCsv(csv, wanted, (fault) => faults.push(fault));
    const columns = records[0]?.fields.length ?? 0;
    const errors: Complaint[] = [];
    let nextFault = 0;
    const names = header ? (records[0]?.fields ?? []) : [];
    for (const [index, { fields, line }] of records.entries()) {
      const row = index + 1;
      let unclosed = false;
      for (let fault = faults[nextFault]; fault?.record === index; fault = faults[++nextFault]) {
        unclosed = fault.kind === 'unclosedQuote';
        const message = unclosed
          ? `The quote opened on line ${fault.line} is never closed.`
          : `On line ${fault.line} something other than a delimiter or the record's end follows a closing quote.`;
        errors.push({ line, row, code: fault.kind, message });
      }
      if (unclosed) continue;
      if (index === 0 && header) errors.push(...headerErrors(fields, line));
      else if (refuseEmpty) errors.push(...emptyFields(fields, names, line, row));
      if (fields.length !== columns) errors.push({ line, row, code: 'fieldCount', message: `${fieldCount(fields)}, the first record ${columns}.` });
      if (errors.length >= MAX_ERRORS) break;
    }
    return { valid: errors.length === 0, rows: records.length, columns, delimiter, errors: errors.slice(0, MAX_ERRORS) };
  },
});

const fieldCount = ({ length }: readonly string[]): string => `The record has ${length} field${length === 1 ? '' : 's'}`;

function emptyFields(fields: readonly string[], names: readonly string[], line: number, row: number): Complaint[] {
  return fields.flatMap((field, index) => {
    const name = names[index] ? ` (${names[index]})` : '';
    return field === '' ? [{ line, row, code: 'emptyField' as const, message: `Column ${index + 1}${name} is empty.` }] : [];
  });
}

function headerErrors(names: readonly string[], line: number): Complaint[] {
  const errors: Complaint[] = [];
  const empty = names.indexOf('');
  if (empty >= 0) errors.push({ line, row: 1, code: 'emptyHeader', message: `Column ${empty + 1} has no name.` });
  const seen = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    const before = seen.get(name);
    if (before === undefined) seen.set(name, index);
    else if (name !== '') {
      errors.push({ line, row: 1, code: 'duplicateHeader', message: `Column ${index + 1} has the name ${JSON.stringify(name)}, as column ${before + 1} has.` });
      break;
    }
  }
  return errors;
}
