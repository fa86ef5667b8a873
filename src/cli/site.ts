import { Misuse, parseArguments, required } from './arguments.ts';
import type { Command } from './command.ts';
import { printJson } from './print.ts';

const BASE = /^\/(?:[\w.~-]+\/)*$/;

export const siteCommand: Command = {
  usage: ['site --out DIR [--base /path/] [--url https://host]'],
  summary: 'Writes the pages as plain files for any static host: every tool that runs in the browser, conversions and search, without accounts and API.',
  help: 'DIR is new, empty, or holds a site of an earlier time, which is replaced. --base is the path that the site will be below. With --url, its origin, canonical addresses are whole and there are sitemaps.',
  async run(args) {
    const parsed = parseArguments(args, ['out', 'base', 'url'], ['json']);
    if (parsed.words.length > 0) throw new Misuse(`site does not take ${JSON.stringify(parsed.words[0])}.`);
    const folder = required(parsed, 'out');
    const place = { base: baseOf(parsed.options.get('base')), origin: originOf(parsed.options.get('url')) };
    const [{ siteFiles }, { writeSite }, { catalogue }] = await Promise.all([
      import('../site/static/files.ts'),
      import('../site/static/write-site.ts'),
      import('../tools/index.ts'),
    ]);
    const written = writeSite(folder, siteFiles(catalogue.cards, place));
    if (parsed.options.has('json')) printJson({ folder, ...place, ...written });
    else process.stdout.write(`Wrote ${written.files} files, ${(written.bytes / 1e6).toFixed(1)} MB, into ${folder}.\n`);
  },
};

function baseOf(given: string | true | undefined): string {
  if (typeof given !== 'string') return '/';
  if (!BASE.test(given) || given.split('/').some((part) => part === '.' || part === '..'))
    throw new Misuse(`--base must be a path with a slash at both ends, such as /tools/, and not ${JSON.stringify(given)}.`);
  return given;
}

function originOf(given: string | true | undefined): string | undefined {
  if (typeof given !== 'string') return undefined;
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new Misuse(`--url must be an origin such as https://tools.example.com, and not ${JSON.stringify(given)}; give the path with --base.`);
  return url.origin;
}
