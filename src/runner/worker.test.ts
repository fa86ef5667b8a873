import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogue } from '../tools/index.ts';
import { Pool } from './pool.ts';

const pool = new Pool({ threads: 1, timeoutMs: 60_000, places: new Map(catalogue.cards.map(({ slug, category }) => [slug, category])) });
afterAll(() => pool.close());

/** How far the threads of this process stand back: the nice value of each (proc(5), field 19 of stat). */
function niceness(): Map<string, number> {
  return new Map(
    readdirSync('/proc/self/task').map((task) => {
      const fields = readFileSync(`/proc/self/task/${task}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return [task, Number(fields[16])];
    }),
  );
}

describe.runIf(process.platform === 'linux')('a worker', () => {
  it('gives way to the event loop, and leaves all other threads as they were', async () => {
    const before = niceness();
    const outcome = await pool.run({ call: { ok: true, slug: 'word-counter', inputs: { text: 'one two' } } });
    expect(outcome).toMatchObject({ ok: true });
    const after = niceness();
    for (const [task, nice] of before) expect(after.get(task) ?? nice).toBe(nice);
    expect([...after].filter(([task, nice]) => !before.has(task) && nice === 10)).not.toEqual([]);
  });
});
