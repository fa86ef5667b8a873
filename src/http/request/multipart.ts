import { ApiError } from '../errors.ts';

/** What is known of a part before its bytes. */
export interface PartHead {
  name: string;
  /** Without folders; empty where it has none, as where a form has a field for a file and none was chosen. Undefined for a part that is no file. */
  fileName: string | undefined;
}

/** What a body of multipart/form-data holds, piece by piece. */
export type PartEvent = { kind: 'begin'; head: PartHead } | { kind: 'data'; bytes: Buffer } | { kind: 'end' };

const MAX_BOUNDARY = 70;
const MAX_HEAD_BYTES = 8 * 1024;
const MAX_NAME = 200;
const MAX_FILE_NAME = 1_000;
/** How many parts a body may have. */
export const MAX_PARTS = 1_000;
const HEAD_END = Buffer.from('\r\n\r\n');

const malformed = (what: string): ApiError => new ApiError('bad_request', `The body is not valid multipart/form-data: ${what}.`);

/** The boundary that a `Content-Type` of multipart/form-data names (RFC 2046 section 5.1.1). Throws 400 where there is none. */
export function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? '';
  if (boundary === '' || boundary.length > MAX_BOUNDARY || !/^[\x20-\x7e]*[\x21-\x7e]$/.test(boundary))
    throw malformed('its Content-Type has no boundary of 1 to 70 characters');
  return boundary;
}

/** Reads a body of multipart/form-data (RFC 7578) as it comes, keeping no more of it than a delimiter and the head of a part. */
export class MultipartReader {
  readonly #delimiter: Buffer;
  /** What has come and was not given out. The first delimiter has no line end before it, unless there is a preamble. */
  #rest: Buffer = Buffer.from('\r\n');
  #state: 'before' | 'delimiter' | 'head' | 'body' | 'after' = 'before';
  #parts = 0;

  constructor(boundary: string) {
    this.#delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  }

  /** Takes further bytes. Throws 400 or 413. */
  *read(chunk: Buffer): Generator<PartEvent, void> {
    if (this.#state === 'after') return;
    this.#rest = Buffer.concat([this.#rest, chunk]);
    for (let goesOn = true; goesOn; ) {
      switch (this.#state) {
        case 'before':
        case 'body':
          goesOn = yield* this.#toDelimiter();
          break;
        case 'delimiter':
          goesOn = this.#pastDelimiter();
          break;
        case 'head':
          goesOn = yield* this.#head();
          break;
        default:
          this.#rest = NOTHING;
          return;
      }
    }
  }

  /** Says that there is no more. Throws 400 where the last delimiter has not come. */
  end(): void {
    if (this.#state !== 'after') throw malformed('it ends before its last boundary');
  }

  /** @returns whether the next delimiter has come */
  *#toDelimiter(): Generator<PartEvent, boolean> {
    const isBody = this.#state === 'body';
    const at = this.#rest.indexOf(this.#delimiter);
    const end = at < 0 ? Math.max(0, this.#rest.length - this.#delimiter.length + 1) : at;
    const bytes = this.#rest.subarray(0, end);
    this.#rest = this.#rest.subarray(at < 0 ? end : at + this.#delimiter.length);
    if (isBody && bytes.length > 0) yield { kind: 'data', bytes };
    if (at < 0) return false;
    this.#state = 'delimiter';
    if (isBody) yield { kind: 'end' };
    return true;
  }

  /** What follows a delimiter: two hyphens after the last, else the end of the line, before which there may be white space. */
  #pastDelimiter(): boolean {
    const rest = this.#rest;
    let at = 0;
    while (rest[at] === 0x20 || rest[at] === 0x09) at++;
    if (at > MAX_HEAD_BYTES) throw malformed('a boundary is followed by too much white space');
    if (rest.length < at + 2) return false;
    const next = rest.toString('latin1', at, at + 2);
    if (next === '--' && at === 0) this.#state = 'after';
    else if (next === '\r\n') this.#state = 'head';
    else throw malformed('a boundary is followed by something else than the end of its line');
    this.#rest = rest.subarray(at + 2);
    return true;
  }

  *#head(): Generator<PartEvent, boolean> {
    const rest = this.#rest;
    const end = rest.indexOf(HEAD_END);
    if (end > MAX_HEAD_BYTES || (end < 0 && rest.length > MAX_HEAD_BYTES + HEAD_END.length))
      throw malformed(`the head of part ${this.#parts + 1} has more than ${MAX_HEAD_BYTES} bytes`);
    if (end < 0) return false;
    if (++this.#parts > MAX_PARTS) throw new ApiError('payload_too_large', `The body has too many parts: at most ${MAX_PARTS} are accepted.`);
    const head = headOf(rest.subarray(0, end), this.#parts);
    this.#rest = rest.subarray(end + HEAD_END.length);
    this.#state = 'body';
    yield { kind: 'begin', head };
    return true;
  }
}

const NOTHING = Buffer.alloc(0);

function headOf(bytes: Buffer, number: number): PartHead {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw malformed(`the head of part ${number} is not UTF-8`);
  }
  const fields = new Map(
    text.split('\r\n').map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, Math.max(0, colon)).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const disposition = fields.get('content-disposition') ?? '';
  const parameters = parametersOf(disposition);
  const name = parameters?.get('name');
  if (parameters === undefined || name === undefined || name === '') throw malformed(`part ${number} has no Content-Disposition: form-data with a name`);
  if (name.length > MAX_NAME) throw malformed(`the name of part ${number} has more than ${MAX_NAME} characters`);
  const encoding = fields.get('content-transfer-encoding') ?? 'binary';
  if (!/^(?:binary|7bit|8bit)$/i.test(encoding))
    throw malformed(`part ${number} has a Content-Transfer-Encoding, which forms do not have; send its bytes as they are`);
  const given = extended(parameters.get('filename*')) ?? parameters.get('filename');
  const isBytes = /^application\/octet-stream\b/i.test(fields.get('content-type') ?? '');
  return { name, fileName: given === undefined ? (isBytes ? '' : undefined) : baseName(given) };
}

const PARAMETER = /[ \t]*;[ \t]*([^\s=;"]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/y;

/**
 * The parameters of a `Content-Disposition: form-data` as forms write them: browsers escape a quotation mark with percent signs, curl a quotation mark and a backslash with a backslash.
 * Undefined where it is none.
 */
function parametersOf(disposition: string): ReadonlyMap<string, string> | undefined {
  const type = /^form-data(?=[ \t]*(?:;|$))/i.exec(disposition)?.[0];
  if (type === undefined) return undefined;
  const parameters = new Map<string, string>();
  PARAMETER.lastIndex = type.length;
  for (let at = type.length; at < disposition.length; at = PARAMETER.lastIndex) {
    const [, name = '', quoted, plain = ''] = PARAMETER.exec(disposition) ?? [];
    if (name === '') return undefined;
    const key = name.toLowerCase();
    if (!parameters.has(key)) parameters.set(key, quoted?.replace(/\\(["\\])/g, '$1').replaceAll('%22', '"') ?? plain);
  }
  return parameters;
}

/** The text in `UTF-8''…` (RFC 8187), in which some clients send names all the same. */
function extended(value: string | undefined): string | undefined {
  const [, text] = /^utf-8'[^']*'(.*)$/i.exec(value ?? '') ?? [];
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The last part of a path (RFC 7578 section 4.2: folders are not to be relied on), without control characters. */
const baseName = (path: string): string =>
  path
    .replace(/^.*[\\/]/s, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\x00-\x1f\x7f]/g, '')
    .slice(0, MAX_FILE_NAME);
