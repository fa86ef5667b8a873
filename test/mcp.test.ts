import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bin } from './support/program.ts';
import { startService, type TestService } from './support/service.ts';

const REVISIONS = ['2025-11-25', '2026-07-28'] as const;
type Revision = (typeof REVISIONS)[number];
const SIX = ['search_tools', 'describe_tool', 'run_tool', 'run_pipeline', 'detect', 'convert_units'];

let service: TestService;
let key: string;
const open: Client[] = [];
beforeAll(async () => {
  service = await startService({ PRO_REQUESTS_PER_HOUR: '2', FREE_CONVERSIONS_PER_DAY: '5', TRUST_PROXY: '127.0.0.1', CORS_ORIGINS: 'https://app.example' });
  key = await service.keyFor('business');
});
afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  await service.stop();
});

async function over(transport: StreamableHTTPClientTransport | StdioClientTransport, revision: Revision): Promise<Client> {
  const mode = revision === '2026-07-28' ? ({ pin: revision } as const) : 'legacy';
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(transport);
  open.push(client);
  return client;
}

let visitor = 0;
const http = (revision: Revision = '2026-07-28', withKey?: string, query = '') =>
  over(
    new StreamableHTTPClientTransport(new URL(`${service.url}/mcp${query}`), {
      requestInit: { headers: { 'x-forwarded-for': `192.0.2.${visitor++}`, ...(withKey !== undefined && { 'x-api-key': withKey }) } },
    }),
    revision,
  );
const stdio = (revision: Revision = '2026-07-28', ...args: string[]) =>
  over(new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp', ...args], stderr: 'inherit' }), revision);

const read = (result: any): any => JSON.parse(result.content[0].text);
const hello = { tool: 'word-counter', inputs: { text: 'Hello world.' } };
const counted = { words: 2, characters: 12, sentences: 1, paragraphs: 1 };
const remaining = async (withKey: string) => Number((await service.call(hello, withKey)).headers.get('x-ratelimit-remaining'));

describe.each([
  ['over HTTP', (revision: Revision, ...args: string[]) => http(revision, key, args.length === 0 ? '' : '?tools=word-counter,random-number-generator')],
  ['over standard input and output', stdio],
] as const)('%s', (_, connect) => {
  describe.each(REVISIONS)('in revision %s', (revision) => {
    let client: Client;
    beforeAll(async () => {
      client = await connect(revision);
    });

    it('lists six tools in under 1,500 tokens', async () => {
      expect(client.getNegotiatedProtocolVersion()).toBe(revision);
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(SIX);
      expect(Buffer.byteLength(JSON.stringify(tools)) / 4).toBeLessThan(1500);
    });

    it('finds, describes, runs and converts', async () => {
      const found = read(await client.callTool({ name: 'search_tools', arguments: { query: 'count words', limit: 3 } }));
      expect(found.tools[0].slug).toBe('word-counter');
      expect([Object.keys(found.tools[0]), found.tools.length <= 3]).toEqual([['slug', 'summary'], true]);
      const described = read(await client.callTool({ name: 'describe_tool', arguments: { tool: 'word-counter' } }));
      expect(described.inputs.required).toEqual(['text']);
      expect(described.examples.length).toBeGreaterThan(0);
      expect(read(await client.callTool({ name: 'describe_tool', arguments: { tool: 'mortgage-calculator' } })).headline).toBe('monthlyTotal');
      expect(read(await client.callTool({ name: 'run_tool', arguments: hello }))).toEqual(counted);
      const converted = read(await client.callTool({ name: 'convert_units', arguments: { from: 'mi/gal', to: 'L/(100 km)', value: 25 } }));
      expect(converted.to.value).toBeCloseTo(9.408583333333334, 12);
    });

    it('runs recipes', async () => {
      const recipe = {
        parameters: { text: { default: 'abc' } },
        steps: [
          { id: 'hash', tool: 'hash-generator' },
          { id: 'upper', tool: 'case-converter', inputs: { case: 'upper' } },
        ],
      };
      // printf abc | sha256sum
      const upper = { text: 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD' };
      const steps = [
        { id: 'hash', runs: 1 },
        { id: 'upper', runs: 1 },
      ];
      expect(read(await client.callTool({ name: 'run_pipeline', arguments: { recipe } }))).toEqual({ result: upper, steps });
      const fail = async (args: Record<string, unknown>) => read(await client.callTool({ name: 'run_pipeline', arguments: args }));
      expect(await fail({ recipe, arguments: { word: 'x' } })).toMatchObject({ error: 'invalid_inputs', details: [{ path: 'arguments.word' }] });
      expect(await fail({ recipe, arguments: [] })).toMatchObject({ error: 'invalid_inputs', details: [{ path: 'arguments' }] });
      expect(await fail({ recipe: { steps: [{ id: 'a', tool: 'json-minifier', inputs: { json: '{' } }] } })).toMatchObject({
        error: 'unprocessable_inputs',
        step: 'a',
        results: {},
      });
    });

    it('says what to change when a call is wrong', async () => {
      const fail = async (name: string, args: Record<string, unknown>) => {
        const result = await client.callTool({ name, arguments: args });
        expect(result.isError).toBe(true);
        return read(result);
      };
      expect((await fail('run_tool', { tool: 'word-counter', inputs: {} })).details).toEqual([{ path: 'text', message: 'is required: a string' }]);
      expect(await fail('run_tool', { tool: 'word-conter' })).toMatchObject({ error: 'tool_not_found', message: expect.stringContaining('word-counter') });
      expect((await fail('run_tool', { tool: 'json-minifier', inputs: { json: '{' } })).error).toBe('unprocessable_inputs');
      expect((await fail('run_tool', { tool: 'word-counter', input: {} })).details[0].path).toBe('input');
      expect((await fail('search_tools', { query: 'x', limit: 0 })).details[0].path).toBe('limit');
      expect((await fail('describe_tool', { tool: 'constructor' })).error).toBe('invalid_inputs');
      expect((await fail('convert_units', { from: 'kg', to: 'km' })).error).toBe('conversion_not_found');
      expect((await fail('nope', {})).message).toContain('run_tool');
    });

    it('answers fifty calls at once, and goes on after one that was cancelled', async () => {
      const calls = Array.from({ length: 50 }, (_, at) =>
        client.callTool({ name: 'run_tool', arguments: { tool: 'word-counter', inputs: { text: 'a '.repeat(at + 1) } } }),
      );
      expect((await Promise.all(calls)).map((result) => read(result).words)).toEqual(calls.map((_, at) => at + 1));
      const stop = new AbortController();
      const slow = client.callTool(
        { name: 'run_tool', arguments: { tool: 'word-counter', inputs: { text: 'word '.repeat(150_000) } } },
        { signal: stop.signal },
      );
      stop.abort();
      await expect(slow).rejects.toThrow();
      expect(read(await client.callTool({ name: 'run_tool', arguments: hello }))).toEqual(counted);
    });

    it('lists the tools that are asked for as tools of their own', async () => {
      const own = await connect(revision, '--tools', 'word-counter,random-number-generator');
      const { tools } = await own.listTools();
      expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint, annotations?.idempotentHint])).toEqual([
        ['word-counter', true, true],
        ['random-number-generator', true, false],
      ]);
      expect(tools[0]).toMatchObject({
        inputSchema: { required: ['text'] },
        outputSchema: { type: 'object' },
        description: expect.stringContaining('Example: {"text"'),
      });
      const result = await own.callTool({ name: 'word-counter', arguments: hello.inputs });
      expect([result.structuredContent, read(result)]).toEqual([counted, counted]);
    });
  });
});

describe('/mcp', () => {
  const post = (headers: Record<string, string>, query = '', body: unknown = { jsonrpc: '2.0', id: 1, method: 'tools/list' }) =>
    fetch(`${service.url}/mcp${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const errorOf = async (response: Response) => [response.status, ((await response.json()) as any).error];

  it.each(REVISIONS)('counts runs alone, and says what is wanting, in revision %s', async (revision) => {
    const pro = await service.keyFor('pro');
    const client = await http(revision, pro);
    await client.listTools();
    await client.callTool({ name: 'search_tools', arguments: { query: 'json' } });
    await client.callTool({ name: 'describe_tool', arguments: { tool: 'json-formatter' } });
    expect((await client.callTool({ name: 'run_tool', arguments: hello })).isError).toBeFalsy();
    expect(await remaining(pro)).toBe(0);
    const beyond = await client.callTool({ name: 'run_tool', arguments: hello });
    expect([beyond.isError, read(beyond)]).toEqual([
      true,
      expect.objectContaining({
        error: 'rate_limit_exceeded',
        retryAfter: new Date(service.now + 3_600_000).toISOString(),
        message: expect.stringMatching(/T\d\d:/),
      }),
    ]);
    const keyless = await http(revision);
    const without = await keyless.callTool({ name: 'run_tool', arguments: hello });
    expect([without.isError, read(without).error]).toEqual([true, 'missing_api_key']);
  });

  it('counts conversions as the other interface does, by address without a key', async () => {
    const client = await http();
    const convert = async () => read(await client.callTool({ name: 'convert_units', arguments: { from: 'kg', to: 'lbs', value: '10' } }));
    for (let at = 0; at < 5; at++) expect((await convert()).to.unit).toBe('lbs');
    expect((await convert()).error).toBe('rate_limit_exceeded');
  });

  it('stands in the usage figures and in the log', async () => {
    const pro = await service.keyFor('pro', 'mcp@example.com');
    await (await http('2026-07-28', pro)).callTool({ name: 'run_tool', arguments: hello });
    const account = await service.services.accounts.byEmail('mcp@example.com');
    const used = async () => {
      const { rows } = await service.services.usage.read(account?.id ?? '', { from: service.now - 1, to: service.now + 1, by: 'tool' });
      return rows.map(({ tool, count }) => [tool, count]);
    };
    await expect.poll(used).toEqual([['word-counter', 1]]);
    const line = () => JSON.parse(service.logged.findLast((each) => each.includes('"path":"/mcp"') && each.includes('word-counter')) ?? '{}');
    await expect.poll(line).toMatchObject({ method: 'POST', status: 200, key: expect.stringMatching(/^tool_/) });
  });

  it('lists a category, and the four beside it when asked', async () => {
    const finance = await (await http('2026-07-28', key, '?category=finance')).listTools();
    const slugs = service.services.catalogue.cards.filter(({ category }) => category === 'finance').map(({ slug }) => slug);
    expect(finance.tools.map(({ name }) => name)).toEqual(slugs);
    const both = await (await http('2026-07-28', key, '?category=finance&discovery=on')).listTools();
    expect(both.tools.map(({ name }) => name)).toEqual([...SIX, ...slugs]);
  });

  it('gives what fits the schemas it lists, as the client checks', async () => {
    const client = await http('2026-07-28', key, '?category=text');
    await client.listTools();
    for (const { slug, examples } of service.services.catalogue.cards.filter(({ category }) => category === 'text')) {
      const result = await client.callTool({ name: slug, arguments: examples[0]?.inputs ?? {} });
      expect([slug, result.isError ?? false]).toEqual([slug, false]);
    }
  });

  it('refuses wrong keys, foreign pages, unknown tools and categories', async () => {
    expect(await errorOf(await post({ 'x-api-key': `tool_${'0'.repeat(32)}` }))).toEqual([401, 'invalid_api_key']);
    expect((await post({ authorization: `Bearer ${key}` })).status).toBe(200);
    expect(await errorOf(await post({ origin: 'https://evil.example' }))).toEqual([403, 'forbidden_origin']);
    const allowed = await post({ origin: 'https://app.example' });
    expect([allowed.status, allowed.headers.get('access-control-allow-origin'), allowed.headers.get('x-request-id')]).toEqual([
      200,
      'https://app.example',
      expect.any(String),
    ]);
    for (const query of ['?tools=word-conter', '?category=nope', '?discovery=off', '?tool=x', '?tools=word-counter&category=text']) {
      expect(await errorOf(await post({}, query))).toEqual([400, 'invalid_parameter']);
    }
    expect((await fetch(`${service.url}/mcp`)).status).toBe(405);
  });

  it('answers what is not a message with an error of the protocol', async () => {
    for (const body of ['{', '', '7', '{"jsonrpc":"2.0"}', `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${'['.repeat(9000)}${']'.repeat(9000)}}`]) {
      const response = await post({}, '', body);
      expect([400, 200]).toContain(response.status);
      expect(await response.text()).toMatch(/"code":-32\d\d\d/);
    }
    expect((await post({ 'content-type': 'text/plain' })).status).toBe(415);
  });
});

describe.each([
  ['over HTTP', () => http('2025-11-25', key), () => http('2025-11-25', key)],
  ['over HTTP in revision 2026-07-28', () => http('2026-07-28', key), () => http('2026-07-28', key)],
  ['over standard input and output', () => stdio('2025-11-25'), undefined],
] as const)('large files of results %s', (_, connect, again) => {
  const bytes = randomBytes(1_500_000);
  const file = bytes.toString('base64');
  /** What another program finds in a ZIP, in order and joined. */
  const unzipped = (zip: Buffer): Buffer =>
    execFileSync(
      'python3',
      ['-c', 'import sys,zipfile,io;z=zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read()));[sys.stdout.buffer.write(z.read(n)) for n in z.namelist()]'],
      {
        input: zip,
        maxBuffer: 10_000_000,
      },
    );
  const blobOf = async (client: Client, uri: string): Promise<Buffer> => {
    const { contents } = await client.readResource({ uri });
    const [only] = contents;
    return Buffer.from(only && 'blob' in only ? only.blob : '', 'base64');
  };

  it('are linked, and read by the link as often as wanted, also by another connection of the key', async () => {
    const client = await connect();
    const { content } = await client.callTool({
      name: 'run_tool',
      arguments: { tool: 'zip-creator', inputs: { files: [{ name: 'a.bin', content: file }], compression: 'store' } },
    });
    const [text, link, ...others] = content as any[];
    expect(text.text.length).toBeLessThan(1_000);
    expect(JSON.parse(text.text)).not.toHaveProperty('archive');
    expect(link).toMatchObject({ type: 'resource_link', name: 'zip-creator.zip', mimeType: 'application/zip' });
    expect([others, link.description]).toEqual([[], 'The field archive of the result, which is left out of it.']);
    expect((await client.listResources()).resources.at(-1)).toMatchObject({ uri: link.uri, size: link.size });
    for (const reader of [client, client, ...(again ? [await again()] : [])]) {
      const zip = await blobOf(reader, link.uri);
      expect([zip.length, unzipped(zip).equals(bytes)]).toEqual([link.size, true]);
    }
  });

  it('are one ZIP where there are many', async () => {
    const client = await connect();
    const { content } = await client.callTool({ name: 'run_tool', arguments: { tool: 'file-splitter', inputs: { file, parts: 20 } } });
    const [text, link, ...others] = content as any[];
    expect(JSON.parse(text.text).files).toHaveLength(20);
    expect([link.type, link.name, others]).toEqual(['resource_link', 'file-splitter.zip', []]);
    expect(unzipped(await blobOf(client, link.uri)).equals(bytes)).toBe(true);
  });

  it('are in the result as ever where they are small', async () => {
    const client = await connect();
    const { content } = await client.callTool({
      name: 'run_tool',
      arguments: { tool: 'zip-creator', inputs: { files: [{ name: 'a.txt', text: 'one' }], modified: '2024-02-29T12:34:56Z' } },
    });
    const [text, embedded] = content as any[];
    const result = JSON.parse(text.text);
    expect(unzipped(Buffer.from(result.archive, 'base64')).toString()).toBe('one');
    expect([embedded.type, embedded.resource.blob]).toEqual(['resource', result.archive]);
    const described = read(await client.callTool({ name: 'describe_tool', arguments: { tool: 'zip-creator' } }));
    expect(Object.keys(result)).toEqual(Object.keys(described.result.properties).filter((name) => name in result));
  });
});

describe('files that are kept', () => {
  const file = Buffer.alloc(1_200_000, 1).toString('base64');
  const linkOf = async (client: Client): Promise<string> => {
    const { content } = await client.callTool({ name: 'run_tool', arguments: { tool: 'file-splitter', inputs: { file, parts: 2 } } });
    return (content as any[])[1].uri;
  };
  const refusal = async (client: Client, uri: string): Promise<{ code: number; message: string }> =>
    client.readResource({ uri }).then(
      () => expect.fail('it was read'),
      ({ code, message }) => ({ code, message }),
    );

  it('are there for their key alone', async () => {
    const uri = await linkOf(await http('2026-07-28', key));
    const strangers = [await http('2025-11-25', await service.keyFor('business')), await http('2025-11-25')];
    for (const stranger of strangers) {
      expect(await refusal(stranger, uri)).toMatchObject({ code: -32602, message: expect.stringContaining('The file is gone') });
      expect((await stranger.listResources()).resources).toEqual([]);
    }
  });

  it('are not at another node, which says so', async () => {
    const other = await startService();
    const client = await over(
      new StreamableHTTPClientTransport(new URL(`${other.url}/mcp`), { requestInit: { headers: { 'x-api-key': await other.keyFor('business') } } }),
      '2026-07-28',
    );
    expect(await refusal(client, await linkOf(await http('2026-07-28', key)))).toMatchObject({
      code: -32602,
      message: expect.stringContaining('kept by the node of the service that ran the tool'),
    });
    expect(await refusal(client, 'file:///etc/passwd')).toMatchObject({ code: -32602, message: expect.stringContaining('There is no such file') });
    await client.close();
    await other.stop();
  });
});

describe('params that are not as the protocol has them', () => {
  const CLIENT = { name: 'a', version: '1' };
  const initialize = (params: unknown) => ({ method: 'initialize', params });

  it.each([
    [initialize(undefined), 'params.protocolVersion must be a string such as "2025-11-25".'],
    [initialize({}), 'params.protocolVersion must be a string such as "2025-11-25".'],
    [initialize({ protocolVersion: 5, capabilities: {}, clientInfo: CLIENT }), 'params.protocolVersion must be a string such as "2025-11-25".'],
    [initialize({ protocolVersion: '2025-11-25', clientInfo: CLIENT }), 'params.capabilities must be an object; {} where the client has none.'],
    [
      initialize({ protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'a' } }),
      'params.clientInfo must be an object with name and version, both strings.',
    ],
    [
      initialize({ protocolVersion: '2025-11-25', capabilities: { sampling: 5 }, clientInfo: CLIENT }),
      'The params of initialize are not as the protocol describes them.',
    ],
    [{ method: 'tools/list', params: { cursor: 5 } }, 'params.cursor must be a string.'],
    [{ method: 'tools/call' }, 'params.name must be the name of a tool, a string; tools/list has them.'],
    [{ method: 'tools/call', params: { name: 'run_tool', arguments: [] } }, 'params.arguments must be an object.'],
    [{ method: 'resources/read' }, 'params.uri must be the address of a file, a string; results of tools link to it.'],
  ])('are -32602, in our words: %j', async (message, told) => {
    const response = await fetch(`${service.url}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', 'x-api-key': key },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
    });
    // JSON-RPC 2.0, section 5.1: -32602 is "Invalid method parameter(s)".
    const [, data = ''] = /^data: (.*)$/m.exec(await response.text()) ?? [];
    expect(JSON.parse(data)).toEqual({ jsonrpc: '2.0', id: 1, error: { code: -32602, message: told } });
  });
});

it('a fault of the service is told in our words, and logged', async () => {
  const { gate } = service.services;
  const { admit } = gate;
  gate.admit = () => Promise.reject(new TypeError('secret of the service'));
  const client = await http('2025-11-25', key);
  const answer = await client.callTool({ name: 'run_tool', arguments: hello });
  gate.admit = admit;
  expect([answer.isError, read(answer).error]).toEqual([true, 'internal_error']);
  expect(JSON.stringify(answer)).not.toContain('secret');
  expect(service.logged.join('')).toContain('secret of the service');
});
