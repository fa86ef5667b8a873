import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { Pool } from '../src/runner/pool.ts';
import { Runner } from '../src/runner/runner.ts';
import { tools } from '../src/tools/all.ts';
import { catalogue } from '../src/tools/index.ts';
import { disturbed, valueFitting } from './support/arbitrary-inputs.ts';
import { slowness } from './support/processor-time.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 12);
/** Processor time of this process that a run may take: what the service gives a worker. */
const BUDGET_MS = 5_000 * slowness();
/** Small inputs run on the event loop: they must not hold it up. The first run of a tool may load its library. */
const INLINE_MS = 1_500 * slowness();
/** By the clock, which others' load moves too: a run that takes longer hangs. */
const HANGS_MS = 60_000;

const pool = new Pool({ threads: 2, timeoutMs: HANGS_MS, places: new Map(catalogue.cards.map(({ slug, category }) => [slug, category])) });
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
        const before = process.cpuUsage();
        const outcome = await runner.run({ ok: true, slug, inputs: sent }, 0);
        const { user, system } = process.cpuUsage(before);
        const took = (user + system) / 1000;
        const code = outcome.ok ? undefined : outcome.code;
        expect(MAY_TIME_OUT.has(slug) ? [...ANSWERS, 'tool_timeout'] : ANSWERS, outcome.ok ? '' : (outcome.diagnostic ?? outcome.message)).toContain(code);
        if (!MAY_TIME_OUT.has(slug)) expect(took, 'milliseconds of processor time').toBeLessThan(cost === 'linear' ? INLINE_MS : BUDGET_MS);
        if (outcome.ok) expect(tools.get(slug)?.result.safeParse(JSON.parse(outcome.resultJson)).success).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});
