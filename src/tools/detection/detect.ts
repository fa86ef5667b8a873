import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { bytesFromText } from '../shared/bytes/byte-text.ts';
import { analyse } from './analyse.ts';
import { answerOf } from './answer.ts';
import { loadRecognisers, type OfTool } from './recognisers.ts';

const MAX_CHARACTERS = 20_000_000;

let recognisers: Promise<readonly OfTool[]> | undefined;

const recipe = z.strictObject({
  parameters: z.record(z.string(), z.unknown()),
  steps: z.array(z.strictObject({ id: z.string(), tool: z.string(), inputs: z.record(z.string(), z.unknown()) })),
});

/** What is behind `POST /api/v1/detect`: made as a tool is, so that it runs wherever tools run, but in no list of them. */
export default defineTool({
  slug: 'detect',
  name: 'Detection',
  category: 'encoding',
  summary: 'Says what something is, and which tool opens it.',
  inputs: z.strictObject({
    data: z.string().min(1).max(MAX_CHARACTERS).describe('What is to be recognised'),
    encoding: z.enum(['text', 'base64', 'hex']).default('text').describe('How data is given: text as it is, or bytes as base64 or hex'),
  }),
  result: z.strictObject({
    candidates: z
      .array(
        z.strictObject({
          what: z.string().describe('What it could be'),
          confidence: z.number().describe('How sure that is, from 0 to 1'),
          tool: z.string().describe('Slug of the tool that opens it'),
          inputs: z.record(z.string(), z.unknown()).describe('Inputs of the tool, ready to run'),
          preview: z.string().describe('The beginning of what comes out, or the most telling of it'),
          masked: z.literal(true).optional().describe('There is a secret in it, which the preview does not show'),
          fill: z.string().optional().describe('The input to fill with the data, where they are too long to be repeated in inputs'),
        }),
      )
      .max(10)
      .describe('What it could be, the most likely first'),
    chains: z
      .array(
        z.strictObject({
          recipe: recipe.describe('The recipe that unpacks it'),
          steps: z.array(z.string()).describe('The layers from the outside to the inside, and what is in the last'),
          preview: z.string().describe('The beginning of what comes out'),
          score: z.number().describe('How sure that is, from 0 to 1'),
          masked: z.literal(true).optional().describe('There is a secret in it, which the preview does not show'),
        }),
      )
      .max(5)
      .describe('How to unpack it, the most likely first'),
  }),
  examples: [{ inputs: { data: '\u0000', encoding: 'text' }, result: { candidates: [], chains: [] } }],
  async run({ data, encoding }) {
    const given = encoding === 'text' ? data : bytesFromText(data, encoding, 'data');
    if (given.length === 0) invalid('data', 'must not be empty');
    recognisers ??= loadRecognisers();
    return answerOf(await analyse(given, await recognisers));
  },
});
