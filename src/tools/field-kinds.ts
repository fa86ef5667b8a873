import type { Conditions } from './conditions.ts';
import { type JsonSchema, typesOf } from './json-schema.ts';
import type { MainFields } from './main-fields.ts';

/** An input that says how bytes are written in another field, and the inputs with which alone it does. */
export interface EncodedBy {
  /** An input with values such as utf8, hex and base64. */
  input: string;
  when?: Conditions;
}

/** What a field of a tool holds, as far as handing it on goes. Plain data. */
export type FieldKind =
  | { kind: 'text' | 'boolean' }
  /** A number, or, `orText`, a string that is one. */
  | { kind: 'number'; orText?: true }
  /** A string of bytes: one of `encodedBy`, the first that counts, says how they are written; where none does, it is text. */
  | { kind: 'bytes'; encodedBy: readonly EncodedBy[] }
  | { kind: 'list'; of: 'text' | 'number' | 'json' }
  /** Any value, or, `written`, the JSON text of one. */
  | { kind: 'json'; written?: true }
  /** An SVG as text, or a PNG in base64. */
  | { kind: 'picture'; of: 'svg' | 'png' };

/** What each field of a tool holds, by name. */
export interface FieldKinds {
  inputs: Readonly<Record<string, FieldKind>>;
  result: Readonly<Record<string, FieldKind>>;
}

/** The inputs that say how bytes are written have these values, in the order in which they are preferred for bytes of all kinds. */
export const BYTE_ENCODINGS = ['base64', 'hex', 'base64url', 'base32', 'utf8'] as const;
export type ByteEncoding = (typeof BYTE_ENCODINGS)[number];

/** What encoders and ciphers call their two ways: bytes to their code, and back. */
const WAYS = [
  { forth: 'encode', back: 'decode' },
  { forth: 'encrypt', back: 'decrypt' },
] as const;
const ENCODINGS_OF_INPUT = ['inputEncoding', 'plainEncoding'];
const ENCODINGS_OF_OUTPUT = ['outputEncoding', 'plainEncoding'];
const ENCODINGS_OF_CODE = ['cipherEncoding', 'compressedEncoding', 'cobsEncoding', 'bytesEncoding', 'encoding'];

interface Described {
  inputs: JsonSchema;
  result: JsonSchema;
  main?: MainFields;
}

/** What each field of a tool holds, by the rule of docs/recipes.md. `encodedBy` stands for what the rule says of the main fields. */
export function fieldKindsOf(card: Described, encodedBy: { input?: readonly EncodedBy[]; output?: readonly EncodedBy[] } = {}): FieldKinds {
  const { input, output } = card.main ?? {};
  const ruled = encodingsOfMain(card);
  const kinds = (side: 'inputs' | 'result', main: string | undefined, ofMain: readonly EncodedBy[]) =>
    Object.fromEntries(
      Object.entries(card[side].properties ?? {}).map(([name, schema]): [string, FieldKind] => {
        const kind = kindOf(name, schema, side);
        if (kind.kind !== 'text') return [name, kind];
        const encodings = name === main && ofMain.length > 0 ? ofMain : side === 'inputs' ? encodingNamedAfter(name, card) : [];
        return [name, encodings.length > 0 ? { kind: 'bytes', encodedBy: encodings } : kind];
      }),
    );
  return { inputs: kinds('inputs', input, encodedBy.input ?? ruled.input), result: kinds('result', output, encodedBy.output ?? ruled.output) };
}

function kindOf(name: string, schema: JsonSchema, side: 'inputs' | 'result'): FieldKind {
  const types = typesOf(schema);
  if (types.has('object')) return { kind: 'json' };
  if (types.has('array')) return { kind: 'list', of: itemsOf(schema.anyOf?.find(({ type }) => type === 'array') ?? schema) };
  if (types.has('number') || types.has('integer')) return { kind: 'number', ...(types.has('string') && { orText: true }) };
  if (types.has('string')) {
    if (name === 'json') return { kind: 'json', written: true };
    if (side === 'result' && (name === 'svg' || name === 'png')) return { kind: 'picture', of: name };
    return { kind: 'text' };
  }
  return { kind: types.has('boolean') ? 'boolean' : 'json' };
}

function itemsOf({ items = {} }: JsonSchema): 'text' | 'number' | 'json' {
  const types = typesOf(items);
  if (types.has('number') || types.has('integer')) return 'number';
  return types.size === 1 && types.has('string') ? 'text' : 'json';
}

/** The inputs that say how the main input and the main output are written: named for their side, or, in what has two ways, for the code. */
function encodingsOfMain(card: Described): { input: readonly EncodedBy[]; output: readonly EncodedBy[] } {
  const find = (names: readonly string[]) => names.find((name) => isByteEncoding(card.inputs.properties?.[name]));
  const [plainIn, plainOut, code] = [find(ENCODINGS_OF_INPUT), find(ENCODINGS_OF_OUTPUT), find(ENCODINGS_OF_CODE)];
  const modes = card.inputs.properties?.mode?.enum ?? [];
  const way = WAYS.find(({ forth, back }) => modes.includes(forth) && modes.includes(back));
  if (!way) return { input: by(plainIn ?? code), output: by(plainOut) };
  return {
    input: [...by(plainIn, way.forth), ...by(code, way.back)],
    output: [...by(plainOut, way.back), ...by(code, way.forth)],
  };
}

const by = (input: string | undefined, mode?: string): EncodedBy[] =>
  input === undefined ? [] : [mode === undefined ? { input } : { input, when: { mode: [mode] } }];

/** `keyEncoding` says how `key` is written. */
function encodingNamedAfter(name: string, { inputs }: Described): EncodedBy[] {
  const encoding = `${name}Encoding`;
  return isByteEncoding(inputs.properties?.[encoding]) ? [{ input: encoding }] : [];
}

function isByteEncoding(schema: JsonSchema | undefined): boolean {
  const values: readonly unknown[] = schema?.enum ?? [];
  return values.length > 1 && values.includes('hex') && values.every((value) => BYTE_ENCODINGS.some((encoding) => encoding === value));
}
