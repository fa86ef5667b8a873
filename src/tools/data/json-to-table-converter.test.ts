import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './json-to-table-converter.ts';

const table = async (json: string, more: Record<string, unknown> = {}) => (await run(tool, { json, ...more })).table as string;

describe('json-to-table-converter', () => {
  it('writes HTML', async () => {
    expect(await table('[{"a":"<b>"}]', { format: 'html' })).toBe(
      '<table>\n  <thead>\n    <tr>\n      <th>a</th>\n    </tr>\n  </thead>\n  <tbody>\n    <tr>\n      <td>&lt;b&gt;</td>\n    </tr>\n  </tbody>\n</table>',
    );
    expect(await table('[[1]]', { format: 'html' })).not.toContain('thead');
  });

  it('picks columns and writes arrays as JSON', async () => {
    expect(await table('[{"a":[1, "|"],"b":2}]', { columns: ['b', 'a'] })).toBe('| b   | a        |\n| --- | -------- |\n| 2   | [1,"\\|"] |');
  });

  it('leaves the names of arrays empty', async () => {
    expect(await table('[[1,2]]')).toBe('|     |     |\n| --- | --- |\n| 1   | 2   |');
  });

  it('takes an empty array, and refuses scalars', async () => {
    expect(await run(tool, { json: '[]' })).toEqual({ table: '', rows: 0 });
    await expectUnprocessable(tool, { json: '"x"' });
  });
});
