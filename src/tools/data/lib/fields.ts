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
