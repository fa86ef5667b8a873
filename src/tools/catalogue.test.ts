import { expect, it } from 'vitest';
import { catalogueOf, noSuchTool } from './catalogue.ts';
import { catalogue } from './index.ts';

it('refuses two tools of one slug', () => {
  const [card] = catalogue.cards;
  if (!card) throw new Error('there are no tools');
  expect(() => catalogueOf([card, card])).toThrow(card.slug);
});

it('finds by slug, name, summary and everyday words, folding accents and case', () => {
  expect(catalogue.search('WORD counter')[0]?.slug).toBe('word-counter');
  expect(catalogue.search('essay').map(({ slug }) => slug)).toContain('word-counter');
  expect(catalogue.search('wörd')[0]?.slug).toBe('word-counter');
  expect(catalogue.search('qqqq')).toEqual([]);
  expect(catalogue.search('  ')).toHaveLength(catalogue.cards.length);
});

it('names the nearest slugs, and shows no more than the beginning of a long one', () => {
  expect(noSuchTool(catalogue, 'word-conter', 'Look there.')).toMatch(/^There is no tool "word-conter"\. Did you mean word-counter[,?]/);
  expect(noSuchTool(catalogue, 'q'.repeat(500), 'Look there.')).toBe(`There is no tool "${'q'.repeat(80)}…". Look there.`);
});
