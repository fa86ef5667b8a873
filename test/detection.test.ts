import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { runRecipe } from '../src/pipelines/run-recipe.ts';
import { execute } from '../src/runner/execute.ts';
import { ToolLoader } from '../src/runner/tool-loader.ts';
import { cardOf } from '../src/tools/card.ts';
import type { Tool } from '../src/tools/define.ts';
import { analyse } from '../src/tools/detection/analyse.ts';
import detect from '../src/tools/detection/detect.ts';
import { categoryHolding, recogniserFiles } from '../src/tools/folders.ts';
import { leastMilliseconds, slowness } from './support/processor-time.ts';

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
  recipe: { parameters: Record<string, unknown>; steps: { id: string; tool: string }[] };
  steps: string[];
  preview: string;
  score: number;
  masked?: true;
}
interface Sample {
  kind: string;
  tools: string[];
  data: string;
  encoding?: string;
}
interface Fresh {
  kinds: Record<string, string[]>;
  samples: { kind: string; also?: string[]; data: string; encoding?: string }[];
  nested: { steps: string; plain: string | null; data: string; encoding?: string }[];
  nothing: { data: string; encoding?: string }[];
  other: { kind: string; data: string }[];
}
interface Corpus {
  samples: Sample[];
  nested: { steps: string[]; plain: string; data: string }[];
  nothing: { data: string; encoding?: string }[];
}

const corpus: Corpus = JSON.parse(readFileSync(new URL('../src/tools/detection/testdata/corpus.json', import.meta.url), 'utf8'));
const fresh: Fresh = JSON.parse(readFileSync(new URL('../src/tools/detection/testdata/fresh/corpus.json', import.meta.url), 'utf8'));
/** A gzip file that unpacks to itself: `quine.gz` of https://github.com/Honno/gzip-quine (MIT), after Russ Cox, Zip Files All The Way Down (2010). */
const QUINE =
  'H4sICAAAAAAA/3F1aW5lLmd6AAAYAOf/H4sICAAAAAAA/3F1aW5lLmd6AAAYAOf/QhZHFgcABQD6/0IWRxYHAAUA+v8ABQD6/wAUAOv/QhZHFgcABQD6/wAFAPr/ABQA6/9CiCHEAAAUAOv/QoghxAAAFADr/0KIIcQAABQA6/9CiCHEAAAUAOv/QoghxAAAAAD//wAAAP//AA0A8v9CiCHEAAAAAP//AAAA//8ADQDy/4NwoBwA/3n/qcwAAACDcKAcAP95/6nMAAAA';
const loader = new ToolLoader();

async function detected(data: string, encoding = 'text'): Promise<{ candidates: Candidate[]; chains: Chain[] }> {
  const outcome = await execute(detect, { data, encoding });
  if (!outcome.ok) throw new Error(outcome.message + (outcome.diagnostic ?? ''));
  return JSON.parse(outcome.resultJson);
}

async function toolOf(slug: string): Promise<Tool> {
  const category = categoryHolding(slug);
  if (!category) throw new Error(`there is no ${slug}`);
  return loader.loaded(slug) ?? loader.load({ category, slug });
}

const found = await Promise.all(corpus.samples.map(async (sample) => ({ ...sample, ...(await detected(sample.data, sample.encoding)) })));
const foundFresh = await Promise.all(
  fresh.samples.map(async ({ kind, also = [], data, encoding }) => ({
    kind,
    tools: [...(fresh.kinds[kind] ?? []), ...also],
    data,
    ...(await detected(data, encoding)),
  })),
);
const share = (part: readonly unknown[], whole: readonly unknown[]): number => part.length / whole.length;

describe('the corpus', () => {
  it('has at least 600 samples, and five or more of every kind', () => {
    const counts = Map.groupBy(corpus.samples, ({ kind }) => kind);
    expect(corpus.samples.length).toBeGreaterThanOrEqual(600);
    expect([...counts].filter(([, samples]) => samples.length < 5).map(([kind]) => kind)).toEqual([]);
  });

  it('has the right tool first for 92 of 100, and among the first three for 98', () => {
    const at = found.map(({ tools, candidates }) => candidates.findIndex(({ tool }) => tools.includes(tool)));
    expect(
      share(
        at.filter((place) => place === 0),
        at,
      ),
    ).toBeGreaterThanOrEqual(0.92);
    expect(
      share(
        at.filter((place) => place >= 0 && place < 3),
        at,
      ),
    ).toBeGreaterThanOrEqual(0.98);
  });

  it('is right in 95 of 100 candidates that have 0.9 and more, as the table in the guide says', () => {
    const rows = [0.9, 0.8, 0.7, 0.6, 0.5, 0].map((least, index, all) => {
      const most = all[index - 1] ?? 2;
      const among = found.flatMap(({ tools, candidates }) =>
        candidates.filter(({ confidence }) => confidence >= least && confidence < most).map(({ tool }) => tools.includes(tool)),
      );
      return { least, count: among.length, right: Math.round((among.filter(Boolean).length / among.length) * 100) };
    });
    expect(rows[0]?.right).toBeGreaterThanOrEqual(95);
    const guide = readFileSync(new URL('../docs/detection.md', import.meta.url), 'utf8');
    const table = [...guide.matchAll(/^\| (0\.\d|0) and above \| (\d+) \| (\d+) % \|$/gm)].map(([, least, count, right]) => ({
      least: Number(least),
      count: Number(count),
      right: Number(right),
    }));
    expect(table).toEqual(rows);
  });

  it('unpacks 95 of 100 nested samples whole, by their layers in order', async () => {
    const whole = await Promise.all(
      corpus.nested.map(async ({ data, plain, steps }) =>
        (await detected(data)).chains.some((chain) => chain.steps.join(' ') === steps.join(' ') && plain.startsWith(chain.preview.replace(/\u2026$/, ''))),
      ),
    );
    expect(share(whole.filter(Boolean), whole)).toBeGreaterThanOrEqual(0.95);
  });

  it('is not confident about prose, random bytes, words and names', async () => {
    const confident = await Promise.all(
      corpus.nothing.map(async ({ data, encoding }) => (await detected(data, encoding)).candidates.some(({ confidence }) => confidence > 0.5)),
    );
    expect(share(confident.filter(Boolean), confident)).toBeLessThanOrEqual(0.01);
  });
});

describe('the samples that the recognisers were not written for', () => {
  const at = foundFresh.map(({ tools, candidates }) => candidates.findIndex(({ tool }) => tools.includes(tool)));
  it('have the right tool first for 92 of 100, and among the first three for 98', () => {
    const without = foundFresh.filter((_, index) => (at[index] ?? -1) < 0 || (at[index] ?? 0) > 2).map(({ kind, data }) => `${kind}: ${data.slice(0, 60)}`);
    expect(
      share(
        at.filter((place) => place === 0),
        at,
      ),
    ).toBeGreaterThanOrEqual(0.92);
    expect(
      share(
        at.filter((place) => place >= 0 && place < 3),
        at,
      ),
      without.join('\n'),
    ).toBeGreaterThanOrEqual(0.98);
  });

  it('are right in 95 of 100 candidates that have 0.9 and more', () => {
    const sure = foundFresh.flatMap(({ tools, candidates }) =>
      candidates.filter(({ confidence }) => confidence >= 0.9).map(({ tool }) => tools.includes(tool)),
    );
    expect(share(sure.filter(Boolean), sure)).toBeGreaterThanOrEqual(0.95);
  });

  it('are unpacked whole, 95 of 100 of those that are nested', async () => {
    const whole = await Promise.all(
      fresh.nested.map(async ({ data, encoding, plain, steps }) => {
        const { candidates, chains } = await detected(data, encoding);
        const shows = ({ preview }: { preview: string }): boolean => preview !== '' && (plain ?? '').startsWith(preview.replace(/\u2026$/, ''));
        const last = steps.split(' ').at(-1) ?? '';
        const isNamed = (chain: Chain): boolean =>
          plain === null ? chain.steps.at(-1) === last : /^(?:-----BEGIN|eyJ)/.test(plain) && /^(?:certificate|jwt)$/.test(chain.steps.at(-1) ?? '');
        return chains.some((chain) => shows(chain) || isNamed(chain)) || (!steps.includes(' ') && candidates.some(shows));
      }),
    );
    expect(share(whole.filter(Boolean), whole)).toBeGreaterThanOrEqual(0.95);
  });

  it('claim nothing of what is nothing, nor of what no tool opens', async () => {
    const confident: string[] = [];
    for (const { data, encoding } of fresh.nothing)
      if ((await detected(data, encoding)).candidates.some(({ confidence }) => confidence > 0.5)) confident.push(data);
    expect(share(confident, fresh.nothing), confident.join('\n')).toBeLessThanOrEqual(0.01);
    for (const { kind, data } of fresh.other) {
      const [first] = (await detected(data)).candidates;
      if (first && first.confidence >= 0.9) expect([kind, first.tool]).toEqual([kind, 'code-line-counter']);
    }
  });
});

describe('what a candidate says', () => {
  it('fills in inputs that the tool takes', async () => {
    const refused: string[] = [];
    for (const { data, candidates } of [...found, ...foundFresh])
      for (const { tool, inputs, confidence } of candidates) {
        if (confidence < 0.3) continue;
        const { inputs: schema } = await toolOf(tool);
        if (!schema.safeParse(inputs).success) refused.push(`${tool} ${data.slice(0, 60)}`);
      }
    expect(refused).toEqual([]);
  });

  it('runs with the tool that comes first, for 98 of 100', async () => {
    const failed: string[] = [];
    for (const { data, candidates } of found.filter((_, at) => at % 2 === 0)) {
      const [first] = candidates;
      if (!first || /^(?:css|html|javascript|sql|markdown|typescript)-|heavy/.test(first.tool)) continue;
      const outcome = await execute(await toolOf(first.tool), first.inputs);
      if (!outcome.ok) failed.push(`${first.tool} ${data.slice(0, 60)} ${outcome.message}`);
    }
    expect((2 * failed.length) / found.length, failed.join('\n')).toBeLessThanOrEqual(0.02);
  });

  it('has recipes that run and come to what their preview shows', async () => {
    const different: string[] = [];
    for (const { data, plain } of corpus.nested.filter((_, at) => at % 2 === 0)) {
      const [chain] = (await detected(data)).chains;
      if (!chain) continue;
      for (const { tool } of chain.recipe.steps) await toolOf(tool);
      const outcome = await runRecipe(
        chain.recipe,
        {},
        {
          findCard: (slug) => {
            const tool = loader.loaded(slug);
            return tool && cardOf(tool);
          },
          run: async (slug, inputs) => execute(await toolOf(slug), inputs),
        },
      );
      const result = outcome.ok ? Object.values(Object(outcome.result)) : [];
      if (!result.some((value) => typeof value === 'string' && value.startsWith(chain.preview.replace(/\u2026$/, '')) && value === plain))
        different.push(`${chain.steps.join(' ')}: ${JSON.stringify(outcome).slice(0, 200)}`);
    }
    expect(different).toEqual([]);
  });

  it('finds the same in a file of lines ended by CRLF, with white space around it and in quotes', async () => {
    for (const data of [
      'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
      '2001:db8::1',
      'SGVsbG8sIFdvcmxkIQ==',
      'PT1H30M',
      '*/5 * * * *',
      '4111111111111111',
      '#ff8800',
    ]) {
      const [plain] = (await detected(data)).candidates;
      for (const form of [`  ${data}\r\n`, `"${data}"`, `'${data}'`, `\n\n${data}\n`, `\u201c${data}\u201d`]) {
        const [other] = (await detected(form)).candidates;
        expect([form, other?.tool, other?.confidence]).toEqual([form, plain?.tool, plain?.confidence]);
      }
    }
  });

  it('leaves long data out of the inputs, and says where they go', async () => {
    const { candidates, chains } = await detected(JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ id }))));
    expect(candidates[0]).toMatchObject({ tool: 'json-formatter', inputs: {}, fill: 'json' });
    expect(chains).toEqual([]);
    const packed = Buffer.from('The same words again and again, '.repeat(9_000)).toString('base64');
    expect((await detected(packed)).chains[0]).toMatchObject({ steps: ['base64'], recipe: { parameters: { data: {} } } });
  });
});

describe('secrets', () => {
  const key = corpus.samples.find(({ kind }) => kind === 'private-key')?.data ?? '';
  const hidden: [name: string, data: string, secret: string][] = [
    ['a private key', key, key.slice(40, 90)],
    ['a private key in base64', Buffer.from(key).toString('base64'), key.slice(40, 90)],
    ['a private key in base64 and gzip', gzipSync(key).toString('base64'), key.slice(40, 90)],
    ['a card', '4111 1111 1111 1111', '4111 1111 1111'],
    ['a card in base64', Buffer.from('4111111111111111').toString('base64'), '4111111111111111'],
    ['a token', `ghp_${'aB3'.repeat(12)}`, 'aB3aB3'],
    ['a .env file', 'DB_USER=app\nDB_PASSWORD=hunter2hunter2\nPORT=1\n', 'hunter2'],
    ['JSON with a password', '{"user": "ada", "password": "hunter2hunter2"}', 'hunter2'],
    ['a URL with a password', 'postgres://app:hunter2@db.example.com/x', 'hunter2'],
    ['a header', 'Authorization: Basic YWRhOmh1bnRlcjI=', 'hunter2'],
    ['a cURL command', "curl -H 'Authorization: Bearer hunter2hunter2' https://example.com", 'hunter2'],
    ['a token of its own', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJodW50ZXIyIn0.c2lnbmF0dXJlc2lnbmF0dXJl', 'c2lnbmF0dXJl'],
  ];

  it.each(hidden)('names %s and shows it in no preview', async (_, data, secret) => {
    const { candidates, chains } = await detected(data);
    expect(candidates[0]?.masked).toBe(true);
    for (const { preview } of [...candidates, ...chains]) expect(preview).not.toContain(secret);
  });
});

describe('what is nothing, and what is hostile', () => {
  it('refuses nothing at all, and finds nothing in what is nothing', async () => {
    const refused = [await execute(detect, { data: '' }), await execute(detect, { data: '  ', encoding: 'hex' }), await execute(detect, {})];
    expect(refused.map((outcome) => !outcome.ok && outcome.code)).toEqual(['invalid_inputs', 'invalid_inputs', 'invalid_inputs']);
    expect((await execute(detect, { data: 'xyz', encoding: 'hex' })).ok).toBe(false);
    for (const data of [' ', '\n', 'a', '?', '...', '\u0000', 'zzz']) expect(await detected(data)).toEqual({ candidates: [], chains: [] });
  });

  it('opens what holds itself once', async () => {
    expect((await detected(QUINE, 'base64')).candidates[0]).toMatchObject({ tool: 'gzip-compressor' });
    expect((await detected(QUINE)).chains.every(({ steps }) => steps.length < 3)).toBe(true);
    let nested = Buffer.from('Hello, hello, hello, hello.');
    for (let depth = 0; depth < 12; depth++) nested = Buffer.from(nested.toString('base64'));
    const { chains } = await detected(nested.toString());
    expect(chains[0]?.steps).toEqual(Array.from({ length: 5 }, () => 'base64'));
  });

  it('says what else it is where a layer cannot be opened for any reason', async () => {
    const recognisers = ['opens', 'fails'].map((tool) => ({
      tool,
      takes: 'text' as const,
      fills: 'text',
      recognise: () => ({
        what: tool,
        confidence: 0.5,
        layer: { name: tool, open: () => (tool === 'opens' ? Promise.resolve('plain words') : Promise.reject(new TypeError('Failed to fetch'))) },
      }),
    }));
    const { findings } = await analyse('abc', recognisers);
    expect(findings.map(({ tool }) => tool)).toEqual(['opens']);
  });

  const bombs: [name: string, data: Buffer][] = [
    ['gzip of 100 MB', gzipSync(Buffer.alloc(100_000_000))],
    ['brotli of 100 MB', brotliCompressSync(Buffer.alloc(100_000_000))],
    ['gzip within gzip', gzipSync(gzipSync(Buffer.alloc(50_000_000)))],
  ];
  it.each(bombs)('does not unpack all of %s', async (_, data) => {
    const unpack = async () => {
      await detected(data.toString('base64'), 'base64');
      await detected(data.toString('base64'));
    };
    expect(await leastMilliseconds(3_000, unpack)).toBeLessThan(3_000);
  });

  it('opens no layer of more than 250 times its own length where that is above 1 MB, but says what it is', async () => {
    const toolsFor = async (length: number): Promise<string[]> =>
      (await detected(gzipSync('{"a":1}'.padEnd(length)).toString('base64'), 'base64')).candidates.map(({ tool }) => tool);
    expect((await toolsFor(900_000))[0]).toBe('gzip-compressor');
    expect(await toolsFor(7_000_000)).toEqual(['file-type-detector']);
  });

  it('takes no long time for what is made to hold patterns up', async () => {
    const traps = [
      'MIT OR ',
      '(a+)+',
      '1 ',
      '* ',
      'sudo ',
      'A=1 ',
      'a= ',
      'a\\ ',
      '4D ',
      '# ',
      '=-',
      '",',
      '&a',
      '%a',
      '**',
      '`',
      '--',
      '/*',
      '@a ',
      'a{',
      '.a ',
      'x+',
      '1° ',
      '| a ',
      '<a>; ',
      'a. ',
      'IN ',
      "1' ",
      'at a ',
      '::',
      '\t(',
      '- ',
    ];
    const slow: string[] = [];
    const pace = slowness();
    for (const unit of traps)
      for (const [before, after] of [
        ['', ''],
        ['select ', '!'],
        ['curl ', '|'],
        ['type A {', '}'],
        ['---\n', '\n---'],
        ['Mozilla/5.0 (', '\n\tx'],
      ] as const)
        for (const length of [300, 1_900, 9_000]) {
          const data = before + unit.repeat(length / unit.length) + after;
          const least = await leastMilliseconds(100, () => detected(data), pace);
          if (least >= 100) slow.push(`${before}${unit} ${length}: ${least} ms`);
        }
    expect(slow).toEqual([]);
  });

  const sizes: [name: string, make: (length: number) => string][] = [
    ['prose', (length) => 'The same words again and again, in no order. '.repeat(length / 45)],
    ['Base64', (length) => Buffer.from(Array.from({ length: length * 0.75 }, (_, at) => (at * 7919 + (at >> 3)) & 255)).toString('base64')],
    ['JSON', (length) => JSON.stringify(Array.from({ length: length / 20 }, (_, id) => ({ id, name: 'ab' })))],
    ['hex', (length) => 'a1b2c3d4'.repeat(length / 8)],
    ['empty lines', (length) => `${'\n'.repeat(length - 1)}x`],
    ['brackets', (length) => '[{("<'.repeat(length / 5)],
    ['one of everything', (length) => '{"a":1}\n<a>&lt;%41\\n=3D # x: - y, select * from t; curl 1.2.3 $5 @ "'.repeat(length / 66)],
  ];
  it.each(sizes)('takes no longer for %s than its size allows', async (_, make) => {
    await detected(make(1_000));
    for (const [length, ms] of [
      [10_000, 100],
      [1_000_000, 1_000],
      [5_000_000, 4_000],
    ] as const) {
      const data = make(length);
      expect(await leastMilliseconds(ms, () => detected(data)), `${length} characters`).toBeLessThan(ms);
    }
  });
});

it('has a tool for every recogniser, and none without', async () => {
  for (const file of recogniserFiles()) expect(categoryHolding(file.replace(/^.*\/|\.recognise\.ts$/g, '')), file).toBe(file.split('/')[0]);
  expect(recogniserFiles().length).toBeGreaterThan(100);
});
