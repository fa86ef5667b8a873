// Measures tools on realistic inputs, beside what people would take instead: npm run bench -- tools [slug …]. Processor time, after a first small run; the middle one of three.
import { cpus } from 'node:os';
import type { Tool } from '../src/tools/define.ts';
import { readCards } from '../src/tools/written-cards.ts';
import { type Material, materials } from './materials.ts';
import { ofProgram } from './programs.ts';

/** A program that reads the file named $F, or what a Node programmer would write; and what it is called in the table. */
type Peer = { name: string; shell: string; linear: boolean } | { name: string; run: (text: string) => unknown };

interface Case {
  slug: string;
  material: Material;
  size?: number;
  inputs?: (text: string) => Record<string, unknown>;
  peer?: Peer;
}

const shell = (name: string, command: string): Peer => ({ name, shell: command, linear: true });
/** GNU grep stops at the first match where what it finds goes to /dev/null. */
const grep = (name: string, pattern: string): Peer => shell(name, `${name} ${pattern} $F > $F.found`);
/** A program that sorts or compares: twice as much takes it more than twice as long. */
const beyondLinear = (name: string, command: string): Peer => ({ name, shell: command, linear: false });
const python = (name: string, code: string): Peer => shell(name, `python3 -c ${JSON.stringify(code)}`);
const node = (name: string, run: (text: string) => unknown): Peer => ({ name, run });
const READ = "import os;t=open(os.environ['F'],encoding='utf8').read();";

const CASES: Case[] = [
  { slug: 'hash-generator', material: 'prose', peer: shell('openssl dgst', 'openssl dgst -sha256 $F') },
  {
    slug: 'hmac-generator',
    material: 'prose',
    inputs: (text) => ({ text, key: 'secret' }),
    peer: shell('openssl dgst -hmac', 'openssl dgst -sha256 -hmac secret $F'),
  },
  { slug: 'checksum-calculator', material: 'prose' },
  { slug: 'crc-calculator', material: 'prose', peer: python('python3 zlib.crc32', `${READ}import zlib;print(zlib.crc32(t.encode()))`) },
  { slug: 'data-entropy-calculator', material: 'prose' },
  { slug: 'aes-cipher', material: 'prose', inputs: (text) => ({ text, key: '00112233445566778899aabbccddeeff' }) },
  { slug: 'base64-encoder', material: 'prose', peer: shell('base64', 'base64 -w0 $F') },
  { slug: 'base32-encoder', material: 'prose', peer: shell('base32', 'base32 -w0 $F') },
  { slug: 'base85-encoder', material: 'prose', peer: python('python3 base64.a85encode', `${READ}import base64;base64.a85encode(t.encode())`) },
  { slug: 'hex-encoder', material: 'prose', peer: shell('xxd -p', 'xxd -p $F') },
  { slug: 'hex-dump-converter', material: 'prose', peer: shell('xxd', 'xxd $F') },
  { slug: 'url-encoder', material: 'prose', peer: node('encodeURIComponent', encodeURIComponent) },
  { slug: 'quoted-printable-encoder', material: 'prose', peer: python('python3 quopri', `${READ}import quopri;quopri.encodestring(t.encode())`) },
  { slug: 'uuencoder', material: 'prose' },
  { slug: 'html-entity-encoder', material: 'html', size: 480_000, peer: python('python3 html.escape', `${READ}import html;html.escape(t)`) },
  { slug: 'rot13-cipher', material: 'prose', peer: shell('tr', "tr 'A-Za-z' 'N-ZA-Mn-za-m' < $F") },
  { slug: 'caesar-cipher', material: 'prose' },
  { slug: 'xor-cipher', material: 'prose', size: 480_000, inputs: (text) => ({ text, key: 'secret' }) },
  { slug: 'gzip-compressor', material: 'prose', peer: shell('gzip', 'gzip -c $F') },
  { slug: 'strings-extractor', material: 'base64' },
  {
    slug: 'word-counter',
    material: 'prose',
    peer: node('Intl.Segmenter', (text) => [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike).length),
  },
  { slug: 'character-counter', material: 'prose', peer: shell('wc -m', 'wc -m $F') },
  { slug: 'word-frequency-counter', material: 'prose', peer: beyondLinear('tr, sort, uniq', "tr -cs A-Za-z '\\n' < $F | tr A-Z a-z | sort | uniq -c") },
  {
    slug: 'character-frequency-counter',
    material: 'prose',
    peer: python('python3 Counter', `${READ}from collections import Counter;Counter(t).most_common()`),
  },
  { slug: 'case-converter', material: 'prose', peer: shell('tr', 'tr a-z A-Z < $F') },
  { slug: 'accent-remover', material: 'prose' },
  { slug: 'unicode-normalizer', material: 'prose', peer: node('String.normalize', (text) => text.normalize('NFC')) },
  { slug: 'line-sorter', material: 'lines', peer: beyondLinear('sort -f', 'sort -f $F') },
  { slug: 'duplicate-line-remover', material: 'lines', peer: shell('awk', "awk '!s[$0]++' $F") },
  { slug: 'line-numberer', material: 'lines', peer: shell('nl', 'nl -ba $F') },
  { slug: 'line-filter', material: 'log', inputs: (text) => ({ text, pattern: '404' }), peer: grep('grep', '404') },
  { slug: 'text-reverser', material: 'lines', peer: shell('rev', 'rev $F') },
  {
    slug: 'text-replacer',
    material: 'prose',
    inputs: (text) => ({ text, find: 'time', replacement: 'hour' }),
    peer: shell('sed', 'sed s/time/hour/g $F'),
  },
  { slug: 'text-wrapper', material: 'prose', peer: shell('fold -s', 'fold -s -w 80 $F') },
  { slug: 'text-diff', material: 'lines', size: 150_000, inputs: (text) => ({ original: text, changed: text.replaceAll('time', 'hour') }) },
  {
    slug: 'unified-diff-generator',
    material: 'lines',
    size: 150_000,
    inputs: (text) => ({ original: text, changed: text.replaceAll('time person', 'hour person') }),
    peer: beyondLinear('diff -u', "sed 's/time person/hour person/' $F | diff -u $F -"),
  },
  { slug: 'whitespace-remover', material: 'prose' },
  { slug: 'tab-converter', material: 'lines', peer: shell('expand', 'expand $F') },
  { slug: 'email-extractor', material: 'csv', peer: grep('grep -oE', "'[a-z0-9.]+@[a-z.]+'") },
  { slug: 'url-extractor', material: 'log', peer: grep('grep -oE', `'https?://[^" ]+'`) },
  { slug: 'number-extractor', material: 'log' },
  { slug: 'ioc-extractor', material: 'log' },
  { slug: 'text-statistics', material: 'prose' },
  {
    slug: 'regex-tester',
    material: 'log',
    size: 190_000,
    inputs: (text) => ({ text, pattern: '"GET ([^ ]+)' }),
    peer: node('RegExp', (text) => [...text.matchAll(/"GET ([^ ]+)/g)]),
  },
  { slug: 'json-formatter', material: 'json', peer: shell('jq', 'jq . $F') },
  { slug: 'json-minifier', material: 'json', peer: shell('jq -c', 'jq -c . $F') },
  { slug: 'json-validator', material: 'json', peer: shell('jq', 'jq empty $F') },
  { slug: 'json-sorter', material: 'json', peer: shell('jq -S', 'jq -S . $F') },
  { slug: 'json-canonicalizer', material: 'json' },
  {
    slug: 'json-to-csv-converter',
    material: 'json',
    peer: python(
      'python3 json, csv',
      "import os,json,csv,sys;r=json.load(open(os.environ['F']));w=csv.DictWriter(sys.stdout,r[0]);w.writeheader();w.writerows(r)",
    ),
  },
  {
    slug: 'json-to-yaml-converter',
    material: 'json',
    size: 300_000,
    peer: python('python3 yaml (libyaml)', "import os,json,yaml;yaml.dump(json.load(open(os.environ['F'])),Dumper=yaml.CSafeDumper)"),
  },
  { slug: 'json-to-xml-converter', material: 'json' },
  { slug: 'json-flattener', material: 'json' },
  { slug: 'json-schema-generator', material: 'json' },
  { slug: 'json-to-typescript-converter', material: 'json' },
  { slug: 'json-repairer', material: 'json', size: 300_000, inputs: (text) => ({ text: text.replaceAll('"', "'") }) },
  {
    slug: 'jq-evaluator',
    material: 'json',
    size: 480_000,
    inputs: (json) => ({ json, filter: 'map(.amount) | add' }),
    peer: shell('jq', "jq 'map(.amount)|add' $F"),
  },
  { slug: 'ndjson-converter', material: 'ndjson' },
  {
    slug: 'csv-to-json-converter',
    material: 'csv',
    inputs: (csv) => ({ csv, indent: 0 }),
    peer: python('python3 csv, json', "import os,json,csv;json.dumps(list(csv.DictReader(open(os.environ['F']))))"),
  },
  { slug: 'csv-validator', material: 'csv' },
  { slug: 'csv-statistics', material: 'csv' },
  { slug: 'csv-transposer', material: 'csv' },
  {
    slug: 'csv-sorter',
    material: 'csv',
    inputs: (csv) => ({ csv, columns: [{ column: 'amount', type: 'number' }] }),
    peer: beyondLinear('sort -t, -g', 'sort -t, -k5,5g $F'),
  },
  { slug: 'csv-to-sql-converter', material: 'csv' },
  {
    slug: 'yaml-to-json-converter',
    material: 'yaml',
    size: 300_000,
    inputs: (yaml) => ({ yaml, indent: 0 }),
    peer: python('python3 yaml (libyaml), json', "import os,json,yaml;json.dumps(yaml.load(open(os.environ['F']),Loader=yaml.CSafeLoader),default=str)"),
  },
  {
    slug: 'yaml-validator',
    material: 'yaml',
    size: 300_000,
    peer: python('python3 yaml (pure)', "import os,yaml;yaml.load(open(os.environ['F']),Loader=yaml.SafeLoader)"),
  },
  {
    slug: 'toml-to-json-converter',
    material: 'toml',
    size: 300_000,
    inputs: (toml) => ({ toml, indent: 0 }),
    peer: python('python3 tomllib', "import os,json,tomllib;json.dumps(tomllib.load(open(os.environ['F'],'rb')),default=str)"),
  },
  {
    slug: 'xml-formatter',
    material: 'xml',
    size: 420_000,
    peer: python('python3 minidom', "import os,xml.dom.minidom as m;m.parse(os.environ['F']).toprettyxml()"),
  },
  { slug: 'xml-to-json-converter', material: 'xml', peer: python('python3 ElementTree', "import os,xml.etree.ElementTree as e;e.parse(os.environ['F'])") },
  {
    slug: 'xml-validator',
    material: 'xml',
    size: 420_000,
    peer: python('python3 expat', "import os,xml.parsers.expat as x;x.ParserCreate().Parse(open(os.environ['F'],'rb').read(),True)"),
  },
  { slug: 'sql-formatter', material: 'sql', size: 100_000 },
  { slug: 'sql-minifier', material: 'sql' },
  { slug: 'markdown-to-html-converter', material: 'markdown', size: 400_000 },
  { slug: 'markdown-toc-generator', material: 'markdown', size: 400_000 },
  { slug: 'markdown-linter', material: 'markdown', size: 100_000 },
  { slug: 'markdown-formatter', material: 'markdown', size: 100_000 },
  { slug: 'html-to-markdown-converter', material: 'html', size: 200_000 },
  { slug: 'html-to-text-converter', material: 'html', peer: python('python3 html.parser', `${READ}from html.parser import HTMLParser;HTMLParser().feed(t)`) },
  { slug: 'html-validator', material: 'html', size: 480_000 },
  { slug: 'html-minifier', material: 'html', size: 300_000 },
  { slug: 'html-formatter', material: 'html', size: 100_000 },
  { slug: 'html-link-extractor', material: 'html' },
  { slug: 'css-formatter', material: 'css', size: 100_000 },
  { slug: 'css-minifier', material: 'css', size: 100_000 },
  { slug: 'javascript-formatter', material: 'javascript', size: 100_000 },
  { slug: 'javascript-minifier', material: 'javascript', size: 100_000 },
  { slug: 'typescript-to-javascript-converter', material: 'typescript', size: 100_000 },
  { slug: 'access-log-parser', material: 'log' },
  { slug: 'text-to-binary-converter', material: 'prose', size: 190_000 },
];

const REPEATS = 3;
/** Characters of an input, about. */
const SIZE = 900_000;

/** What the build has made: it makes some libraries faster. */
const built = (path: string): string => new URL(`../dist/${path}`, import.meta.url).href;
const cards = new Map(readCards(new URL(built('tools/'))).map((card) => [card.slug, card]));
const { execute }: typeof import('../src/runner/execute.ts') = await import(built('runner/execute.js'));

/** The middle one of some measurements. */
const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function processorMilliseconds(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

async function ours({ slug, inputs }: Case, text: string): Promise<number | string> {
  const card = cards.get(slug);
  if (!card) return 'no such tool';
  const { inputs: schema, examples } = card;
  const { default: tool }: { default: Tool } = await import(built(`tools/${card.category}/${slug}.js`));
  const [field = ''] =
    Object.entries(schema.properties ?? {}).find(([name, { maxLength }]) => schema.required?.includes(name) && (maxLength ?? 0) >= 20_000) ?? [];
  const call = inputs?.(text) ?? { [field]: text };
  await execute(tool, examples[0]?.inputs);
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const before = process.cpuUsage();
    const outcome = await execute(tool, call);
    times.push(processorMilliseconds(before));
    if (!outcome.ok) return outcome.message;
  }
  return middle(times);
}

function ofPeer(peer: Peer, text: string, { material, size = SIZE }: Case): number | undefined {
  if ('shell' in peer) return ofProgram(peer.shell, text, (times) => materials[material](Math.max(1, times * size)), peer.linear);
  peer.run(text.slice(0, 1_000));
  return middle(
    Array.from({ length: REPEATS }, () => {
      const before = process.cpuUsage();
      peer.run(text);
      return Math.max(0.1, processorMilliseconds(before));
    }),
  );
}

const only = process.argv.slice(3);
const speed = (text: string, ms: number): string => String(Number((Buffer.byteLength(text) / 1000 / ms).toPrecision(2)));

/** The columns for what is measured beside a tool that takes so many milliseconds. */
function beside(one: Case, text: string, ms: number): string {
  if (!one.peer) return ' |  | ';
  const peer = ofPeer(one.peer, text, one);
  return `${one.peer.name} | ${peer === undefined ? '– | –' : `${speed(text, peer)} | ${Number((peer / ms).toPrecision(2))}`}`;
}

process.stdout.write(
  `${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}\n\n`,
);
process.stdout.write('| tool | input | KB | MB/s | instead | MB/s | ratio |\n|---|---|---:|---:|---|---:|---:|\n');
for (const one of CASES) {
  if (only.length > 0 && !only.includes(one.slug)) continue;
  const { slug, material, size = SIZE } = one;
  const text = materials[material](size).slice(0, size * 1.1);
  const ms = await ours(one, text);
  const measured = typeof ms === 'string' ? `${ms} |  |  |` : `${speed(text, ms)} | ${beside(one, text, ms)}`;
  process.stdout.write(`| ${slug} | ${material} | ${Math.round(Buffer.byteLength(text) / 1000)} | ${measured} |\n`);
  if (typeof ms === 'string') process.exitCode = 1;
}
