import { describe, expect, it } from 'vitest';
import { catalogue } from '../tools/index.ts';
import { embedded } from './embedded.ts';

const card = (slug: string) => {
  const found = catalogue.get(slug);
  if (!found) throw new Error(`there is no ${slug}`);
  return found;
};
const blob = (text: string): string => Buffer.from(text).toString('base64');

describe('files that are embedded', () => {
  it('have their field, name and type', () => {
    const files = [
      { name: 'a/ö.txt', content: blob('one'), bytes: 3, sha256: '' },
      { name: 'b.pdf', content: blob('%PDF-1.7'), bytes: 8, sha256: '' },
    ];
    expect(embedded(card('zip-extractor'), JSON.stringify({ files, entries: 2 }))).toEqual([
      { type: 'resource', resource: { uri: 'toolrack://result/files%5B0%5D.content/a%2F%C3%B6.txt', mimeType: 'text/plain', blob: blob('one') } },
      { type: 'resource', resource: { uri: 'toolrack://result/files%5B1%5D.content/b.pdf', mimeType: 'application/pdf', blob: blob('%PDF-1.7') } },
    ]);
  });

  it('are none of a tool without files, and none of a large result', () => {
    expect(embedded(card('word-counter'), '{"words":1}')).toEqual([]);
    expect(embedded(card('zip-creator'), JSON.stringify({ archive: 'A'.repeat(2_000_000) }))).toEqual([]);
  });
});
