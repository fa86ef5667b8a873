import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Inputs } from './runs-here.ts';

/** Tests of chance run the same tool thousands of times. */
const MAX_ROWS = 1_000;

/** The runs of the tools' own tests, where they were kept (TOOL_RUNS, src/tools/testing.ts), by slug. */
export function recordedRuns(): Map<string, Inputs[]> {
  const runs = new Map<string, Inputs[]>();
  const folder = process.env.TOOL_RUNS;
  if (folder === undefined) return runs;
  const lines = new Set(globSync(join(folder, '*.jsonl')).flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n')));
  for (const line of lines) {
    const [slug, inputs]: [string, Inputs] = JSON.parse(line);
    const known = runs.get(slug);
    if (!known) runs.set(slug, [inputs]);
    else if (known.length < MAX_ROWS) known.push(inputs);
  }
  return runs;
}
