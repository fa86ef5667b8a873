import { describe, expect, it } from 'vitest';
import { tools } from './all.ts';
import { cardOf } from './card.ts';
import { type Conditions, waysToCount } from './conditions.ts';
import { catalogue } from './index.ts';
import type { JsonSchema } from './json-schema.ts';
import { run } from './testing.ts';

const dependent = catalogue.cards.flatMap(({ slug, inputs, appliesWhen = {} }) =>
  Object.keys(appliesWhen).flatMap((field) =>
    (waysToCount(appliesWhen, field) ?? []).map((conditions) => ({ slug, inputs, field, conditions: Object.entries(conditions) })),
  ),
);

/** The values of a choice or a box, and those that a text is offered. */
const knownValues = ({ enum: choices, type, examples }: JsonSchema): readonly unknown[] =>
  type === 'boolean' ? [true, false] : (choices ?? (Array.isArray(examples) ? examples : []));

describe('what a field depends on', () => {
  it('is a choice, a box or a text with offers of the same form, and values that it has', () => {
    const wrong = dependent.flatMap(({ slug, inputs, field, conditions }) =>
      conditions.flatMap(([other, values]) => {
        const known = knownValues(inputs.properties?.[other] ?? {});
        return values.length > 0 && values.length < known.length && values.every((value) => known.includes(value)) ? [] : [`${slug} ${field}: ${other}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is told from other values without regard to case', () => {
    const wrong = dependent.flatMap(({ slug, inputs, conditions }) =>
      conditions.flatMap(([other, values]) => {
        const left = knownValues(inputs.properties?.[other] ?? {}).filter((value) => !values.some((one) => one === value));
        return left.filter((value) => values.some((one) => String(one) === String(value).toLowerCase())).map((value) => `${slug} ${other}: ${value}`);
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
  const { inputs: schema, appliesWhen } = cardOf(tool);
  for (const { inputs, result } of tool.examples) {
    const held = (name: string): unknown => inputs[name] ?? schema.properties?.[name]?.default;
    const isMet = (conditions: Conditions): boolean => Object.entries(conditions).every(([other, values]) => values.some((value) => value === held(other)));
    const counting = Object.entries(inputs).filter(([name]) => waysToCount(appliesWhen, name)?.some(isMet) ?? true);
    expect(await run(tool, Object.fromEntries(counting))).toEqual(result);
  }
});
