import { getEventListeners } from 'node:events';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineTool, type Tool } from '../tools/define.ts';
import { InvalidInputs, Unprocessable } from '../tools/errors.ts';
import { catalogue } from '../tools/index.ts';
import { execute, readCall } from './execute.ts';
import { Pool } from './pool.ts';
import { Runner } from './runner.ts';
import { ToolLoader } from './tool-loader.ts';

const places = new Map(catalogue.cards.map(({ slug, category }) => [slug, category]));
const pools: Pool[] = [];
/** How long a call may wait for a worker where a test is about something else, on a busy machine too. */
const LONG_MS = 600_000;
const openPool = (timeoutMs: number, threads = 2, maxWaitMs = LONG_MS): Pool => {
  const pool = new Pool({ threads, timeoutMs, places, maxWaitMs });
  pools.push(pool);
  return pool;
};
async function closePools(): Promise<void> {
  for (const pool of pools.splice(0)) await pool.close();
}
afterAll(closePools);
const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));

function toolThat(run: () => Record<string, unknown>): Tool {
  return defineTool({
    slug: 'test-tool',
    name: 'Test',
    category: 'text',
    summary: 'A test.',
    inputs: z.strictObject({}),
    result: z.strictObject({ value: z.number() }),
    examples: [],
    run: run as () => { value: number },
  });
}

describe('execute', () => {
  it('gives the result as JSON', () => {
    expect(
      execute(
        toolThat(() => ({ value: 1 })),
        {},
      ),
    ).toEqual({ ok: true, slug: 'test-tool', resultJson: '{"value":1}' });
  });

  it.each([
    ['a result of another shape', () => ({ wrong: 1 })],
    ['NaN', () => ({ value: Number.NaN })],
    ['infinity', () => ({ value: Number.POSITIVE_INFINITY })],
    [
      'a crash',
      () => {
        throw new TypeError('secret path');
      },
    ],
  ])('answers %s with internal_error, and keeps the reason for the log', (_, run) => {
    const outcome = execute(toolThat(run), {});
    expect(outcome).toMatchObject({ ok: false, code: 'internal_error' });
    const { message, diagnostic } = outcome as { message: string; diagnostic: string };
    expect(message).not.toMatch(/secret|value/);
    expect(diagnostic).toContain('test-tool');
  });

  it('refuses results beyond 8 MB', () => {
    const long = (length: number) =>
      defineTool({
        ...toolThat(() => ({ value: 1 })),
        headline: 'text',
        main: {},
        views: [],
        beside: [],
        result: z.strictObject({ text: z.string() }),
        examples: [],
        run: () => ({ text: 'x'.repeat(length) }),
      });
    expect(execute(long(8_388_608), {})).toMatchObject({ ok: false, code: 'unprocessable_inputs', message: expect.stringContaining('8,388,608') });
    expect(execute(long(8_388_608 - '{"text":""}'.length), {})).toMatchObject({ ok: true });
  });

  it('tells wrong inputs from inputs without an answer', async () => {
    const wrong = toolThat(() => {
      throw new InvalidInputs([{ path: 'a', message: 'no' }]);
    });
    const none = toolThat(() => {
      throw new Unprocessable('no answer', [{ path: 'a', message: 'no' }]);
    });
    expect(await execute(wrong, {})).toMatchObject({ code: 'invalid_inputs', details: [{ path: 'a', message: 'no' }] });
    expect(await execute(none, {})).toMatchObject({ code: 'unprocessable_inputs', message: 'no answer', details: [{ path: 'a', message: 'no' }] });
    expect(
      await execute(
        toolThat(() => ({ value: 1 })),
        { extra: 1 },
      ),
    ).toMatchObject({ code: 'invalid_inputs', details: [{ path: 'extra' }] });
  });
});

describe('execute of a tool that answers later', () => {
  const later = (run: () => Promise<{ value: number }>) =>
    defineTool({
      ...toolThat(() => ({ value: 1 })),
      headline: 'value',
      main: {},
      views: [],
      beside: [],
      result: z.strictObject({ value: z.number() }),
      examples: [],
      run,
    });

  it('gives its result, and what it fails with as the same errors', async () => {
    expect(
      await execute(
        later(async () => ({ value: 2 })),
        {},
      ),
    ).toEqual({ ok: true, slug: 'test-tool', resultJson: '{"value":2}' });
    const none = later(() => Promise.reject(new Unprocessable('no answer')));
    expect(await execute(none, {})).toMatchObject({ code: 'unprocessable_inputs', message: 'no answer' });
    const broken = later(() => Promise.reject(new TypeError('secret path')));
    expect(await execute(broken, {})).toMatchObject({ code: 'internal_error', message: expect.not.stringContaining('secret') });
  });
});

describe('readCall', () => {
  it('refuses bytes that are not UTF-8', () => {
    expect(readCall(Uint8Array.of(0x7b, 0xff, 0x7d))).toMatchObject({ ok: false, code: 'invalid_json', message: expect.stringContaining('UTF-8') });
  });

  it('takes absent inputs as none', () => {
    expect(readCall(bytes({ tool: 'x' }))).toEqual({ ok: true, slug: 'x', inputs: {} });
  });

  it.each([1_001, 3_900, 31_000])('refuses what is nested %i deep', (levels) => {
    const body = `{"tool":"x","inputs":{"text":${'['.repeat(levels)}${']'.repeat(levels)}}}`;
    expect(readCall(Buffer.from(body))).toMatchObject({ ok: false, code: 'invalid_json', message: expect.stringContaining('nested') });
  });

  it('does not take members of the prototype for its own', () => {
    expect(readCall(Buffer.from('{"__proto__":{"tool":"x","inputs":{"a":1}}}'))).toMatchObject({ ok: false, code: 'missing_tool' });
  });
});

describe('runner', () => {
  const runner = new Runner(catalogue, () => openPool(10_000));

  it('answers the same inline, from a worker, and from a body that the worker reads', async () => {
    const text = 'One two. Three!\n\nFour';
    const inline = await runner.run({ ok: true, slug: 'word-counter', inputs: { text } }, 10);
    expect(inline).toMatchObject({ ok: true, resultJson: '{"words":4,"characters":21,"sentences":3,"paragraphs":2}' });
    expect(await runner.run({ ok: true, slug: 'word-counter', inputs: { text } }, 100_000)).toMatchObject(inline);
    const padded = Buffer.from(`${JSON.stringify({ tool: 'word-counter', inputs: { text } })}${' '.repeat(70_000)}`);
    expect(await runner.runBody(padded)).toMatchObject(inline);
  });

  it('gives a large result of a worker as bytes where they are wanted, and a small one as it is', async () => {
    const bodyOf = (text: string): Buffer => Buffer.from(JSON.stringify({ tool: 'text-repeater', inputs: { text, count: 2 } }));
    const large = await runner.runBody(bodyOf('é\n'.repeat(50_000)), undefined, { asBytes: true });
    expect(large).toMatchObject({ ok: true, slug: 'text-repeater', resultJson: '' });
    const text = await runner.runBody(bodyOf('é\n'.repeat(50_000)));
    expect(text.ok && text.resultJson.length).toBeGreaterThan(200_000);
    expect(large.ok && Buffer.from(large.resultBytes ?? []).toString()).toBe(text.ok && text.resultJson);
    const small = await runner.runBody(Buffer.concat([bodyOf('é'), Buffer.alloc(140_000, ' ')]), undefined, { asBytes: true });
    expect(small).toMatchObject({ ok: true, resultJson: expect.stringContaining('éé') });
    expect(small).not.toHaveProperty('resultBytes');
  });

  it('runs linear tools inline up to 8 KB, and reads bodies itself up to 128 KB', async () => {
    const withoutWorkers = new Runner(catalogue, () => {
      throw new Error('a worker was asked for');
    });
    const call = { ok: true as const, slug: 'word-counter', inputs: { text: 'a' } };
    expect(await withoutWorkers.run(call, 8192)).toMatchObject({ ok: true });
    await expect(withoutWorkers.run(call, 8193)).rejects.toThrow('a worker was asked for');
    await expect(withoutWorkers.run({ ...call, slug: 'irr-calculator' }, 1)).rejects.toThrow('a worker was asked for');
    expect(await withoutWorkers.runBody(Buffer.alloc(131_072, 'x'))).toMatchObject({ ok: false, code: 'invalid_json' });
    await expect(withoutWorkers.runBody(Buffer.alloc(131_073, 'x'))).rejects.toThrow('a worker was asked for');
  });

  it('passes errors from the worker as they are', async () => {
    expect(await runner.run({ ok: true, slug: 'word-counter', inputs: { text: 5 } }, 100_000)).toMatchObject({
      ok: false,
      code: 'invalid_inputs',
      details: [{ path: 'text' }],
    });
    expect(await runner.run({ ok: true, slug: 'irr-calculator', inputs: { cashFlows: [1, 2] } }, 10)).toMatchObject({
      ok: false,
      code: 'unprocessable_inputs',
    });
  });

  it('leaves inputs that a tool calls heavy to a worker', async () => {
    let ran = 0;
    const tool = defineTool({
      ...toolThat(() => ({ value: 1 })),
      slug: 'word-counter',
      examples: [],
      inputs: z.strictObject({ text: z.string() }),
      main: {},
      pageInputs: { text: 'word' },
      presets: {},
      views: [],
      beside: [],
      heavyWhen: ({ text }) => text.length > 4,
      run: () => {
        ran++;
        return { value: 1 };
      },
    });
    const own = new Runner(catalogue, () => openPool(10_000), { loader: new ToolLoader(() => Promise.resolve({ default: tool })) });
    const call = (text: unknown) => own.run({ ok: true, slug: 'word-counter', inputs: { text } }, 10);
    expect(await call('word')).toMatchObject({ ok: true, resultJson: '{"value":1}' });
    // The worker has the tool of the catalogue.
    expect(await call('words')).toMatchObject({ ok: true, resultJson: '{"words":1,"characters":5,"sentences":1,"paragraphs":1}' });
    expect(await call(5)).toMatchObject({ ok: false, code: 'invalid_inputs' });
    expect(ran).toBe(1);
  });

  it('knows no slug that is a path', async () => {
    for (const slug of ['../../runner/worker', 'lib/money', '__proto__', 'constructor', '']) {
      const body = Buffer.from(`${JSON.stringify({ tool: slug })}${' '.repeat(70_000)}`);
      expect(await runner.runBody(body)).toMatchObject({ ok: false, code: 'tool_not_found' });
    }
  });
});

describe('pool', () => {
  // What one test has started, such as a worker in place of one that was ended, is over before the next.
  afterEach(closePools);
  const heavy = { call: { ok: true as const, slug: 'word-counter', inputs: { text: 'word '.repeat(200_000) } } };
  const endless = { call: { ok: true as const, slug: 'jq-evaluator', inputs: { json: '1', filter: 'last(range(1e12))' } } };
  const light = { call: { ok: true as const, slug: 'word-counter', inputs: { text: 'word' } } };

  it('ends a call past its budget, and goes on with the next', async () => {
    const pool = openPool(1, 1);
    expect(await pool.run(endless)).toMatchObject({ ok: false, code: 'tool_timeout', slug: 'jq-evaluator' });
    const patient = openPool(20_000, 1);
    expect(await patient.run(light)).toMatchObject({ ok: true });
    expect(await pool.run(endless)).toMatchObject({ ok: false, code: 'tool_timeout' });
  });

  it('does not count the start of a worker and the loading of a tool with its libraries', async () => {
    // The compiler of TypeScript takes longer than this to load, and a hundredth of it for a line.
    const call = { ok: true as const, slug: 'typescript-to-javascript-converter', inputs: { typescript: 'let a: number;' } };
    let outcome = await openPool(400, 1).run({ call });
    // Where others keep the machine busy, the line may take as long, too, now and then.
    for (let round = 1; round < 10 && !outcome.ok; round++) outcome = await openPool(400, 1).run({ call });
    expect(outcome).toMatchObject({ ok: true, resultJson: '{"javascript":"let a;"}' });
  });

  it('does not count the time a call waits for a worker', async () => {
    const pool = openPool(15_000, 1);
    const outcomes = await Promise.all([pool.run(heavy), pool.run(heavy), pool.run(light)]);
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
  });

  const claimOf = (owner: string) => {
    const controller = new AbortController();
    return { claim: { group: owner, owner, left: controller.signal }, leave: () => controller.abort() };
  };

  it('ends a run whose caller leaves, and drops the waiting ones', async () => {
    const pool = openPool(60_000, 1);
    const { claim, leave } = claimOf('a');
    const abandoned = Array.from({ length: 20 }, () => pool.run(heavy, claim));
    const other = pool.run(light, claimOf('b').claim);
    leave();
    expect(pool.load).toEqual({ busy: 1, waiting: 1 });
    for (const outcome of await Promise.all(abandoned)) expect(outcome).toMatchObject({ ok: false, code: 'service_unavailable' });
    expect(await other).toMatchObject({ ok: true });
    expect(pool.load).toEqual({ busy: 0, waiting: 0 });
  });

  it('takes so many calls of one owner at once, and also those of others', async () => {
    const pool = openPool(60_000, 1);
    const { claim, leave } = claimOf('a');
    const taken = Array.from({ length: 32 }, () => pool.run(heavy, claim));
    expect(await pool.run(light, claim)).toMatchObject({ ok: false, code: 'service_unavailable', message: expect.stringContaining('32 calls') });
    const other = pool.run(light, claimOf('b').claim);
    leave();
    expect(await other).toMatchObject({ ok: true });
    await Promise.all(taken);
    expect(await pool.run(light, claimOf('a').claim)).toMatchObject({ ok: true });
  });

  it('lets a thousand calls wait and no more', async () => {
    const pool = openPool(60_000, 1);
    const { claim, leave } = claimOf('a');
    const running = pool.run(heavy, claim);
    const waiting = Array.from({ length: 1000 }, (_, index) => pool.run(light, claimOf(`b${index}`).claim));
    expect(pool.load).toEqual({ busy: 1, waiting: 1000 });
    expect(await pool.run(light, claimOf('c').claim)).toMatchObject({ ok: false, code: 'service_unavailable', message: expect.stringContaining('Too much') });
    expect(pool.load.waiting).toBe(1000);
    pool.refuseWaiting();
    for (const outcome of await Promise.all(waiting))
      expect(outcome).toMatchObject({ code: 'service_unavailable', message: expect.stringContaining('stopping') });
    leave();
    expect(await running).toMatchObject({ ok: false, code: 'service_unavailable' });
  });

  it('refuses a call that has waited for too long', async () => {
    const pool = openPool(1_000, 1, 1);
    const running = pool.run(endless);
    expect(await pool.run(light)).toMatchObject({ ok: false, code: 'service_unavailable', message: expect.stringContaining('busy') });
    expect(await running).toMatchObject({ ok: false, code: 'tool_timeout' });
  });

  it('runs nothing for a caller that has left before', async () => {
    const pool = openPool(20_000, 1);
    const { claim, leave } = claimOf('a');
    leave();
    expect(await pool.run(light, claim)).toMatchObject({ ok: false, code: 'service_unavailable', message: expect.stringContaining('disconnected') });
    expect(pool.load).toEqual({ busy: 0, waiting: 0 });
  });

  it('does not let calls wait once it is stopping', async () => {
    const pool = openPool(20_000, 1);
    const { claim, leave } = claimOf('a');
    const running = pool.run(heavy, claim);
    pool.refuseWaiting();
    expect(await pool.run(light)).toMatchObject({ ok: false, code: 'service_unavailable', message: expect.stringContaining('stopping') });
    leave();
    await running;
  });

  it('takes as many calls as there are of what nobody in particular asked for', async () => {
    const pool = openPool(20_000, 1);
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => pool.run(light)));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
  });

  describe('by the clock', () => {
    afterEach(() => vi.useRealTimers());

    it('lets a call wait for eight seconds, and leaves nothing that waits for the time or the caller', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const pool = new Pool({ threads: 1, timeoutMs: 60_000, places });
      pools.push(pool);
      const { claim } = claimOf('a');
      const running = pool.run(heavy, claim);
      const waiting = pool.run(light, claim);
      vi.advanceTimersByTime(7_999);
      expect(pool.load).toEqual({ busy: 1, waiting: 1 });
      vi.advanceTimersByTime(1);
      expect(await waiting).toMatchObject({ ok: false, code: 'service_unavailable', message: expect.stringContaining('busy') });
      expect(await running).toMatchObject({ ok: true });
      // The one is Piscina's, which ends workers that are idle.
      expect([vi.getTimerCount(), getEventListeners(claim.left, 'abort')]).toEqual([1, []]);
    });
  });

  it('hands the memory of a body to the worker, unless others share it', async () => {
    const pool = openPool(5_000);
    const call = { tool: 'character-counter', inputs: { text: 'a' } };
    const own = Uint8Array.from(bytes(call));
    const shared = Uint8Array.from([...bytes(call), 0]).subarray(0, -1);
    const outcomes = [await pool.run({ body: own }), await pool.run({ body: shared })];
    expect(outcomes).toEqual([expect.objectContaining({ ok: true }), expect.objectContaining({ ok: true })]);
    expect([own.byteLength, shared.byteLength]).toEqual([0, bytes(call).length]);
  });

  it('leaves the event loop free while it works', async () => {
    const pool = openPool(20_000, 1);
    const hashing = { call: { ok: true as const, slug: 'bcrypt-generator', inputs: { password: 'secret', workFactor: 12 } } };
    await pool.run(light);
    // Time that this thread was at work, of some 300 ms for the whole; on a busy machine a clock would also measure the others.
    const before = process.threadCpuUsage();
    expect(await pool.run(hashing)).toMatchObject({ ok: true });
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(50);
  });
});
