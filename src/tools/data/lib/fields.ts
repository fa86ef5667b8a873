import type { JsonValue } from '../../shared/json/json.ts';
import { booleanValue, NULL, numberValue, textValue } from '../../shared/json/tree.ts';
import { isJsonNumber } from '../../shared/numbers/decimals.ts';

/** A field of CSV as JSON. @param inferTypes numbers become numbers (as written), true and false booleans, empty fields null */
export function fieldValue(field: string, inferTypes: boolean): JsonValue {
  if (!inferTypes) return textValue(field);
  if (field === '') return NULL;
  if (field === 'true' || field === 'false') return booleanValue(field === 'true');
  return isJsonNumber(field) ? numberValue(field) : textValue(field);
}

/** The same, written. */
export function fieldText(field: string, inferTypes: boolean): string {
  if (!inferTypes) return jsonString(field);
  if (field === '') return 'null';
  return field === 'true' || field === 'false' || isJsonNumber(field) ? field : jsonString(field);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 8259 section 7 has just these escaped, ECMA-262 lone surrogates too
const ESCAPED = /["\\\u0000-\u001f\ud800-\udfff]/;

/** A string as `JSON.stringify` writes it, which has more to do for each call. */
const jsonString = (text: string): string => (ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`);
