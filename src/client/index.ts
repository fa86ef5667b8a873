import { formOf, hasFile } from './form.ts';
import type { Tools } from './tools.ts';

export type { Tools };

/** The slug of a tool. */
export type Slug = keyof Tools & string;

/** Where the service is, and how it is talked to. */
export interface ClientOptions {
  /** Of the service, such as `https://tools.example.com`. */
  url: string;
  /** An API key; conversions and the list of tools need none. */
  key?: string;
  /** How often a request that was refused with 429 or 503 is sent again, each time after the wait that the answer asks for. */
  retries?: number;
  /** How long one attempt may take, in milliseconds. */
  timeoutMs?: number;
  /** Used instead of the `fetch` of the runtime. */
  fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  /** Ends the call, which then rejects with the reason of the signal. */
  signal?: AbortSignal;
}

/** One complaint about one place in what was sent. */
export interface Detail {
  path: string;
  message: string;
}

/** A call of a tool in a batch. */
export type BatchCall = { [S in Slug]: { id?: string; tool: S } & InputsField<S> }[Slug];
type InputsField<S extends Slug> = Partial<Tools[S]['inputs']> extends Tools[S]['inputs'] ? { inputs?: Tools[S]['inputs'] } : { inputs: Tools[S]['inputs'] };

/** What one call of a batch came to. */
export type BatchResult<S extends Slug = Slug> =
  | { id?: string; success: true; tool: S; result: Tools[S]['result'] }
  | { id?: string; success: false; error: string; message: string; details?: Detail[] };

type BatchResults<Calls extends readonly BatchCall[]> = { -readonly [At in keyof Calls]: BatchResult<Calls[At]['tool']> };

/** A place in the result of an earlier step (`pointer` by RFC 6901), or with `item` in the item of a loop. */
export interface Reference {
  $from: string;
  pointer?: string;
}

/** The main output of an earlier step, or with `item` and `parameters` the item of a loop and the first parameter; as the whole of a field, or of what a loop runs over. */
export interface MainReference {
  $main: string;
}

/** What the items of a list hold, in one string. */
export interface Join {
  $join: Reference;
  pointer?: string;
  separator?: string;
}

export interface Step {
  id: string;
  tool: Slug;
  /** References, `{ $text: […] }` and `{ $join: … }` may be in it at any depth. The main input, left out where the tool needs it, takes the main output of the step before. */
  inputs?: Record<string, unknown>;
  forEach?: Reference | MainReference;
  when?: Reference & ({ equals: unknown } | { matches: string } | { exists: boolean });
  onError?: 'stop' | 'skip';
}

/** What a recipe asks for when it is run; without a default it must be given. */
export interface Parameter {
  default?: unknown;
  /** How bytes are written in it, where it holds bytes. */
  encoding?: 'utf8' | 'hex' | 'base64';
}

export interface Pipeline {
  name?: string;
  note?: string;
  parameters?: Record<string, Parameter>;
  /** Values of the parameters. */
  arguments?: Record<string, unknown>;
  steps: Step[];
  outputs?: Record<string, Reference | Join>;
}

/** A pipeline, as it is kept and shared. */
export type Recipe = Pipeline;

export interface PipelineResult {
  /** The outputs, or the result of the last step that was run. */
  result: Record<string, unknown>;
  /** How often each step ran, and why it has no result: its condition was not met, or it failed and was passed over. */
  steps: { id: string; runs: number; skipped?: 'when' | 'error'; failed?: number }[];
}

/** What is to be recognised. */
export interface Unknown {
  data: string;
  /** How it is given: as text, or as bytes. */
  encoding?: 'text' | 'base64' | 'hex';
}

/** What data could be, and the tool that opens them. */
export interface Candidate {
  what: string;
  /** From 0 to 1. */
  confidence: number;
  tool: Slug;
  /** Ready to run; without the data where they are long, which go into the input that `fill` names. */
  inputs: Record<string, unknown>;
  preview: string;
  /** There is a secret in it, which the preview does not show. */
  masked?: true;
  fill?: string;
}

/** How to unpack data, and what comes out. */
export interface Chain {
  recipe: Recipe;
  /** The layers from the outside to the inside, and what is in the last. */
  steps: string[];
  preview: string;
  score: number;
  masked?: true;
}

/** What is said of data: the most likely first, or nothing. */
export interface Detection {
  candidates: Candidate[];
  chains: Chain[];
}

export interface Question {
  /** A unit or an expression; left out when `value` names its units, as in `5 ft 3 in`. */
  from?: string;
  to: string;
  value?: number | string;
  digits?: number;
  decimals?: number;
  rounding?: 'half-even' | 'half-away';
}

export interface Conversion {
  from: { unit: string; label: string; value: number };
  to: { unit: string; label: string; value: number; parts?: { unit: string; value: number }[]; text?: string };
  formula: string;
  toolUrl?: string;
}

export interface ToolQuery {
  q?: string;
  category?: string;
  limit?: number;
}

/** What is known of a tool; `inputs` and `result` are JSON Schemas. */
export interface ToolInfo {
  slug: Slug;
  name: string;
  summary: string;
  category: string;
  cost: 'linear' | 'heavy';
  random?: true;
  description?: string;
  reference?: string;
  keywords?: string[];
  inputs: Record<string, unknown>;
  result: Record<string, unknown>;
  /** The fields that a step of a recipe takes from the one before and hands on to the next. */
  main: { input?: string; output?: string };
  examples: { inputs: Record<string, unknown>; result: Record<string, unknown> }[];
}

type RunArguments<S extends Slug> =
  Partial<Tools[S]['inputs']> extends Tools[S]['inputs']
    ? [inputs?: Tools[S]['inputs'], options?: CallOptions]
    : [inputs: Tools[S]['inputs'], options?: CallOptions];

/** The main file of a result. */
export interface FileAnswer<S extends Slug = Slug> {
  /** With its media type. */
  file: Blob;
  name: string;
  /** The rest of the result, without its files. */
  result: Partial<Tools[S]['result']>;
}

/** A client of one service. Every call rejects with a `ToolrackError` when the service refuses it or does not answer. */
export interface Client {
  /** Runs a tool and gives its result. Files among the inputs may be a `Blob` or a `Uint8Array`. */
  run<S extends Slug>(tool: S, ...rest: RunArguments<S>): Promise<Tools[S]['result']>;
  /** Runs a tool and gives the main file of its result as it is, several as a ZIP, with what else the result tells. */
  runForFile<S extends Slug>(tool: S, ...rest: RunArguments<S>): Promise<FileAnswer<S>>;
  /** Runs up to 50 tools in one request, and gives what each came to, in order. */
  batch<const Calls extends readonly BatchCall[]>(calls: Calls, options?: CallOptions): Promise<BatchResults<Calls>>;
  /** Runs steps that use each other's results. */
  pipeline(pipeline: Pipeline, options?: CallOptions): Promise<PipelineResult>;
  /** Runs a recipe that the account keeps, by its name. */
  recipe(name: string, values?: Record<string, unknown>, options?: CallOptions): Promise<PipelineResult>;
  /** Says what data could be, which tools open them, and how to unpack them. */
  detect(data: string | Unknown, options?: CallOptions): Promise<Detection>;
  /** Converts a value between units. */
  convert(question: Question, options?: CallOptions): Promise<Conversion>;
  /** Lists the tools, or those that a query means, best first. */
  tools(query?: ToolQuery, options?: CallOptions): Promise<{ tools: ToolInfo[]; total: number; nextCursor?: string }>;
}

/** A request that the service refused, or that it did not answer. */
export class ToolrackError extends Error {
  /** The HTTP status, or 0 when there was no answer. */
  readonly status: number;
  /** The error code of the service; without an answer `timeout` or `network_error`, and `unexpected_answer` for one that is not the service's. */
  readonly code: string;
  readonly details: Detail[] | undefined;
  /** What the service has in its log. */
  readonly requestId: string | undefined;
  /** When to try again, ISO 8601. */
  readonly retryAfter: string | undefined;

  constructor(
    message: string,
    about: { status: number; code: string; details?: Detail[] | undefined; requestId?: string | undefined; retryAfter?: string | undefined; cause?: unknown },
  ) {
    super(message, { cause: about.cause });
    this.name = 'ToolrackError';
    this.status = about.status;
    this.code = about.code;
    this.details = about.details;
    this.requestId = about.requestId;
    this.retryAfter = about.retryAfter;
  }
}

/** Makes a client. Nothing is sent before the first call. */
export function createClient({ url, key, retries = 0, timeoutMs = 30_000, fetch: send = globalThis.fetch }: ClientOptions): Client {
  const base = url.replace(/\/+$/, '');

  async function request<Answer>(path: string, body: unknown, signal?: AbortSignal, read: Read = readJson): Promise<Answer> {
    for (let attempt = 0; ; attempt++) {
      signal?.throwIfAborted();
      const { answer, seconds } = await once(path, body, read, signal);
      // The types say what the service promises.
      if (!(answer instanceof ToolrackError)) return answer as Answer;
      if (attempt >= retries || (answer.status !== 429 && answer.status !== 503)) throw answer;
      await pause(seconds * 1000, signal);
    }
  }

  /** One attempt. @returns what was answered, and how long the service asks to wait */
  async function once(path: string, body: unknown, read: Read, signal?: AbortSignal): Promise<{ answer: unknown; seconds: number }> {
    const limit = AbortSignal.timeout(timeoutMs);
    let status = 0;
    try {
      const response = await send(base + path, {
        ...sentWith(key, body, read === readFile),
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      status = response.status;
      const seconds = Number(response.headers.get('retry-after')) || 1;
      const answer: unknown = response.ok ? await read(response) : refusal(response, Object(await response.json()), seconds);
      return { answer, seconds };
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      if (limit.aborted) throw new ToolrackError(`There was no answer within ${timeoutMs} ms.`, { status, code: 'timeout', cause });
      if (status === 0) throw new ToolrackError(`${base} could not be reached.`, { status, code: 'network_error', cause });
      const wanted = read === readFile && status === 200 ? 'a file' : 'JSON';
      throw new ToolrackError(`The answer with status ${status} is not ${wanted}.`, { status, code: 'unexpected_answer', cause });
    }
  }

  return {
    async run<S extends Slug>(tool: S, ...[inputs = {}, options]: RunArguments<S>) {
      const { result } = await request<{ result: Tools[S]['result'] }>(...callOf(tool, inputs), options?.signal);
      return result;
    },
    async runForFile<S extends Slug>(tool: S, ...[inputs = {}, options]: RunArguments<S>) {
      const [, body] = callOf(tool, inputs);
      return request<FileAnswer<S>>(addressOf(tool), body instanceof Blob ? body : { inputs }, options?.signal, readFile);
    },
    async batch<const Calls extends readonly BatchCall[]>(calls: Calls, options?: CallOptions) {
      const { results } = await request<{ results: BatchResults<Calls> }>('/api/v1/batch', { calls }, options?.signal);
      return results;
    },
    async pipeline(pipeline, options) {
      const { result, steps } = await request<PipelineResult>('/api/v1/pipelines', pipeline, options?.signal);
      return { result, steps };
    },
    async recipe(name, values = {}, options) {
      const { result, steps } = await request<PipelineResult>(`/api/v1/recipes/${encodeURIComponent(name)}`, { arguments: values }, options?.signal);
      return { result, steps };
    },
    async detect(data, options) {
      const { candidates, chains } = await request<Detection>('/api/v1/detect', typeof data === 'string' ? { data } : data, options?.signal);
      return { candidates, chains };
    },
    convert: (question, options) => request(`/api/v1/convert${query(question)}`, undefined, options?.signal),
    tools: (asked = {}, options) => request(`/api/v1/tools${query(asked)}`, undefined, options?.signal),
  };
}

const addressOf = (tool: string): string => `/api/v1/tools/${encodeURIComponent(tool)}`;

/** Where a call goes, and what is sent: JSON, or a form where files are among the inputs. */
const callOf = (tool: string, inputs: object): [path: string, body: unknown] =>
  hasFile(inputs) ? [addressOf(tool), formOf(inputs)] : ['/api/v1/tools', { tool, inputs }];

/** Makes of an answer what the caller gets. */
type Read = (response: Response) => Promise<unknown>;

const readJson: Read = (response) => response.json();

const readFile: Read = async (response) => {
  const { headers } = response;
  const facts = headers.get('x-toolrack-result');
  if (facts === null) throw new Error('there is no file in the result');
  const disposition = headers.get('content-disposition') ?? '';
  const extended = /filename\*=UTF-8''([^;]*)/.exec(disposition)?.[1];
  const name = extended === undefined ? (/filename="([^"]*)"/.exec(disposition)?.[1] ?? '') : decodeURIComponent(extended);
  return { file: await response.blob(), name, result: await new Response(facts).json() };
};

/** A request with a key: a POST where there is a body, a GET where there is none. */
function sentWith(key: string | undefined, body: unknown, forFile: boolean): RequestInit {
  const headers = { ...(key !== undefined && { 'x-api-key': key }), ...(forFile && { accept: 'application/octet-stream' }) };
  if (body === undefined) return { method: 'GET', headers };
  // A blob has its own type.
  if (body instanceof Blob) return { method: 'POST', headers, body };
  return { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** An error answer as it was sent, or whatever else it was. */
interface Refused {
  error?: string;
  message?: string;
  details?: Detail[];
  retryAfter?: string;
}

function refusal({ status, headers }: Response, sent: Refused, seconds: number): ToolrackError {
  const { error: code = 'unexpected_answer', message = `The answer has status ${status}.`, details, retryAfter } = sent;
  const asks = status === 429 || status === 503;
  return new ToolrackError(message, {
    status,
    code,
    details,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfter: retryAfter ?? (asks ? new Date(Date.now() + seconds * 1000).toISOString() : undefined),
  });
}

function query(fields: object): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
}
