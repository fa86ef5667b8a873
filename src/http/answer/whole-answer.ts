import { type IncomingMessage, ServerResponse, STATUS_CODES } from '../../basics/node-http.ts';

/** Seconds that an idle connection is kept, as answers tell it. */
export const KEEP_ALIVE_SECONDS = 72;
const MILLISECONDS = 1_000;

/**
 * A response whose head can be given as text. Node checks and joins the headers of every answer one by one, which is a fifth of what a small answer costs; those of ours that say
 * the same each time need that once. The text is put where Node itself keeps it between joining and sending.
 */
export class WholeResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  declare _header: string | null;

  /**
   * Sends an answer: head and body in one piece.
   * @param lines header lines, each ending with CR LF, all of them made by ourselves; the length, the date and those of the connection are added
   * @returns how many bytes the body has
   */
  sendWhole(status: number, lines: string, body: string): number {
    const bytes = Buffer.byteLength(body);
    if (!goesOn(this)) {
      this.writeHead(status, [...fieldsOf(lines), 'content-length', String(bytes)]);
      this.end(body);
      return bytes;
    }
    this.statusCode = status;
    this._header = `${firstLine(status)}${lines}content-length: ${bytes}${lastLines()}`;
    // A text that is all ASCII is the same bytes in Latin-1, which are copied rather than encoded.
    this.end(body, bytes === body.length ? 'latin1' : 'utf8');
    return bytes;
  }
}

/**
 * Sends an answer whose body is many texts, or large ones: piece by piece, each when the connection has taken the one before, so that nothing is held twice.
 * @param lines as for `sendWhole`
 * @returns how many bytes the body has
 */
export function sendTexts(response: ServerResponse, status: number, lines: string, texts: readonly string[]): number {
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  response.writeHead(status, [...fieldsOf(lines), 'content-length', String(bytes)]);
  const pieces = piecesOf(texts);
  const goOn = () => {
    for (let piece = pieces.next(); !piece.done; piece = pieces.next()) if (!response.write(piece.value)) return void response.once('drain', goOn);
    response.end();
  };
  goOn();
  return bytes;
}

/**
 * Sends an answer whose body is bytes, each piece when the connection has taken the one before.
 * @param lines as for `sendWhole`
 * @returns how many bytes the body has
 */
export function sendBytes(response: ServerResponse, status: number, lines: string, pieces: readonly Uint8Array[]): number {
  const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
  response.writeHead(status, [...fieldsOf(lines), 'content-length', String(bytes)]);
  const parts = bytePieces(pieces);
  const goOn = () => {
    for (let part = parts.next(); !part.done; part = parts.next()) if (!response.write(part.value)) return void response.once('drain', goOn);
    response.end();
  };
  goOn();
  return bytes;
}

const PIECE_BYTES = 256 * 1024;

function* bytePieces(pieces: readonly Uint8Array[]): Generator<Uint8Array, void> {
  for (const piece of pieces) for (let from = 0; from < piece.length; from += PIECE_BYTES) yield piece.subarray(from, from + PIECE_BYTES);
}

const PIECE_CHARACTERS = 128 * 1024;

function* piecesOf(texts: readonly string[]): Generator<string, void> {
  for (const text of texts) {
    for (let from = 0, to = 0; from < text.length; from = to) {
      to = from + PIECE_CHARACTERS;
      if (HIGH_SURROGATE.test(text.charAt(to - 1))) to++;
      yield text.slice(from, to);
    }
  }
}

const HIGH_SURROGATE = /[\ud800-\udbff]/;

/** Whether the connection goes on after an answer, and the answer has a body. */
const goesOn = ({ shouldKeepAlive, req }: ServerResponse): boolean => shouldKeepAlive && req.httpVersionMinor > 0 && req.method !== 'HEAD';

const firstLines: string[] = [];

function firstLine(status: number): string {
  firstLines[status] ??= `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  return firstLines[status];
}

const CONNECTION = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\n\r\n`;

let second = 0;
let lines = '';

/** The end of a head: the present as HTTP has it (RFC 9110 section 5.6.7), and that the connection goes on. They are the same for a second. */
function lastLines(): string {
  const now = Date.now();
  if (now >= second + MILLISECONDS || now < second) {
    second = now - (now % MILLISECONDS);
    lines = `\r\nDate: ${new Date(now).toUTCString()}${CONNECTION}`;
  }
  return lines;
}

/** The names and values of header lines, in turn. */
function fieldsOf(lines: string): string[] {
  return lines
    .split('\r\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    });
}
