import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser as built } from '../src/site/assets.ts';
import { tools } from '../src/tools/all.ts';
import { hasFirefox, openInFirefox } from './support/firefox.ts';
import { isBoundOfBrowser, isRepeatable, runHere } from './support/runs-here.ts';
import { startService, type TestService } from './support/service.ts';

const MAX_MS = 400_000;
/** Runs that may end for want of time, on a busy machine. */
const MAX_UNANSWERED = 8;
const MAX_SHOWN = 600;

const inBrowser = [...tools.values()].filter(({ slug }) => Object.hasOwn(built.tools, slug));

/** A page of another origin than the service's, which runs all examples and tells what came of them. */
const pageOf = (service: string): string => `<!doctype html><meta charset="utf-8"><title>Tools</title><script type="module">
  const tell = (path, value) => fetch(path, { method: 'POST', body: JSON.stringify(value) });
  try {
    const { run } = await import('${service}/toolrack.js');
    for (const { slug, rows } of await (await fetch('/rows')).json()) {
      const answers = [];
      for (const inputs of rows) answers.push(await run(slug, inputs).then(
        (result) => JSON.stringify(result),
        ({ code, message, details, cause }) => JSON.stringify({ code, message, details, cause }),
      ));
      await tell('/answers', { slug, answers });
    }
    await tell('/end', 'all');
  } catch (error) {
    await tell('/end', String(error));
  }
</script>`;

describe.skipIf(!hasFirefox())('in Firefox', () => {
  let service: TestService;
  let server: Server;
  const answers = new Map<string, string[]>();
  let end: (how: string) => void;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  beforeAll(async () => {
    service = await startService();
    const rows = inBrowser.map(({ slug, examples }) => ({ slug, rows: examples.map(({ inputs }) => inputs) }));
    server = createServer((request, response) => {
      if (request.method === 'POST') void hear(request).finally(() => response.end());
      else if (request.url === '/rows') response.end(JSON.stringify(rows));
      else response.setHeader('content-type', 'text/html').end(pageOf(service.url));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    server?.closeAllConnections();
    server?.close();
    await service?.stop();
  });

  async function hear(request: IncomingMessage): Promise<void> {
    const told = JSON.parse(await text(request));
    if (request.url === '/answers') answers.set(told.slug, told.answers);
    else end(told);
  }

  it('all tools answer their examples as on the server', { timeout: MAX_MS + 60_000 }, async () => {
    const { port } = server.address() as AddressInfo;
    const firefox = openInFirefox(`http://127.0.0.1:${port}/`);
    const late = setTimeout(() => end(`not done after ${MAX_MS / 1_000} s, with ${answers.size} of ${inBrowser.length} tools`), MAX_MS);
    try {
      expect(await ended).toBe('all');
    } finally {
      clearTimeout(late);
      await firefox.close();
    }
    const differ: unknown[] = [];
    const unanswered: string[] = [];
    for (const tool of inBrowser) {
      for (const [at, { inputs }] of tool.examples.entries()) {
        const there = answers.get(tool.slug)?.[at];
        const here = await runHere(tool, inputs);
        if (there === here) continue;
        if (isBoundOfBrowser(there)) unanswered.push(tool.slug);
        else if (await isRepeatable(tool, inputs)) differ.push({ slug: tool.slug, there: there?.slice(0, MAX_SHOWN), here: here.slice(0, MAX_SHOWN) });
      }
    }
    expect(differ).toEqual([]);
    expect(unanswered.length, unanswered.join(', ')).toBeLessThanOrEqual(MAX_UNANSWERED);
  });
});
