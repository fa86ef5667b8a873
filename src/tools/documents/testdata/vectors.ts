import type { Vector } from '../../testing.ts';
// Worked out by test/oracles/documents_pdf.py, apart from the tools.
import pdf from './pdf.json' with { type: 'json' };

const expanded = (value: unknown): unknown => {
  if (typeof value === 'string' && /^@\d+$/.test(value)) return pdf.files[Number(value.slice(1))];
  if (Array.isArray(value)) return value.map(expanded);
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, expanded(entry)])) : value;
};

/** Files and what is true of them; files that several vectors have in common stand once in the data. */
export const vectors = expanded(pdf.vectors) as Vector[];
