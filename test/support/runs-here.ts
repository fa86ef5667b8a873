import { vi } from 'vitest';
import { MAX_RESULT_CHARACTERS } from '../../src/browser/answer-runs.ts';
import { execute } from '../../src/runner/execute.ts';
import type { Tool } from '../../src/tools/define.ts';

export type Inputs = Record<string, unknown>;

const DRAWS = 50;

/** What the server answers, as a text to compare; as much of it as browsers take. */
export async function runHere(tool: Tool, inputs: Inputs): Promise<string> {
  const outcome = await execute(tool, inputs, { maxResultCharacters: MAX_RESULT_CHARACTERS });
  if (outcome.ok) return JSON.stringify(JSON.parse(outcome.resultJson));
  const { code, message, details = [] } = outcome;
  return JSON.stringify({ code, message, details });
}

/** Whether a tool gives the same twice, on another day too: what draws or reads the clock cannot be compared. */
export async function isRepeatable(tool: Tool, inputs: Inputs): Promise<boolean> {
  const first = await runHere(tool, inputs);
  const then = Temporal.Instant.from('2031-03-05T12:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now: then.epochMilliseconds });
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(then);
  vi.spyOn(Temporal.Now, 'zonedDateTimeISO').mockImplementation((zone = 'UTC') => then.toZonedDateTimeISO(zone));
  vi.spyOn(Temporal.Now, 'plainDateISO').mockImplementation((zone = 'UTC') => then.toZonedDateTimeISO(zone).toPlainDate());
  try {
    // What is drawn from few possibilities comes out the same now and then.
    for (let time = 0; time < (tool.random ? DRAWS : 1); time++) if ((await runHere(tool, inputs)) !== first) return false;
    return true;
  } finally {
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
}

/** Whether a run met a bound of the browser, which on a busy machine is its time: those are few, and told apart from answers. */
export const isBoundOfBrowser = (answer = ''): boolean => /^\{"code":"(?:tool_timeout|out_of_memory)"/.test(answer);
