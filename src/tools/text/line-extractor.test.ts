import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './line-extractor.ts';

describe('line-extractor', () => {
  const text = '1\n2\n3\n';
  it.each([
    ['empty text', { text: '' }, { text: '', count: 0 }],
    ['all', { text }, { text, count: 3 }],
    ['past the start and the end', { text, from: -10, to: 10 }, { text, count: 3 }],
    ['behind the end', { text, from: 4 }, { text: '', count: 0 }],
    ['before the start', { text, to: -4 }, { text: '', count: 0 }],
    ['ends before it starts', { text, from: 3, to: 2 }, { text: '', count: 0 }],
    ['the last alone', { text, from: -1 }, { text: '3\n', count: 1 }],
    ['a step that leaves the last out', { text, every: 2, to: 2 }, { text: '1', count: 1 }],
    ['a step that takes the last', { text, every: 2 }, { text: '1\n3\n', count: 2 }],
    ['the first line ending joins', { text: 'a\r\nb\nc' }, { text: 'a\r\nb\r\nc', count: 3 }],
  ])('%s', async (_, inputs, result) => {
    expect(await run(tool, inputs)).toEqual(result);
  });

  it('refuses line 0', async () => {
    await expectInvalid(tool, { text, from: 0 }, 'from');
    await expectInvalid(tool, { text, to: 0 }, 'to');
    await expectInvalid(tool, { text, every: 0 }, 'every');
  });

  it('takes items that something else than lines parts', async () => {
    expect(await run(tool, { text: 'a;b;c\nd;', from: -2, separator: ';' })).toEqual({ text: 'c\nd;', count: 2 });
    expect(await run(tool, { text: '', separator: ';' })).toEqual({ text: '', count: 0 });
  });
});
