import type { ErrorCode } from '../http/errors.ts';
import { MAX_STEPS } from '../pipelines/pipeline.ts';
import { MAX_CALLS } from './batch.ts';
import { allowanceHeaders, errors, type Json, jsonBody, object, query, reference, timestamp } from './openapi-parts.ts';

const text = { type: 'string' };
const anyObject = { type: 'object' };
const RECIPE_NAME = { name: 'name', in: 'path', required: true, description: '1 to 100 characters.', schema: text };
const COMMON: ErrorCode[] = [
  'invalid_json',
  'invalid_inputs',
  'missing_api_key',
  'invalid_api_key',
  'plan_required',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limit_exceeded',
  'internal_error',
  'service_unavailable',
];

/** The addresses that run several tools in one request, and those for agents. */
export function manyRunsPaths(): Json {
  return {
    '/api/v1/batch': {
      post: {
        operationId: 'runBatch',
        tags: ['Tools'],
        summary: 'Run many tools',
        description: 'Each call counts once and fails by itself, also beyond the allowance. With nothing left at all the answer is 429.',
        security: [{ apiKey: [] }],
        requestBody: { required: true, content: jsonBody(reference('BatchCalls')) },
        responses: {
          200: { description: 'A result for each call, in order.', headers: allowanceHeaders, content: jsonBody(reference('BatchResults')) },
          ...errors(COMMON, true),
        },
      },
    },
    '/api/v1/pipelines': {
      post: {
        operationId: 'runPipeline',
        tags: ['Tools'],
        summary: 'Run tools that use the results of one another',
        description:
          'Every run counts once; those of a step are taken from the allowance before it starts. An error of a run carries `step` and `results` besides. A malformed pipeline is refused before anything runs.',
        security: [{ apiKey: [] }],
        requestBody: { required: true, content: jsonBody(reference('Pipeline')) },
        responses: {
          200: {
            description: 'The outputs, or the result of the last step that was run.',
            headers: allowanceHeaders,
            content: jsonBody(reference('PipelineAnswer')),
          },
          ...errors([...COMMON, 'tool_not_found', 'unprocessable_inputs', 'tool_timeout'], true),
        },
      },
    },
    '/api/v1/detect': { post: detection() },
    ...recipePaths(),
    '/mcp': {
      post: {
        operationId: 'mcp',
        tags: ['Tools'],
        summary: 'Speak the Model Context Protocol',
        description: 'Streamable HTTP without sessions, revisions 2025-11-25 and 2026-07-28. A key is needed for runs alone.',
        security: [{}, { apiKey: [] }],
        parameters: [
          query('tools', 'Lists these tools natively, by their slugs separated by commas.', text),
          query('category', 'Lists the tools of a category natively.', text),
          query('discovery', 'Lists the tools for finding, describing and running beside them.', { type: 'string', enum: ['on'] }),
        ],
        requestBody: { required: true, content: jsonBody({ type: 'object', description: 'A message of JSON-RPC 2.0.' }) },
        responses: {
          200: { description: 'The answer, as JSON or as a stream of events.' },
          202: { description: 'A notification was taken.' },
          ...errors(['invalid_parameter', 'invalid_api_key', 'forbidden_origin', 'payload_too_large', 'internal_error']),
        },
      },
    },
    '/llms.txt': {
      get: { operationId: 'llms', tags: ['Tools'], summary: 'The service on one page for language models', responses: { 200: { description: 'Markdown.' } } },
    },
  };
}

function detection(): Json {
  return {
    operationId: 'detect',
    tags: ['Tools'],
    summary: 'Say what data are, and which tools open them',
    description: 'Counts one run. Data that are nothing known give empty lists. Previews never show secrets: where there is one, `masked` is true.',
    security: [{ apiKey: [] }],
    requestBody: {
      required: true,
      content: jsonBody(object({ data: { ...text, minLength: 1 }, encoding: { type: 'string', enum: ['text', 'base64', 'hex'], default: 'text' } }, ['data'])),
    },
    responses: {
      200: { description: 'The most likely first.', headers: allowanceHeaders, content: jsonBody(reference('Detection')) },
      ...errors([...COMMON, 'unprocessable_inputs', 'tool_timeout'], true),
    },
  };
}

/** The recipes that an account keeps. */
function recipePaths(): Json {
  const security = [{ session: [] }, { apiKey: [] }];
  const refused: ErrorCode[] = ['unauthenticated', 'invalid_api_key', 'forbidden_origin', 'internal_error', 'service_unavailable'];
  const saved = { description: 'What is known of the recipe.', content: jsonBody(reference('SavedRecipe')) };
  const written: ErrorCode[] = [...refused, 'invalid_json', 'invalid_name', 'payload_too_large', 'unsupported_media_type'];
  return {
    '/api/v1/recipes': {
      get: {
        operationId: 'listRecipes',
        tags: ['Recipes'],
        summary: 'List the recipes of the account',
        security,
        responses: {
          200: {
            description: 'By their names.',
            content: jsonBody(object({ recipes: { type: 'array', items: reference('SavedRecipe') }, limit: { type: 'integer' } })),
          },
          ...errors(refused),
        },
      },
    },
    '/api/v1/recipes/{name}': {
      get: {
        operationId: 'readRecipe',
        parameters: [RECIPE_NAME],
        tags: ['Recipes'],
        summary: 'Read a recipe',
        security,
        responses: { 200: saved, ...errors([...refused, 'recipe_not_found']) },
      },
      put: {
        operationId: 'saveRecipe',
        parameters: [RECIPE_NAME],
        tags: ['Recipes'],
        summary: 'Keep a recipe, in place of one of this name',
        description: 'At most 64 KB each, and 100 for an account.',
        security,
        requestBody: { required: true, content: jsonBody(reference('Pipeline')) },
        responses: { 200: saved, 201: saved, ...errors([...written, 'invalid_inputs', 'recipe_limit_reached']) },
      },
      patch: {
        operationId: 'renameRecipe',
        parameters: [RECIPE_NAME],
        tags: ['Recipes'],
        summary: 'Give a recipe another name',
        security,
        requestBody: { required: true, content: jsonBody(object({ name: text })) },
        responses: { 200: saved, ...errors([...written, 'invalid_inputs', 'recipe_not_found', 'recipe_name_taken']) },
      },
      delete: {
        operationId: 'deleteRecipe',
        parameters: [RECIPE_NAME],
        tags: ['Recipes'],
        summary: 'Delete a recipe',
        security,
        responses: {
          200: { description: 'It is gone.', content: jsonBody(object({ success: { const: true }, name: text })) },
          ...errors([...refused, 'recipe_not_found']),
        },
      },
      post: runRecipe(),
    },
  };
}

function runRecipe(): Json {
  return {
    operationId: 'runRecipe',
    parameters: [RECIPE_NAME],
    tags: ['Recipes'],
    summary: 'Run a recipe by its name',
    description: 'Answered and counted as a pipeline.',
    security: [{ apiKey: [] }],
    requestBody: { content: jsonBody(object({ arguments: { type: 'object', description: 'Values of its parameters.' } }, [])) },
    responses: {
      200: {
        description: 'The outputs, or the result of the last step that was run.',
        headers: allowanceHeaders,
        content: jsonBody(reference('PipelineAnswer')),
      },
      ...errors([...COMMON, 'recipe_not_found', 'tool_not_found', 'unprocessable_inputs', 'tool_timeout', 'forbidden_origin'], true),
    },
  };
}

export function manyRunsSchemas(): Json {
  const usage = object({ remaining: { type: 'integer' }, limit: { type: 'integer' }, resetAt: timestamp });
  const usageAndMeta = { usage, meta: object({ apiVersion: { const: 'v1' }, timestamp }) };
  const details = { type: 'array', items: object({ path: text, message: text }) };
  const share = { type: 'number', minimum: 0, maximum: 1 };
  return {
    BatchCalls: object({
      calls: { type: 'array', minItems: 1, maxItems: MAX_CALLS, items: object({ id: text, tool: text, inputs: anyObject }, ['tool']) },
    }),
    BatchResults: object({
      results: {
        type: 'array',
        items: {
          oneOf: [
            object({ id: text, success: { const: true }, tool: text, result: anyObject }, ['success', 'tool', 'result']),
            object({ id: text, success: { const: false }, error: text, message: text, details }, ['success', 'error', 'message']),
          ],
        },
      },
      ...usageAndMeta,
    }),
    Detection: object({
      success: { const: true },
      candidates: {
        type: 'array',
        maxItems: 10,
        items: object(
          {
            what: { ...text, description: 'What it could be.' },
            confidence: share,
            tool: text,
            inputs: { type: 'object', description: 'Ready to run.' },
            preview: text,
            masked: { const: true, description: 'There is a secret in it, which the preview does not show.' },
            fill: { ...text, description: 'The input to put the data into, where they are too long to be repeated.' },
          },
          ['what', 'confidence', 'tool', 'inputs', 'preview'],
        ),
      },
      chains: {
        type: 'array',
        maxItems: 5,
        items: object(
          {
            recipe: reference('Pipeline'),
            steps: { type: 'array', items: text, description: 'The layers from the outside to the inside, and what is in the last.' },
            preview: text,
            score: share,
            masked: { const: true },
          },
          ['recipe', 'steps', 'preview', 'score'],
        ),
      },
      ...usageAndMeta,
    }),
    ...recipeSchemas(),
    PipelineAnswer: object({
      success: { const: true },
      result: anyObject,
      steps: {
        type: 'array',
        items: object({ id: text, runs: { type: 'integer' }, skipped: { type: 'string', enum: ['when', 'error'] }, failed: { type: 'integer' } }, [
          'id',
          'runs',
        ]),
      },
      ...usageAndMeta,
    }),
  };
}

/** What a pipeline is written with. */
function recipeSchemas(): Json {
  return {
    Reference: object({ $from: { ...text, description: 'The id of an earlier step, or `item`.' }, pointer: { ...text, description: 'RFC 6901.' } }, ['$from']),
    MainReference: object({ $main: { ...text, description: 'The id of an earlier step, `item` or `parameters`.' } }),
    Join: object({ $join: reference('Reference'), pointer: { ...text, description: 'RFC 6901, in each item.' }, separator: text }, ['$join']),
    Condition: object(
      {
        $from: text,
        pointer: text,
        equals: { description: 'The value that it must be.' },
        matches: { ...text, description: 'A pattern of RE2.' },
        exists: { type: 'boolean' },
      },
      ['$from'],
    ),
    Parameter: object({ default: { description: 'Any value.' }, encoding: { type: 'string', enum: ['utf8', 'hex', 'base64'] } }, []),
    Pipeline: object(
      {
        name: { ...text, maxLength: 100 },
        note: { ...text, maxLength: 10_000 },
        parameters: { type: 'object', additionalProperties: reference('Parameter'), maxProperties: 100 },
        arguments: { type: 'object', description: 'Values of the parameters.' },
        steps: {
          type: 'array',
          minItems: 1,
          maxItems: MAX_STEPS,
          items: object(
            {
              id: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,40}$' },
              tool: text,
              inputs: {
                type: 'object',
                description:
                  'References, `{"$text": […]}` and `{"$join": …}` may be in it at any depth. A main input that is left out takes what the step before gives.',
              },
              forEach: { oneOf: [reference('Reference'), reference('MainReference')] },
              when: reference('Condition'),
              onError: { type: 'string', enum: ['stop', 'skip'], default: 'stop' },
            },
            ['id', 'tool'],
          ),
        },
        outputs: { type: 'object', additionalProperties: { oneOf: [reference('Reference'), reference('Join')] } },
      },
      ['steps'],
    ),
    SavedRecipe: object({ name: text, createdAt: timestamp, updatedAt: timestamp, recipe: reference('Pipeline') }, ['name', 'createdAt', 'updatedAt']),
  };
}
