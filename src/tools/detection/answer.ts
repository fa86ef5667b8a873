import { type Analysis, type Finding, lengthOf, mainOf, nextLayer } from './analyse.ts';
import { masked } from './mask.ts';

const MAX_CANDIDATES = 10;
const MAX_CHAINS = 5;
/** As much of what was given as is repeated in the inputs of each candidate. */
const MAX_FILLED = 100_000;
const MAX_PREVIEW = 300;
/** What is looked through for secrets before it is cut short. */
const LOOKED_THROUGH = 4 * MAX_PREVIEW;
/** From here on what is in the last layer is called by its name. */
const NAMED = 0.75;

interface Candidate {
  what: string;
  confidence: number;
  tool: string;
  inputs: Record<string, unknown>;
  preview: string;
  masked?: true;
  fill?: string;
}

interface Chain {
  recipe: { parameters: Record<string, unknown>; steps: { id: string; tool: string; inputs: Record<string, unknown> }[] };
  steps: string[];
  preview: string;
  score: number;
  masked?: true;
}

/** What is told of an analysis. */
export function answerOf(analysis: Analysis): { candidates: Candidate[]; chains: Chain[] } {
  return {
    candidates: withoutDoubles(analysis.findings)
      .slice(0, MAX_CANDIDATES)
      .map((finding) => candidateOf(finding, analysis)),
    chains: chainsIn(analysis)
      .sort((one, other) => other.score - one.score)
      .slice(0, MAX_CHAINS)
      .map((path) => chainOf(path, analysis)),
  };
}

/** One finding for each tool and set of inputs. */
function withoutDoubles(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ tool, inputs }) => {
    const key = `${tool} ${JSON.stringify(inputs)}`;
    return !seen.has(key) && seen.add(key);
  });
}

function candidateOf(finding: Finding, { sample }: Analysis): Candidate {
  const { what, confidence, tool, fills, inputs = {} } = finding;
  const main = mainOf(finding, sample);
  const isLong = lengthOf(main) > MAX_FILLED;
  return {
    what,
    confidence: rounded(confidence),
    tool,
    inputs: { ...(!isLong && { [fills]: main }), ...inputs, ...outputOf(finding) },
    ...previewOf(finding),
    ...(isLong && { fill: fills }),
  };
}

/** How what comes out is to be written, where the tool would write it otherwise or could not. */
function outputOf({ layer, inner }: Finding): { outputEncoding?: 'utf8' | 'base64' } {
  if (!inner || layer?.written === undefined) return {};
  if (inner.sample.bytes) return { outputEncoding: 'base64' };
  return layer.written === 'utf8' ? {} : { outputEncoding: 'utf8' };
}

const rounded = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

/** What comes out of a layer, or what a recogniser tells of what it knows; never a secret. */
function previewOf(finding: Finding): { preview: string; masked?: true } {
  const { inner, preview = '', secret } = finding;
  if (inner && preview === '') return contentPreview(inner);
  return shown(preview, secret !== undefined);
}

function contentPreview(inner: Analysis): { preview: string; masked?: true } {
  const [best] = inner.findings;
  const secret = secretIn(inner);
  if (secret !== undefined) return { preview: `${capital(secret)}, which is not shown.`, masked: true };
  if (inner.sample.bytes) return shown(best && best.confidence >= 0.5 ? capital(best.preview || best.what) : `${inner.sample.bytes.length} bytes`, false);
  return shown(inner.sample.whole, false);
}

/** What secret is in a layer, at any depth. */
function secretIn(analysis: Analysis): string | undefined {
  const [best] = analysis.findings;
  if (!best || best.confidence < 0.5) return undefined;
  return best.secret ?? (best.inner && secretIn(best.inner));
}

function shown(text: string, isSecret: boolean): { preview: string; masked?: true } {
  const { text: clean, hidden } = masked(text.slice(0, LOOKED_THROUGH));
  const preview = clean.length > MAX_PREVIEW || text.length > LOOKED_THROUGH ? `${clean.slice(0, MAX_PREVIEW).toWellFormed()}\u2026` : clean.toWellFormed();
  return { preview, ...((isSecret || hidden) && { masked: true }) };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A way through layers to what is in the last. */
interface Path {
  layers: readonly Finding[];
  end: Analysis;
  score: number;
}

/** All ways that are likely, each to its end. */
function chainsIn({ findings }: Analysis): Path[] {
  return findings.flatMap((finding) => {
    if (!finding.inner || finding.confidence < 0.3) return [];
    return pathsFrom(finding, finding.inner);
  });
}

function pathsFrom(finding: Finding, inner: Analysis): Path[] {
  const next = nextLayer(inner);
  if (next?.inner) {
    return pathsFrom(next, next.inner).map(({ layers, end, score }) => ({ layers: [finding, ...layers], end, score: Math.min(finding.confidence, score) }));
  }
  return [{ layers: [finding], end: inner, score: finding.confidence }];
}

/** A step takes what the one before gives, as recipes hand it on; where that has its bytes in another field than its main output, from there. */
function stepOf(finding: Finding, index: number, before: Finding | undefined): Chain['recipe']['steps'][number] {
  const { tool, fills, inputs = {}, inner } = finding;
  const bytesAt = before?.inner?.sample.bytes ? before.layer?.bytesAt : undefined;
  const reads = finding.layer?.reads;
  const given = bytesAt === undefined ? {} : { [fills]: { $from: idOf(before, index - 1), pointer: bytesAt }, ...(reads !== undefined && { [reads]: 'hex' }) };
  return { id: idOf(finding, index), tool, inputs: { ...inputs, ...given, ...(!inner?.sample.bytes && outputOf(finding)) } };
}

const idOf = (finding: Finding | undefined, index: number): string => `${finding?.layer?.name ?? 'step'}${index + 1}`;

function chainOf({ layers, end, score }: Path, { sample }: Analysis): Chain {
  const [first] = layers;
  const data = first ? mainOf(first, sample) : sample.text;
  const steps = layers.map((layer, index) => stepOf(layer, index, layers[index - 1]));
  const parameter = { ...(lengthOf(data) <= MAX_FILLED && { default: data }), ...(sample.bytes && { encoding: 'base64' }) };
  const endName = end.findings.find(({ layer, name }) => !layer && name !== undefined);
  return {
    recipe: { parameters: { data: parameter }, steps },
    steps: [...layers.map(({ layer }) => layer?.name ?? ''), ...(endName?.name !== undefined && endName.confidence >= NAMED ? [endName.name] : [])],
    ...contentPreview(end),
    score: rounded(score),
  };
}
