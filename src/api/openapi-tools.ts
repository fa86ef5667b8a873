import type { ErrorCode } from '../http/errors.ts';
import type { JsonSchema, ToolCard } from '../tools/card.ts';
import { categories } from '../tools/categories.ts';
import { MAX_LIMIT, MAX_SEARCH_CHARACTERS } from './catalogue.ts';
import { allowanceHeaders, errors, type Json, jsonBody, object, query, reference } from './openapi-parts.ts';

/** The addresses of the tools. A generated client tells the answers of the tools apart by their `tool`. */
export function toolPaths(tools: readonly ToolCard[]): Json {
  return {
    '/api/v1/tools': { post: runOperation(tools), get: listOperation() },
    '/api/v1/tools/{slug}': {
      post: fileOperation(),
      get: {
        operationId: 'showTool',
        tags: ['Tools'],
        summary: 'Describe one tool',
        parameters: [
          { name: 'slug', in: 'path', required: true, schema: { type: 'string' } },
          query('fields', 'Only these fields, separated by commas.', { type: 'string', examples: ['slug,summary'] }),
        ],
        responses: {
          200: { description: 'The tool.', content: jsonBody(reference('Tool')) },
          304: { description: 'Unchanged.' },
          ...errors(['invalid_parameter', 'tool_not_found']),
        },
      },
    },
  };
}

/** A run with files. What each tool takes is in its schemas: a file is a string with contentEncoding base64 there. */
function fileOperation(): Json {
  const bytes = { type: 'string', format: 'binary' };
  return {
    operationId: 'runToolWithFiles',
    tags: ['Tools'],
    summary: 'Run a tool with files',
    description:
      'Counts as one run. A form has a part for each input, files with their names; one file alone is the main file of the tool, with the other inputs in the query. `Accept` says whether the result is JSON, its main file, or JSON and then its files (`multipart/mixed`).',
    security: [{ apiKey: [] }],
    parameters: [{ name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': { schema: { type: 'object', additionalProperties: true } },
        'application/octet-stream': { schema: bytes },
        'application/json': { schema: object({ inputs: { type: 'object' } }, []) },
      },
    },
    responses: {
      200: {
        description: 'The result.',
        headers: {
          ...allowanceHeaders,
          'Content-Disposition': { description: 'With a file: its name.', schema: { type: 'string' } },
          'X-Toolrack-Result': {
            description: 'With a file: the rest of the result, as JSON in ASCII of at most 4,096 characters.',
            schema: { type: 'string' },
          },
        },
        content: { ...jsonBody(reference('RunAnswer')), 'application/octet-stream': { schema: bytes }, 'multipart/mixed': { schema: bytes } },
      },
      ...errors([...RUN_ERRORS, 'bad_request', 'invalid_parameter', 'request_timeout', 'unsupported_media_type'], true),
    },
  };
}

/** What a run may be refused with. */
const RUN_ERRORS: ErrorCode[] = [
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
];

function runOperation(tools: readonly ToolCard[]): Json {
  return {
    operationId: 'runTool',
    tags: ['Tools'],
    summary: 'Run a tool',
    description: 'Counts once against the allowance of the key, whatever its outcome, unless it is refused with 429.',
    security: [{ apiKey: [] }],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: oneOfTools('call', tools),
          examples: Object.fromEntries(
            tools.slice(0, 1).map((tool) => [tool.slug, { summary: tool.name, value: { tool: tool.slug, inputs: tool.examples[0]?.inputs ?? {} } }]),
          ),
        },
      },
    },
    responses: {
      200: { description: 'The result.', headers: allowanceHeaders, content: jsonBody(oneOfTools('answer', tools)) },
      ...errors(RUN_ERRORS, true),
    },
  };
}

function listOperation(): Json {
  return {
    operationId: 'listTools',
    tags: ['Tools'],
    summary: 'List the tools',
    parameters: [
      query('category', 'Only this category.', { type: 'string', enum: categories.map(({ name }) => name) }),
      query('q', 'Only tools that match these words, best match first.', { type: 'string', maxLength: MAX_SEARCH_CHARACTERS }),
      query('fields', 'Only these fields of each tool, separated by commas.', { type: 'string', examples: ['slug,summary'] }),
      query('limit', 'At most this many tools; `nextCursor` then says where the next page begins.', { type: 'integer', minimum: 1, maximum: MAX_LIMIT }),
      query('cursor', 'The `nextCursor` of the page before.', { type: 'string' }),
    ],
    responses: {
      200: { description: 'The tools.', content: jsonBody(reference('ToolList')) },
      304: { description: 'Unchanged since the `ETag` the caller sent in `If-None-Match`.' },
      ...errors(['invalid_parameter']),
    },
  };
}

/** Any of the tools' schemas of a kind, told apart by the slug. */
function oneOfTools(kind: 'call' | 'answer', tools: readonly ToolCard[]): Json {
  return {
    oneOf: tools.map(({ slug }) => reference(`${kind}.${slug}`)),
    discriminator: { propertyName: 'tool', mapping: Object.fromEntries(tools.map(({ slug }) => [slug, `#/components/schemas/${kind}.${slug}`])) },
  };
}

/**
 * Of each tool the schemas of its call, its result and its answer.
 * @param detailed with what the fields mean; without it they are small enough for hundreds of tools in one document
 */
export function toolSchemas(tools: readonly ToolCard[], detailed: boolean): Json {
  return Object.fromEntries(tools.flatMap((tool) => schemasOf(tool, detailed)));
}

function schemasOf({ slug, name, summary, description, reference: standard, inputs, result }: ToolCard, detailed: boolean): [string, Json][] {
  const required = (inputs.required ?? []).length === 0 ? ['tool'] : ['tool', 'inputs'];
  const about = [summary, description, standard && `Reference: ${standard}.`].filter(Boolean).join(' ');
  const call = object({ tool: { const: slug }, inputs: trimmed(inputs, detailed) }, required);
  const answer = { allOf: [reference('RunAnswer'), object({ tool: { const: slug }, result: reference(`result.${slug}`) })] };
  return [
    [`call.${slug}`, { title: name, ...(detailed && { description: about }), ...call }],
    [`result.${slug}`, trimmed(result, detailed)],
    [`answer.${slug}`, answer],
  ];
}

/**
 * A schema as generators of clients read it best: a default is told in words, as many of them take a field with a default for one that must be sent,
 * and the range of safe integers, which says nothing, is left out.
 */
function trimmed({ default: byDefault, description, title, examples, ...schema }: JsonSchema, detailed: boolean): JsonSchema {
  const words = [description, byDefault !== undefined && `(default ${JSON.stringify(byDefault)})`].filter(Boolean).join(' ');
  const each = (schemas: JsonSchema[]): JsonSchema[] => schemas.map((part) => trimmed(part, detailed));
  const { minimum, maximum, properties, items, anyOf, oneOf, additionalProperties, ...rest } = schema;
  return {
    ...rest,
    ...(detailed && words !== '' && { description: words }),
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, trimmed(field, detailed)])) }),
    ...(items && { items: trimmed(items, detailed) }),
    ...(anyOf && { anyOf: each(anyOf) }),
    ...(oneOf && { oneOf: each(oneOf) }),
    ...(additionalProperties !== undefined && {
      additionalProperties: typeof additionalProperties === 'object' ? trimmed(additionalProperties, detailed) : additionalProperties,
    }),
  };
}
