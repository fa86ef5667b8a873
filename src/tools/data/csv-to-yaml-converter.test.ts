import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './csv-to-yaml-converter.ts';

// By RFC 4180, read back with PyYAML.
describe('csv-to-yaml-converter', () => {
  it('gives [] without rows', async () => {
    expect(await run(tool, { csv: '' })).toEqual({ yaml: '[]\n', rows: 0 });
    expect(await run(tool, { csv: 'a,b\r\n' })).toEqual({ yaml: '[]\n', rows: 0 });
    expect(await run(tool, { csv: '\n\n', header: false })).toEqual({ yaml: '[]\n', rows: 0 });
  });

  it('quotes fields that would not be strings, unless types are inferred', async () => {
    const csv = 'x,b,e,t,d\n1.0,true,,007,2024-01-01\n';
    expect((await run(tool, { csv })).yaml).toBe('- x: "1.0"\n  b: "true"\n  e: ""\n  t: "007"\n  d: "2024-01-01"\n');
    expect((await run(tool, { csv, inferTypes: true })).yaml).toBe('- x: 1.0\n  b: true\n  e: null\n  t: "007"\n  d: "2024-01-01"\n');
  });

  it('writes lists of lists without a header, short records filled up', async () => {
    expect(await run(tool, { csv: 'a,b\nc', header: false })).toEqual({ yaml: '- - a\n  - b\n- - c\n  - ""\n', rows: 2 });
    expect((await run(tool, { csv: 'a,b\nc', header: false, inferTypes: true })).yaml).toBe('- - a\n  - b\n- - c\n  - null\n');
  });

  it('quotes names, names gaps and repeats, and keeps fields of several lines', async () => {
    expect((await run(tool, { csv: 'no,,no,__proto__\n1,2,"x\ny",4', delimiter: ',' })).yaml).toBe(
      '- "no": "1"\n  column2: "2"\n  no_2: |-\n    x\n    y\n  __proto__: "4"\n',
    );
  });

  it('refuses longer records, broken quotes and a delimiter that is a quote', async () => {
    await expectUnprocessable(tool, { csv: 'a\n1,2', delimiter: ',' }, /line 2/);
    await expectUnprocessable(tool, { csv: 'a\n"x' }, /line 2/i);
    await expectInvalid(tool, { csv: 'a', delimiter: '"' }, 'delimiter');
    await expectUnprocessable(tool, { csv: `${'n'.repeat(400_000)},b\n${',\n'.repeat(100)}` }, /more than/);
  });

  it('leaves out lines that are comments', async () => {
    expect((await run(tool, { csv: '#c\na\n1', comment: '#' })).yaml).toBe('- a: "1"\n');
  });
});
