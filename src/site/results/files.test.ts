import { describe, expect, it } from 'vitest';
import { showResult } from './show.ts';

const content = Buffer.from('%PDF-1.7 and more').toString('base64');

describe('files in a result', () => {
  it('are links that save them, with their type and size, and not their base64', () => {
    const { markup } = showResult({ file: content, bytes: 17, sha256: 'x' }, { records: [], files: { file: 'application/octet-stream' } });
    expect(markup).toContain(`href="data:application/pdf;base64,${content}" download="file.pdf"`);
    expect(markup).toContain('17 bytes');
    expect(markup).not.toContain('<pre');
    // With script they are listed above the result, and hidden here.
    expect(markup).toMatch(/<div class="listed-file"><dt>File<\/dt>|<section class="part listed-file">/);
  });

  it('have their names in lists, without folders', () => {
    const files = [{ name: '../a/b.txt', content: Buffer.from('x').toString('base64') }];
    const { markup } = showResult({ files, entries: 1 }, { records: [], files: { content: 'application/octet-stream' } });
    expect(markup).toContain('href="data:text/plain;base64,eA==" download="b.txt"');
  });

  it('are text where they are no base64', () => {
    const { markup } = showResult({ file: 'a "b"' }, { records: [], files: { file: 'application/pdf' } });
    expect(markup).not.toContain('data:');
  });
});
