import { Unprocessable } from '../errors.ts';
import { isObject } from '../shared/json/is-object.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import type { Found, Layer, Recogniser } from './recogniser.ts';
import { Sample } from './sample.ts';
import { readability } from './sense.ts';

/** How many layers in one another are opened. */
const MAX_DEPTH = 5;
/** How many layers are opened at all. */
const MAX_OPENED = 40;
/** At one place. */
const MAX_BRANCHES = 6;
/** What may come out of all layers together, in bytes or characters. */
const MAX_OUTPUT = 24_000_000;
/** What may come out of one. */
const MAX_UNPACKED = 8_000_000;
/** How many times as long as a layer what is in it may be: a text of words that repeat stays below, a bomb does not. */
const MAX_RATIO = 250;
/** As much may come out of any layer. */
const LEAST_UNPACKED = 1_000_000;
/** From here on something counts as known for what it is. */
const KNOWN = 0.8;
/** Below this something is a word or a number, which happens to be read as a code, too. */
const UNLIKELY = 0.06;
/** As sure as a layer can become by what is in it. */
const SUREST = 0.98;

/** A recogniser and the tool whose it is. */
export interface OfTool extends Recogniser {
  tool: string;
}

/** What a sample was found to be, and by which tool it is opened. */
export interface Finding extends Found {
  tool: string;
  fills: string;
  /** What is in it, where it is a layer that could be opened. */
  inner?: Analysis;
}

/** All that was found about a sample, best first. */
export interface Analysis {
  sample: Sample;
  findings: readonly Finding[];
}

/** What is left for opening layers. */
interface Budget {
  opened: number;
  output: number;
  /** What was opened already: what holds itself is not opened again. */
  readonly seen: Set<string>;
}

/** Finds what something is, and what is in it. */
export async function analyse(given: string | Uint8Array, recognisers: readonly OfTool[]): Promise<Analysis> {
  const sample = new Sample(given);
  return analyseSample(sample, recognisers, { opened: MAX_OPENED, output: MAX_OUTPUT, seen: new Set([signOf(given)]) });
}

async function analyseSample(sample: Sample, recognisers: readonly OfTool[], budget: Budget): Promise<Analysis> {
  const found = recognisers.flatMap((one) => findingsOf(one, sample));
  const layers = found.filter(({ layer }) => layer).sort(byConfidence);
  const plain = found.filter(({ layer }) => !layer);
  const opened: Finding[] = [];
  for (const [index, finding] of layers.entries()) {
    const judged = index < MAX_BRANCHES ? await open(finding, sample, recognisers, budget) : undefined;
    if (judged) opened.push(judged);
  }
  return { sample, findings: [...plain, ...opened].filter(({ confidence }) => confidence >= LEAST).sort(byConfidence) };
}

/** What is less likely than this is not worth telling. */
const LEAST = 0.1;

const byConfidence = (one: Found, other: Found): number => other.confidence - one.confidence;

function findingsOf({ takes, fills, tool, recognise }: OfTool, sample: Sample): Finding[] {
  const fits = takes === 'both' || (takes === 'bytes' ? sample.bytes !== undefined : takes === 'line' ? sample.line !== '' : sample.text !== '');
  if (!fits) return [];
  const found = attempt(() => recognise(sample));
  if (found === undefined) return [];
  const list: readonly (Found | undefined)[] = isList(found) ? found : [found];
  return list.flatMap((one) => (one ? [{ ...one, tool, fills }] : []));
}

const isList = (found: Found | readonly (Found | undefined)[]): found is readonly (Found | undefined)[] => Array.isArray(found);

/** What recognisers try may turn out to be impossible, as the tools say it. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Unprocessable || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Opens a layer and judges it by what is in it. Undefined where it is none after all. */
async function open(finding: Finding, sample: Sample, recognisers: readonly OfTool[], budget: Budget): Promise<Finding | undefined> {
  const { layer } = finding;
  if (!layer) return finding;
  if (sample.depth >= MAX_DEPTH || budget.opened <= 0 || budget.output <= 0) return layer.needsSense ? undefined : finding;
  budget.opened--;
  const content = await contentOf(layer, Math.min(MAX_UNPACKED, budget.output, Math.max(LEAST_UNPACKED, MAX_RATIO * (sample.bytes ?? sample.text).length)));
  if (content === undefined) return undefined;
  budget.output -= content.length;
  const sign = signOf(content);
  if (budget.seen.has(sign)) return content.length === 0 || layer.needsSense ? undefined : { ...finding, preview: finding.preview ?? '' };
  budget.seen.add(sign);
  const inner = await analyseSample(new Sample(content, sample.depth + 1), recognisers, budget);
  const sense = senseOf(inner);
  if (layer.needsSense && sense < KNOWN) return undefined;
  const { confidence } = finding;
  const most = layer.atMost ?? (confidence < UNLIKELY && !layer.needsSense ? 0.45 : SUREST);
  return { ...finding, inner, confidence: confidence + Math.max(0, most - confidence) * sense };
}

/** What is in a layer; undefined for what cannot be opened, whatever the reason: unpackers refuse in many ways, and without a connection one may not be there to be loaded. */
async function contentOf(layer: Layer, limit: number): Promise<string | Uint8Array | undefined> {
  try {
    return await layer.open(limit);
  } catch {
    return undefined;
  }
}

/** How much sense what came out of a layer makes, from 0 to 1. */
function senseOf({ sample, findings }: Analysis): number {
  const best = findings.find(({ layer, inner }) => !layer || inner);
  const known = best && best.confidence >= KNOWN ? best.confidence : 0;
  if (sample.bytes) return known;
  if (sample.text === '') return 0;
  // A few characters are read as anything.
  return sample.text.length < 8 ? readability(sample.text) : Math.max(known, readability(sample.text));
}

/** Whether what is in a layer is a layer itself rather than anything else. */
export function nextLayer({ findings }: Analysis): Finding | undefined {
  const best = findings.find(({ layer, inner }) => layer && inner);
  const plain = findings.find(({ layer }) => !layer);
  return best && best.confidence >= 0.5 && best.confidence >= (plain?.confidence ?? 0) - 0.02 ? best : undefined;
}

/** Tells contents apart without keeping them. */
function signOf(content: string | Uint8Array): string {
  const text = typeof content === 'string' ? content : base64Of(content.length > 3_000 ? content.subarray(0, 3_000) : content);
  return `${typeof content} ${content.length} ${text.slice(0, 2_000)} ${text.slice(-2_000)}`;
}

/** What the main input of a finding's tool is filled with. */
export const mainOf = ({ main }: Finding, { bytes, text }: Sample): unknown => main ?? (bytes ? base64Of(bytes) : text);

/** The length of a main input. */
export const lengthOf = (main: unknown): number =>
  typeof main === 'string' ? main.length : isObject(main) || Array.isArray(main) ? JSON.stringify(main).length : 0;
