import { readFileSync } from 'node:fs';
import { parseJsonText } from './json/parse-text.ts';

/** The rows of a table that test/oracles/shared_rooms.py has worked out, or for a category category_libraries.py, by its name. */
export function pythonRows<Row>(name: string, category = 'shared'): Row[] {
  const tables = parseJsonText(readFileSync(new URL(`../${category}/testdata/python.json`, import.meta.url), 'utf8'));
  const rows = typeof tables === 'object' && tables !== null ? Object.entries(tables).find(([table]) => table === name)?.[1] : undefined;
  if (!Array.isArray(rows) || rows.length === 0) throw new Error(`there are no rows ${name}`);
  return rows;
}
