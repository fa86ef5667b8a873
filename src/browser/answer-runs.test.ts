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

describe('the worker', () => {
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
