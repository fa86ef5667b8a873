import type { Vector } from '../../testing.ts';
// Worked out by test/oracles/documents_parquet.py, apart from the tools.
import parquet from './parquet.json' with { type: 'json' };

/** Files and their rows; files that several vectors have in common stand once in the data. */
export const vectors: readonly Vector[] = parquet.vectors.map((vector) => ({
  ...vector,
  inputs: { ...vector.inputs, file: parquet.files[Number(vector.inputs.file.slice(1))] },
}));
