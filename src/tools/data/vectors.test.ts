import { describe, expect, it } from 'vitest';
import { tools } from '../all.ts';
import { expectUnprocessable, run } from '../testing.ts';
// Worked out by test/oracles/data_vectors.py with Python's standard library, apart from the tools.
import vectors from './testdata/vectors.json' with { type: 'json' };

interface Vector {
  tool: string;
  inputs: Record<string, unknown>;
  /** What the output must mean, read as JSON. */
  value?: unknown;
  /** The output to the letter. */
  output?: string;
  refused?: boolean;
}

describe.each((vectors as Vector[]).map((vector, index) => [`${index} ${vector.tool} ${JSON.stringify(vector.inputs).slice(0, 80)}`, vector] as const))(
  'vector %s',
  (_, { tool: slug, inputs, value, output, refused }) => {
    it('agrees', async () => {
      const tool = tools.get(slug);
      if (!tool) throw new Error(`no tool ${slug}`);
      if (refused) return expectUnprocessable(tool, inputs);
      const result: { output?: unknown; json?: unknown } = await run(tool, inputs);
      const written = String(result.output ?? result.json);
      if (output !== undefined) expect(written).toBe(output);
      else expect(JSON.parse(written)).toEqual(value);
    });
  },
);
