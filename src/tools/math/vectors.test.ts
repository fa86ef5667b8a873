import { describe, expect, it } from 'vitest';
import { catalogue } from '../index.ts';
import { run } from '../testing.ts';
// Worked out by test/oracles/math_vectors.py with mpmath, sympy, fractions and scipy, apart from the tools.
import vectors from './testdata/vectors.json' with { type: 'json' };

interface Vector {
  tool: string;
  inputs: Record<string, unknown>;
  result: Record<string, unknown>;
  /** How far numbers may lie from those expected; two units in the last place when absent. */
  near?: { relative: number; absolute?: number };
}

const TWO_ULPS = 2 ** -51;

/** Every field expected is there and agrees; objects may hold more. */
function agrees(actual: unknown, expected: unknown, near: Vector['near'], path: string): void {
  if (Array.isArray(expected)) {
    expect(actual, path).toHaveLength(expected.length);
    expected.forEach((value, index) => {
      agrees((actual as unknown[])[index], value, near, `${path}[${index}]`);
    });
  } else if (typeof expected === 'number' && typeof actual === 'number') {
    const tolerance = Math.max((near?.relative ?? TWO_ULPS) * Math.abs(expected), near?.absolute ?? 0, Number.MIN_VALUE);
    expect(Math.abs(actual - expected), `${path}: ${actual}, not ${expected}`).toBeLessThanOrEqual(tolerance);
  } else if (typeof expected === 'object' && expected !== null) {
    for (const [name, value] of Object.entries(expected)) agrees((actual as Record<string, unknown>)[name], value, near, `${path}.${name}`);
  } else expect(actual, path).toEqual(expected);
}

describe.each((vectors as Vector[]).map((vector, index) => [`${index} ${vector.tool} ${JSON.stringify(vector.inputs).slice(0, 80)}`, vector] as const))(
  'vector %s',
  (_, { tool: slug, inputs, result, near }) => {
    it('agrees', async () => {
      const tool = catalogue.get(slug);
      if (!tool) throw new Error(`no tool ${slug}`);
      agrees(await run(tool, inputs), result, near, slug);
    });
  },
);
