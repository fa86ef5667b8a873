import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { ApiError } from '../errors.ts';
import { encodingProblem } from './body.ts';
import { boundaryOf, MultipartReader, type PartHead } from './multipart.ts';
import type { SpooledFile } from './spool.ts';
import { streamBody } from './stream-body.ts';

/** What a body may have besides its files: boundaries, heads and plain fields. */
const BESIDES = 64 * 1024;

/** The kinds of bodies that a tool takes at its own address. */
export type BodyKind = 'json' | 'form' | 'file';

/** A file that has come. */
export interface ReceivedFile {
  /** Undefined where it is the whole body. */
  field: string | undefined;
  name: string | undefined;
  file: SpooledFile;
}

/** What has come in a body. */
export interface Received {
  fields: [name: string, text: string][];
  files: ReceivedFile[];
}

/** What a body is by its headers. Throws 415 where it is nothing that a tool takes. */
export function bodyKindOf(headers: IncomingHttpHeaders): BodyKind {
  const problem = encodingProblem(headers);
  if (problem) throw problem;
  const type = (headers['content-type'] ?? 'application/json').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === 'multipart/form-data') return 'form';
  if (/^application\/(?:json|[^\s;]+\+json)$/.test(type)) return 'json';
  if (!/^[^\s/]+\/[^\s/]+$/.test(type) || type.startsWith('multipart/') || type === 'application/x-www-form-urlencoded')
    throw new ApiError(
      'unsupported_media_type',
      'Send the inputs as multipart/form-data or application/json, or one file as application/octet-stream or with its own type.',
    );
  return 'file';
}

/** Who receives a body with files. */
export interface Receiver {
  request: IncomingMessage;
  /** The most bytes of all files, and of all other fields. */
  maxFileBytes: number;
  maxBodyBytes: number;
  newFile(): SpooledFile;
  /** Takes room in memory. @returns the refusal where there is none */
  hold(bytes: number): ApiError | undefined;
  /** Is told of bytes that have come. */
  count?(bytes: number): void;
}

/** Receives a body with files. What has come is in `received` also when it rejects, so that whoever asks lets go of it. */
export async function receive(receiver: Receiver, kind: 'form' | 'file', received: Received): Promise<void> {
  const { maxFileBytes, request } = receiver;
  if (kind === 'file') {
    const file = receiver.newFile();
    received.files.push({ field: undefined, name: undefined, file });
    return streamBody(request, { maxBytes: maxFileBytes, take: (chunk) => counted(receiver, chunk, () => file.append(chunk)) });
  }
  const reader = new MultipartReader(boundaryOf(request.headers['content-type'] ?? ''));
  const form = new FormParts(receiver, received);
  await streamBody(request, { maxBytes: maxFileBytes + BESIDES, take: (chunk) => counted(receiver, chunk, () => form.take(reader.read(chunk))) });
  reader.end();
}

function counted(receiver: Receiver, { length }: Buffer, take: () => void | Promise<void>): void | Promise<void> {
  receiver.count?.(length);
  return take();
}

/** The parts of a form as they come. */
class FormParts {
  readonly #receiver: Receiver;
  readonly #received: Received;
  #head: PartHead | undefined;
  #file: SpooledFile | undefined;
  #text: Buffer[] = [];
  #textBytes = 0;
  #fileBytes = 0;

  constructor(receiver: Receiver, received: Received) {
    this.#receiver = receiver;
    this.#received = received;
  }

  async take(events: ReturnType<MultipartReader['read']>): Promise<void> {
    for (const event of events) {
      if (event.kind === 'begin') this.#begin(event.head);
      else if (event.kind === 'end') this.#end();
      else await this.#append(event.bytes);
    }
  }

  #begin(head: PartHead): void {
    this.#head = head;
    this.#file = head.fileName === undefined ? undefined : this.#receiver.newFile();
    if (this.#file) this.#received.files.push({ field: head.name, name: head.fileName || undefined, file: this.#file });
  }

  #append(bytes: Buffer): void | Promise<void> {
    const { maxFileBytes, maxBodyBytes } = this.#receiver;
    if (this.#file) {
      this.#fileBytes += bytes.length;
      if (this.#fileBytes > maxFileBytes) throw tooLarge('files of the request', maxFileBytes);
      return this.#file.append(bytes);
    }
    this.#textBytes += bytes.length;
    if (this.#textBytes > maxBodyBytes) throw tooLarge('fields that are no files', maxBodyBytes);
    const full = this.#receiver.hold(bytes.length);
    if (full) throw full;
    this.#text.push(Buffer.from(bytes));
  }

  #end(): void {
    const [head, file] = [this.#head, this.#file];
    this.#head = this.#file = undefined;
    if (!head) return;
    // A form has such a part for each field for files in which none was chosen.
    if (file && head.fileName === '' && file.size === 0) this.#received.files.pop();
    if (file) return;
    const text = Buffer.concat(this.#text);
    this.#text = [];
    this.#received.fields.push([head.name, textOf(text, head.name)]);
  }
}

const tooLarge = (what: string, most: number): ApiError =>
  new ApiError('payload_too_large', `The ${what} are too large: at most ${most.toLocaleString('en-US')} bytes are accepted here.`);

function textOf(bytes: Buffer, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError('bad_request', `The field ${JSON.stringify(name)} is not valid UTF-8; send bytes as a file, with a file name.`);
  }
}
