import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './empty-line-remover.ts';

describe('empty-line-remover', () => {
  it.each([
    ['empty text', { text: '' }, { text: '', removed: 0 }],
    ['nothing but empty lines', { text: '\n\n\n' }, { text: '', removed: 3 }],
    ['nothing but empty lines, collapsed', { text: '\n\n\n', mode: 'collapse' }, { text: '\n', removed: 2 }],
    ['white space is content when told so', { text: 'a\n \n\nb', whitespaceOnly: false }, { text: 'a\n \nb', removed: 1 }],
    ['other lines keep their white space', { text: '  a  \n\n\tb' }, { text: '  a  \n\tb', removed: 1 }],
    ['runs at both ends', { text: '\n\na\n \n\t\n', mode: 'collapse' }, { text: '\na\n\n', removed: 2 }],
    ['a collapsed run loses its white space', { text: 'a\n \nb', mode: 'collapse' }, { text: 'a\n\nb', removed: 0 }],
    ['CRLF', { text: 'a\r\n\r\nb\r\n' }, { text: 'a\r\nb\r\n', removed: 1 }],
  ])('%s', async (_, inputs, result) => {
    expect(await run(tool, inputs)).toEqual(result);
  });
});
