// Tables found in a document, written as CSV or JSON.
import { z } from 'zod';
import { arrayValue, objectValue, textValue } from '../json/tree.ts';
import { writeJson } from '../json/write-json.ts';
import { columnNames, limitCharacters, limitFields, totalLength, writeCsv } from './csv.ts';

/** The input field `format`. */
export const tableFormat = z.enum(['csv', 'json']).default('csv').describe('What to write; json gives an array of objects, by the names of the first row');

/** A table as CSV (record ends LF) or as JSON, by the names of the first row. @param records each with a field for every column @param path the input field, for errors */
export function writeFoundTable(
  records: readonly (readonly string[])[],
  { format, delimiter, path }: { format: 'csv' | 'json'; delimiter: string; path: string },
): string {
  const columns = records[0]?.length ?? 0;
  limitFields(records.length, columns, path);
  if (format === 'csv') return columns === 0 ? '' : writeCsv(records, delimiter, '\n');
  const names = columnNames(records[0] ?? []);
  limitCharacters(records.length * (totalLength(names) + 8 * columns), path);
  const rows = columns === 0 ? [] : records.slice(1);
  return writeJson(arrayValue(rows.map((fields) => objectValue(names.map((name, index) => [name, textValue(fields[index] ?? '')])))), { indent: 2 });
}
