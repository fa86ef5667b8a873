import { z } from 'zod';
import type { Tool } from '../define.ts';
import { InvalidInputs, Unprocessable } from '../errors.ts';

/** What the tools that give everything at once have in common: a list in the order of the other tool's choices, each with its name. @param names those that it has, where they are codes for which pages have other words */
export const results = (what: string, names?: readonly string[]) =>
  z
    .array(
      z.strictObject({
        name: z
          .string()
          .describe('Name of what gives the value')
          .meta(names ? { examples: [...names] } : {}),
        value: z.string().optional().describe('What it gives for the input; left out where it has no answer'),
        reason: z.string().optional().describe('Why there is no value, as the tool of its own says it'),
      }),
    )
    .describe(what);

export interface Named {
  name: string;
  value?: string;
  reason?: string;
}

/** What a tool gives in one field, or why it gives nothing. The inputs are completed by the tool's own defaults. */
export async function oneOf(name: string, tool: Tool, inputs: Record<string, unknown>, field: string): Promise<Named> {
  const parsed = tool.inputs.safeParse(inputs);
  if (!parsed.success)
    return { name, reason: parsed.error.issues.some(({ code }) => code === 'too_big') ? 'The text is too long for it.' : 'Not for such input.' };
  try {
    return { name, value: String((await tool.run(parsed.data))[field]) };
  } catch (error) {
    if (error instanceof Unprocessable || error instanceof InvalidInputs) return { name, reason: error.message };
    throw error;
  }
}
