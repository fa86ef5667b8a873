import { isUtf8, looseUtf8 } from '../platform/bytes.ts';

const BYTE_ORDER_MARK = 0xfeff;

/** The text that bytes of UTF-8 stand for, without a byte order mark; undefined where they are not UTF-8. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  if (!isUtf8(bytes)) return undefined;
  const text = looseUtf8(bytes);
  return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
}
