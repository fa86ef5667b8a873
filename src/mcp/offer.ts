import type { ToolCard } from '../tools/card.ts';
import { MAX_FOUND } from './discovery.ts';

/** A tool as MCP lists it. */
export interface Listed {
  name: string;
  title: string;
  description: string;
  inputSchema: Schema;
  outputSchema?: Schema;
  annotations: { readOnlyHint: true; idempotentHint: boolean; openWorldHint: false };
}

interface Schema {
  [keyword: string]: unknown;
  type: 'object';
}

/** What one connection is offered. */
export interface Offer {
  /** The tools that are listed as tools of their own, by their slugs. */
  own: ReadonlyMap<string, ToolCard>;
  /** Whether the six tools for finding, describing and running any tool, for recipes, for unknown data and for units are listed. */
  discovery: boolean;
}

const text = { type: 'string' };
const tool = { ...text, description: 'Slug, such as word-counter' };

/** The six tools that reach all others. */
const DISCOVERY: readonly Listed[] = [
  listed('search_tools', 'Search tools', 'Finds tools by what they do, best first: their slugs and what they do. Free.', {
    properties: { query: text, category: text, limit: { type: 'integer', minimum: 1, maximum: MAX_FOUND, default: 10 } },
    required: ['query'],
  }),
  listed('describe_tool', 'Describe a tool', 'The JSON Schemas of the inputs and the result of a tool, with examples. Free.', {
    properties: { tool },
    required: ['tool'],
  }),
  {
    ...listed('run_tool', 'Run a tool', 'Runs a tool and gives its result as JSON. Call describe_tool first to see its inputs. Counts as one run.', {
      properties: { tool, inputs: { type: 'object' } },
      required: ['tool'],
    }),
    annotations: { readOnlyHint: true, idempotentHint: false, openWorldHint: false },
  },
  {
    ...listed(
      'run_pipeline',
      'Run tools in a row',
      'Runs a recipe {steps: [{id, tool, inputs}], outputs?, parameters?}. A step takes what the one before gives, or {"$from": id, "pointer": "/field"} anywhere in its inputs. Each step counts as one run.',
      {
        properties: {
          recipe: { type: ['object', 'string'], description: 'The recipe, or the name of one that the account keeps' },
          arguments: { type: 'object' },
        },
        required: ['recipe'],
      },
    ),
    annotations: { readOnlyHint: true, idempotentHint: false, openWorldHint: false },
  },
  listed('detect', 'Detect', 'Says what unknown data could be, which tool opens them and how to unpack them. Counts as one run.', {
    properties: { data: text, encoding: { enum: ['text', 'base64', 'hex'] } },
    required: ['data'],
  }),
  listed('convert_units', 'Convert units', 'Converts a value exactly, also between expressions such as mi/gal and L/(100 km).', {
    properties: { from: { ...text, description: 'Unit, such as kg' }, to: text, value: { type: ['number', 'string'], default: 1 } },
    required: ['from', 'to'],
  }),
];

/** Lists what is offered. */
export function listOf({ own, discovery }: Offer): Listed[] {
  return [...(discovery ? DISCOVERY : []), ...Array.from(own.values(), ownTool)];
}

function ownTool({ slug, name, summary, description, reference, inputs, result, examples, random }: ToolCard): Listed {
  const [example] = examples.map((one) => JSON.stringify(one.inputs)).sort((a, b) => a.length - b.length);
  const about = [summary, description, reference && `Reference: ${reference}.`, example && `Example: ${example}`];
  return {
    name: slug,
    title: name,
    description: about.filter(Boolean).join(' '),
    inputSchema: { ...inputs, type: 'object' },
    outputSchema: { ...result, type: 'object' },
    annotations: { readOnlyHint: true, idempotentHint: !random, openWorldHint: false },
  };
}

function listed(name: string, title: string, description: string, schema: { properties: object; required: string[] }): Listed {
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;
  return { name, title, description, inputSchema: { type: 'object', ...schema, additionalProperties: false }, annotations };
}
