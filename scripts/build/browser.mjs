import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'esbuild';
import { SERVER_ONLY } from '../../src/browser/server-only.ts';
import { toolFiles } from '../../src/tools/folders.ts';
import { withFasterMarks } from './faster-markdownlint.mjs';
import { withFasterWalks } from './faster-prettier.mjs';
import { withFasterScopes } from './faster-terser.mjs';
import { packedNgrams } from './packed-ngrams.mjs';
import { recogniserModule } from './recognisers.mjs';
import { sharedSpecifiers, writeSharedPackages } from './shared-packages.mjs';

const BROTLI_QUALITY = 9;
/** Each that is compressed takes megabytes of memory. */
const WRITTEN_AT_ONCE = 8;
const BUFFER = standIn('browser-buffer.cjs');
const PROCESS = standIn('browser-process.cjs');
const TEMPORAL = standIn('browser-temporal.mjs');
const ZOD = standIn('browser-zod.mjs');
const IS_BUILT_IN = new RegExp(`^(?:node:.*|(?:${builtinModules.filter((name) => !name.startsWith('_')).join('|')})(?:/[a-z]+)?)$`);
/** What starts a WASM module, in what esbuild writes. */
const STARTS_WASM = /\bWebAssembly\.(?:instantiate|compile|Module)/;
const OPTIONS = {
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  // The same files of packages as on Node, where they have no others for browsers.
  mainFields: ['browser', 'main', 'module'],
  conditions: ['worker', 'browser'],
  target: 'es2023',
  legalComments: 'none',
  write: false,
  metafile: true,
  define: { global: 'globalThis', Buffer: 'nodeBuffer', process: 'nodeProcess' },
};

/**
 * Writes what runs tools in the browser: a module for each tool, what they share and the worker, each named for its contents, and `browser.json`, which says what is where
 * and why the rest of the tools runs on the server only.
 */
export async function writeBrowser(root, folder) {
  const tools = new Map(toolFiles().map((file) => [basename(file, '.ts'), join('src', 'tools', file)]));
  const shared = sharedSpecifiers(root);
  const entries = ['worker', 'wasm-worker', 'recipes'].map((name) => [name, join('src', 'site', 'runs', `${name}.ts`)]);
  const detection = join('src', 'tools', 'detection', 'detect.ts');
  const pdfPage = join('src', 'site', 'runs', 'pdf-page.ts');
  const built = await build({
    ...OPTIONS,
    absWorkingDir: root,
    entryPoints: Object.fromEntries([
      ...entries,
      ['detect', detection],
      ['pdf-page', pdfPage],
      ...shared.map((specifier) => [`package-${specifier.replaceAll(/[^\w.-]+/g, '-')}`, `${SHARED}:${specifier}`]),
      ...[...tools].filter(([slug]) => !listed(slug)),
    ]),
    outdir: 'out',
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.wasm': 'file', '.bin': 'file', '.woff2': 'binary' },
    logLevel: 'error',
    plugins: [browserParts],
  });
  const graph = new Graph(built.metafile);
  const outputOf = new Map(Object.entries(built.metafile.outputs).flatMap(([path, { entryPoint }]) => (entryPoint ? [[entryPoint, path]] : [])));
  const texts = new Map(built.outputFiles.map(({ path, contents }) => [relative(root, path), contents]));
  const manifest = {
    worker: '',
    wasmWorker: '',
    recipes: '',
    recipeParts: [],
    cards: '',
    workerParts: [],
    detection: { file: '', parts: [] },
    pdfPage: { file: '', parts: [] },
    tools: {},
    server: {},
  };
  const kept = new Set();
  for (const [name, file] of entries) {
    const path = outputOf.get(file);
    manifest[name === 'wasm-worker' ? 'wasmWorker' : name] = basename(path);
    for (const each of graph.closure(path)) kept.add(each);
    if (name === 'recipes') manifest.recipeParts = names(graph.closure(path));
    else manifest.workerParts = [...new Set([...manifest.workerParts, ...names(graph.closure(path))])];
  }
  for (const [name, file] of [
    ['detection', detection],
    ['pdfPage', pdfPage],
  ]) {
    const path = outputOf.get(file);
    const [all, parts] = [graph.closure(path), graph.closure(path, 'import-statement')];
    for (const each of all) kept.add(each);
    manifest[name] = { file: basename(path), parts: names(parts), later: names(all.difference(parts)) };
  }
  for (const [slug, file] of tools) {
    const path = outputOf.get(file);
    const reason = listed(slug) ?? graph.nodeModuleOf(path);
    if (reason) manifest.server[slug] = reason;
    else {
      const all = graph.closure(path);
      for (const part of all) kept.add(part);
      const startsWasm = [...all].some(
        (part) => part.endsWith('.wasm') || (part.endsWith('.js') && STARTS_WASM.test(Buffer.from(texts.get(part)).toString('latin1'))),
      );
      const parts = graph.closure(path, 'import-statement');
      manifest.tools[slug] = { file: basename(path), parts: names(parts), later: names(all.difference(parts)), ...(startsWasm && { wasm: true }) };
    }
  }
  const sharedFiles = Object.fromEntries(shared.map((specifier) => [specifier, outputOf.get(`${SHARED}:${specifier}`)]));
  const ofShared = new Set(Object.values(sharedFiles).flatMap((path) => [...graph.closure(path)]));
  manifest.shared = names(ofShared);
  for (const part of ofShared) kept.add(part);
  await writeSharedPackages(folder, Object.fromEntries(Object.entries(sharedFiles).map(([specifier, path]) => [specifier, basename(path)])));
  const target = join(folder, 'site', 'assets', 'browser');
  mkdirSync(target, { recursive: true });
  const written = new Map();
  const waiting = [...kept];
  const writeNext = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) written.set(path, await write(target, basename(path), texts.get(path)));
  };
  await Promise.all(Array.from({ length: WRITTEN_AT_ONCE }, writeNext));
  manifest.sizes = Object.fromEntries(Array.from(kept, (path) => [basename(path), written.get(path)]));
  writeFileSync(join(folder, 'site', 'assets', 'browser.json'), JSON.stringify(manifest));
}

/** Writes `toolrack.js`, which knows the tools and the workers by their names, and what it needs of the cards to run recipes. Needs what `writeBrowser` and `writeCards` write. */
export async function writeBrowserLibrary(root, folder) {
  const [target, list] = ['browser', 'browser.json'].map((name) => join(folder, 'site', 'assets', name));
  const manifest = JSON.parse(readFileSync(list, 'utf8'));
  const content = Buffer.from(JSON.stringify(await handingCards(folder)));
  manifest.cards = `cards-${createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase()}.json`;
  manifest.sizes[manifest.cards] = await write(target, manifest.cards, content);
  writeFileSync(list, JSON.stringify(manifest));
  await writeModule(root, target, manifest);
}

/** By slug, what recipes need to know of the tools: also of those that a page may have the server run. */
async function handingCards(folder) {
  const [{ readCards }, { handingCardOf }] = await Promise.all(
    ['tools/written-cards.js', 'pipelines/handing-card.js'].map((file) => import(pathToFileURL(join(folder, file)).href)),
  );
  const cards = readCards(pathToFileURL(join(folder, 'tools', '/')));
  return Object.fromEntries(cards.map((card) => [card.slug, handingCardOf(card)]));
}

async function writeModule(root, target, { worker, wasmWorker, tools, server, recipes, cards, detection }) {
  const places = Object.fromEntries(Object.entries(tools).map(([slug, { file, wasm }]) => [slug, wasm ? [file, 1] : [file]]));
  const { outputFiles } = await build({
    ...OPTIONS,
    entryPoints: [join(root, 'src', 'site', 'islands', 'library', 'toolrack.ts')],
    define: {
      PLACES: JSON.stringify({ worker, wasmWorker, tools: places, server: Object.keys(server) }),
      RECIPES: JSON.stringify({ module: recipes, cards }),
      DETECTION: JSON.stringify(detection.file),
    },
  });
  await write(target, 'toolrack.js', outputFiles[0].contents);
}

const names = (paths) => Array.from(paths, (path) => basename(path));

const listed = (slug) => (SERVER_ONLY[slug]?.startsWith('node:') ? undefined : SERVER_ONLY[slug]);

const require = createRequire(import.meta.url);
const WITHOUT_DOCUMENT = [['less', 'less/lib/less-node/index.js']];
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NAMED = 'named';
/** What the tools import of a package that Node loads from here as well. */
const SHARED = 'shared';
const TABLE = 'table';
/** Tables larger than this are fetched as they are, rather than read as script. */
const LARGE_TABLE = 100_000;

/** The names of code points as a module: runs of names, each with its first code point before it. */
function namesModule(names) {
  const runs = [];
  let next;
  for (const codePoint of [...names.keys()].sort((a, b) => a - b)) {
    if (codePoint !== next) runs.push([codePoint.toString(36)]);
    runs.at(-1).push(names.get(codePoint));
    next = codePoint + 1;
  }
  const text = runs.map((run) => run.join('\n')).join('\n\n');
  return `const names = new Map();
for (const run of ${JSON.stringify(text)}.split('\\n\\n')) {
  const [start, ...lines] = run.split('\\n');
  lines.forEach((name, at) => names.set(parseInt(start, 36) + at, name));
}
export default names;`;
}

/** Whether a file is CommonJS: by its name or the nearest package.json, as Node tells it. */
function isCommonJs(file) {
  if (/\.[cm]js$/.test(file)) return file.endsWith('.cjs');
  if (!file.endsWith('.js')) return false;
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).type !== 'module';
}

/** Whether a module is imported when it is needed, as the tools import packages, and as what they share is exported. */
const isLater = (kind, namespace) => kind === 'dynamic-import' || namespace === SHARED;

/** What stands in the browser for what is Node's. */
const browserParts = {
  name: 'browser-parts',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^all-recognisers$/ }, ({ path, resolveDir }) => ({ path, namespace: 'recognisers', pluginData: { resolveDir } }));
    onLoad({ filter: /.*/, namespace: 'recognisers' }, ({ pluginData }) => ({ contents: recogniserModule(), loader: 'js', resolveDir: pluginData.resolveDir }));
    onResolve({ filter: /^zod$/ }, () => ({ path: ZOD }));
    onResolve({ filter: /^(node:)?buffer$/ }, () => ({ path: BUFFER }));
    // For browsers these packages have files that need a document, which a worker has not.
    for (const [name, file] of WITHOUT_DOCUMENT) {
      const path = require.resolve(file);
      onResolve({ filter: new RegExp(`^${name}$`) }, ({ kind, namespace }) => (isLater(kind, namespace) && isCommonJs(path) ? undefined : { path }));
    }
    onResolve({ filter: /^@unicode\/unicode-[\d.]+\/Names\/index\.mjs$/ }, ({ path }) => ({ path, namespace: 'unicode-names' }));
    onLoad({ filter: /.*/, namespace: 'unicode-names' }, async ({ path }) => ({ contents: namesModule((await import(path)).default), loader: 'js' }));
    onResolve({ filter: /^shared:/ }, ({ path }) => ({ path: path.slice(SHARED.length + 1), namespace: SHARED }));
    onLoad({ filter: /.*/, namespace: SHARED }, async ({ path }) => {
      const byDefault = 'default' in (await import(path)) ? `export { default } from ${JSON.stringify(path)};` : '';
      return { contents: `export * from ${JSON.stringify(path)};${byDefault}`, loader: 'js', resolveDir: ROOT };
    });
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData, with: attributes }) => {
      if (attributes.type !== 'json' || pluginData === TABLE) return undefined;
      const found = await resolve(path, { kind, resolveDir, with: attributes, pluginData: TABLE });
      return statSync(found.path).size > LARGE_TABLE ? { path: found.path, namespace: TABLE } : undefined;
    });
    onLoad({ filter: /.*/, namespace: TABLE }, ({ path }) => ({
      contents: `import file from ${JSON.stringify(`file:${path}`)};
const response = await fetch(new URL(file, import.meta.url));
if (!response.ok) throw new Error(\`\${file}: \${response.status}\`);
export default await response.json();`,
      loader: 'js',
      resolveDir: dirname(path),
    }));
    onResolve({ filter: /^file:/ }, ({ path }) => ({ path: path.slice('file:'.length), namespace: 'as-file' }));
    onLoad({ filter: /.*/, namespace: 'as-file' }, ({ path }) => ({ contents: readFileSync(path), loader: 'file' }));
    // What CommonJS exports has no names when it is imported later, as on Node.
    onResolve({ filter: /^[^./]/ }, async ({ path, importer, namespace, kind, resolveDir, pluginData }) => {
      if (!isLater(kind, namespace) || pluginData === NAMED || importer.includes('node_modules')) return undefined;
      const found = await resolve(path, { importer, kind: 'dynamic-import', resolveDir, pluginData: NAMED });
      return isCommonJs(found.path) ? { path, namespace: 'named', pluginData: { resolveDir } } : found;
    });
    onLoad({ filter: /.*/, namespace: 'named' }, async ({ path, pluginData: { resolveDir } }) => {
      const names = Object.keys(await import(path)).filter((name) => name !== 'default' && /^[\w$]+$/.test(name) && name !== 'module.exports');
      return {
        contents: `const whole = require(${JSON.stringify(path)});\nexport default whole;\nexport const { ${names.join(', ')} } = whole;`,
        loader: 'js',
        resolveDir,
      };
    });
    onResolve({ filter: /^\..*\.ts$/ }, ({ path, resolveDir }) => {
      const other = join(resolveDir, path.replace(/\.ts$/, '.browser.ts'));
      return existsSync(other) ? { path: other } : undefined;
    });
    // Tools that need Node stay on the server; packages ask for it where they find that they run on it.
    onResolve({ filter: IS_BUILT_IN }, ({ path, importer }) => (importer.includes('node_modules') ? { path, namespace: 'absent' } : { path, external: true }));
    onLoad({ filter: /.*/, namespace: 'absent' }, ({ path }) => ({
      contents: /^(?:node:)?module$/.test(path) ? 'exports.createRequire = () => () => ({});' : 'module.exports = {};',
      loader: 'js',
    }));
    onLoad({ filter: /[\\/]src[\\/]tools[\\/].*\.ts$/ }, ({ path }) => {
      const text = withoutSearchWords(readFileSync(path, 'utf8'));
      return { contents: /\bTemporal\./.test(text) ? `import { Temporal } from ${JSON.stringify(TEMPORAL)};${text}` : text, loader: 'ts' };
    });
    onLoad({ filter: /[\\/]node_modules[\\/]eld[\\/]src[\\/]ngrams[\\/].*\.js$/ }, async ({ path }) => ({
      contents: packedNgrams((await import(pathToFileURL(path).href)).ngramsData),
      loader: 'js',
    }));
    onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, ({ path }) => {
      const contents = withWhatIsNodes(withFilesBeside(withoutEvaluation(faster(path, readFileSync(path, 'utf8')))));
      return { contents, loader: 'js', resolveDir: dirname(path) };
    });
  },
};

/** Files that a package looks for beside itself get names of the build. */
function withFilesBeside(text) {
  const imports = [];
  const changed = text.replaceAll(/new URL\((["'])([^"']+\.wasm)\1,\s*import\.meta\.url\)/g, (_, _quote, file) => {
    imports.push(`import wasmFile${imports.length} from ${JSON.stringify(file.startsWith('.') ? file : `./${file}`)};`);
    return `new URL(wasmFile${imports.length - 1}, import.meta.url)`;
  });
  return imports.join('\n') + changed;
}

/** The names that `OPTIONS.define` gives what is Node's and global are declared in the files of packages that use it. */
function withWhatIsNodes(text) {
  const isModule = /^(?:import|export)\b/m.test(text);
  const declared = [
    [BUFFER, 'Buffer'],
    [PROCESS, 'process'],
  ]
    .filter(([, name]) => new RegExp(`\\b${name}\\b`).test(text))
    .map(([file, name]) => {
      const own = `node${name[0].toUpperCase()}${name.slice(1)}`;
      return isModule ? `import { ${name} as ${own} } from ${JSON.stringify(file)};` : `var ${own} = require(${JSON.stringify(file)}).${name};`;
    });
  return declared.join('') + text;
}

/** A tool without the words that the server's search finds it by. */
const withoutSearchWords = (text) => (text.includes('defineTool({') ? text.replace(/^ {2}keywords: \[[^\]]*\],\n/m, '') : text);

const faster = (path, text) => withFasterScopes(path, withFasterMarks(path, withFasterWalks(path, text)));

/** A function that Dart Sass makes from text, which a content security policy forbids, as a function. */
const withoutEvaluation = (text) =>
  text.replace(/new self\.Function\("", ("\s*return class Exception (?:[^"\\]|\\.)*")\)/, (_, body) => `(function () {${JSON.parse(body)}})`);

/** What the built files load of each other. */
class Graph {
  constructor({ inputs, outputs }) {
    this.inputs = inputs;
    this.outputs = outputs;
  }

  /** A file and all that it loads, at once or later. @param kind of import that is followed alone */
  closure(path, kind, seen = new Set()) {
    if (seen.has(path)) return seen;
    seen.add(path);
    for (const each of this.outputs[path].imports) if (!each.external && (kind === undefined || each.kind === kind)) this.closure(each.path, kind, seen);
    return seen;
  }

  /** Which module of Node a file needs, and which source asks for it. */
  nodeModuleOf(path) {
    for (const part of this.closure(path))
      for (const source of Object.keys(this.outputs[part].inputs))
        for (const each of this.inputs[source]?.imports ?? [])
          if (each.external && IS_BUILT_IN.test(each.path)) return `${each.path} for ${source.replace('src/tools/', '')}`;
    return undefined;
  }
}

/** Writes a file, and beside it what it is compressed to. @returns bytes, as they are and as brotli makes them */
async function write(target, name, content) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(content, { params }), promisify(gzip)(content, { level: 9 })]);
  writeFileSync(join(target, name), content);
  writeFileSync(join(target, `${name}.br`), brotli);
  writeFileSync(join(target, `${name}.gz`), gzipped);
  return [content.length, brotli.length];
}

function standIn(name) {
  return fileURLToPath(new URL(name, import.meta.url));
}
