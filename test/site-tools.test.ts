import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALL_TYPE } from '../src/site/calls.ts';
import { settledOpening } from '../src/site/forms/opening.ts';
import { toolForm } from '../src/site/pages/tool.ts';
import { catalogue } from '../src/tools/index.ts';
import { sentBy } from './support/form.ts';
import { startService, type TestService } from './support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ PAGE_RUNS_PER_DAY: '1000000' });
});
afterAll(() => service.stop());

async function get(path: string) {
  const response = await fetch(`${service.url}${path}`, { headers: { accept: 'text/html' } });
  return { status: response.status, text: await response.text() };
}

function post(slug: string, fields: URLSearchParams | Record<string, string>, headers: Record<string, string> = {}, at = service) {
  return fetch(`${at.url}/tools/${slug}`, { method: 'POST', headers: { accept: 'text/html', ...headers }, body: new URLSearchParams(fields) });
}

/** What comes of an address in brotli, and how many bytes it has on its way. */
async function packed(path: string): Promise<{ text: string; bytes: number }> {
  const response = await fetch(`${service.url}${path}`, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  expect([path, response.status, response.headers.get('content-encoding')]).toEqual([path, 200, 'br']);
  return { text: await response.text(), bytes: Number(response.headers.get('content-length') ?? Number.NaN) };
}

const loaded = new Map<string, ReturnType<typeof packed>>();
/** The same of what is looked at by several tests, asked for once. */
function once(path: string): ReturnType<typeof packed> {
  const known = loaded.get(path) ?? packed(path);
  loaded.set(path, known);
  return known;
}
const pageOf = (slug: string): ReturnType<typeof packed> => once(`/tools/${slug}`);

/** What stands where a result will be. */
const NOTHING_YET = 'Run the tool to see its result.';
const JSON_WANTED = { accept: 'application/json' };

/** A result whose numbers may differ in their last digits: examples name some of them as far as their standard does. */
function closely(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isInteger(value)) return expect.closeTo(value, Math.max(0, 9 - Math.ceil(Math.log10(Math.abs(value)))));
  if (Array.isArray(value)) return value.map(closely);
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, closely(member)]));
  return value;
}

describe('the form of every tool', () => {
  it.each(catalogue.cards.map((card) => [card.slug, card] as const))(
    '%s runs with the example that its page holds, and gives what its page shows',
    async (slug, card) => {
      const [held] = toolForm(card).examples;
      const { status, text } = await get(`/tools/${slug}?example=${(held ?? 0) + 1}`);
      expect(status).toBe(200);
      const fields = sentBy(text, 'run');
      const answer = await post(slug, fields, JSON_WANTED);
      const body: any = await answer.json();
      if (held === undefined) return expect([200, 400, 422]).toContain(answer.status);
      expect([answer.status, body.message]).toEqual([200, undefined]);
      expect(body.result).toEqual(closely(card.examples[held]?.result));
    },
  );

  it.each(catalogue.cards.filter((card) => toolForm(card).examples.length > 0 || card.pageInputs).map((card) => [card.slug, card] as const))(
    '%s runs with what its page opens with, and gives what the page shows',
    async (slug, card) => {
      const { text } = await pageOf(slug);
      const answer = await post(slug, sentBy(text, 'run'), JSON_WANTED);
      const body: any = await answer.json();
      expect([answer.status, body.message]).toEqual([200, undefined]);
      if (card.pageResult) expect([body.result, text.includes(NOTHING_YET)]).toEqual([closely(card.pageResult), false]);
    },
  );

  it('opens with an answer without script, unless it is drawn, of now or large', async () => {
    const open = await Promise.all(catalogue.cards.map(async (card) => [card, (await pageOf(card.slug)).text] as const));
    const without = open.filter(([, text]) => text.includes(NOTHING_YET)).map(([card]) => card);
    expect(without.filter((card) => settledOpening(card, toolForm(card))).map(({ slug }) => slug)).toEqual(['favicon-generator', 'image-rotator']);
    expect(without.length).toBeLessThan(200);
  });

  it('is at most 25,000 bytes on its way with its style and scripts, and each part that comes later at most 15,000', async () => {
    const heavy: string[] = [];
    for (const { slug } of catalogue.cards) {
      const { text, bytes } = await pageOf(slug);
      const atOnce = [...text.matchAll(/<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]* (?:href|src)="([^"]+)"/g)].map(
        ([, path = '']) => path,
      );
      const later = [...text.matchAll(/ data-(?:pickers|extras|runs|code|beside|given-files|offline)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
      expect([slug, atOnce.length > 2, later.length > 4]).toEqual([slug, true, true]);
      const sum = (await Promise.all(atOnce.map(once))).reduce((all, more) => all + more.bytes, bytes);
      if (!(sum <= 25_000)) heavy.push(`${slug}: ${sum}`);
      for (const path of later) expect((await once(path)).bytes, path).toBeLessThanOrEqual(15_000);
    }
    expect(heavy).toEqual([]);
  });

  it('opens with nothing drawn on the server for a random tool, and says "Generate again" once it has run', async () => {
    const { text } = await get('/tools/dice-roller');
    expect(text).toContain('Run the tool to see its result.');
    expect(text).toMatch(/name="seed"[^>]* value=""/);
    expect(text).toContain('>Run</button>');
    expect(await (await post('dice-roller', sentBy(text, 'run'))).text()).toContain('>Generate again</button>');
    expect((await get('/tools/dice-roller?example=1')).text).toMatch(/name="seed"[^>]* value="a"/);
  });

  it('leaves the present to the present', async () => {
    expect((await get('/tools/totp-generator')).text).toMatch(/placeholder="now"[^>]* name="now"[^>]* value=""/);
    expect((await get('/tools/age-calculator')).text).toMatch(/name="date"[^>]* value=""/);
  });

  it('holds the first example of all but those with carriage returns, which no form can send', () => {
    const others = catalogue.cards.filter((card) => card.examples.length > 0 && toolForm(card).examples[0] !== 0);
    for (const { slug, examples } of others) expect(JSON.stringify(examples[0]?.inputs), slug).toContain('\\r');
  });
});

describe('a run that the script of a page asks for', () => {
  const send = (path: string, body: string) => fetch(`${service.url}${path}`, { method: 'POST', headers: { ...JSON_WANTED, 'content-type': CALL_TYPE }, body });

  it('may have as many bytes as one over the API, and shows what a form shows', async () => {
    const text = 'word '.repeat(190_000);
    const inputs = { text, more: 'x'.repeat(2_000_000) };
    const large = await send('/tools/word-counter', JSON.stringify({ tool: 'word-counter', inputs: { text } }));
    expect([large.status, ((await large.json()) as any).result.words]).toEqual([200, 190_000]);
    // Beyond what a form may have, it is read, and the tool's own complaint is answered.
    const refused = await send('/tools/word-counter', JSON.stringify({ tool: 'word-counter', inputs }));
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('more')]);
    const marked = await send('/tools/regex-tester', JSON.stringify({ tool: 'regex-tester', inputs: { pattern: 'b', text: 'abc' } }));
    expect(((await marked.json()) as any).html).toContain('a<mark>b</mark>c');
  });

  it('is refused beyond that, for another tool, as no JSON, and where a page takes forms alone', async () => {
    const bound = service.services.config.maxBodyBytes;
    const call = (tool: string, text: string) => JSON.stringify({ tool, inputs: { text } });
    const answers = [
      await send('/tools/word-counter', call('word-counter', 'x'.repeat(bound))),
      await send('/tools/word-counter', call('text-reverser', 'x')),
      await send('/tools/word-counter', '{"tool":"word-counter","inputs":{'),
      await send('/tools/word-counter', '{}'),
      await send('/sign-in', '{}'),
    ];
    const codes = await Promise.all(answers.map(async (answer) => ((await answer.json()) as any).error));
    expect(codes).toEqual(['payload_too_large', 'invalid_json', 'invalid_json', 'invalid_json', 'unsupported_media_type']);
  });
});

describe('a run on a page', () => {
  it('shows money with the decimals that were asked for, and with its cents from the start', async () => {
    expect((await get('/tools/mortgage-calculator')).text).toContain('<data value="370682.2">370,682.20</data>');
    const fields = { homePrice: '400000', downPaymentPercent: '20', annualRatePercent: '6', decimals: '4' };
    const page = await (await post('mortgage-calculator', fields)).text();
    expect(page).toContain('<data value="320000">320,000.0000</data>');
    const { html }: any = await (await post('mortgage-calculator', fields, JSON_WANTED)).json();
    expect(html).toContain('<data value="320000">320,000.0000</data>');
  });

  it('answers with the page, its result and the call', async () => {
    const answer = await post('word-counter', { text: 'one two three' });
    const text = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(text).toContain('<data value="3">3</data>');
    expect(text).toContain('one two three</textarea>');
    expect(text).toContain('&quot;text&quot;:&quot;one two three&quot;');
  });

  it.each([
    [
      'loan-calculator',
      { solveFor: 'payment', amount: 'much', annualRatePercent: '5', termMonths: '12' },
      400,
      'Amount must be a number such as 12.5, not &quot;much&quot;',
    ],
    ['loan-calculator', { solveFor: 'payment', amount: '-5', annualRatePercent: '5', termMonths: '12' }, 400, 'Amount must be at least 0.01'],
    ['json-formatter', { json: '{"a":' }, 422, 'aria-invalid="true"'],
  ])('%s with %j says at the field what is wrong', async (slug, fields, status, words) => {
    const answer = await post(slug, fields);
    const text = await answer.text();
    expect(answer.status).toBe(status);
    expect(text).toContain(words);
    expect(text).toMatch(/aria-invalid="true" aria-describedby="[^"]*-error"/);
  });

  it('escapes what was sent and what came of it', async () => {
    const text = await (await post('case-converter', { text: '</textarea><script>alert(1)</script>', case: 'upper' })).text();
    expect(text).not.toMatch(/<script>alert/i);
  });

  it('reads line ends as LF', async () => {
    const body: any = await (await post('character-counter', { text: 'a\r\nb' }, JSON_WANTED)).json();
    expect(body.result).toMatchObject({ codePoints: 3, lines: 2 });
  });

  it('takes an unchecked box for no', async () => {
    const body: any = await (await post('case-converter', { text: 'ab', case: 'upper' }, JSON_WANTED)).json();
    expect(body.result.text).toBe('AB');
  });

  it('is 404 for a tool that is not, 413 for too much, 415 for another kind of body', async () => {
    expect((await post('word-conter', { text: 'a' })).status).toBe(404);
    expect((await post('word-counter', { text: 'x'.repeat(1_200_000) })).status).toBe(413);
    const json = await fetch(`${service.url}/tools/word-counter`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    expect(json.status).toBe(415);
  });

  it('says that a result is too large for a page', async () => {
    const answer = await post('text-repeater', { text: 'x'.repeat(1_000), count: '5000' });
    expect([answer.status, (await answer.text()).includes('more than a page can show')]).toEqual([422, true]);
  });

  it('logs the route, and nothing of what was run', async () => {
    service.logged.length = 0;
    await post('word-counter', { text: 'secret words' });
    const log = service.logged.join('\n');
    expect(log).toContain('/tools/:slug');
    expect(log).not.toContain('word-counter');
    expect(log).not.toContain('secret');
  });
});

describe('the allowance of runs on pages', () => {
  it('is counted by address, and by account for whoever is signed in; never against keys', async () => {
    const own = await startService({ PAGE_RUNS_PER_DAY: '2', PAGE_RUNS_PER_DAY_SIGNED_IN: '3' });
    try {
      const key = await own.keyFor('pro', 'a@example.com');
      for (const [slug, status] of [
        ['word-counter', 200],
        ['character-counter', 200],
        ['case-converter', 429],
      ] as const)
        expect((await post(slug, { text: 'a', case: 'upper' }, {}, own)).status, slug).toBe(status);
      const refused = await post('slug-generator', { text: 'a' }, {}, own);
      expect(refused.headers.get('retry-after')).toBe('86400');
      const page = await refused.text();
      expect(page).toContain('<time datetime="2026-02-01T12:00:00.000Z">2026-02-01 12:00 UTC</time>');
      expect(page).toContain('<a href="/sign-in">Signing in</a>');
      const asJson: any = await (await post('slug-generator', { text: 'a' }, JSON_WANTED, own)).json();
      expect(asJson).toMatchObject({ error: 'rate_limit_exceeded', retryAfter: '2026-02-01T12:00:00.000Z' });
      const cookie = await own.signIn('a@example.com');
      for (const [slug, status] of [
        ['word-counter', 200],
        ['character-counter', 200],
        ['case-converter', 200],
        ['slug-generator', 429],
      ] as const)
        expect((await post(slug, { text: 'a', case: 'upper' }, { cookie }, own)).status, slug).toBe(status);
      expect((await own.call({ tool: 'word-counter', inputs: { text: 'a' } }, key)).body.usage.remaining).toBe(99);
      own.now += 86_400_000;
      expect((await post('word-counter', { text: 'a' }, {}, own)).status).toBe(200);
    } finally {
      await own.stop();
    }
  });

  it('is spent once for runs of one tool that follow each other, within a bound', async () => {
    const own = await startService({ PAGE_RUNS_PER_DAY: '2' });
    try {
      const run = async (slug = 'word-counter') => (await post(slug, { text: 'a' }, JSON_WANTED, own)).status;
      // Twenty at once are one run, the next is the second, and what follows is refused until a second has given more.
      for (let at = 0; at < 21; at++) expect(await run()).toBe(200);
      expect(await run()).toBe(429);
      own.now += 1_000;
      expect([await run(), await run(), await run()]).toEqual([200, 200, 429]);
      expect(await run('character-counter')).toBe(429);
      own.now += 600_000;
      expect(await run()).toBe(429);
    } finally {
      await own.stop();
    }
  });

  it('does not count what other sites send, nor examples that are looked at', async () => {
    const own = await startService({ PAGE_RUNS_PER_DAY: '1' });
    try {
      for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }] as Record<string, string>[]) {
        expect((await post('word-counter', { text: 'a' }, headers, own)).status).toBe(403);
      }
      await fetch(`${own.url}/tools/word-counter?example=2`);
      expect((await post('word-counter', { text: 'a' }, { origin: own.url }, own)).status).toBe(200);
      expect((await post('character-counter', { text: 'a' }, { origin: own.url }, own)).status).toBe(429);
    } finally {
      await own.stop();
    }
  });

  it('is off at 0: the form says so, and a post is 403', async () => {
    const own = await startService({ PAGE_RUNS_PER_DAY: '0', PAGE_RUNS_PER_DAY_SIGNED_IN: '0' });
    try {
      expect(await (await fetch(`${own.url}/tools/word-counter`)).text()).toContain('Without JavaScript this page cannot run the tool.');
      expect(await (await fetch(`${own.url}/tools/path-normalizer`)).text()).toContain('turned off');
      expect((await post('word-counter', { text: 'a' }, {}, own)).status).toBe(403);
    } finally {
      await own.stop();
    }
  });
});
