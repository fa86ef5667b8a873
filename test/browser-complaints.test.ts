import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBrowserBuild } from '../src/site/assets.ts';
import { tools } from '../src/tools/all.ts';
import { cardOf } from '../src/tools/card.ts';
import type { Tool } from '../src/tools/define.ts';
import { InvalidInputs } from '../src/tools/errors.ts';
import { parseInputs } from '../src/tools/validate.ts';
import { disturbed, valueFitting } from './support/arbitrary-inputs.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 60);
const folder = new URL('../dist/site/assets/browser/', import.meta.url);

/** What the check of inputs makes of them: what the tool is given, or the complaints. */
function checked(tool: Tool, inputs: unknown): unknown {
  try {
    return parseInputs(tool, inputs);
  } catch (error) {
    if (error instanceof InvalidInputs) return error.details;
    throw error;
  }
}

describe('the checks in the browser, which use a small part of Zod, take and refuse what those of the server do, with the same words', () => {
  it.each(Object.entries(readBrowserBuild().tools))('%s', async (slug, { file }) => {
    const here = tools.get(slug);
    if (!here) throw new Error(`there is no tool ${slug}`);
    const { default: there }: { default: Tool } = await import(new URL(file, folder).href);
    expect(there.inputs).not.toBe(here.inputs);
    const { inputs, examples } = cardOf(here);
    const base = examples[0]?.inputs ?? {};
    const wrong = [null, [], 'a', {}, { ...base, unknownField: 1 }, { ...base, 'other\nfield': null, constructor: 2 }];
    const fields = Object.keys(inputs.properties ?? {}).flatMap((name) => VALUES.map((value) => ({ ...base, [name]: value })));
    for (const each of [...wrong, ...fields]) expect(checked(there, each), JSON.stringify(each)).toEqual(checked(here, each));
    const arbitrary = fc.oneof(valueFitting(inputs), ...examples.map((example) => disturbed(example.inputs)));
    fc.assert(
      fc.property(arbitrary, (value) => {
        expect(checked(there, structuredClone(value))).toEqual(checked(here, structuredClone(value)));
      }),
      { numRuns: RUNS },
    );
  });
});

/** One of each kind, and the first beyond usual bounds. */
const VALUES: readonly unknown[] = [undefined, null, true, -1, 0.5, 1e300, '', 'x', 'x'.repeat(1_000_001), [], [null], [[]], ['a', 1], {}, { a: { b: 1 } }];
