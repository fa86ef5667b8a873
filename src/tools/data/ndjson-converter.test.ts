import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './ndjson-converter.ts';

// Expected values written by hand from the rules.
describe('ndjson-converter', () => {
  it('reads a value per line and skips blank lines', async () => {
    expect(await run(tool, { text: '', indent: 0 })).toEqual({ output: '[]', count: 0, skipped: 0 });
    expect(await run(tool, { text: '\n \r\n\t\n', indent: 0 })).toEqual({ output: '[]', count: 0, skipped: 0 });
    expect(await run(tool, { text: ' 1 \r\nnull\n"a\\nb"\n[1, 2]\n{"b" : 1.50, "a":1E400}', indent: 0 })).toEqual({
      output: '[1,null,"a\\nb",[1,2],{"b":1.50,"a":1E400}]',
      count: 5,
      skipped: 0,
    });
    expect((await run(tool, { text: '{"a":1}' })).output).toBe('[\n  {\n    "a": 1\n  }\n]');
  });

  it('tells the line that is not JSON, or leaves it out', async () => {
    const text = '1\n\n{"a":}\n2 3\n\u2028\n[\n]\n4';
    await expectUnprocessable(tool, { text }, 'Line 3');
    expect(await run(tool, { text, skipInvalid: true, indent: 0 })).toEqual({ output: '[1,4]', count: 2, skipped: 5 });
  });

  it('writes the items of an array, and anything else as one line', async () => {
    expect(await run(tool, { text: '[]', mode: 'toNdjson' })).toEqual({ output: '', count: 0, skipped: 0 });
    expect(await run(tool, { text: ' {"a" : [ 1.0 ,2 ] } ', mode: 'toNdjson' })).toEqual({ output: '{"a":[1.0,2]}\n', count: 1, skipped: 0 });
    expect(await run(tool, { text: '[[], "l1\\nl2", 12345678901234567890]', mode: 'toNdjson' })).toEqual({
      output: '[]\n"l1\\nl2"\n12345678901234567890\n',
      count: 3,
      skipped: 0,
    });
    await expectUnprocessable(tool, { text: '1\n2', mode: 'toNdjson' });
    await expectUnprocessable(tool, { text: '', mode: 'toNdjson' });
  });
});
