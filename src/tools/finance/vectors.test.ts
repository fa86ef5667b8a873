import { describe, expect, it } from 'vitest';
import { catalogue } from '../index.ts';
import { run } from '../testing.ts';
// Worked out by test/oracles/finance_vectors.py with mpmath, apart from the tools.
import vectors from './testdata/vectors.json' with { type: 'json' };

interface Vector {
  tool: string;
  inputs: Record<string, unknown>;
  result: Record<string, unknown>;
  near?: Record<string, number>;
}

const ULPS = 2;

/** Within two units in the last place: both sides are rounded, from 50 digits or more. */
function close(actual: unknown, expected: unknown, path: string): void {
  if (Array.isArray(expected)) {
    expect(actual, path).toHaveLength(expected.length);
    expected.forEach((value, index) => {
      close((actual as unknown[])[index], value, `${path}[${index}]`);
    });
    return;
  }
  if (typeof expected !== 'number' || typeof actual !== 'number') {
    expect(actual, path).toEqual(expected);
    return;
  }
  const step = 2 ** (Math.floor(Math.log2(Math.max(Math.abs(expected), 2 ** -1000))) - 52);
  expect(Math.abs(actual - expected) / step, `${path}: ${actual}, not ${expected}`).toBeLessThanOrEqual(ULPS);
}

describe.each((vectors as Vector[]).map((vector, index) => [`${index} ${vector.tool}`, vector] as const))(
  'vector %s',
  (_, { tool: slug, inputs, result, near }) => {
    it('agrees', async () => {
      const tool = catalogue.get(slug);
      if (!tool) throw new Error(`no tool ${slug}`);
      const actual = await run(tool, inputs);
      for (const [field, expected] of Object.entries(result)) close(actual[field], expected, field);
      for (const [path, expected] of Object.entries(near ?? {})) {
        const value = path.split('.').reduce<any>((node, key) => node[key], actual);
        expect(Math.abs(value - expected)).toBeLessThanOrEqual(1e-13 * Math.abs(expected));
      }
    });
  },
);
