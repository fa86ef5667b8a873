import { endOf } from '../../pipelines/handing.ts';
import type { HandingCard } from '../../pipelines/handing-card.ts';
import { isObject } from '../../tools/shared/json/is-object.ts';
import { base64Of, bytesOfBase64, bytesOfHex, isUtf8, looseUtf8, utf8Bytes } from '../../tools/shared/platform/bytes.ts';
import { pictureIn } from '../results/pictures.ts';
import type { RanWith, ShownOutput } from './recipe-runs.ts';

/** What of a result is handed on, as text, bytes or a picture. */
export function shownOutput(result: unknown, { card, inputs, own, isLoop }: RanWith): ShownOutput {
  if (isLoop && isObject(result) && Array.isArray(result.items)) {
    const texts = result.items.flatMap((item) => (isObject(item) ? [textOf(mainOf(item, card).value)] : []));
    return shownText('items', texts.join('\n'));
  }
  if (!isObject(result)) return shownText('', textOf(result));
  const { field, value } = mainOf(result, card);
  const end = (given: RanWith['inputs']) => (card && field === card.main?.output ? endOf(card, 'result', field, given).encoding : undefined);
  const encoding = end(inputs);
  if (typeof value !== 'string' || encoding === undefined || encoding === 'utf8' || encoding === 'base32') return shownText(field, textOf(value));
  const bytes = encoding === 'hex' ? bytesOfHex(value.replace(/[^\da-f]/gi, '')) : bytesOfBase64(value);
  // What is text by itself was written otherwise for the next step alone; what is hex or base64 by itself, such as a digest, stays so.
  const isText = end(own) === 'utf8' && isUtf8(bytes);
  const text = isText ? looseUtf8(bytes) : value;
  const picture = pictureIn(text) ?? pictureIn(base64Of(bytes));
  return { field, text, bytes, ...(!isText && { written: encoding === 'hex' ? 'Hex' : 'Base64' }), ...(picture && { picture }) };
}

function mainOf(result: Readonly<Record<string, unknown>>, card: HandingCard | undefined): { field: string; value: unknown } {
  const main = card?.main?.output;
  const field = main !== undefined && Object.hasOwn(result, main) ? main : (Object.keys(result)[0] ?? '');
  return { field, value: result[field] };
}

function shownText(field: string, text: string): ShownOutput {
  const picture = pictureIn(text);
  return { field, text, bytes: utf8Bytes(text), ...(picture && { picture }) };
}

/** A list of single values has one to a line, as the next step takes it; anything else that is no text is JSON. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === undefined) return '';
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null))
    return value.map((item) => (typeof item === 'string' ? item : JSON.stringify(item))).join('\n');
  return JSON.stringify(value, null, 2);
}

const PER_LINE = 16;
const OFFSET_DIGITS = 8;

/** Bytes as hex, sixteen to a line, with their offset and what of them is ASCII. @param most how many are shown */
export function hexDump(bytes: Uint8Array, most: number): string {
  const lines: string[] = [];
  for (let at = 0; at < Math.min(bytes.length, most); at += PER_LINE) {
    const line = [...bytes.subarray(at, Math.min(at + PER_LINE, most))];
    const digits = line.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    const ascii = line.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
    lines.push(`${at.toString(16).padStart(OFFSET_DIGITS, '0')}  ${digits.padEnd(PER_LINE * 3 - 1)}  ${ascii}`);
  }
  return lines.join('\n');
}
