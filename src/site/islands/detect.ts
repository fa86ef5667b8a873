// Says what was pasted or dropped, in a worker of this browser: nothing is sent. Loaded when something is.
import { ToolRuns } from '../../browser/tool-runs.ts';
import { isObject } from '../../tools/shared/json/is-object.ts';
import { addressOf } from './shared/base.ts';
import { handInputs } from './shared/handed.ts';

/** What something could be, and the page that opens it. */
export interface Recognised {
  path: string;
  /** What it is. */
  name: string;
  /** What comes out. */
  summary: string;
  /** Hands it to the page and goes there. */
  open(): void;
}

/** What is looked at, as the worker is given it. */
export interface Given {
  data: string;
  encoding?: 'text' | 'base64';
}

const LEAST = 0.3;
/** Beside what is sure, what is hardly half as sure is only in the way. */
const LEAST_SHARE = 0.55;
let runs: ToolRuns | undefined;

/** What was given could be, best first. @param places the worker and the module of detection, as the page says them */
export async function recognise(given: Given, places: string, most: number): Promise<Recognised[]> {
  const [worker = '', module = ''] = places.split(' ');
  runs ??= new ToolRuns({
    places: { worker, wasmWorker: worker, tools: { detect: [module] }, server: [] },
    base: new URL(addressOf('/assets/browser/'), location.href).href,
    startWorker: (address) => new Worker(address, { type: 'module' }),
  });
  const ran = await runs.run('detect', { ...given });
  if (!ran.ok) throw new Error(ran.message);
  const found: unknown = JSON.parse(ran.resultJson);
  const candidates = isObject(found) && Array.isArray(found.candidates) ? found.candidates : [];
  const [best] = candidates;
  const least = Math.max(LEAST, LEAST_SHARE * (isObject(best) ? Number(best.confidence) : 0));
  const all = candidates.flatMap((candidate) => recognised(candidate, given, least)).slice(0, most);
  // Where several tools open it, each is named.
  return all.map((one) =>
    all.filter(({ name }) => name === one.name).length > 1 ? { ...one, name: `${one.name}: ${one.path.replace(/^.*\//, '').replaceAll('-', ' ')}` } : one,
  );
}

function recognised(candidate: unknown, { data }: Given, least: number): Recognised[] {
  if (!isObject(candidate) || !isObject(candidate.inputs) || Number(candidate.confidence) < least) return [];
  const { what, tool, preview, inputs, fill } = candidate;
  const path = addressOf(`/tools/${tool}`);
  const name = String(what).replace(/^(?:an?|the) /, '');
  return [
    {
      path,
      name: /^[a-z][A-Z]/.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1),
      summary: String(preview).replace(/\s+/g, ' ').slice(0, 160),
      open() {
        handInputs(path, typeof fill === 'string' ? { ...inputs, [fill]: data } : { ...inputs });
        location.href = path;
      },
    },
  ];
}

/** A file as it is looked at; of a large one its beginning. */
export async function givenBy(file: File): Promise<Given> {
  const bytes = new Uint8Array(await file.slice(0, MAX_FILE_BYTES).arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return { data: btoa(binary), encoding: 'base64' };
}

const MAX_FILE_BYTES = 5_000_000;
const CHUNK = 8_192;
