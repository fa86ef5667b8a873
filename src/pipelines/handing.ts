import { Unprocessable } from '../tools/errors.ts';
import { BYTE_ENCODINGS, type ByteEncoding, type FieldKind } from '../tools/field-kinds.ts';
import { bytesFromText, utf8Text } from '../tools/shared/bytes/byte-text.ts';
import { parseJsonText } from '../tools/shared/json/parse-text.ts';
import { excessOf } from '../tools/shared/json/value-count.ts';
import { base64Of, base64UrlOf, bytesOfBase64, bytesOfHex, hexOf, utf8Bytes } from '../tools/shared/platform/bytes.ts';
import { grouped } from '../tools/shared/text/counts.ts';
import type { HandingCard } from './handing-card.ts';

/** A field that gives or takes a value. */
export interface End {
  kind: FieldKind;
  /** How its bytes are written; none where it holds no bytes. */
  encoding?: ByteEncoding;
  /** Where its inputs leave open how its bytes are written: the input that says so, and what it offers. */
  open?: { input: string; offers: readonly ByteEncoding[] };
}

/** How a value is handed on. Plain data. */
export interface Handing {
  /** What the field takes. */
  takes: FieldKind;
  /** What else the step that takes it is told, so that it reads the bytes as they are written. */
  told?: { input: string; encoding: ByteEncoding };
  /** The bytes are written anew, as neither step can be told otherwise. */
  recode?: { from: ByteEncoding; to: ByteEncoding };
}

/** More would hold others up while they are read. */
const MAX_LINES = 30_000;
const MAX_NUMBER_CHARACTERS = 1_000;
const MAX_SHOWN_CHARACTERS = 40;
/** How long a text of bytes may be that is not written as tools write them. */
const MAX_SPACED = 100_000;
const HEX = /^[\da-f]*$/;
const BASE64 = /^[A-Za-z\d+/_-]*={0,2}$/;
/** What bytes of all kinds can be written in and read back from, the best first. */
const LOSSLESS = BYTE_ENCODINGS.filter((encoding) => encoding !== 'utf8' && encoding !== 'base32');

/** The field of a tool that gives a value, `main.output` unless told, or takes one, with these inputs. References among the inputs count as not known, and a field of which nothing is known as text. */
export function endOf(card: HandingCard, side: 'inputs' | 'result', field: string, inputs: Readonly<Record<string, unknown>>): End {
  const kind = Object.hasOwn(card.kinds[side], field) ? card.kinds[side][field] : undefined;
  if (kind?.kind === 'picture') return { kind, ...(kind.of === 'png' && { encoding: 'base64' }) };
  if (kind?.kind !== 'bytes') return { kind: kind ?? { kind: 'text' } };
  const { properties = {} } = card.inputs;
  const held = (name: string): unknown => inputs[name] ?? properties[name]?.default;
  const counting = kind.encodedBy.find(({ when = {} }) => Object.entries(when).every(([name, values]) => values.some((value) => value === held(name))));
  const encoding = counting && BYTE_ENCODINGS.find((one) => one === held(counting.input));
  if (!counting || encoding === undefined) return { kind: { kind: 'text' } };
  if (inputs[counting.input] !== undefined) return { kind, encoding };
  const offered: readonly unknown[] = properties[counting.input]?.enum ?? [];
  return { kind, encoding, open: { input: counting.input, offers: BYTE_ENCODINGS.filter((one) => offered.includes(one)) } };
}

/**
 * How a step that leaves open how it writes the bytes it gives is to write them, for those who take them: without loss where somebody takes bytes (as it would anyway, else in base64, else
 * in hex), and as UTF-8 where nobody does. Undefined where it is to be left alone.
 */
export function encodingToGive({ open, encoding: usual }: End, takers: readonly End[]): ByteEncoding | undefined {
  if (!open || takers.length === 0) return undefined;
  const ofBytes = takers.filter(({ encoding }) => encoding !== undefined);
  if (ofBytes.length === 0) return open.offers.find((encoding) => encoding === 'utf8');
  const readable = (encoding: ByteEncoding): boolean =>
    ofBytes.every((taker) => (taker.open ? taker.open.offers.includes(encoding) : taker.encoding === encoding));
  const offered = LOSSLESS.filter((encoding) => open.offers.includes(encoding)).toSorted((one, other) => Number(other === usual) - Number(one === usual));
  return offered.find(readable) ?? offered[0];
}

/** How what a field gives is handed to another; undefined where their kinds do not fit. @param giver `encoding` is how its bytes are written in the end */
export function handingOf(giver: End, taker: End): Handing | undefined {
  const takes = taker.kind;
  if (!fits(giver.kind.kind, takes.kind)) return undefined;
  const { encoding: from } = giver;
  const { encoding: to, open } = taker;
  if (from === undefined || from === 'base32') return { takes };
  if (to === undefined) return { takes, ...(from !== 'utf8' && giver.open?.offers.includes('utf8') && { recode: { from, to: 'utf8' } }) };
  if (!open) return { takes, ...(to !== from && to !== 'base32' && { recode: { from, to } }) };
  if (open.offers.includes(from)) return { takes, told: { input: open.input, encoding: from } };
  const other = LOSSLESS.find((encoding) => open.offers.includes(encoding));
  return { takes, ...(other && { told: { input: open.input, encoding: other }, recode: { from, to: other } }) };
}

/** What cannot be handed on, by what takes it; everything else can, if the value is right. */
const UNFIT: Partial<Record<FieldKind['kind'], readonly FieldKind['kind'][]>> = {
  number: ['boolean', 'list', 'picture'],
  list: ['boolean', 'picture'],
  json: ['picture'],
};
const fits = (gives: FieldKind['kind'], takes: FieldKind['kind']): boolean => !UNFIT[takes]?.includes(gives);

/** Makes of a value what the field takes. Throws `Unprocessable` where that is not possible. @param place of the field in the pipeline */
export function handOn({ takes, recode }: Handing, value: unknown, place: string): unknown {
  const given = recode && typeof value === 'string' ? recoded(value, recode, place) : value;
  switch (takes.kind) {
    case 'number':
      return typeof given === 'string' && !takes.orText ? numberIn(given, place) : given;
    case 'list':
      return listOf(given, takes.of, place);
    case 'json':
      if (takes.written) return typeof given === 'string' ? given : JSON.stringify(given);
      return typeof given === 'string' ? valueIn(given, place) : given;
    case 'boolean':
      return given;
    default:
      return textOf(given);
  }
}

function recoded(text: string, { from, to }: { from: ByteEncoding; to: ByteEncoding }, place: string): string {
  const bytes = bytesIn(text, from, place);
  if (to === 'utf8') return utf8Text(bytes, place);
  return to === 'hex' ? hexOf(bytes) : to === 'base64url' ? base64UrlOf(bytes) : base64Of(bytes);
}

/** What tools give is well formed and read at once; what callers write is looked at more closely, which takes its time. */
function bytesIn(text: string, encoding: ByteEncoding, place: string): Uint8Array {
  if (encoding === 'utf8') return utf8Bytes(text);
  if (encoding === 'hex' && text.length % 2 === 0 && HEX.test(text)) return bytesOfHex(text);
  if (encoding !== 'hex' && BASE64.test(text)) return bytesOfBase64(text);
  if (text.length > MAX_SPACED) refuse(place, `is malformed ${encoding}, or has white space in it and more than ${grouped(MAX_SPACED)} characters`);
  return bytesFromText(text, encoding === 'hex' ? 'hex' : 'base64', place);
}

/** A list of single values has one to a line. */
function textOf(value: unknown): string {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null)) return value.map(wordOf).join('\n');
  return wordOf(value);
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function listOf(value: unknown, of: 'text' | 'number' | 'json', place: string): unknown {
  if (typeof value === 'string' && of === 'json') return valueIn(value, place);
  const items: unknown[] = typeof value === 'string' ? linesOf(value, place) : Array.isArray(value) ? value : [value];
  if (of === 'text') return items.map(wordOf);
  return of === 'number' ? items.map((item) => (typeof item === 'string' ? numberIn(item, place) : item)) : items;
}

function linesOf(text: string, place: string): string[] {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
    if (++lines > MAX_LINES) refuse(place, `has more than ${grouped(MAX_LINES)} lines`);
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}

function numberIn(text: string, place: string): number {
  const word = text.slice(0, MAX_NUMBER_CHARACTERS + 1).trim();
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(word) || word.length > MAX_NUMBER_CHARACTERS) {
    refuse(place, `must be a number, not ${JSON.stringify(word.slice(0, MAX_SHOWN_CHARACTERS))}`);
  }
  return Number(word);
}

function valueIn(json: string, place: string): unknown {
  const excess = excessOf(json);
  if (excess !== undefined) refuse(place, `has more than ${excess}, too many to be handed on`);
  try {
    return parseJsonText(json);
  } catch {
    return refuse(place, 'is text that is not JSON, where a value is taken');
  }
}

function refuse(place: string, fault: string): never {
  throw new Unprocessable(`${place}: what the step before gives ${fault}.`, [{ path: place, message: fault }]);
}
