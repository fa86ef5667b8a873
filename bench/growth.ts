// Tells which linear tools' processor time grows faster than their inputs, from 10 KB over 100 KB to 1 MB: node bench/growth.ts [slug …]
import { execute } from '../src/runner/execute.ts';
import { tools } from '../src/tools/all.ts';
import { cardOf, type JsonSchema } from '../src/tools/card.ts';
import type { Tool } from '../src/tools/define.ts';
import { HOSTILE_TEXTS, longer, type TextMaker } from '../test/support/hostile-texts.ts';
import { threadMilliseconds } from '../test/support/processor-time.ts';

const SIZES = [10_000, 100_000, 1_000_000];
/** Ten times the input may take so many times as long. */
const MAX_GROWTH = 30;
/** Below it a time says nothing about growth. */
const MIN_MS = 2;
const REPEATS = 3;
/** A run that takes longer is not tried with more. */
const ENOUGH_MS = 300;
/** What grows less from the first size to the second is not tried with the third. */
const SUSPICIOUS_GROWTH = 12;

interface Finding {
  slug: string;
  made: string;
  bytes: number;
  times: number[];
  growth: number;
}

/** The least processor time of some runs, in milliseconds. */
async function least(tool: Tool, inputs: Record<string, unknown>): Promise<number> {
  let ms = Number.POSITIVE_INFINITY;
  for (let repeat = 0; repeat < REPEATS && (repeat === 0 || ms < ENOUGH_MS); repeat++) {
    const before = threadMilliseconds();
    await execute(tool, inputs);
    ms = Math.min(ms, threadMilliseconds() - before);
  }
  return ms;
}

/** The first required field that takes a long text, or a list. */
function longField({ inputs }: { inputs: JsonSchema }): [name: string, field: JsonSchema] | undefined {
  const fields = Object.entries(inputs.properties ?? {}).filter(([name]) => inputs.required?.includes(name));
  return fields.find(
    ([, { type, maxLength, maxItems }]) => (type === 'string' && (maxLength ?? 0) >= 20_000) || (type === 'array' && (maxItems ?? 0) >= 2_000),
  );
}

/** Makes values of a field of a size in bytes, as far as its bounds go. */
function makersOf({ type, maxLength = 0, maxItems = 0 }: JsonSchema, sample: unknown): [made: string, make: (bytes: number) => unknown][] {
  if (type === 'array') {
    const items = Array.isArray(sample) && sample.length > 0 ? sample : [1, 2, 3];
    const size = JSON.stringify(items).length / items.length;
    return [['list', (bytes) => Array.from({ length: Math.min(maxItems, Math.floor(bytes / size)) }, (_, index) => items[index % items.length])]];
  }
  const makers: (readonly [string, TextMaker])[] = [...longer(String(sample ?? '')), ...HOSTILE_TEXTS];
  return makers.map(([made, make]) => [made, (bytes) => make(Math.min(bytes, maxLength)).slice(0, maxLength)]);
}

async function growthOf(tool: Tool): Promise<Finding[]> {
  const card = cardOf(tool);
  const [name, field] = longField(card) ?? [];
  if (name === undefined || !field) return [];
  const base = card.examples[0]?.inputs ?? {};
  const found: Finding[] = [];
  for (const [made, make] of makersOf(field, base[name])) {
    const times: number[] = [];
    for (const bytes of SIZES) {
      const [first = 0, second = 0] = times;
      if (times.length > 1 && (second > ENOUGH_MS || second < MIN_MS || second / first < SUSPICIOUS_GROWTH)) break;
      times.push(await least(tool, { ...base, [name]: make(bytes) }));
    }
    const growths = times.slice(1).map((ms, index) => (ms < MIN_MS * 5 ? 0 : ms / Math.max(times[index] ?? 0, 0.2)));
    found.push({ slug: `${tool.category}/${tool.slug}`, made, bytes: SIZES[times.length - 1] ?? 0, times, growth: Math.max(0, ...growths) });
  }
  return found;
}

const wanted = process.argv.slice(2);
const linear = [...tools.values()].filter(({ slug, cost }) => (wanted.length > 0 ? wanted.includes(slug) : cost === 'linear'));
for (const tool of linear) {
  const [worst] = (await growthOf(tool)).sort((a, b) => b.growth - a.growth);
  if (worst && worst.growth > MAX_GROWTH)
    console.log(`${worst.slug}: ×${worst.growth.toFixed(0)} with ${worst.made}: ${worst.times.map((ms) => `${ms.toFixed(1)} ms`).join(', ')}`);
}
