import { expect } from 'vitest';
import type { Tool } from '../../define.ts';
import { Unprocessable } from '../../errors.ts';
import { base64Of } from '../../shared/platform/bytes.ts';
import { parseInputs } from '../../validate.ts';

const MAX_MS = 5000;

/** Numbers from 0 to 2^32 that are the same each time (xorshift). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

/** A copy of a file with some bytes changed, cut off, or both. */
function mutated(bytes: Uint8Array, next: () => number): Uint8Array {
  const copy = new Uint8Array(bytes);
  for (let count = 1 + (next() % 6); count > 0; count--) {
    const at = next() % copy.length;
    const kind = next() % 5;
    if (kind === 0) copy[at] = next() & 0xff;
    else if (kind === 1) copy[at] = (copy[at] ?? 0) ^ (1 << (next() & 7));
    else if (kind === 2) copy.fill(0xff, at, at + 4);
    else if (kind === 3) copy.fill(0, at, at + 1 + (next() % 8));
    else copy.copyWithin(at, next() % copy.length, (next() % copy.length) + 32);
  }
  return next() % 8 === 0 ? copy.subarray(0, next() % copy.length) : copy;
}

/**
 * Gives a tool damaged copies of a file: every one must be answered by the schema or be unprocessable, within the time of a call.
 * @param seal makes whole again what a copy must have to get any further, such as checksums
 */
export async function survivesDamage(
  tool: Tool,
  bytes: Uint8Array,
  { runs = 200, seed = 1, inputs = {}, seal = (copy: Uint8Array): Uint8Array => copy }: { runs?: number; seed?: number; inputs?: Record<string, unknown>; seal?: (copy: Uint8Array) => Uint8Array } = {},
): Promise<void> {
  const next = numbersFrom(seed * 2_654_435_761);
  for (let index = 0; index < runs; index++) {
    const damaged = seal(mutated(bytes, next));
    if (damaged.length === 0) continue;
    const file = base64Of(damaged);
    const start = performance.now();
    try {
      tool.result.parse(await tool.run(parseInputs(tool, { ...inputs, file })));
    } catch (error) {
      if (!(error instanceof Unprocessable)) throw new Error(`copy ${index} of seed ${seed}: ${error}`, { cause: error });
    }
    expect(performance.now() - start, `copy ${index} of seed ${seed}`).toBeLessThan(MAX_MS);
  }
}
