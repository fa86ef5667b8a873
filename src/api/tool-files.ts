import { randomBytes } from 'node:crypto';
import type { DeliveredFile } from '../files/plain.ts';
import { attachment, factsHeader } from '../http/answer/file-headers.ts';
import { ApiError } from '../http/errors.ts';
import { type BodyKind, bodyKindOf, type Received, type Receiver, receive } from '../http/request/received-files.ts';
import type { Spooled } from '../http/request/spool.ts';
import { type Asked, fileCallOf, withWanted } from '../pipelines/file-inputs.ts';
import { callOf } from '../runner/execute.ts';
import type { Outcome } from '../runner/outcome.ts';
import type { FileCall } from '../runner/with-files.ts';
import type { Config } from '../settings/config.ts';
import type { ToolCard } from '../tools/card.ts';
import { noSuchTool } from '../tools/catalogue.ts';
import { InvalidInputs } from '../tools/errors.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import type { Exchange } from './exchange.ts';
import { withAdmission } from './run-access.ts';
import { errorOf, usageAndMeta } from './run-answer.ts';
import { answerRun, noteRun } from './tools.ts';

/** What a request to a tool's own address names besides its body. */
export interface Address {
  slug: string;
  /** The query, as Fastify parsed it. */
  query: unknown;
}

/** `POST /api/v1/tools/{slug}`: runs a tool with files, and answers with files where the caller accepts them. Key, plan and allowance are checked before any of the body is read. */
export const runToolWithFiles = (exchange: Exchange, address: Address): void =>
  withAdmission(exchange, (admitted) => {
    const kind = bodyKindOf(admitted.request.headers);
    const work = kind === 'json' ? runJson(admitted, address) : runReceived(admitted, kind, address);
    work.catch((error: unknown) => admitted.fail(error));
  });

/** A call of JSON, as `POST /api/v1/tools` takes it; the address names the tool. */
async function runJson(exchange: Exchange, { slug, query }: Address): Promise<void> {
  const body = await new Promise<Buffer>((resolve, reject) => {
    exchange.readBody(exchange.services.config.maxBodyBytes, (unread, whole) => (unread ? reject(unread) : resolve(whole)));
  });
  exchange.bytesIn = body.length;
  await exchange.turn();
  const sent = await exchange.parse(body);
  const [parameter] = Object.keys(Object(query));
  if (parameter !== undefined)
    throw new ApiError('invalid_parameter', `${JSON.stringify(parameter.slice(0, 60))} is not a parameter; JSON has all inputs in the body.`);
  const call = callOf(isObject(sent) && !Object.hasOwn(sent, 'tool') ? { ...sent, tool: slug } : sent);
  if (!call.ok) throw errorOf(exchange, call);
  if (call.slug !== slug) throw new ApiError('missing_tool', `The address names the tool ${slug}, and "tool" another; leave "tool" out.`);
  const outcome = await run(exchange, slug, (card, asked) => withWanted(card, call.inputs, asked));
  answerWithFiles(exchange, outcome);
}

async function runReceived(exchange: Exchange, kind: Exclude<BodyKind, 'json'>, address: Address): Promise<void> {
  const received: Received = { fields: [], files: [] };
  let outcome: Outcome;
  try {
    await receive(receiverOf(exchange), kind, received);
    outcome = await runWith(exchange, received, address);
  } finally {
    await Promise.all(received.files.map(({ file }) => file.discard()));
  }
  answerWithFiles(exchange, outcome);
}

const receiverOf = (exchange: Exchange): Receiver => ({
  request: exchange.request,
  maxFileBytes: exchange.services.config.maxFileBytes,
  maxBodyBytes: exchange.services.config.maxBodyBytes,
  newFile: () => exchange.newFile(),
  hold: (bytes) => exchange.hold(bytes),
  count(bytes) {
    exchange.bytesIn += bytes;
  },
});

async function runWith(exchange: Exchange, { fields, files }: Received, { slug, query }: Address): Promise<Outcome> {
  const given = files.map(({ field, name, file }) => ({ field, name, size: file.size, source: file.whole() }));
  // What is on disk is in memory once the tool runs, and counts for it from now on.
  const full = await exchange.holdInTime(given.reduce((sum, { source }) => sum + ('descriptor' in source ? source.size : 0), 0));
  if (full) throw full;
  await exchange.turn();
  return run(exchange, slug, (card, asked) => fileCallOf<Spooled>(card, { fields: [...fields, ...fieldsOf(query)], files: given }, asked));
}

/** The inputs in a query: one that is given several times is several entries of a list. */
const fieldsOf = (query: unknown): [string, string][] =>
  Object.entries(Object(query)).flatMap(([name, value]): [string, string][] => (Array.isArray(value) ? value : [value]).map((text) => [name, String(text)]));

/** Makes the call, and runs it. */
async function run(exchange: Exchange, slug: string, callFor: (card: ToolCard, asked: Asked) => FileCall<Spooled>): Promise<Outcome> {
  const { catalogue, config, runner } = exchange.services;
  const card = catalogue.get(slug);
  if (!card) throw new ApiError('tool_not_found', noSuchTool(catalogue, slug, 'GET /api/v1/tools lists them.'));
  const { accept } = exchange.request.headers;
  const started = performance.now();
  const outcome = await runner.runWithFiles(
    callOrThrow(slug, () => callFor(card, { accept, maxBytes: mostOfResult(config) })),
    exchange,
  );
  noteRun(exchange, outcome, started);
  return outcome;
}

/** How many bytes the files of a result may have: somewhat more than what is sent, as a ZIP has more than what is in it, and no more than one caller may hold. */
export const mostOfResult = ({ maxFileBytes, maxMemoryBytes }: Config): number => Math.min(2 * maxFileBytes, Math.floor(maxMemoryBytes / 2));

/** What cannot be put into the inputs is wrong in the same way as what the tool does not take. */
function callOrThrow(slug: string, make: () => FileCall<Spooled>): FileCall<Spooled> {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof InvalidInputs)) throw error;
    throw new ApiError('invalid_inputs', `The inputs of ${slug} are not valid: ${error.message}.`, { details: error.details });
  }
}

function answerWithFiles(exchange: Exchange, outcome: Outcome): void {
  const files = outcome.ok ? outcome.files : undefined;
  if (!outcome.ok || files === undefined) answerRun(exchange, outcome);
  else if (outcome.parts) answerInParts(exchange, outcome.slug, outcome.resultJson, files);
  else for (const file of files) answerFile(exchange, file, outcome.resultJson);
}

/** Answers with one file, and with the rest of the result in a header. A page that is led here shows nothing and runs nothing, whatever the file is. */
function answerFile(exchange: Exchange, file: DeliveredFile, resultJson: string): void {
  const lines = `content-disposition: ${attachment(file.name)}\r\ncontent-security-policy: default-src 'none'; sandbox\r\nx-toolrack-result: ${factsHeader(resultJson)}\r\n`;
  exchange.succeedWithBytes([file.bytes], file.type, lines);
}

/** Answers with JSON as ever, without the files, and then the files (RFC 2046 section 5.1). */
function answerInParts(exchange: Exchange, slug: string, resultJson: string, files: readonly DeliveredFile[]): void {
  const boundary = `toolrack-${randomBytes(18).toString('hex')}`;
  const text = (written: string): Buffer => Buffer.from(written);
  const json = `{"success":true,"tool":"${slug}","result":${resultJson},${usageAndMeta(exchange)}}`;
  const pieces: Uint8Array[] = [text(`--${boundary}\r\ncontent-type: application/json; charset=utf-8\r\n\r\n${json}\r\n`)];
  for (const { field, name, type, bytes } of files) {
    const disposition = `${attachment(name)}; name="${field}"`;
    pieces.push(
      text(`--${boundary}\r\ncontent-type: ${type}\r\ncontent-disposition: ${disposition}\r\ncontent-length: ${bytes.length}\r\n\r\n`),
      bytes,
      text('\r\n'),
    );
  }
  pieces.push(text(`--${boundary}--\r\n`));
  exchange.succeedWithBytes(pieces, `multipart/mixed; boundary=${boundary}`);
}
