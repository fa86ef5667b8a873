import { expect, it } from 'vitest';
import { categories } from '../../tools/categories.ts';
import { catalogue } from '../../tools/index.ts';
import { groupsOf } from './category-groups.ts';

const grouped = categories.map(({ name }) => {
  const tools = catalogue.cards.filter(({ category }) => category === name);
  return { name, tools, groups: groupsOf(name, tools) };
});

it('every tool of a category stands under one heading', () => {
  for (const { name, tools, groups } of grouped) {
    const slugs = groups.flatMap((group) => group.tools.map(({ slug }) => slug));
    expect(slugs.toSorted(), name).toEqual(tools.map(({ slug }) => slug).toSorted());
  }
});

it('few tools stand under no heading of their own', () => {
  for (const { name, tools, groups } of grouped) {
    const others = groups.find(({ title }) => title === 'More')?.tools.length ?? 0;
    expect(others, name).toBeLessThanOrEqual(tools.length / 8);
  }
});

it('names are in the order of a dictionary, whatever their case and marks', () => {
  const names = (group: string) =>
    grouped
      .find(({ name }) => name === 'developer')
      ?.groups.find(({ title }) => title === group)
      ?.tools.map(({ name }) => name) ?? [];
  expect(names('Versions and changes').indexOf('SemVer Sorter')).toBeLessThan(names('Versions and changes').indexOf('SPDX Expression Parser'));
  expect(names('Versions and changes')[0]).toBe('Changelog Parser');
});
