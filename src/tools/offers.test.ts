import { describe, expect, it } from 'vitest';
import { tools } from './all.ts';
import { catalogue } from './index.ts';
import { run } from './testing.ts';

const { cards } = catalogue;

describe('what pages show beside a result', () => {
  it.each(cards.flatMap(({ slug, beside = [] }) => beside.map((each) => [slug, each] as const)))('of %s is made of what there is', (slug, beside) => {
    const [card, other] = [catalogue.get(slug), catalogue.get(beside.tool)];
    expect(other?.result.properties).toHaveProperty(beside.show);
    for (const [name, source] of Object.entries(beside.from)) {
      expect(other?.inputs.properties).toHaveProperty(name);
      if ('input' in source) expect(card?.inputs.properties).toHaveProperty(source.input);
      if ('result' in source) expect(card?.result.properties).toHaveProperty(source.result);
    }
    const given = [...Object.keys(beside.from), beside.each];
    expect((other?.inputs.required ?? []).filter((name) => !given.includes(name))).toEqual([]);
    if (beside.drawnBy) {
      const { tool, input, show } = beside.drawnBy;
      expect(catalogue.get(tool)?.inputs).toMatchObject({ required: [input] });
      expect(catalogue.get(tool)?.result.properties).toHaveProperty(show);
    }
    for (const [name, values] of Object.entries(beside.when ?? {}))
      expect(card?.inputs.properties?.[name]?.enum).toEqual(expect.arrayContaining([...(values ?? [])]));
    if (beside.each !== undefined) expect(other?.inputs.properties?.[beside.each]?.enum?.length).toBeGreaterThan(1);
  });
});

it.each(cards.flatMap(({ slug, presets = {} }) => Object.entries(presets).map(([name, inputs]) => [slug, name, inputs] as const)))(
  'what %s offers as "%s" has a result',
  async (slug, _, inputs) => {
    const tool = tools.get(slug);
    expect(tool && (await run(tool, inputs))).toBeTypeOf('object');
  },
);

it.each(cards.flatMap(({ slug, choiceLabels = {}, inputs }) => Object.entries(choiceLabels).map(([field, labels]) => [slug, field, labels, inputs] as const)))(
  'the choices of %s for %s are all called something',
  (_, field, labels, inputs) => expect(Object.keys(labels ?? {})).toEqual(inputs.properties?.[field]?.enum),
);

it('runs again each second only what has a field for the present', () => {
  const always = cards.filter(({ everySecond, inputs }) => everySecond && !/\bnow\b/i.test(JSON.stringify(inputs)));
  expect(always.map(({ slug }) => slug)).toEqual([]);
});
