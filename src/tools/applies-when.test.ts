import { describe, expect, it } from 'vitest';
import { tools } from './all.ts';
import { cardOf } from './card.ts';
import { catalogue } from './index.ts';
import { run } from './testing.ts';

const dependent = catalogue.cards.flatMap(({ slug, inputs, appliesWhen = {} }) =>
  Object.entries(appliesWhen).map(([field, conditions]) => ({ slug, inputs, field, conditions: Object.entries(conditions ?? {}) })),
);

describe('what a field depends on', () => {
  it('is a choice or a box of the same form, and values that it has', () => {
    const wrong = dependent.flatMap(({ slug, inputs, field, conditions }) =>
      conditions.flatMap(([other, values]) => {
        const { enum: choices, type } = inputs.properties?.[other] ?? {};
        const known = type === 'boolean' ? [true, false] : (choices ?? []);
        return values.length > 0 && values.length < known.length && values.every((value) => known.includes(value)) ? [] : [`${slug} ${field}: ${other}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('never hides what is required', () => {
    const wrong = dependent.filter(({ inputs, field }) => !inputs.properties?.[field] || inputs.required?.includes(field));
    expect(wrong.map(({ slug, field }) => `${slug} ${field}`)).toEqual([]);
  });
});

const slugs = [...new Set(dependent.map(({ slug }) => slug))];

it.each(slugs)('changes no example of %s when what does not count is left out', async (slug) => {
  const tool = tools.get(slug);
  if (!tool) return expect.fail(`there is no ${slug}`);
  const { inputs: schema, appliesWhen = {} } = cardOf(tool);
  for (const { inputs, result } of tool.examples) {
    const held = (name: string): unknown => inputs[name] ?? schema.properties?.[name]?.default;
    const counting = Object.entries(inputs).filter(([name]) =>
      Object.entries(appliesWhen[name] ?? {}).every(([other, values]) => values.some((value) => value === held(other))),
    );
    expect(await run(tool, Object.fromEntries(counting))).toEqual(result);
  }
});
