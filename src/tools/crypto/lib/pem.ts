import { unprocessable } from '../../errors.ts';
import { base64Of, bytesOfBase64, bytesOfHex } from '../../shared/platform/bytes.ts';

const LINE = 64;

/** A PEM block (RFC 7468). */
export interface PemBlock {
  label: string;
  /** Old RFC 1421 headers, such as Proc-Type. */
  headers: Record<string, string>;
  data: Uint8Array;
}

const LABEL = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** All blocks of a text, read as loosely as RFC 7468 allows. None, or a damaged one: unprocessable. @param path the input field */
export function readPem(text: string, path: string): PemBlock[] {
  const blocks: PemBlock[] = [];
  for (let begin = text.indexOf('-----BEGIN '); begin >= 0; ) {
    const labelEnd = text.indexOf('-----', begin + 11);
    const label = labelEnd < 0 ? '' : text.slice(begin + 11, labelEnd);
    if (!LABEL.test(label)) unprocessable('A BEGIN line is damaged.', path);
    const end = text.indexOf('-----END ', labelEnd + 5);
    if (end < 0) unprocessable(`The block ${label} has no END line.`, path);
    const close = text.indexOf('-----', end + 9);
    const endLabel = close < 0 ? '' : text.slice(end + 9, close);
    if (endLabel !== label) unprocessable(`The block begins as ${label} and ends as ${endLabel || 'nothing'}.`, path);
    blocks.push(blockOf(label, text.slice(labelEnd + 5, end), path));
    begin = text.indexOf('-----BEGIN ', close + 5);
  }
  return blocks.length === 0 ? unprocessable('There is no PEM block: -----BEGIN ...-----, base64, -----END ...-----.', path) : blocks;
}

function blockOf(label: string, body: string, path: string): PemBlock {
  const lines = body.split(/\r\n|\n|\r/);
  const headers: Record<string, string> = Object.create(null);
  let name = '';
  let index = 0;
  for (; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const header = /^([A-Za-z][A-Za-z0-9-]*):(.*)$/.exec(line);
    if (header) {
      name = header[1] ?? '';
      headers[name] = (header[2] ?? '').trim();
    } else if (name !== '' && /^[ \t]+\S/.test(line)) headers[name] += line.trim();
    else if (line.trim() !== '') break;
  }
  const digits = lines.slice(index).join('').replace(/\s+/g, '');
  const good = /^[A-Za-z0-9+/]*={0,2}$/.test(digits) && digits.length % 4 === 0;
  if (!good) unprocessable(`The base64 of the block ${label} is damaged.`, path);
  return { label, headers: { ...headers }, data: bytesOfBase64(digits) };
}

/** A PEM block with lines of 64, ending with LF. */
export function writePem(label: string, data: Uint8Array, headers: Readonly<Record<string, string>> = {}): string {
  const lines = base64Of(data).match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  const names = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${[`-----BEGIN ${label}-----`, ...names, ...(names.length > 0 ? [''] : []), ...lines, `-----END ${label}-----`].join('\n')}\n`;
}

/** DER from PEM with one of these labels (the first such block), or from base64 or hex alone. */
export function derFromText(text: string, labels: readonly string[], path: string, what: string): Uint8Array {
  if (text.includes('-----BEGIN')) {
    const block = readPem(text, path).find(({ label }) => labels.includes(label));
    return block?.data ?? unprocessable(`There is no PEM block ${labels[0]}.`, path);
  }
  const digits = text.replace(/\s+/g, '');
  if (/^(?:[0-9a-f]{2})+$/i.test(digits)) return bytesOfHex(digits);
  if (/^[A-Za-z0-9+/_-]+={0,2}$/.test(digits) && digits.replace(/=+$/, '').length % 4 !== 1) return bytesOfBase64(digits);
  return unprocessable(`It is not ${what}: neither PEM nor the base64 or hex of the DER.`, path);
}

export const CERTIFICATE_LABELS = ['CERTIFICATE', 'X509 CERTIFICATE', 'TRUSTED CERTIFICATE'];
