import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Question } from './messages.ts';
import { type BrowserPlaces, type Ran, ToolRuns, type WorkerHandle } from './tool-runs.ts';

const places: BrowserPlaces = {
  worker: 'worker-1.js',
  wasmWorker: 'wasm-worker-1.js',
  tools: { a: ['a-1.js'], b: ['b-1.js'], w: ['w-1.js', 1] },
  server: ['s'],
};

/** A worker that answers as the test says. */
class FakeWorker implements WorkerHandle {
  readonly asked: Question[] = [];
  readonly #listeners = new Map<string, (event: never) => void>();
  ended = false;

  postMessage(question: Question): void {
    structuredClone(question);
    this.asked.push(question);
  }
  terminate(): void {
    this.ended = true;
  }
  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.set(type, listener);
  }
  tell(answer: Answer): void {
    this.#listeners.get('message')?.({ data: answer } as never);
  }
  crash(message?: string): void {
    this.#listeners.get('error')?.({ message, preventDefault() {} } as never);
  }
  get runs() {
    return this.asked.filter((question) => question.ask === 'run');
  }
  /** Runs what was asked last, and ends it with a result, unless told otherwise. */
  answer(outcome: Ran = { ok: true, slug: 'a', resultJson: '{}' }): void {
    const id = this.runs.at(-1)?.id ?? -1;
    this.tell({ tell: 'running', id });
    this.tell({ tell: 'outcome', id, outcome });
  }
}

const started: { address: string; worker: FakeWorker }[] = [];
const startWorker = (address: string): FakeWorker => {
  const worker = new FakeWorker();
  started.push({ address, worker });
  return worker;
};
const latest = (): FakeWorker => started.at(-1)?.worker ?? expect.fail('no worker was started');
const open = () => new ToolRuns({ places, base: '/assets/browser/', startWorker });

beforeEach(() => {
  started.length = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('runs in the browser', () => {
  it('go to one worker that is kept', async () => {
    const runs = open();
    const first = runs.run('a', { x: 1 });
    expect(latest().asked).toEqual([{ ask: 'run', id: 0, module: '/assets/browser/a-1.js', inputs: { x: 1 } }]);
    latest().answer();
    expect(await first).toEqual({ ok: true, slug: 'a', resultJson: '{}' });
    const second = runs.run('b', {});
    latest().answer();
    await second;
    expect(started.map(({ address }) => address)).toEqual(['/assets/browser/worker-1.js']);
  });

  it('use the worker that may start WASM where the tool does', () => {
    void open().run('w', {});
    expect(started.map(({ address }) => address)).toEqual(['/assets/browser/wasm-worker-1.js']);
  });

  it('wait for each other', async () => {
    const runs = open();
    const both = [runs.run('a', { x: 1 }), runs.run('a', { x: 2 })];
    expect(latest().runs).toHaveLength(1);
    latest().answer();
    expect(latest().runs).toHaveLength(2);
    latest().answer();
    expect(await Promise.all(both)).toHaveLength(2);
  });

  it('give what was drawn', async () => {
    const ran = open().run('a', {}, { draw: { records: [] } });
    latest().tell({ tell: 'outcome', id: 0, outcome: { ok: true, slug: 'a', resultJson: '{}' }, drawn: '<p></p>' });
    expect(await ran).toMatchObject({ drawn: '<p></p>' });
  });

  it('end with the worker when they hold it for longer than the budget', async () => {
    const runs = open();
    const ran = runs.run('a', {});
    latest().tell({ tell: 'running', id: 0 });
    vi.advanceTimersByTime(4_500);
    expect(latest().ended).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(await ran).toMatchObject({ ok: false, code: 'tool_timeout', message: 'The tool did not finish within 5000 ms; send less or simpler input.' });
    expect(latest().ended).toBe(true);
    void runs.run('a', {});
    expect(started).toHaveLength(2);
  });

  it('may take longer with large files: a second for every 5 MB', async () => {
    const ran = open().run('a', {}, { given: { files: [{ place: ['file'], as: 'file', source: new Blob([new Uint8Array(10_000_000)]) }] } });
    const { worker } = started[0] ?? expect.fail();
    worker.tell({ tell: 'running', id: 0 });
    vi.advanceTimersByTime(6_500);
    expect(worker.ended).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(await ran).toMatchObject({ code: 'tool_timeout', message: 'The tool did not finish within 7000 ms; send less or simpler input.' });
  });

  it('go on while the worker answers, as it waits for a library then, but not for ever', async () => {
    const ran = open().run('a', {});
    latest().tell({ tell: 'running', id: 0 });
    for (let second = 0; second < 50; second++) {
      vi.advanceTimersByTime(1_000);
      latest().tell({ tell: 'still-there', id: 0 });
    }
    expect(latest().ended).toBe(false);
    for (let second = 0; second < 11; second++) {
      vi.advanceTimersByTime(1_000);
      latest().tell({ tell: 'still-there', id: 0 });
    }
    expect(await ran).toMatchObject({ code: 'tool_timeout' });
  });

  it('end with the worker when they are cancelled, and the next one runs', async () => {
    const runs = open();
    const cancel = new AbortController();
    const [first, second] = [runs.run('a', {}, { signal: cancel.signal }), runs.run('b', {})];
    const { worker } = started[0] ?? expect.fail();
    cancel.abort();
    expect(await first).toMatchObject({ ok: false, code: 'cancelled' });
    expect(worker.ended).toBe(true);
    expect(started).toHaveLength(2);
    worker.crash('late');
    latest().answer();
    expect(await second).toMatchObject({ ok: true });
  });

  it('leave alone the run before them when they are cancelled while they wait', async () => {
    const runs = open();
    const cancel = new AbortController();
    const [first, second] = [runs.run('a', {}), runs.run('b', {}, { signal: cancel.signal })];
    cancel.abort();
    expect(await second).toMatchObject({ code: 'cancelled' });
    latest().answer();
    expect(await first).toMatchObject({ ok: true });
    expect(latest().runs).toHaveLength(1);
    expect(await runs.run('a', {}, { signal: cancel.signal })).toMatchObject({ code: 'cancelled' });
  });

  it('say that the worker crashed', async () => {
    const ran = open().run('a', {});
    latest().tell({ tell: 'running', id: 0 });
    latest().crash('out of it');
    expect(await ran).toMatchObject({ ok: false, code: 'worker_crashed', slug: 'a', diagnostic: 'out of it' });
  });

  it('say that the worker could not be loaded, or the tool, and start anew', async () => {
    const runs = open();
    const first = runs.run('a', {});
    latest().crash();
    expect(await first).toMatchObject({ code: 'load_failed' });
    const second = runs.run('a', {});
    latest().tell({ tell: 'not-loaded', id: 1, reason: 'TypeError: Failed to fetch' });
    expect(await second).toMatchObject({ code: 'load_failed', diagnostic: 'TypeError: Failed to fetch' });
    void runs.run('a', {});
    expect(started).toHaveLength(3);
  });

  it('say that loading takes too long', async () => {
    const ran = open().run('a', {});
    vi.advanceTimersByTime(60_500);
    expect(await ran).toMatchObject({ code: 'load_failed' });
  });

  it('refuse what cannot be sent to a worker', async () => {
    expect(await open().run('a', { x: () => 1 })).toMatchObject({ code: 'invalid_inputs', details: [{ path: 'inputs' }] });
  });

  it('say that a tool runs on the server only', async () => {
    expect(await open().run('s', {})).toMatchObject({ code: 'runs_on_server', slug: 's' });
    expect(await open().run('constructor', {})).toEqual({ ok: false, code: 'tool_not_found', message: 'There is no tool "constructor".' });
    expect(started).toEqual([]);
  });

  it('load a tool ahead', () => {
    open().load('a');
    expect(latest().asked).toEqual([{ ask: 'load', id: 0, module: '/assets/browser/a-1.js' }]);
  });

  it('are cancelled when all is closed', async () => {
    const runs = open();
    const both = [runs.run('a', {}), runs.run('a', {})];
    runs.close();
    expect(await Promise.all(both)).toMatchObject([{ code: 'cancelled' }, { code: 'cancelled' }]);
    expect(latest().ended).toBe(true);
  });
});
