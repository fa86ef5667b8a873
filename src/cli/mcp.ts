import type { Host } from '../mcp/server.ts';
import { readConfig } from '../settings/config.ts';
import { Misuse, parseArguments } from './arguments.ts';
import type { Command } from './command.ts';

/** How many bytes of files wait to be read, in memory. */
const MAX_KEPT_BYTES = 200_000_000;
const ONLY_OWNER = '';

export const mcpCommand: Command = {
  usage: ['mcp [--tools SLUG,…] [--category NAME] [--discovery]'],
  summary: 'Serves the tools over standard input and output with the Model Context Protocol; needs no server and no key.',
  help: [
    'Offers six tools that find, describe and run all others, alone and in a row, say what data are, and convert units. With --tools or --category it offers those tools instead,',
    'and with --discovery both.',
  ].join('\n'),
  async run(args) {
    const { words, options } = parseArguments(args, ['tools', 'category'], ['discovery']);
    if (words.length > 0) throw new Misuse(`mcp takes only its options: ${words[0]}`);
    const [{ catalogue }, { offerOf }, { mcpServer }, { serveStdio }, { default: manifest }] = await Promise.all([
      import('../tools/index.ts'),
      import('../api/mcp.ts'),
      import('../mcp/server.ts'),
      import('@modelcontextprotocol/server/stdio'),
      import('../../package.json', { with: { type: 'json' } }),
    ]);
    const asked = Array.from(options, ([name, value]) => [name, value === true ? 'on' : value]);
    const offer = offerOf(catalogue, Object.fromEntries(asked));
    const host = await localHost();
    serveStdio(() => mcpServer({ catalogue, offer, host, version: manifest.version }));
  },
};

/** Runs and converts here, as the server would: heavy work in worker threads, which end with this process. */
async function localHost(): Promise<Host> {
  const [
    { catalogue },
    { Runner },
    { Pool },
    { failedHere },
    { jsonSize },
    { conversion, questionOf },
    { ApiError, errorBody },
    { runRecipe },
    { KeptFiles },
    { callWithFilesApart },
  ] = await Promise.all([
    import('../tools/index.ts'),
    import('../runner/runner.ts'),
    import('../runner/pool.ts'),
    import('../mcp/server.ts'),
    import('../runner/json-size.ts'),
    import('../api/conversion.ts'),
    import('../http/errors.ts'),
    import('../pipelines/run-recipe.ts'),
    import('../mcp/kept-files.ts'),
    import('../mcp/result-files.ts'),
    import('../pipelines/file-inputs.ts'),
  ]);
  const { workers: threads, toolTimeoutMs: timeoutMs, maxBodyBytes, convertPublicUrl } = readConfig(process.env);
  const places = new Map(catalogue.cards.map(({ slug, category }) => [slug, category]));
  const runner = new Runner(catalogue, () => new Pool({ threads, timeoutMs, places }));
  const kept = new KeptFiles({ maxBytes: MAX_KEPT_BYTES, maxBytesInAll: MAX_KEPT_BYTES });
  return {
    shelf: {
      list: () => kept.list(ONLY_OWNER),
      keep: async ({ name, type: mimeType, bytes }) =>
        kept.keep(ONLY_OWNER, { name, mimeType, stored: { size: bytes.length, read: async () => bytes, discard: () => undefined } }),
      async read(uri) {
        const { file, stored } = kept.find(ONLY_OWNER, uri);
        return { file, bytes: await stored.read() };
      },
    },
    async run(call, hasFilesApart = false) {
      if (!call.ok) return failedHere(call);
      const card = catalogue.get(call.slug);
      const apart = card && hasFilesApart ? callWithFilesApart(card, call.inputs, MAX_KEPT_BYTES) : undefined;
      const outcome = apart ? await runner.runWithFiles(apart) : await runner.run(call, jsonSize(call.inputs, maxBodyBytes));
      if (!outcome.ok) return failedHere(outcome);
      return { ok: true, json: outcome.resultJson, ...(outcome.files && { files: outcome.files }) };
    },
    async runRecipe(recipe, given) {
      const outcome = await runRecipe(recipe, given, {
        findCard: (slug) => catalogue.get(slug),
        run: (slug, inputs) => runner.run({ ok: true, slug, inputs }, jsonSize(inputs, maxBodyBytes)),
      });
      if (outcome.ok) return { ok: true, json: JSON.stringify({ result: outcome.result, steps: outcome.steps }) };
      const { failure, step, results } = outcome;
      const { code: error, message, details, diagnostic } = failure;
      return { ok: false, json: JSON.stringify({ error, message: diagnostic ?? message, details, step, results }) };
    },
    async detect(inputs) {
      const outcome = await runner.detect(inputs, jsonSize(inputs, maxBodyBytes));
      return outcome.ok ? { ok: true, json: outcome.resultJson } : failedHere(outcome);
    },
    async convert(question) {
      try {
        return { ok: true, json: JSON.stringify(conversion(questionOf(question), convertPublicUrl)) };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return { ok: false, json: errorBody(error, '') };
      }
    },
  };
}
