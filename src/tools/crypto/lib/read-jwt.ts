import { isObject } from '../../shared/json/is-object.ts';
import { parseJsonText } from '../../shared/json/parse-text.ts';
import { bytesOfBase64, looseUtf8 } from '../../shared/platform/bytes.ts';

/** The header and the claims of a JSON Web Token in compact form, as far as it is one. */
export function readJwt(text: string): { header: Record<string, unknown>; claims: Record<string, unknown> | undefined } | undefined {
  const [, first, second = ''] = /^([\w-]{10,8000})\.([\w-]*)\.[\w-]*(?:\.[\w-]*\.[\w-]*)?$/.exec(text) ?? [];
  const header = first === undefined ? undefined : objectIn(first);
  if (!header || !('alg' in header)) return undefined;
  return { header, claims: objectIn(second) };
}

function objectIn(part: string): Record<string, unknown> | undefined {
  try {
    const value = parseJsonText(looseUtf8(bytesOfBase64(part)));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
