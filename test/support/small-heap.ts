import { parentPort, workerData } from 'node:worker_threads';
import { executeWithFiles } from '../../src/runner/with-files.ts';

/** Runs a tool with a file in a worker, whose heap the test has bounded, and says what became of it. */
const { slug, inputs, bytes } = workerData as { slug: string; inputs: Record<string, unknown>; bytes: Uint8Array };
const { default: tool } = await import(`../../src/tools/documents/${slug}.ts`);
const outcome = await executeWithFiles(tool, { ok: true, slug, inputs: { ...inputs, file: '' }, files: [{ place: ['file'], as: 'file', source: bytes }] });
parentPort?.postMessage(outcome.ok ? `ok ${outcome.resultJson.length}` : outcome.message);
