import { type JsonSchema, typesOf } from './json-schema.ts';

/** What the step before gives goes into `input`, and what is handed on is `output`, each by the name of its field. */
export interface MainFields {
  input?: string;
  output?: string;
}

/** The main fields of a tool by the rule of docs/recipes.md, where its file does not say otherwise. `input: false`: it has none. */
export function mainFieldsOf(
  card: { inputs: JsonSchema; result: JsonSchema; headline?: string },
  told: { input?: string | false; output?: string } = {},
): MainFields {
  const input = told.input ?? mainInputOf(card.inputs);
  const output = told.output ?? card.headline ?? Object.keys(card.result.properties ?? {})[0];
  return { ...(typeof input === 'string' && { input }), ...(output !== undefined && { output }) };
}

/** The first field that must be given, unless it is one number among several; where none must be given, the first, unless it is a number. */
function mainInputOf({ properties = {}, required = [] }: JsonSchema): string | undefined {
  const free = Object.keys(properties).filter((name) => isFree(properties[name] ?? {}));
  const isNumber = (name: string): boolean => {
    const types = typesOf(properties[name] ?? {});
    return types.has('number') || types.has('integer');
  };
  const needed = free.filter((name) => required.includes(name));
  const [first] = needed.length > 0 ? needed : free;
  if (first === undefined || !isNumber(first)) return first;
  return needed.length === 1 ? first : undefined;
}

/** Whether a field takes what somebody has, and not one of a few choices. */
function isFree(schema: JsonSchema): boolean {
  const types = typesOf(schema);
  return schema.enum === undefined && schema.const === undefined && !(types.size === 1 && types.has('boolean'));
}
