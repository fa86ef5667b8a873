import { deliver } from '../files/deliver.ts';
import { fileFieldsOf } from '../files/file-fields.ts';
import type { ToolCard } from '../tools/card.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { parseJsonText } from '../tools/shared/json/parse-text.ts';
import { base64Of } from '../tools/shared/platform/bytes.ts';

/** A file of a result, as MCP embeds it. */
export interface Embedded {
  type: 'resource';
  resource: { uri: string; mimeType: string; blob: string };
}

/** Results of more characters have their files as base64 alone. */
const MAX_EMBEDDED = 1_500_000;

/** The files of a result, to be embedded behind it: programs take them from there, with their types and names. @param json the result, which has their base64 */
export function embedded(card: ToolCard, json: string): Embedded[] {
  const fields = fileFieldsOf(card.result);
  const result = fields.length > 0 && json.length <= MAX_EMBEDDED ? parseJsonText(json) : undefined;
  if (!isObject(result)) return [];
  const { files = [] } = deliver(result, card.slug, { accept: 'multipart/mixed', fields, main: card.main?.output, maxBytes: MAX_EMBEDDED });
  return files.map(({ field, name, type, bytes }) => ({
    type: 'resource',
    resource: { uri: `toolrack://result/${encodeURIComponent(field)}/${encodeURIComponent(name.toWellFormed())}`, mimeType: type, blob: base64Of(bytes) },
  }));
}
