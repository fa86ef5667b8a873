import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { writeXml, type XmlElement, xmlName } from '../shared/formats/xml-write.ts';
import { commentInput, csvInput, delimiterInput, makesLargeTable, readTable } from '../shared/tables/csv.ts';

export default defineTool({
  slug: 'csv-to-xml-converter',
  name: 'CSV to XML Converter',
  category: 'data',
  summary: 'Converts CSV to an XML document with one element per row.',
  description: 'The CSV has a header. Column names become XML names as in json-to-xml-converter; empty fields are empty elements.',
  reference: 'XML 1.0 (Fifth Edition), RFC 4180',
  keywords: ['spreadsheet', 'table'],
  heavyWhen: makesLargeTable,
  inputs: z.strictObject({
    csv: csvInput,
    rootName: z.string().min(1).max(100).default('data').describe('Name of the root element'),
    rowName: z.string().min(1).max(100).default('row').describe('Name of the element of each row'),
    fields: z.enum(['elements', 'attributes']).default('elements').describe('Whether each field becomes an element or an attribute of its row'),
    declaration: z.boolean().default(true).describe('Begin with the XML declaration'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level; 0 gives one line'),
    delimiter: delimiterInput,
    comment: commentInput,
  }),
  result: z.strictObject({ xml: z.string().describe('The XML document'), rows: z.int().describe('Number of rows written') }),
  pageInputs: { csv: 'id,name,price\n1,Tea,4.50\n2,"Coffee, ground",7.90\n3,Cocoa,5.20' },
  examples: [
    {
      inputs: { csv: 'id,full name\n1,A & B' },
      result: {
        xml: '<?xml version="1.0" encoding="UTF-8"?>\n<data>\n  <row>\n    <id>1</id>\n    <full_name>A &amp; B</full_name>\n  </row>\n</data>',
        rows: 1,
      },
    },
  ],
  run({ csv, rootName, rowName, fields, declaration, indent, delimiter, comment }) {
    const table = readTable(csv, { delimiter, header: true, comment });
    const names = table.names.map(xmlName);
    const repeated = firstRepeated(names);
    if (fields === 'attributes' && repeated !== undefined) unprocessable(`Two columns become the attribute ${JSON.stringify(repeated)}.`, 'csv');
    const row = xmlName(rowName);
    const rows = table.rows.map(({ fields: cells }): XmlElement => {
      const pairs = names.map((name, index) => [name, cells[index] ?? ''] as const);
      if (fields === 'attributes') return { name: row, attributes: pairs, text: '', children: [] };
      return { name: row, attributes: [], text: '', children: pairs.map(([name, text]) => ({ name, attributes: [], text, children: [] })) };
    });
    const xml = writeXml({ name: xmlName(rootName), attributes: [], text: '', children: rows }, { declaration, indent, path: 'csv' });
    return { xml, rows: rows.length };
  },
});

function firstRepeated(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return names.find((name) => seen.size === seen.add(name).size);
}
