import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { joinBytes } from '../shared/bytes/arrays.ts';
import { looseUtf8, utf8Bytes } from '../shared/platform/bytes.ts';
import { TOKEN } from './lib/header-text.ts';

interface Field {
  name: string;
  value: string;
}

const field = z.strictObject({ name: z.string().describe('Field name as given'), value: z.string().describe('Field value without surrounding white space') });

export default defineTool({
  slug: 'http-message-parser',
  name: 'HTTP Message Parser',
  category: 'network',
  summary: 'Splits a raw HTTP/1.1 request or response into its parts and decodes chunked bodies.',
  description:
    'The body is dechunked when Transfer-Encoding ends in chunked (extensions are ignored, chunk sizes count UTF-8 bytes); otherwise it is everything after the empty line, cut to Content-Length bytes. Warnings: noHost, lengthMismatch, lengthAndChunked, duplicateLength, obsoleteFolding, spaceBeforeColon. A first line, header line or chunk that is malformed is unprocessable, with the line.',
  reference: 'RFC 9112',
  keywords: ['raw request', 'raw response', 'chunked', 'transfer-encoding', 'http dump', 'curl output'],
  inputs: z.strictObject({ message: z.string().min(1).max(1_000_000).describe('The raw message, with CRLF or LF line ends') }),
  result: z.strictObject({
    kind: z.enum(['request', 'response']).describe('Whether it is a request or a response'),
    method: z.string().optional().describe('Method of the request'),
    target: z.string().optional().describe('Target of the request, as given'),
    version: z.string().describe('HTTP version, like 1.1'),
    statusCode: z.int().optional().describe('Status code of the response'),
    reason: z.string().optional().describe('Reason phrase of the response'),
    headers: z.array(field).describe('Header fields in order'),
    trailers: z.array(field).describe('Trailer fields after the last chunk, in order'),
    body: z.string().describe('The body, dechunked'),
    bodyBytes: z.int().describe('Length of the body in UTF-8 bytes'),
    chunked: z.boolean().describe('Whether the body came in chunks'),
    warnings: z.array(z.string()).describe('Codes of what is unusual in the message'),
  }),
  headline: 'headers',
  examples: [
    {
      inputs: { message: 'HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n5\nHello\n7;x=y\n, world\n0\nX-T: 1\n\n' },
      result: {
        kind: 'response',
        version: '1.1',
        statusCode: 200,
        reason: 'OK',
        headers: [{ name: 'Transfer-Encoding', value: 'chunked' }],
        trailers: [{ name: 'X-T', value: '1' }],
        body: 'Hello, world',
        bodyBytes: 12,
        chunked: true,
        warnings: [],
      },
    },
  ],
  run({ message }) {
    const reader = new LineReader(utf8Bytes(message));
    const start = readStart(reader);
    const warnings = new Set<string>();
    const headers = readFields(reader, warnings);
    const valuesOf = (name: string) =>
      headers.filter((header) => header.name.toLowerCase() === name).flatMap(({ value }) => value.split(',').map((item) => item.trim()));
    const codings = valuesOf('transfer-encoding');
    const isChunkedCoding = codings.at(-1)?.toLowerCase() === 'chunked';
    const lengths = [...new Set(valuesOf('content-length'))];
    const rest = reader.rest();
    const length = lengths.length === 1 && /^[0-9]+$/.test(lengths[0] ?? '') ? Number(lengths[0]) : undefined;
    // RFC 9112 section 6.3: such a response ends with the empty line; its headers speak of the body that another answer would have.
    const endsWithHeaders = start.statusCode !== undefined && isWithoutBody(start.statusCode) && rest.length === 0;
    const chunked = isChunkedCoding && !endsWithHeaders;
    const { body, trailers } = chunked ? readChunks(reader, warnings) : { body: length === undefined ? rest : rest.subarray(0, length), trailers: [] };
    if (start.kind === 'request' && start.version === '1.1' && valuesOf('host').length === 0) warnings.add('noHost');
    if (!isChunkedCoding && !endsWithHeaders && length !== undefined && rest.length < length) warnings.add('lengthMismatch');
    if (isChunkedCoding && lengths.length > 0) warnings.add('lengthAndChunked');
    if (lengths.length > 1) warnings.add('duplicateLength');
    return { ...start, headers, trailers, body: looseUtf8(body), bodyBytes: body.length, chunked, warnings: ORDER.filter((code) => warnings.has(code)) };
  },
});

const isWithoutBody = (status: number): boolean => status < 200 || status === 204 || status === 304;

const ORDER = ['noHost', 'lengthMismatch', 'lengthAndChunked', 'duplicateLength', 'obsoleteFolding', 'spaceBeforeColon'];

/** Reads lines (ended by CRLF or LF) and bytes one after the other. */
class LineReader {
  readonly #bytes: Uint8Array;
  #position = 0;
  /** Number of the line read last, from 1. */
  line = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#position >= this.#bytes.length;
  }

  next(): string {
    const end = this.#bytes.indexOf(0x0a, this.#position);
    const stop = end < 0 ? this.#bytes.length : end;
    const text = looseUtf8(this.#bytes.subarray(this.#position, stop)).replace(/\r$/, '');
    this.#position = end < 0 ? stop : end + 1;
    this.line++;
    return text;
  }

  take(length: number): Uint8Array | undefined {
    if (this.#position + length > this.#bytes.length) return undefined;
    const taken = this.#bytes.subarray(this.#position, this.#position + length);
    this.#position += length;
    for (const byte of taken) if (byte === 0x0a) this.line++;
    return taken;
  }

  rest(): Uint8Array {
    return this.#bytes.subarray(this.#position);
  }
}

function readStart(reader: LineReader) {
  let line = reader.next();
  // RFC 9112 section 2.2: empty lines before a request are ignored
  while (line === '' && !reader.isAtEnd) line = reader.next();
  const status = /^HTTP\/([0-9]\.[0-9]) ([1-9][0-9]{2})(?: (.*))?$/.exec(line);
  if (status) return { kind: 'response' as const, version: status[1] ?? '', statusCode: Number(status[2]), reason: (status[3] ?? '').trim() };
  const [, method = '', target = '', version = ''] = /^(\S+) (\S+) HTTP\/([0-9]\.[0-9])$/.exec(line.trimEnd()) ?? [];
  if (!TOKEN.test(method))
    return unprocessable(`Line ${reader.line}: this is neither a request line such as GET / HTTP/1.1 nor a status line such as HTTP/1.1 200 OK.`, 'message');
  return { kind: 'request' as const, method, target, version };
}

/** Header or trailer fields up to an empty line or the end. */
function readFields(reader: LineReader, warnings: Set<string>): Field[] {
  const fields: Field[] = [];
  while (!reader.isAtEnd) {
    const line = reader.next();
    if (line === '') break;
    const before = fields.at(-1);
    if (/^[ \t]/.test(line) && before) {
      warnings.add('obsoleteFolding');
      if (line.trim() !== '') before.value = before.value === '' ? line.trim() : `${before.value} ${line.trim()}`;
      continue;
    }
    const colon = line.indexOf(':');
    if (colon < 0) unprocessable(`Line ${reader.line}: the header line has no colon.`, 'message');
    const name = line.slice(0, colon);
    if (name.trimEnd() !== name) warnings.add('spaceBeforeColon');
    if (!TOKEN.test(name.trimEnd())) unprocessable(`Line ${reader.line}: ${JSON.stringify(name.slice(0, 80))} is not a header name.`, 'message');
    fields.push({ name: name.trimEnd(), value: line.slice(colon + 1).trim() });
  }
  return fields;
}

/** RFC 9112 section 7.1 */
function readChunks(reader: LineReader, warnings: Set<string>): { body: Uint8Array; trailers: Field[] } {
  const chunks: Uint8Array[] = [];
  for (;;) {
    const line = reader.next();
    const [, digits] = /^0*([0-9A-Fa-f]{1,8})[ \t]*(?:;.*)?$/.exec(line) ?? [];
    if (digits === undefined) unprocessable(`Line ${reader.line}: a chunk begins with its size in hex.`, 'message');
    const size = Number.parseInt(digits ?? '0', 16);
    if (size === 0) return { body: joinBytes(chunks), trailers: readFields(reader, warnings) };
    const chunk = reader.take(size) ?? unprocessable(`Line ${reader.line}: the message ends inside a chunk of ${size} bytes.`, 'message');
    chunks.push(chunk);
    if (reader.next() !== '') unprocessable(`Line ${reader.line}: the chunk is longer than its size of ${size} bytes.`, 'message');
  }
}
