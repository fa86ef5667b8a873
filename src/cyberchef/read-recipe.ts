import { invalid } from '../tools/errors.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { parseJsonText } from '../tools/shared/json/parse-text.ts';
import { bytesOfBase64 } from '../tools/shared/platform/bytes.ts';

/** An operation of a CyberChef recipe. */
export interface ChefOperation {
  op: string;
  args: readonly unknown[];
  disabled: boolean;
}

/** A recipe of CyberChef, and the input that came with it. */
export interface ChefRecipe {
  operations: ChefOperation[];
  input: Uint8Array | undefined;
}

const MAX_CHARACTERS = 1_000_000;
const MAX_OPERATIONS = 1_000;

/** Reads a recipe: CyberChef's JSON (as text or as a value), its compact format or a link. Throws `InvalidInputs` saying where it is malformed. */
export function readRecipe(recipe: unknown): ChefRecipe {
  if (typeof recipe !== 'string') return { operations: operationsOf(recipe), input: undefined };
  if (recipe.length > MAX_CHARACTERS) invalid('recipe', `must have at most ${MAX_CHARACTERS} characters`);
  const written = recipe.trim();
  const link = /^(?:https?|file):\/\/[^#?]*[#?]?|^#|^[#?]?(?:recipe|input|oenc|ienc|ieol|oeol)=/i.exec(written);
  if (link) return readLink(written);
  return { operations: readWritten(written), input: undefined };
}

/** The parts of `…#recipe=…&input=…`, as CyberChef reads them. */
function readLink(link: string): ChefRecipe {
  const hash = link.indexOf('#');
  const query = link.indexOf('?');
  const parts = (hash >= 0 ? link.slice(hash + 1) : query >= 0 ? link.slice(query + 1) : link).split('&').map((part): [string, string] => {
    const split = part.indexOf('=');
    return split < 0 ? [part, ''] : [part.slice(0, split), part.slice(split + 1)];
  });
  const named = new Map(parts);
  const recipe = named.get('recipe');
  if (recipe === undefined && named.get('op') === undefined) invalid('recipe', 'is a link without a recipe; one of CyberChef has #recipe=… in it');
  const operations = recipe === undefined ? [operationOf({ op: decoded(named.get('op') ?? ''), args: [] }, 0)] : readWritten(decoded(recipe));
  const input = named.get('input');
  return { operations, input: input === undefined ? undefined : inputOf(decoded(input)) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return invalid('recipe', 'is a link that is cut off or malformed: a percent sign is not followed by two hex digits');
  }
}

function inputOf(base64: string): Uint8Array {
  const clean = base64
    .replace(/[^A-Za-z\d+/_-]/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  if (clean.length % 4 === 1) invalid('recipe', 'has an input that is cut off: it is no whole base64');
  return bytesOfBase64(clean);
}

function readWritten(written: string): ChefOperation[] {
  if (written === '') return [];
  if (written.startsWith('[') || written.startsWith('{')) {
    let value: unknown;
    try {
      value = parseJsonText(written);
    } catch (error) {
      invalid('recipe', `is not valid JSON: ${error instanceof Error ? error.message : error}`);
    }
    return operationsOf(value);
  }
  return readCompact(written.replace(/\r?\n/g, ''));
}

function operationsOf(value: unknown): ChefOperation[] {
  const listed = isObject(value) && Array.isArray(value.recipe) ? value.recipe : value;
  if (!Array.isArray(listed)) invalid('recipe', 'must be a list of operations, [{"op": "To Base64", "args": [] }, …], the compact form or a link');
  if (listed.length > MAX_OPERATIONS) invalid('recipe', `must have at most ${MAX_OPERATIONS} operations`);
  return listed.map(operationOf);
}

function operationOf(value: unknown, index: number): ChefOperation {
  if (typeof value === 'string') return { op: value, args: [], disabled: false };
  if (!isObject(value) || typeof value.op !== 'string') invalid(`recipe[${index}]`, 'must be an operation, such as {"op": "To Base64", "args": []}');
  const { op, args = [], disabled } = value;
  if (!Array.isArray(args)) invalid(`recipe[${index}].args`, 'must be a list');
  return { op, args, disabled: disabled === true };
}

/** Reads `To_Base64('A-Za-z0-9+/=')Reverse('Character'/disabled)`. */
function readCompact(written: string): ChefOperation[] {
  const operations: ChefOperation[] = [];
  let at = 0;
  while (at < written.length) {
    if (/\s/.test(written[at] ?? '')) {
      at++;
      continue;
    }
    const open = written.indexOf('(', at);
    if (open <= at) invalid('recipe', `is malformed at character ${at + 1}: the name of an operation and "(" come here`);
    const close = closingOf(written, open);
    const [, inner = '', flags = ''] = /^(.*?)((?:\/(?:disabled|breakpoint))*)$/s.exec(written.slice(open + 1, close)) ?? [];
    operations.push({ op: written.slice(at, open).replaceAll('_', ' '), args: argumentsOf(inner, open + 1), disabled: flags.includes('/disabled') });
    if (operations.length > MAX_OPERATIONS) invalid('recipe', `must have at most ${MAX_OPERATIONS} operations`);
    at = close + 1;
  }
  return operations;
}

/** Where the parenthesis is closed, those in strings passed over. */
function closingOf(written: string, open: number): number {
  let isString = false;
  for (let at = open + 1; at < written.length; at++) {
    const character = written[at];
    if (isString && character === '\\') at++;
    else if (character === "'") isString = !isString;
    else if (character === ')' && !isString) return at;
  }
  return invalid('recipe', `is cut off: the "(" at character ${open + 1} is not closed`);
}

/** The arguments, JSON whose strings stand in single quotes. */
function argumentsOf(inner: string, at: number): unknown[] {
  const json = inner.replace(/'((?:[^'\\]|\\.)*)'|"/g, (_, string: string | undefined) =>
    string === undefined ? '"' : `"${string.replace(/\\'/g, "'").replaceAll('"', '\\"')}"`,
  );
  try {
    const value = parseJsonText(`[${json}]`);
    if (Array.isArray(value)) return value;
  } catch {
    // Named below.
  }
  return invalid('recipe', `has malformed arguments after character ${at}`);
}
