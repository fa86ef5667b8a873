import { describe, expect, it } from 'vitest';
import { slugsOf } from './folders.ts';
import { catalogue } from './index.ts';
import { PHRASES } from './testdata/search-phrases.ts';

const FOUND_AMONG = 5;

describe('three phrases people type for each tool', () => {
  it('stand there for every tool of these categories, once each', () => {
    const wanted = [
      'developer',
      'crypto',
      'network',
      'datetime',
      'identifiers',
      'web',
      'color',
      'generators',
      'everyday',
      'health',
      'statistics',
      'science',
      'language',
      'image',
      'archives',
      'documents',
    ].flatMap((category) => slugsOf(category));
    expect(PHRASES.map(([slug]) => slug).sort()).toEqual(wanted.sort());
  });

  it('are three different ones', () => {
    expect(PHRASES.filter(([, ...phrases]) => new Set(phrases).size < 3)).toEqual([]);
  });

  it.each(PHRASES)('find %s among the first five', (slug, ...phrases) => {
    const found = phrases.filter((phrase) =>
      catalogue
        .search(phrase)
        .slice(0, FOUND_AMONG)
        .some((tool) => tool.slug === slug),
    );
    expect(found).toEqual(phrases);
  });
});
