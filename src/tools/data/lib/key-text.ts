import type { ByteReader } from '../../shared/bytes/binary.ts';
import type { JsonValue } from '../../shared/json/json.ts';
import { writeJson } from '../../shared/json/write-json.ts';

/** What a byte becomes at most in the text of a key: six characters are usual, and a key within a key has twice the backslashes. */
const MAX_CHARACTERS_PER_BYTE = 64;

/** The name in JSON of a key of a map: a text itself, anything else its JSON text. Keys within keys within keys are unprocessable, as their texts grow exponentially. @param start the byte the key begins at, just read by the reader */
export function keyText(key: JsonValue, reader: ByteReader, start: number): string {
  if (key.kind === 'string') return key.value;
  const text = writeJson(key, { indent: 0 });
  if (text.length > MAX_CHARACTERS_PER_BYTE * (reader.at - start)) reader.fail('keys are nested too deep within keys', start);
  return text;
}
