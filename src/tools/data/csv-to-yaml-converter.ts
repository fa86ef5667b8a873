import { z } from 'zod';
import { defineTool } from '../define.ts';
import { writeYaml } from '../shared/formats/yaml-write.ts';
import { arrayValue, objectValue } from '../shared/json/tree.ts';
import { commentInput, csvInput, delimiterInput, headerInput, limitCharacters, makesLargeTable, readTable, totalLength } from '../shared/tables/csv.ts';
import { fieldValue } from './lib/fields.ts';

/** Quotes, colon, indent and line end around a name and its value, and some room. */
const PER_FIELD = 8;

export default defineTool({
  slug: 'csv-to-yaml-converter',
  name: 'CSV to YAML Converter',
  category: 'data',
  summary: 'Converts CSV to a YAML list with one entry per row.',
  description:
    'With a header each record becomes an object, otherwise a list. Shorter records are filled up with empty fields; with a header longer ones are refused. Inferred numbers keep their digits; 007 and TRUE stay strings. Without rows the result is [].',
  reference: 'RFC 4180, YAML 1.2.2',
  keywords: ['yml', 'tsv', 'spreadsheet', 'fixtures'],
  heavyWhen: makesLargeTable,
  inputs: z.strictObject({
    csv: csvInput,
    inferTypes: z.boolean().default(false).describe('Numbers become numbers, true and false booleans, empty fields null'),
    delimiter: delimiterInput,
    header: headerInput,
    comment: commentInput,
  }),
  result: z.strictObject({ yaml: z.string().describe('The YAML list'), rows: z.int().describe('Number of records, the header not counted') }),
  pageInputs: { csv: 'id,name,price\n1,Tea,4.50\n2,"Coffee, ground",7.90\n3,Cocoa,5.20', inferTypes: true },
  examples: [
    { inputs: { csv: 'id,name\n1,Ann\n2,', inferTypes: true }, result: { yaml: '- id: 1\n  name: Ann\n- id: 2\n  name: null\n', rows: 2 } },
    { inputs: { csv: 'a;yes\nb;', header: false }, result: { yaml: '- - a\n  - "yes"\n- - b\n  - ""\n', rows: 2 } },
  ],
  run({ csv, inferTypes, delimiter, header, comment }) {
    const { names, rows } = readTable(csv, { delimiter, header, comment });
    limitCharacters(csv.length + rows.length * ((header ? totalLength(names) : 0) + names.length * PER_FIELD), 'csv');
    const records = rows.map(({ fields }) => {
      const values = fields.map((field) => fieldValue(field, inferTypes));
      return header ? objectValue(names.map((name, place) => [name, values[place] ?? fieldValue('', inferTypes)])) : arrayValue(values);
    });
    return { yaml: writeYaml(arrayValue(records), { indent: 2, path: 'csv' }), rows: rows.length };
  },
});
