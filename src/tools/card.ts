import { z } from 'zod';
import type { Beside } from './beside.ts';
import type { Category } from './categories.ts';
import type { AppliesWhen } from './conditions.ts';
import type { ChoiceLabels, Tool } from './define.ts';
import { type FieldKinds, fieldKindsOf } from './field-kinds.ts';
import type { JsonSchema } from './json-schema.ts';
import { type MainFields, mainFieldsOf } from './main-fields.ts';
import type { View } from './views.ts';

export type { JsonSchema };

/** What is known of a tool without loading it, as plain data: what lists, pages and descriptions are made from. */
export interface ToolCard {
  slug: string;
  name: string;
  summary: string;
  category: Category;
  cost: 'linear' | 'heavy';
  /** Up to how many bytes of a call the event loop does it, where that is more than of others. */
  inlineBytes?: number;
  /** The same inputs give another answer each time. */
  random?: true;
  description?: string;
  reference?: string;
  keywords?: readonly string[];
  inputs: JsonSchema;
  result: JsonSchema;
  /** The field of the result that people come for; without it, the first. */
  headline?: string;
  /** The field that takes what the step before gives in a recipe, and the one that is handed on. */
  main?: MainFields;
  /** What each field holds, as far as handing it on goes. */
  kinds: FieldKinds;
  /** By field of the inputs, the inputs and their values with which alone it counts, or a list of such conditions of which one is enough. */
  appliesWhen?: AppliesWhen;
  /** What pages call choices. */
  choiceLabels?: ChoiceLabels;
  /** How pages view fields of the result. */
  views?: readonly View[];
  /** What pages show below the result. */
  beside?: readonly Beside[];
  /** The result is another each second. */
  everySecond?: true;
  /** What pages offer to begin with. */
  presets?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What the tool's page opens with, where neither the first example nor the defaults are a good first sight. */
  pageInputs?: Readonly<Record<string, unknown>>;
  /** The result of what the page opens with, where no example has it and every run gives the same. The build finds it. */
  pageResult?: Readonly<Record<string, unknown>>;
  /** The fields in which the tool's page opens with the present year and month. */
  presentFields?: readonly ('year' | 'month' | 'date')[];
  examples: readonly { inputs: Record<string, unknown>; result: Record<string, unknown> }[];
}

/** The card of a tool: the same whether it was just made or read from the file that the build writes. */
export function cardOf({
  slug,
  name,
  summary,
  category,
  cost,
  inlineBytes,
  random,
  description,
  reference,
  keywords,
  inputs,
  result,
  headline,
  main: told,
  appliesWhen,
  choiceLabels,
  views,
  beside,
  everySecond,
  presets,
  pageInputs,
  presentFields,
  examples,
}: Tool): ToolCard {
  const schemas = { inputs: schemaOf(inputs, 'input'), result: schemaOf(result, 'output') };
  const main = mainFieldsOf({ ...schemas, ...(headline !== undefined && { headline }) }, told);
  const kinds = fieldKindsOf({ ...schemas, main }, told?.encodedBy);
  return JSON.parse(
    JSON.stringify({
      slug,
      name,
      summary,
      category,
      cost,
      inlineBytes,
      random,
      description,
      reference,
      keywords,
      ...schemas,
      headline,
      main,
      kinds,
      appliesWhen,
      choiceLabels,
      views,
      beside,
      everySecond,
      presets,
      pageInputs,
      presentFields,
      examples,
    }),
  );
}

/** JSON Schema of what goes in (defaults are optional) or comes out. The dialect is 2020-12 throughout and not repeated in each. */
function schemaOf(schema: z.ZodObject, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
