import { type CallToolResult, ProtocolError, ProtocolErrorCode, ResourceNotFoundError, Server } from '@modelcontextprotocol/server';
import type { DeliveredFile } from '../files/plain.ts';
import { type Call, callOf } from '../runner/execute.ts';
import type { Failure } from '../runner/outcome.ts';
import type { ToolCard } from '../tools/card.ts';
import type { Catalogue } from '../tools/catalogue.ts';
import { InvalidInputs, invalid } from '../tools/errors.ts';
import { parseJsonText } from '../tools/shared/json/parse-text.ts';
import { base64Of } from '../tools/shared/platform/bytes.ts';
import { describeTool, onlyFields, searchTools } from './discovery.ts';
import { type KeptFile, NoRoom, NotKept } from './kept-files.ts';
import { listOf, type Offer } from './offer.ts';
import { paramsProblem } from './params.ts';
import { contentWithFiles } from './result-files.ts';

/** What a run or a conversion came to, as JSON text: the result, or an error body that says what to change. */
export interface Answer {
  ok: boolean;
  json: string;
  /** The files of the result, where they were asked for apart: they are left out of the JSON. */
  files?: readonly DeliveredFile[];
}

/** Where large files of results wait until their caller reads them. */
export interface Shelf {
  /** Undefined where there is no room. */
  keep(file: DeliveredFile): Promise<KeptFile | undefined>;
  list(): KeptFile[];
  /** Rejects with `NotKept`. */
  read(uri: string): Promise<{ file: KeptFile; bytes: Uint8Array }>;
}

/** Who runs and converts: the service for the caller of a request, or the command line. None of them rejects except for faults of ours. */
export interface Host {
  /** @param hasFilesApart whether large files of the result may come apart from it */
  run(call: Call | Failure, hasFilesApart?: boolean): Promise<Answer>;
  shelf: Shelf;
  convert(question: Readonly<Record<string, unknown>>): Promise<Answer>;
  /** @param inputs data and how they are given */
  detect(inputs: Readonly<Record<string, unknown>>): Promise<Answer>;
  /** @param given values of the parameters of the recipe */
  runRecipe(recipe: unknown, given: Readonly<Record<string, unknown>>): Promise<Answer>;
}

/** What a server is made from. */
export interface Surroundings {
  catalogue: Catalogue;
  offer: Offer;
  host: Host;
  /** The arguments of the tool that the one message calls, where they were parted from it. */
  given?: Readonly<Record<string, unknown>> | undefined;
  /** Of Toolrack. */
  version: string;
}

const INSTRUCTIONS =
  'Hundreds of exact tools (text, data formats, encodings, mathematics, finance, dates, identifiers, colours, …) and unit conversion. Find a tool with search_tools, see its inputs with describe_tool, run it with run_tool. Of unknown data, detect says what they are and which tool opens them.';

type WrapHandler = Server['_wrapHandler'];

/** A server that says in our words what is wrong with the params of a request. The SDK tells its validator's list of complaints, and for most methods as a fault of the server. */
class PlainServer extends Server {
  protected override _wrapHandler(...[method, handler]: Parameters<WrapHandler>): ReturnType<WrapHandler> {
    const wrapped = super._wrapHandler(method, handler);
    return async (request, context) => {
      const problem = paramsProblem(method, request.params);
      if (problem !== undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, problem);
      try {
        return await wrapped(request, context);
      } catch (error) {
        // Faults of ours are errors of the protocol by now; what is left is what its validator has thrown.
        if (error instanceof ProtocolError && (error.code !== ProtocolErrorCode.InvalidParams || error instanceof ResourceNotFoundError)) throw error;
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, `The params of ${method} are not as the protocol describes them.`);
      }
    };
  }
}

/** An MCP server for one request, or for one connection that lasts. */
export function mcpServer({ catalogue, offer, host, given: parted, version }: Surroundings): Server {
  const server = new PlainServer(
    { name: 'toolrack', title: 'Toolrack', version },
    { capabilities: { tools: {}, resources: {} }, ...(offer.discovery && { instructions: INSTRUCTIONS }) },
  );
  server.setRequestHandler('tools/list', () => ({ tools: listOf(offer) }));
  const call = async (name: string, given: Readonly<Record<string, unknown>>): Promise<CallToolResult> => {
    if (offer.own.has(name)) return resultOf(await host.run({ ok: true, slug: name, inputs: given }), true);
    const answer = offer.discovery ? await discovered(name, given, { catalogue, host }) : undefined;
    if (answer) return withFiles(answer, name === 'run_tool' && typeof given.tool === 'string' ? catalogue.get(given.tool) : undefined, host.shelf);
    const names = listOf(offer).map((tool) => tool.name);
    const shown = `${names.slice(0, 20).join(', ')}${names.length > 20 ? ', …' : ''}`;
    const message = `There is no tool ${JSON.stringify(name.slice(0, 80))} here; there are ${shown}.`;
    return resultOf({ ok: false, json: JSON.stringify({ error: 'tool_not_found', message }) }, false);
  };
  server.setRequestHandler('tools/call', async ({ params }) => {
    try {
      return await call(params.name, parted ?? params.arguments ?? {});
    } catch {
      throw new ProtocolError(ProtocolErrorCode.InternalError, 'Something failed in the service.');
    }
  });
  serveFiles(server, host.shelf);
  return server;
}

/** Lists the files that are kept for the caller, and has them read. */
function serveFiles(server: Server, shelf: Shelf): void {
  server.setRequestHandler('resources/list', () => ({ resources: shelf.list() }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    try {
      const { file, bytes } = await shelf.read(uri);
      return { contents: [{ uri, mimeType: file.mimeType, blob: base64Of(bytes) }] };
    } catch (error) {
      if (error instanceof NotKept) throw new ResourceNotFoundError(uri, error.message);
      throw new ProtocolError(ProtocolErrorCode.InternalError, error instanceof NoRoom ? error.message : 'Something failed in the service.');
    }
  });
}

/** What the tools that reach all others answer; undefined where it is none of them. */
async function discovered(
  name: string,
  given: Readonly<Record<string, unknown>>,
  { catalogue, host }: Pick<Surroundings, 'catalogue' | 'host'>,
): Promise<Answer | undefined> {
  switch (name) {
    case 'run_tool':
      return host.run(runOf(given), true);
    case 'run_pipeline':
      return runRecipe(host, given);
    case 'convert_units':
      return host.convert(given);
    case 'detect':
      return host.detect(given);
    case 'search_tools':
      return found(() => searchTools(catalogue, given));
    case 'describe_tool':
      return found(() => describeTool(catalogue, given));
    default:
      return undefined;
  }
}

async function runRecipe(host: Host, given: Readonly<Record<string, unknown>>): Promise<Answer> {
  const { recipe, arguments: values = {} } = given;
  const wrong = found(() => {
    onlyFields(given, ['recipe', 'arguments']);
    if (!isObject(values) || Array.isArray(values)) invalid('arguments', 'must be an object with values for the parameters by name');
    return {};
  });
  return wrong.ok && isObject(values) ? host.runRecipe(recipe, values) : wrong;
}

function runOf(given: Readonly<Record<string, unknown>>): Call | Failure {
  try {
    onlyFields(given, ['tool', 'inputs']);
    return callOf(given);
  } catch (error) {
    if (error instanceof InvalidInputs) return { ok: false, code: 'invalid_inputs', message: `${error.message}.`, details: error.details };
    throw error;
  }
}

function found(work: () => object): Answer {
  try {
    return { ok: true, json: JSON.stringify(work()) };
  } catch (error) {
    if (!(error instanceof InvalidInputs)) throw error;
    return { ok: false, json: JSON.stringify({ error: 'invalid_inputs', message: `${error.message}.`, details: error.details }) };
  }
}

/** What a call came to, with the files that a tool has given behind the text. @param card the tool that was run */
async function withFiles(answer: Answer, card: ToolCard | undefined, shelf: Shelf): Promise<CallToolResult> {
  if (!answer.ok || !card) return resultOf(answer, false);
  const content = await contentWithFiles(card, answer, (file) => shelf.keep(file));
  if (content) return { content };
  const message = 'There is no room for the files of the result at present; try again in a moment, or ask for less.';
  return resultOf({ ok: false, json: JSON.stringify({ error: 'service_unavailable', message }) }, false);
}

/** @param structured whether the tool was listed with a schema of its result */
function resultOf({ ok, json }: Answer, structured: boolean): CallToolResult {
  const content: CallToolResult['content'] = [{ type: 'text', text: json }];
  if (!ok) return { isError: true, content };
  const value = structured ? parseJsonText(json) : undefined;
  return { content, ...(isObject(value) && { structuredContent: value }) };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What a failed run is told as where there is no service to log it. */
export function failedHere({ code, message, details, diagnostic }: Failure): Answer {
  return { ok: false, json: JSON.stringify({ error: code, message: diagnostic ?? message, ...(details && { details }) }) };
}
