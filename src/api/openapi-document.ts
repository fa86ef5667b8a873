import type { Config } from '../config.ts';
import type { Catalogue } from '../tools/catalogue.ts';
import { categories } from '../tools/categories.ts';
import type { Tool } from '../tools/define.ts';
import { inputSchema, resultSchema } from './catalogue.ts';
import { ERRORS, type ErrorCode } from './errors.ts';

type Json = Record<string, unknown>;

const timestamp = { type: 'string', format: 'date-time', examples: ['2026-01-31T12:00:00.000Z'] };
const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const jsonBody = (schema: Json): Json => ({ 'application/json': { schema } });

const allowanceHeaders = {
  'X-RateLimit-Limit': { description: 'Requests per window.', schema: { type: 'integer' } },
  'X-RateLimit-Remaining': { description: 'Requests left in the window.', schema: { type: 'integer' } },
  'X-RateLimit-Reset': { description: 'When the oldest counted request leaves the window.', schema: timestamp },
};

/** OpenAPI 3.1 of both interfaces, each tool's inputs and result a schema of its own. */
export function openApiDocument(catalogue: Catalogue, config: Config): Json {
  const tools = catalogue.tools;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Toolrack',
      version: 'v1',
      description: `Interface A runs any of ${tools.length} tools with an API key. Interface B converts units, no key needed.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: config.publicUrl }],
    tags: [
      { name: 'Tools', description: 'Run a tool; see what there is.' },
      { name: 'Units', description: 'Convert between units, exactly.' },
      { name: 'Keys', description: 'The API keys of the signed-in account.' },
      { name: 'Accounts', description: 'Sign-up, sign-in and sessions.' },
      { name: 'Operation', description: 'For operators.' },
    ],
    paths: paths(tools),
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: '`tool_` followed by 32 hex digits.' },
        session: { type: 'apiKey', in: 'cookie', name: 'toolrack.session_token', description: 'Set by signing in.' },
      },
      schemas: { ...sharedSchemas(), ...Object.fromEntries(tools.flatMap(toolSchemas)) },
    },
  };
}

function paths(tools: readonly Tool[]): Json {
  return {
    '/api/v1/tools': {
      post: {
        operationId: 'runTool',
        tags: ['Tools'],
        summary: 'Run a tool',
        description: 'Counts once against the allowance of the key, whatever its outcome, unless it is refused with 429.',
        security: [{ apiKey: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                oneOf: tools.map((tool) => reference(`call.${tool.slug}`)),
                discriminator: {
                  propertyName: 'tool',
                  mapping: Object.fromEntries(tools.map((tool) => [tool.slug, `#/components/schemas/call.${tool.slug}`])),
                },
              },
              examples: Object.fromEntries(
                tools.slice(0, 1).map((tool) => [tool.slug, { summary: tool.name, value: { tool: tool.slug, inputs: tool.examples[0]?.inputs ?? {} } }]),
              ),
            },
          },
        },
        responses: {
          200: { description: 'The result.', headers: allowanceHeaders, content: jsonBody(reference('RunAnswer')) },
          ...errors(
            [
              'invalid_json',
              'missing_tool',
              'invalid_inputs',
              'missing_api_key',
              'invalid_api_key',
              'plan_required',
              'tool_not_found',
              'payload_too_large',
              'unprocessable_inputs',
              'tool_timeout',
              'rate_limit_exceeded',
              'internal_error',
              'service_unavailable',
            ],
            true,
          ),
        },
      },
      get: {
        operationId: 'listTools',
        tags: ['Tools'],
        summary: 'List the tools',
        parameters: [
          query('category', 'Only this category.', { type: 'string', enum: categories.map(({ name }) => name) }),
          query('q', 'Only tools that match these words, best match first.', { type: 'string', maxLength: 200 }),
        ],
        responses: {
          200: { description: 'The tools.', content: jsonBody(reference('ToolList')) },
          304: { description: 'Unchanged since the `ETag` the caller sent in `If-None-Match`.' },
          ...errors(['invalid_parameter']),
        },
      },
    },
    '/api/v1/tools/{slug}': {
      get: {
        operationId: 'showTool',
        tags: ['Tools'],
        summary: 'Describe one tool',
        parameters: [{ name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
        responses: {
          200: { description: 'The tool.', content: jsonBody(reference('Tool')) },
          304: { description: 'Unchanged.' },
          ...errors(['tool_not_found']),
        },
      },
    },
    '/api/v1/convert': {
      get: {
        operationId: 'convert',
        tags: ['Units'],
        summary: 'Convert a value, or list the conversions',
        description:
          'With no parameters at all it lists every unit and conversion. Without a key callers are counted by address; with one, by the plan of the account.',
        security: [{}, { apiKey: [] }],
        parameters: [
          query('from', 'Unit code or alias.', { type: 'string', examples: ['kg'] }),
          query('to', 'Unit code or alias.', { type: 'string', examples: ['lbs'] }),
          query('value', 'A decimal number, read exactly as written.', { type: 'number', default: 1 }),
        ],
        responses: {
          200: {
            description: 'The conversion, or the list.',
            headers: allowanceHeaders,
            content: jsonBody({ anyOf: [reference('Conversion'), reference('ConversionList')] }),
          },
          ...errors(['missing_parameter', 'invalid_parameter', 'invalid_api_key', 'conversion_not_found', 'rate_limit_exceeded'], true),
        },
      },
    },
    '/api/v1/keys': {
      get: {
        operationId: 'listKeys',
        tags: ['Keys'],
        summary: 'List the active keys, newest first',
        security: [{ session: [] }],
        responses: { 200: { description: 'The keys.', content: jsonBody(reference('KeyList')) }, ...errors(['unauthenticated', 'forbidden_origin']) },
      },
      post: {
        operationId: 'createKey',
        tags: ['Keys'],
        summary: 'Create a key; it is shown in this answer alone',
        security: [{ session: [] }],
        requestBody: { content: jsonBody({ type: 'object', properties: { name: { type: 'string', minLength: 1, maxLength: 100, default: 'API key' } } }) },
        responses: {
          201: { description: 'The new key.', content: jsonBody(reference('NewKey')) },
          ...errors([
            'invalid_json',
            'invalid_name',
            'unauthenticated',
            'plan_required',
            'forbidden_origin',
            'key_limit_reached',
            'payload_too_large',
            'unsupported_media_type',
          ]),
        },
      },
      delete: {
        operationId: 'revokeKey',
        tags: ['Keys'],
        summary: 'Revoke a key, at once and for good',
        security: [{ session: [] }],
        requestBody: {
          required: true,
          content: jsonBody({ type: 'object', required: ['hash'], properties: { hash: { type: 'string', pattern: '^[0-9a-f]{64}$' } } }),
        },
        responses: {
          200: { description: 'The key is revoked; repeating it answers the same.', content: jsonBody(reference('RevokedKey')) },
          ...errors(['invalid_json', 'invalid_hash', 'unauthenticated', 'forbidden_origin', 'key_not_found', 'payload_too_large', 'unsupported_media_type']),
        },
      },
    },
    '/api/auth/sign-up/email': { post: credentials('signUp', 'Create an account on the Free plan', ['name', 'email', 'password']) },
    '/api/auth/sign-in/email': { post: credentials('signIn', 'Sign in; the answer sets the session cookie', ['email', 'password']) },
    '/api/auth/sign-out': {
      post: {
        operationId: 'signOut',
        tags: ['Accounts'],
        summary: 'End the session',
        security: [{ session: [] }],
        responses: { 200: { description: 'Signed out.' }, ...errors(['forbidden_origin']) },
      },
    },
    '/api/auth/get-session': {
      get: {
        operationId: 'getSession',
        tags: ['Accounts'],
        summary: 'Who is signed in',
        security: [{ session: [] }],
        responses: { 200: { description: 'The session, or null.' } },
      },
    },
    '/healthz': { get: { operationId: 'alive', tags: ['Operation'], summary: 'The process is alive', responses: { 200: { description: 'Alive.' } } } },
    '/readyz': {
      get: {
        operationId: 'ready',
        tags: ['Operation'],
        summary: 'What the service depends on answers',
        responses: { 200: { description: 'Ready.' }, ...errors(['service_unavailable']) },
      },
    },
  };
}

function sharedSchemas(): Json {
  const text = { type: 'string' };
  const unit = object({ unit: text, label: text, value: { type: 'number' } });
  const key = { hash: text, name: text, prefix: text, createdAt: timestamp };
  return {
    Error: object(
      {
        error: { type: 'string', enum: Object.keys(ERRORS) },
        message: text,
        retryAfter: timestamp,
        details: { type: 'array', items: object({ path: text, message: text }) },
      },
      ['error', 'message'],
    ),
    RunAnswer: object({
      success: { const: true },
      tool: text,
      result: { type: 'object', description: 'As the schema `result.{slug}` of the tool says.' },
      usage: object({ remaining: { type: 'integer' }, limit: { type: 'integer' }, resetAt: timestamp }),
      meta: object({ apiVersion: { const: 'v1' }, timestamp }),
    }),
    Tool: object(
      {
        slug: text,
        name: text,
        summary: text,
        category: text,
        cost: { enum: ['linear', 'heavy'] },
        description: text,
        reference: text,
        keywords: { type: 'array', items: text },
        inputs: { type: 'object' },
        result: { type: 'object' },
        examples: { type: 'array', items: { type: 'object' } },
      },
      ['slug', 'name', 'summary', 'category', 'inputs', 'result', 'examples'],
    ),
    ToolList: object({ tools: { type: 'array', items: reference('Tool') }, total: { type: 'integer' } }),
    Conversion: object({ from: unit, to: unit, formula: text, toolUrl: { type: 'string', format: 'uri' } }),
    ConversionList: object({
      categories: {
        type: 'array',
        items: object({ name: text, units: { type: 'array', items: object({ code: text, label: text, aliases: { type: 'array', items: text } }) } }),
      },
      conversions: { type: 'array', items: object({ from: text, to: text, category: text, toolUrl: { type: 'string', format: 'uri' } }) },
      total: { type: 'integer' },
    }),
    KeyList: object({ keys: { type: 'array', items: object({ ...key, lastUsedAt: { anyOf: [timestamp, { type: 'null' }] } }) }, limit: { type: 'integer' } }),
    NewKey: object({ key: text, ...key, message: text }),
    RevokedKey: object({ success: { const: true }, hash: text, revokedAt: timestamp }),
  };
}

function toolSchemas(tool: Tool): [string, Json][] {
  const inputs = inputSchema(tool);
  const optional = !Array.isArray(inputs.required) || inputs.required.length === 0;
  return [
    [
      `call.${tool.slug}`,
      {
        title: tool.name,
        description: [tool.summary, tool.description, tool.reference && `Reference: ${tool.reference}.`].filter(Boolean).join(' '),
        ...object({ tool: { const: tool.slug }, inputs }, optional ? ['tool'] : ['tool', 'inputs']),
      },
    ],
    [`result.${tool.slug}`, { title: `${tool.name}: result`, ...resultSchema(tool) }],
  ];
}

function object(properties: Json, required = Object.keys(properties)): Json {
  return { type: 'object', properties, required };
}

const query = (name: string, description: string, schema: Json): Json => ({ name, in: 'query', description, schema });

function credentials(operationId: string, summary: string, fields: string[]): Json {
  const properties = Object.fromEntries(fields.map((field) => [field, { type: 'string', ...(field === 'password' && { minLength: 8, maxLength: 128 }) }]));
  return {
    operationId,
    tags: ['Accounts'],
    summary,
    requestBody: { required: true, content: jsonBody(object(properties)) },
    responses: { 200: { description: 'Signed in.' }, ...errors(['forbidden_origin', 'rate_limit_exceeded']) },
  };
}

/** The error answers of an operation, those of one status together. */
function errors(codes: ErrorCode[], withAllowance = false): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(ERRORS[code].status, [...(byStatus.get(ERRORS[code].status) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      {
        description: same.map((code) => `\`${code}\`: ${ERRORS[code].when}`).join(' '),
        ...(withAllowance && status !== 401 && { headers: allowanceHeaders }),
        content: jsonBody(reference('Error')),
      },
    ]),
  );
}
