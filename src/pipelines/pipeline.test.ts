import { describe, expect, it } from 'vitest';
import type { Failure } from '../runner/outcome.ts';
import { InvalidInputs } from '../tools/errors.ts';
import { readPipeline } from './pipeline.ts';
import { runPipeline } from './run-pipeline.ts';

/** Runs a pipeline whose tools give their inputs back, and lists them. */
async function run(pipeline: unknown, maxInputs = 1_000_000) {
  const given: unknown[] = [];
  const outcome = await runPipeline<Failure>(readPipeline(pipeline), {
    maxInputs,
    turn: () => undefined,
    async runStep(_, { count, callAt }) {
      const results: string[] = [];
      for (let index = 0; index < count; index++) {
        const made = callAt(index);
        if (!('call' in made)) return { ok: false, failure: made };
        given.push(made.call.inputs);
        results.push(JSON.stringify(made.call.inputs));
      }
      return { ok: true, results };
    },
  });
  return { outcome, given };
}

async function result(pipeline: unknown): Promise<unknown> {
  const { outcome } = await run(pipeline);
  return outcome.ok ? JSON.parse(outcome.resultJson) : outcome.failure.message;
}

function complaints(pipeline: unknown): string[] {
  try {
    readPipeline(pipeline);
  } catch (error) {
    if (error instanceof InvalidInputs) return error.details.map(({ path }) => path);
    throw error;
  }
  return [];
}

// The document of RFC 6901 section 5, except for its member "": that is one too.
const DOCUMENT = { foo: ['bar', 'baz'], '': 0, 'a/b': 1, 'c%d': 2, 'e^f': 3, 'g|h': 4, 'i\\j': 5, 'k"l': 6, ' ': 7, 'm~n': 8 };
const first = { id: 'a', tool: 't', inputs: DOCUMENT };

describe('references', () => {
  it.each([
    ['', DOCUMENT],
    ['/foo', ['bar', 'baz']],
    ['/foo/0', 'bar'],
    ['/', 0],
    ['/a~1b', 1],
    ['/c%d', 2],
    ['/e^f', 3],
    ['/g|h', 4],
    ['/i\\j', 5],
    ['/k"l', 6],
    ['/ ', 7],
    ['/m~0n', 8],
  ])('RFC 6901 section 5: %s', async (pointer, value) => {
    expect(await result({ steps: [first], outputs: { value: { $from: 'a', pointer } } })).toEqual({ value });
  });

  it.each(['/foo/2', '/foo/-', '/foo/01', '/foo/length', '/foo/-1', '/bar', '/foo/0/0', '/constructor', '/__proto__', '/foo/constructor'])(
    '%s leads nowhere',
    async (pointer) => {
      const { outcome } = await run({ steps: [first, { id: 'b', tool: 't', inputs: { x: { $from: 'a', pointer } } }] });
      expect(outcome).toMatchObject({ ok: false, step: 'b', failure: { code: 'unprocessable_inputs', details: [{ path: 'steps[1].inputs.x' }] } });
      expect(outcome.ok || JSON.parse(outcome.resultsJson)).toEqual({ a: DOCUMENT });
    },
  );

  it('name the place that is not there, as a pointer', async () => {
    const pointer = '/foo/a~1~0b/c';
    expect(await result({ steps: [first], outputs: { x: { $from: 'a', pointer } } })).toBe(
      'outputs.x: there is nothing at "/foo/a~1~0b" in the result of "a".',
    );
  });

  it('stand at any depth, as whole inputs and in texts', async () => {
    const inputs = {
      list: [1, { deep: [{ $from: 'a', pointer: '/foo' }] }],
      text: { $text: ['n ', { $from: 'a', pointer: '/a~1b' }, true, null, { $from: 'a', pointer: '/foo/1' }] },
    };
    expect(await result({ steps: [first, { id: 'b', tool: 't', inputs }] })).toEqual({ list: [1, { deep: [['bar', 'baz']] }], text: 'n 1truenullbaz' });
    expect(await result({ steps: [first, { id: 'b', tool: 't', inputs: { $from: 'a' } }] })).toEqual(DOCUMENT);
    expect(await result({ steps: [first, { id: 'b', tool: 't', inputs: { $from: 'a', pointer: '/foo' } }] })).toMatch(/must be an object/);
    expect(await result({ steps: [first, { id: 'b', tool: 't', inputs: { x: { $text: [{ $from: 'a' }] } } }] })).toMatch(/not an object/);
  });

  it('keep names of the prototype as they were sent', async () => {
    const inputs = JSON.parse('{"__proto__":{"x":{"$from":"a","pointer":"/"}},"constructor":1}');
    const { given } = await run({ steps: [first, { id: 'b', tool: 't', inputs }] });
    expect(JSON.stringify(given[1])).toBe('{"__proto__":{"x":0},"constructor":1}');
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });
});

describe('forEach', () => {
  const list = { id: 'a', tool: 't', inputs: { list: [{ n: 1 }, { n: 2 }], none: [], text: 'x', long: Array(1001).fill(0) } };
  const each = (pointer: string, inputs: object = { m: { $from: 'item', pointer: '/n' } }) => ({
    id: 'b',
    tool: 't',
    forEach: { $from: 'a', pointer },
    inputs,
  });

  it('runs a step once for each item', async () => {
    const { outcome } = await run({ steps: [list, each('/list')] });
    expect(outcome).toEqual({
      ok: true,
      resultJson: '{"items":[{"m":1},{"m":2}]}',
      steps: [
        { id: 'a', runs: 1 },
        { id: 'b', runs: 2 },
      ],
    });
    expect(await result({ steps: [list, each('/none')] })).toEqual({ items: [] });
  });

  it('takes a list of a thousand items', async () => {
    const { outcome } = await run({ steps: [{ id: 'a', tool: 't', inputs: { list: Array(1000).fill(0) } }, each('/list', {})] });
    expect(outcome).toMatchObject({ ok: true, steps: [{ runs: 1 }, { runs: 1000 }] });
  });

  it('refuses what is not a list, and lists that are too long', async () => {
    expect(await result({ steps: [list, each('/text')] })).toMatch(/not a list/);
    expect(await result({ steps: [list, each('/long')] })).toMatch(/has 1001 items/);
    expect(await result({ steps: [list, each('/list/0/n')] })).toMatch(/not a list/);
  });
});

describe('bounds', () => {
  const MAX_CHARACTERS = 33_554_432;
  const quoted = (length: number): string => `"${'x'.repeat(length - 2)}"`;
  /** Runs steps whose results are texts of so many characters of JSON. */
  const withResults = (lengths: number[], outputs?: Record<string, unknown>) =>
    runPipeline<Failure>(readPipeline({ steps: lengths.map((_, at) => ({ id: `s${at}`, tool: 't' })), ...(outputs && { outputs }) }), {
      maxInputs: 10,
      turn: () => undefined,
      runStep: async ({ id }) => ({ ok: true, results: [quoted(lengths[Number(id.slice(1))] ?? 2)] }),
    });

  it('refers to parts of results of 100,000 values and no more, and gives larger ones whole', async () => {
    const runs = (count: number, pipeline: unknown) =>
      runPipeline<Failure>(readPipeline(pipeline), {
        maxInputs: 1_000_000,
        turn: () => undefined,
        // With the object and the list it is two more.
        runStep: async (_step, { callAt }) => {
          const made = callAt(0);
          return 'call' in made
            ? {
                ok: true,
                results: [
                  `{"list":[${Array(count - 2)
                    .fill(7)
                    .join()}]}`,
                ],
              }
            : { ok: false, failure: made };
        },
      });
    const first = { id: 'a', tool: 't' };
    const part = { $from: 'a', pointer: '/list/1' };
    const whole = { $from: 'a', pointer: '/list' };
    const using = (inputs: object) => ({ steps: [first, { id: 'b', tool: 't', inputs }] });
    expect((await runs(100_000, using({ part }))).ok).toBe(true);
    expect(await runs(100_001, using({ part }))).toMatchObject({ ok: false, step: 'b', failure: { message: expect.stringContaining('100,000 values') } });
    expect((await runs(49_000, using({ x: whole, y: whole }))).ok).toBe(true);
    expect(await runs(51_000, using({ x: whole, y: whole }))).toMatchObject({
      ok: false,
      step: 'b',
      failure: { message: expect.stringContaining('100,000 values') },
    });
    expect(await runs(100_001, { steps: [first], outputs: { part } })).toMatchObject({ ok: false, step: 'a' });
    const given = await runs(100_001, { steps: [first], outputs: { all: { $from: 'a' } } });
    expect(given.ok && JSON.parse(given.resultJson).all.list).toHaveLength(99_999);
  });

  it('lets results have 33,554,432 characters together, and outputs as many', async () => {
    expect(await withResults([MAX_CHARACTERS - 10, 10])).toMatchObject({ ok: true });
    expect(await withResults([MAX_CHARACTERS - 10, 11])).toMatchObject({
      ok: false,
      step: 's1',
      failure: { code: 'unprocessable_inputs', message: expect.stringMatching(/^The results of the steps have more than 33,554,432/) },
    });
    const half = MAX_CHARACTERS / 2;
    expect(await withResults([half, 2], { a: { $from: 's0' }, b: { $from: 's0' } })).toMatchObject({ ok: true });
    expect(await withResults([half + 1, 2], { a: { $from: 's0' }, b: { $from: 's0' } })).toMatchObject({
      ok: false,
      step: 's1',
      failure: { message: expect.stringMatching(/^The outputs have more than/) },
    });
  });

  it('lets the inputs of a run have about as many characters as there is room for', async () => {
    const steps = [{ id: 'a', tool: 't', inputs: { x: 'x'.repeat(40) } }];
    expect((await run({ steps }, 60)).outcome).toMatchObject({ ok: true });
    expect((await run({ steps }, 45)).outcome).toMatchObject({ ok: false, failure: { message: expect.stringMatching(/larger than this service takes/) } });
  });

  it('holds texts that double with each step, and inputs that name a result many times', async () => {
    const doubling = Array.from({ length: 20 }, (_, at) => ({
      id: `s${at}`,
      tool: 't',
      inputs: { x: at === 0 ? 'xxxxxxxxxx' : { $text: [0, 1].map(() => ({ $from: `s${at - 1}`, pointer: '/x' })) } },
    }));
    expect((await run({ steps: doubling }, 100_000)).outcome).toMatchObject({ ok: false, step: 's14', failure: { code: 'unprocessable_inputs' } });
    const many = { id: 'b', tool: 't', inputs: { x: Array(1000).fill({ $from: 'a' }) } };
    expect((await run({ steps: [first, many] }, 10_000)).outcome).toMatchObject({ ok: false, step: 'b', failure: { code: 'unprocessable_inputs' } });
  });
});

describe('readPipeline', () => {
  const step = { id: 'a', tool: 't', inputs: {} };
  const outputs = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`o${at}`, { $from: 'a' }]));
  const deep = JSON.parse(`${'{"x":'.repeat(150)}1${'}'.repeat(150)}`);
  it.each<[unknown, string]>([
    [null, ''],
    [[], ''],
    [{}, 'steps'],
    [{ steps: [] }, 'steps'],
    [{ steps: Array.from({ length: 21 }, (_, at) => ({ ...step, id: `s${at}` })) }, 'steps'],
    [{ steps: [step], more: 1 }, 'more'],
    [{ steps: [7] }, 'steps[0]'],
    [{ steps: [{ ...step, more: 1 }] }, 'steps[0].more'],
    [{ steps: [{ ...step, id: '' }] }, 'steps[0].id'],
    [{ steps: [{ ...step, id: 'a b' }] }, 'steps[0].id'],
    [{ steps: [{ ...step, id: 'x'.repeat(41) }] }, 'steps[0].id'],
    [{ steps: [{ ...step, id: 'item' }] }, 'steps[0].id'],
    [{ steps: [{ ...step, id: '__proto__' }] }, 'steps[0].id'],
    [{ steps: [{ ...step, id: 'constructor' }] }, 'steps[0].id'],
    [{ steps: [step, step] }, 'steps[1].id'],
    [{ steps: [{ ...step, tool: 7 }] }, 'steps[0].tool'],
    [{ steps: [{ ...step, inputs: [] }] }, 'steps[0].inputs'],
    [{ steps: [{ ...step, inputs: { x: { $from: 'a' } } }] }, 'steps[0].inputs.x.$from'],
    [
      {
        steps: [
          { ...step, inputs: { x: [{ $from: 'b' }] } },
          { ...step, id: 'b' },
        ],
      },
      'steps[0].inputs.x[0].$from',
    ],
    [{ steps: [{ ...step, inputs: { x: { $from: 'item' } } }] }, 'steps[0].inputs.x.$from'],
    [{ steps: [step, { ...step, id: 'b', inputs: { x: { $from: 'a', pointer: 'foo' } } }] }, 'steps[1].inputs.x.pointer'],
    [{ steps: [step, { ...step, id: 'b', inputs: { x: { $from: 'a', pointer: '/~2' } } }] }, 'steps[1].inputs.x.pointer'],
    [{ steps: [step, { ...step, id: 'b', inputs: { x: { $from: 'a', path: '' } } }] }, 'steps[1].inputs.x.path'],
    [{ steps: [step, { ...step, id: 'b', inputs: { x: { $text: 'a' } } }] }, 'steps[1].inputs.x.$text'],
    [{ steps: [step, { ...step, id: 'b', inputs: { x: { $text: [{}] } } }] }, 'steps[1].inputs.x.$text[0]'],
    [{ steps: [step, { ...step, id: 'b', inputs: { x: { $text: [], y: 1 } } }] }, 'steps[1].inputs.x.y'],
    [{ steps: [step, { ...step, id: 'b', forEach: 'a' }] }, 'steps[1].forEach'],
    [{ steps: [step, { ...step, id: 'b', forEach: { $from: 'item' } }] }, 'steps[1].forEach.$from'],
    [{ steps: [step], outputs: {} }, 'outputs'],
    [{ steps: [step], outputs: { x: 'a' } }, 'outputs.x'],
    [{ steps: [step], outputs: { constructor: { $from: 'a' } } }, 'outputs.constructor'],
    [{ steps: [step], outputs: outputs(101) }, 'outputs'],
    [{ steps: [step], outputs: { '': { $from: 'a' } } }, 'outputs'],
    [{ steps: [step], outputs: { ['x'.repeat(101)]: { $from: 'a' } } }, 'outputs'],
    [{ steps: [step], outputs: { x: { $from: 'a', pointer: `/${'x'.repeat(1000)}` } } }, 'outputs.x.pointer'],
  ])('names the place: %j', (pipeline, path) => {
    expect(complaints(pipeline)).toEqual([path]);
  });

  it('takes what is just within its bounds', () => {
    const steps = Array.from({ length: 20 }, (_, at) => ({ ...step, id: `s${at}`.padEnd(40, '-') }));
    const pointer = `/${'x'.repeat(999)}`;
    expect(complaints({ steps })).toEqual([]);
    expect(complaints({ steps: [step], outputs: outputs(100) })).toEqual([]);
    expect(complaints({ steps: [{ ...step, inputs: { x: { $text: Array(1000).fill('a') } } }] })).toEqual([]);
    expect(complaints({ steps: [{ ...step, inputs: { x: { $text: Array(1001).fill('a') } } }] })).toEqual(['steps[0].inputs.x.$text']);
    expect(complaints({ steps: [step], outputs: { ['x'.repeat(100)]: { $from: 'a', pointer } } })).toEqual([]);
  });

  it.each<[unknown, string]>([
    [{ steps: [{ ...step, inputs: { x: { $from: 'q' } } }] }, 'must be the id of an earlier step: there is none'],
    [{ steps: [step, { ...step, id: 'b' }], outputs: { x: { $from: 'q' } } }, 'must be the id of an earlier step: a, b'],
    [{ steps: [step], outputs: { x: { $from: 'item' } } }, 'must be the id of an earlier step (item is there in steps with forEach alone): a'],
    [{ steps: [] }, 'must be a list of 1 to 20 steps'],
    [{ steps: [{ ...step, id: 'a b' }] }, 'must be 1 to 40 letters, digits, "_" and "-"'],
    [{ steps: [step], outputs: {} }, 'must be an object of 1 to 100 references by name'],
    [{ steps: [step], outputs: { '': { $from: 'a' } } }, 'the names must have 1 to 100 characters'],
    [{ steps: [step], outputs: { x: { $from: 'a', pointer: `/${'x'.repeat(1000)}` } } }, 'must have at most 1,000 characters, not 1,001'],
  ])('says what would be right: %j', (pipeline, message) => {
    expect(() => readPipeline(pipeline)).toThrow(message);
  });

  it('bounds the depth of inputs', () => {
    expect(complaints({ steps: [{ ...step, inputs: deep }] })[0]).toMatch(/^steps\[0\]\.inputs(\.x){99}/);
  });
});
