import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineTool } from '../tools/define.ts';
import { unprocessable } from '../tools/errors.ts';
import { answerRuns, type WorkerScope } from './answer-runs.ts';
import type { Answer, Question, ResultShape } from './messages.ts';

const doubler = defineTool({
  slug: 'doubler',
  name: 'Doubler',
  category: 'math',
  summary: 'Doubles.',
  inputs: z.strictObject({ number: z.number() }),
  result: z.strictObject({ double: z.number() }),
  examples: [],
  run({ number }) {
    if (number === 0) unprocessable('zero has no double here');
    if (number === 1) throw new RangeError('Array buffer allocation failed');
    if (number === 3) throw new RangeError('Maximum call stack size exceeded');
    if (number === 2) throw new TypeError('oops');
    return { double: number * 2 };
  },
});

/** Asks a worker, and gives what it answered. */
async function ask(...questions: Question[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  let hear: ((event: { data: Question }) => void) | undefined;
  const scope: WorkerScope = {
    postMessage: (answer) => answers.push(answer),
    addEventListener: (_, listener) => {
      hear = listener;
    },
  };
  answerRuns(scope, {
    draw: ({ double }) => `<b>${double}</b>`,
    load: (module) => (module === '/doubler.js' ? Promise.resolve({ default: doubler }) : Promise.reject(new TypeError('Failed to fetch'))),
  });
  for (const data of questions) hear?.({ data });
  await new Promise(setImmediate);
  return answers;
}

const runOf = (number: unknown, draw?: ResultShape): Question => ({ ask: 'run', id: 7, module: '/doubler.js', inputs: { number }, ...(draw && { draw }) });

/** Gives two files. */
const copier = defineTool({
  slug: 'copier',
  name: 'Copier',
  category: 'archives',
  summary: 'Copies.',
  inputs: z.strictObject({ file: z.string() }),
  result: z.strictObject({ file: z.string(), other: z.string() }),
  examples: [],
  run: () => ({ file: 'AQID', other: 'BAU=' }),
});

describe('the worker', () => {
  it('hands the memory of the files of a result over', async () => {
    const handed = new Promise<[Answer, ArrayBuffer[] | undefined]>((resolve) => {
      const scope: WorkerScope = {
        postMessage: (answer, memory) => answer.tell === 'outcome' && resolve([answer, memory]),
        addEventListener: (_, listener) => {
          const fields = ['file', 'other'].map((field) => ({ field, mediaType: 'application/octet-stream' }));
          const given = {
            files: [{ place: ['file'], as: 'file' as const, source: new Blob(['x']) }],
            wanted: { accept: 'multipart/mixed', fields, maxBytes: 100 },
          };
          queueMicrotask(() => listener({ data: { ask: 'run', id: 1, module: '/copier.js', inputs: { file: '' }, given } }));
        },
      };
      answerRuns(scope, { load: () => Promise.resolve({ default: copier }) });
    });
    const [answer, memory] = await handed;
    const files = answer.tell === 'outcome' && answer.outcome.ok ? answer.outcome.files : undefined;
    expect(files?.map(({ bytes }) => [...bytes])).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    expect(memory).toEqual(files?.map(({ bytes }) => bytes.buffer));
  });

  it('says when it runs a tool, and answers with its result', async () => {
    expect(await ask(runOf(4))).toEqual([
      { tell: 'running', id: 7 },
      { tell: 'outcome', id: 7, outcome: { ok: true, slug: 'doubler', resultJson: '{"double":8}' } },
    ]);
  });

  it('draws the result where that is asked for', async () => {
    expect(await ask(runOf(4, { headline: 'double', records: [] }))).toContainEqual(expect.objectContaining({ drawn: '<b>8</b>' }));
  });

  it('refuses inputs with the words of the server', async () => {
    expect((await ask(runOf('4', { records: [] })))[1]).toEqual({
      tell: 'outcome',
      id: 7,
      outcome: {
        ok: false,
        code: 'invalid_inputs',
        slug: 'doubler',
        message: 'The inputs of doubler are not valid: number: must be a number, not "4".',
        details: [{ path: 'number', message: 'must be a number, not "4"' }],
      },
    });
    expect((await ask(runOf(0)))[1]).toMatchObject({ outcome: { code: 'unprocessable_inputs', message: 'zero has no double here' } });
  });

  it('tells memory that is at its end from a fault of the tool', async () => {
    expect((await ask(runOf(1)))[1]).toMatchObject({ outcome: { code: 'out_of_memory' } });
    expect((await ask(runOf(3)))[1]).toMatchObject({ outcome: { code: 'out_of_memory', message: expect.stringContaining('nested') } });
    expect((await ask(runOf(2)))[1]).toMatchObject({ outcome: { code: 'internal_error', message: 'The tool failed. This is a fault of the tool.' } });
  });

  it('says that a tool could not be loaded, and why', async () => {
    expect(await ask({ ask: 'load', id: 1, module: '/gone.js' })).toEqual([{ tell: 'not-loaded', id: 1, reason: 'TypeError: Failed to fetch' }]);
  });

  it('loads a tool without running it', async () => {
    expect(await ask({ ask: 'load', id: 1, module: '/doubler.js' })).toEqual([{ tell: 'running', id: 1 }]);
  });

  it('says that it is there', async () => {
    expect(await ask({ ask: 'still-there', id: 3 })).toEqual([{ tell: 'still-there', id: 3 }]);
  });
});
