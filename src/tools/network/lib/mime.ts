import { joinBytes } from '../../shared/bytes/arrays.ts';
import { firstValue, type MailHeader, readMailHeaders, withoutLeadingLines } from '../../shared/net/mail-headers.ts';
import { unescapeBytes } from '../../shared/net/quoted-printable.ts';
import { bytesOfBase64, utf8Bytes } from '../../shared/platform/bytes.ts';

const MAX_DEPTH = 50;
const MAX_PARTS = 10_000;

/** A part of a message that holds no other parts: its headers and its body as it is in the message. */
export interface Leaf {
  headers: MailHeader[];
  contentType: string;
  parameters: Map<string, string>;
  body: string;
}

/** A header's value before its first semicolon, in lower case, and its parameters (RFC 2045 section 5.1, RFC 2231), names in lower case. */
export function readParameters(value: string): { value: string; parameters: Map<string, string> } {
  const head = value.split(';')[0] ?? '';
  const raw = new Map<string, string>();
  for (const [, name = '', quoted, token = ''] of value.slice(head.length).matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^\s;]*))/gs)) {
    const key = name.toLowerCase();
    if (!raw.has(key)) raw.set(key, quoted === undefined ? token : quoted.replace(/\\(.)/gs, '$1'));
  }
  return { value: head.trim().toLowerCase(), parameters: joinContinuations(raw) };
}

/** RFC 2231: name*, and the pieces name*0, name*1* in order. */
function joinContinuations(raw: ReadonlyMap<string, string>): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const [key, value] of raw) {
    const name = key.split('*')[0] ?? key;
    if (key === name) {
      if (!parameters.has(name)) parameters.set(name, value);
    } else if (key === `${name}*`) parameters.set(name, decodeExtended([[value, true]]));
    else if (key === `${name}*0` || key === `${name}*0*`) {
      const pieces: [string, boolean][] = [];
      for (let index = 0; ; index++) {
        const encoded = raw.get(`${name}*${index}*`);
        const piece = encoded ?? raw.get(`${name}*${index}`);
        if (piece === undefined) break;
        pieces.push([piece, encoded !== undefined]);
      }
      parameters.set(name, decodeExtended(pieces));
    }
  }
  return parameters;
}

/** The text of pieces of which some are percent-encoded; the first of these names the charset. */
function decodeExtended(pieces: readonly (readonly [text: string, isEncoded: boolean])[]): string {
  let charset = 'utf-8';
  const bytes = pieces.map(([text, isEncoded], index) => {
    if (!isEncoded) return utf8Bytes(text);
    const [, label, rest] = index === 0 ? (/^([^']*)'[^']*'(.*)$/s.exec(text) ?? []) : [];
    if (label) charset = label;
    const escaped = (rest ?? text).replaceAll('=', '=3D').replace(/%([0-9A-Fa-f]{2})/g, '=$1');
    return unescapeBytes(escaped);
  });
  return decoderFor(charset).decode(joinBytes(bytes));
}

/** A decoder for a charset; UTF-8 with replacement for one that is unknown. */
export function decoderFor(charset: string): { decode(bytes: Uint8Array): string } {
  try {
    return new TextDecoder(charset.trim());
  } catch {
    return new TextDecoder();
  }
}

/** The leaves of a message (RFC 2046 section 5.1), in order. What is broken gives what can be read. */
export function leavesOf(message: string): { headers: MailHeader[]; leaves: Leaf[] } {
  const leaves: Leaf[] = [];
  const visit = (text: string, fallback: string, depth: number): MailHeader[] => {
    const { headers, bodyStart } = readMailHeaders(text);
    const { value, parameters } = readParameters(firstValue(headers, 'content-type') ?? fallback);
    const contentType = /^[^\s/]+\/[^\s/]+$/.test(value) ? value : 'text/plain';
    const boundary = parameters.get('boundary');
    const body = text.slice(bodyStart);
    if (!contentType.startsWith('multipart/') || !boundary || depth >= MAX_DEPTH) {
      if (leaves.length < MAX_PARTS) leaves.push({ headers, contentType: contentType.startsWith('multipart/') ? 'text/plain' : contentType, parameters, body });
      return headers;
    }
    for (const part of partsOf(body, boundary)) visit(part, contentType === 'multipart/digest' ? 'message/rfc822' : 'text/plain', depth + 1);
    return headers;
  };
  return { headers: visit(withoutLeadingLines(message), 'text/plain', 0), leaves };
}

/** The texts between the boundary lines of a multipart body; the last goes to the end where the closing line is missing. */
function partsOf(body: string, boundary: string): string[] {
  const mark = `--${boundary}`;
  const parts: string[] = [];
  let start = -1;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    if (at > 0 && body[at - 1] !== '\n') continue;
    const lineEnd = body.indexOf('\n', at);
    const rest = body.slice(at + mark.length, lineEnd < 0 ? body.length : lineEnd).trimEnd();
    if (rest !== '' && rest !== '--') continue;
    if (start >= 0) parts.push(body.slice(start, at).replace(/\r?\n$/, ''));
    start = lineEnd < 0 ? body.length : lineEnd + 1;
    if (rest === '--') return parts;
  }
  if (start >= 0) parts.push(body.slice(start));
  return parts;
}

/** The bytes of a body with its transfer encoding undone as far as it goes. */
export function bodyBytes({ headers, body }: Leaf): Uint8Array {
  switch ((firstValue(headers, 'content-transfer-encoding') ?? '').trim().toLowerCase()) {
    case 'base64':
      return bytesOfBase64(body.replace(/[^A-Za-z0-9+/=]/g, ''));
    case 'quoted-printable':
      return unescapeBytes(
        body
          .replace(/[ \t]+(?=\r?\n|$)/g, '')
          .replace(/=\r?\n/g, '')
          .replace(/=$/, '')
          .replace(/=(?![0-9A-Fa-f]{2})/g, '=3D'),
      );
    default:
      return utf8Bytes(body);
  }
}

/** The text of a body in its charset. Characters beyond ASCII that are in the message itself were decoded before and stay. */
export function bodyText(leaf: Leaf): string {
  const encoding = (firstValue(leaf.headers, 'content-transfer-encoding') ?? '').trim().toLowerCase();
  const isPlain = encoding !== 'base64' && encoding !== 'quoted-printable';
  const text = isPlain && /[^\0-\x7f]/.test(leaf.body) ? leaf.body : decoderFor(leaf.parameters.get('charset') ?? 'utf-8').decode(bodyBytes(leaf));
  return text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
}
