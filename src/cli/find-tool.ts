import { ToolLoader } from '../runner/tool-loader.ts';
import type { JsonSchema } from '../tools/card.ts';
import type { Tool } from '../tools/define.ts';
import { categoryHolding } from '../tools/folders.ts';

/** Loads the tool that a word of the command line names, and no other. Throws with the nearest slugs when there is none. */
export async function findTool(slug: string): Promise<Tool> {
  const category = categoryHolding(slug);
  if (category) return new ToolLoader().load({ category, slug });
  const [{ noSuchTool }, { catalogue }] = await Promise.all([import('../tools/catalogue.ts'), import('../tools/index.ts')]);
  throw new Error(noSuchTool(catalogue, slug, 'toolrack list shows them.'));
}

/** The fields of an object's schema by their names. */
export const fieldsOf = (schema: JsonSchema): Map<string, JsonSchema> => new Map(Object.entries(schema.properties ?? {}));
