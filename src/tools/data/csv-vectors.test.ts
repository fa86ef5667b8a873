import { tools } from '../all.ts';
import { holdTo, type Vector } from '../testing.ts';
// Worked out by test/oracles/data_csv.py, apart from the tools.
import vectors from './testdata/csv-vectors.json' with { type: 'json' };

for (const slug of new Set(vectors.map((vector) => vector.tool))) {
  const tool = tools.get(slug);
  if (!tool) throw new Error(`no tool ${slug}`);
  holdTo(tool, { vectors: vectors as Vector[] });
}
