import { ERRORS, type ErrorCode } from '../http/errors.ts';
import type { Config } from '../settings/config.ts';
import type { ToolCard } from '../tools/card.ts';
import { manyRunsPaths, manyRunsSchemas } from './openapi-many-runs.ts';
import { allowanceHeaders, errors, type Json, jsonBody, object, query, reference, timestamp } from './openapi-parts.ts';
import { toolPaths, toolSchemas } from './openapi-tools.ts';

const text = { type: 'string' };

/**
 * OpenAPI 3.1 of the API, with the inputs and the result of each of the tools.
 * @param detailed with what the fields of the tools mean
 */
export function openApiDocument(tools: readonly ToolCard[], { publicUrl }: Pick<Config, 'publicUrl'>, detailed: boolean): Json {
  const also = detailed ? '' : ' With `?category=` or `?tools=` this document has just those tools, and says what each of their fields means.';
  return {
    openapi: '3.1.0',
    info: {
      title: 'Toolrack',
      version: 'v1',
      description: `Runs any of ${tools.length} tools with an API key, and converts units without one.${also}`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: [
      { name: 'Tools', description: 'Run a tool; see what there is.' },
      { name: 'Recipes', description: 'Tools in a row, kept by an account and run by their name.' },
      { name: 'Units', description: 'Convert between units, exactly.' },
      { name: 'Keys', description: 'The API keys of the signed-in account.' },
      { name: 'Accounts', description: 'Sign-up, sign-in and sessions.' },
      { name: 'Operation', description: 'For operators.' },
    ],
    paths: { ...toolPaths(tools), ...manyRunsPaths(), ...unitPaths(), ...keyPaths(), ...accountPaths(), ...operationPaths() },
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: '`tool_` followed by 32 hex digits.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: `${publicUrl.startsWith('https:') ? '__Host-' : ''}toolrack.session_token`,
          description: 'Set by signing in.',
        },
      },
      schemas: { ...sharedSchemas(), ...manyRunsSchemas(), ...catalogueSchemas(), ...unitSchemas(), ...keySchemas(), ...toolSchemas(tools, detailed) },
    },
  };
}

function unitPaths(): Json {
  return {
    '/api/v1/convert': {
      get: {
        operationId: 'convert',
        tags: ['Units'],
        summary: 'Convert a value, or list the conversions',
        description:
          'With no parameters at all it lists every unit and conversion. Without a key callers are counted by address; with one, by the plan of the account.',
        security: [{}, { apiKey: [] }],
        parameters: [
          query('from', 'Unit code, alias, symbol or expression such as `kg*m/s^2`; left out when `value` names its units.', {
            type: 'string',
            maxLength: 200,
            examples: ['kg'],
          }),
          query('to', 'Unit code, alias, symbol or expression, or a list of units such as `ft+in`.', { type: 'string', maxLength: 200, examples: ['lbs'] }),
          query('value', 'A decimal number, read exactly as written, or without `from` a mixed value such as `5 ft 3 in`.', {
            type: ['number', 'string'],
            default: 1,
            examples: [10, '5 ft 3 in'],
          }),
          query('digits', 'Adds `to.text`, rounded to that many significant digits.', { type: 'integer', minimum: 1, maximum: 17 }),
          query('decimals', 'Adds `to.text`, rounded to that many digits after the point.', { type: 'integer', minimum: 0, maximum: 20 }),
          query('rounding', 'What becomes of halves in `to.text`.', { type: 'string', enum: ['half-away', 'half-even'], default: 'half-away' }),
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
      post: {
        operationId: 'convertMany',
        tags: ['Units'],
        summary: 'Convert many values',
        description: 'Each item counts as one conversion and fails by itself, also beyond the allowance. With nothing left at all the answer is 429.',
        security: [{}, { apiKey: [] }],
        requestBody: { required: true, content: jsonBody(reference('ConversionItems')) },
        responses: {
          200: { description: 'A result for each item, in order.', headers: allowanceHeaders, content: jsonBody(reference('ConversionResults')) },
          ...errors(['invalid_json', 'invalid_inputs', 'invalid_api_key', 'payload_too_large', 'unsupported_media_type', 'rate_limit_exceeded'], true),
        },
      },
    },
  };
}

function keyPaths(): Json {
  return {
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
            'rate_limit_exceeded',
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
  };
}

function accountPaths(): Json {
  return {
    '/api/auth/sign-up/email': {
      post: credentials(
        'signUp',
        'Create an account on the Free plan',
        ['name', 'email', 'password'],
        ['invalid_name', 'invalid_email', 'invalid_password', 'sign_up_closed', 'email_taken'],
      ),
    },
    '/api/auth/sign-in/email': {
      post: credentials(
        'signIn',
        'Sign in; the answer sets the session cookie',
        ['email', 'password'],
        ['invalid_email', 'invalid_password', 'invalid_credentials'],
      ),
    },
    '/api/auth/sign-out': {
      post: {
        operationId: 'signOut',
        tags: ['Accounts'],
        summary: 'End the session',
        security: [{ session: [] }],
        responses: { 200: { description: 'Signed out.' }, ...errors(['forbidden_origin', 'unsupported_media_type', 'service_unavailable']) },
      },
    },
    '/api/auth/get-session': {
      get: {
        operationId: 'getSession',
        tags: ['Accounts'],
        summary: 'Who is signed in',
        security: [{ session: [] }],
        responses: { 200: { description: 'The session, or null.' }, ...errors(['forbidden_origin', 'service_unavailable']) },
      },
    },
  };
}

/** @param own the errors that it has besides those of all that read a password */
function credentials(operationId: string, summary: string, fields: string[], own: ErrorCode[]): Json {
  const properties = Object.fromEntries(fields.map((field) => [field, { type: 'string', ...(field === 'password' && { minLength: 8, maxLength: 128 }) }]));
  return {
    operationId,
    tags: ['Accounts'],
    summary,
    requestBody: {
      required: true,
      content: jsonBody(
        object(
          properties,
          fields.filter((field) => field !== 'name'),
        ),
      ),
    },
    responses: {
      200: { description: 'Signed in.' },
      ...errors([...own, 'invalid_json', 'forbidden_origin', 'payload_too_large', 'unsupported_media_type', 'rate_limit_exceeded', 'service_unavailable']),
    },
  };
}

function operationPaths(): Json {
  return {
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
    RunAnswer: {
      description: 'What the answers of all tools have in common; `answer.{slug}` adds the result of one.',
      ...object({
        success: { const: true },
        usage: object({ remaining: { type: 'integer' }, limit: { type: 'integer' }, resetAt: timestamp }),
        meta: object({ apiVersion: { const: 'v1' }, timestamp }),
      }),
    },
  };
}

function catalogueSchemas(): Json {
  return {
    Tool: object(
      {
        slug: text,
        name: text,
        summary: text,
        category: text,
        cost: { type: 'string', enum: ['linear', 'heavy'] },
        random: { type: 'boolean', description: 'The same inputs give another answer each time.' },
        description: text,
        reference: text,
        keywords: { type: 'array', items: text },
        inputs: { type: 'object' },
        result: { type: 'object' },
        main: {
          description: 'The fields that a step of a recipe takes from the one before and hands on to the next.',
          ...object({ input: text, output: text }),
        },
        kinds: { type: 'object', description: 'What each field holds, as far as handing it on goes; told where `fields` asks for it.' },
        examples: { type: 'array', items: { type: 'object' } },
      },
      // With `fields` only those that were asked for.
      [],
    ),
    ToolList: object({ tools: { type: 'array', items: reference('Tool') }, total: { type: 'integer' }, nextCursor: text }, ['tools', 'total']),
  };
}

function unitSchemas(): Json {
  const unit = object({ unit: text, label: text, value: { type: 'number' } });
  return {
    Conversion: object(
      {
        from: unit,
        to: object(
          {
            unit: text,
            label: text,
            value: { type: 'number' },
            parts: { type: 'array', items: object({ unit: text, value: { type: 'number' } }), description: 'Of a list of units: whole numbers, and the rest.' },
            text: { type: 'string', description: 'Where digits or decimals are given, or a list of units: the value, written out.' },
          },
          ['unit', 'label', 'value'],
        ),
        formula: text,
        toolUrl: { type: 'string', format: 'uri', description: 'The page of the conversion, where there is one.' },
      },
      ['from', 'to', 'formula'],
    ),
    ConversionItems: object({
      items: {
        type: 'array',
        minItems: 1,
        maxItems: 1000,
        items: object(
          {
            from: text,
            to: text,
            value: { type: ['number', 'string'], default: 1 },
            digits: { type: ['integer', 'string'] },
            decimals: { type: ['integer', 'string'] },
            rounding: { type: 'string', enum: ['half-away', 'half-even'] },
          },
          ['to'],
        ),
      },
    }),
    ConversionResults: object({
      results: { type: 'array', items: { anyOf: [reference('Conversion'), object({ error: { type: 'string', enum: Object.keys(ERRORS) }, message: text })] } },
    }),
    ConversionList: object({
      categories: {
        type: 'array',
        items: object({ name: text, units: { type: 'array', items: object({ code: text, label: text, aliases: { type: 'array', items: text } }) } }),
      },
      conversions: { type: 'array', items: object({ from: text, to: text, category: text, toolUrl: { type: 'string', format: 'uri' } }) },
      total: { type: 'integer' },
    }),
  };
}

function keySchemas(): Json {
  const key = { hash: text, name: text, prefix: text, createdAt: timestamp };
  return {
    KeyList: object({ keys: { type: 'array', items: object({ ...key, lastUsedAt: { anyOf: [timestamp, { type: 'null' }] } }) }, limit: { type: 'integer' } }),
    NewKey: object({ key: text, ...key, message: text }),
    RevokedKey: object({ success: { const: true }, hash: text, revokedAt: timestamp }),
  };
}
