import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { Pool } from '../src/runner/pool.ts';
import { Runner } from '../src/runner/runner.ts';
import { tools } from '../src/tools/all.ts';
import { catalogue } from '../src/tools/index.ts';
import { disturbed, valueFitting } from './support/arbitrary-inputs.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 12);
const BUDGET_MS = 5_000;
/** Small inputs run on the event loop: they must not hold it up. The first run of a tool may load its library. */
const INLINE_MS = 1_500;

const pool = new Pool({ threads: 2, timeoutMs: BUDGET_MS, places: new Map(catalogue.cards.map(({ slug, category }) => [slug, category])) });
const runner = new Runner(catalogue, () => pool);
afterAll(() => pool.close());

const ANSWERS = [undefined, 'invalid_inputs', 'unprocessable_inputs'];
/** Tools that carry out what callers write, which may go on for ever. */
const MAY_TIME_OUT: ReadonlySet<string> = new Set(['jq-evaluator', 'jsonata-evaluator']);

describe('every tool, whatever it is sent, gives a result that fits its schema, or says what is wrong, in time', () => {
  it.each(catalogue.cards.map((card) => [card.slug, card] as const))('%s', { timeout: 120_000 }, async (slug, { inputs, cost, examples: given }) => {
    const examples = given.map((example) => disturbed(example.inputs));
    await fc.assert(
      fc.asyncProperty(fc.oneof({ arbitrary: valueFitting(inputs), weight: 1 }, ...examples.map((arbitrary) => ({ arbitrary, weight: 1 }))), async (value) => {
        const sent = structuredClone(value) as Record<string, unknown>;
        const started = performance.now();
        const outcome = await runner.run({ ok: true, slug, inputs: sent }, 0);
        const took = performance.now() - started;
        const code = outcome.ok ? undefined : outcome.code;
        expect(MAY_TIME_OUT.has(slug) ? [...ANSWERS, 'tool_timeout'] : ANSWERS, outcome.ok ? '' : (outcome.diagnostic ?? outcome.message)).toContain(code);
        if (cost === 'linear') expect(took).toBeLessThan(INLINE_MS);
        if (outcome.ok) expect(tools.get(slug)?.result.safeParse(JSON.parse(outcome.resultJson)).success).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});
