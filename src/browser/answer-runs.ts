import { execute } from '../runner/execute.ts';
import type { Outcome, Success } from '../runner/outcome.ts';
import { executeWithFiles } from '../runner/with-files.ts';
import type { Tool } from '../tools/define.ts';
import { parseJsonText } from '../tools/shared/json/parse-text.ts';
import { withLargerBounds } from './larger-bounds.ts';
import type { Answer, BrowserOutcome, Question, ResultShape } from './messages.ts';

/** A worker as it sees itself. */
export interface WorkerScope {
  postMessage(answer: Answer, handedOver?: ArrayBuffer[]): void;
  addEventListener(type: 'message', listener: (event: { data: Question }) => void): void;
}

export interface AnswerOptions {
  /** Draws a result as markup, where the page asks for that. */
  draw?: (result: Record<string, unknown>, shape: ResultShape) => string | Promise<string>;
  /** Imports a tool's module by its address. */
  load?: (module: string) => Promise<{ default: Tool }>;
}

/** The longest result, in characters of JSON: no answer to a request has to hold it. */
export const MAX_RESULT_CHARACTERS = 268_435_456;

/** What engines say when memory is at its end: those of Chromium, Firefox and WebKit, and WASM's. */
const OUT_OF_MEMORY =
  /out of memory|allocation (?:failed|size overflow)|Invalid (?:string|array|array buffer|typed array) length|could not allocate|enlarge memory/i;

const OUT_OF_STACK = /Maximum call stack size exceeded|too much recursion/;

/** Has a worker answer what it is asked: tools are loaded by the address of their module, once, and run as the server runs them. */
export function answerRuns(scope: WorkerScope, { draw, load = (module) => import(module) }: AnswerOptions = {}): void {
  scope.addEventListener('message', ({ data }) => {
    if (data.ask === 'still-there') scope.postMessage({ tell: 'still-there', id: data.id });
    else void answer(data);
  });

  async function answer(question: Exclude<Question, { ask: 'still-there' }>): Promise<void> {
    const { id } = question;
    let tool: Tool;
    try {
      tool = withLargerBounds((await load(question.module)).default);
    } catch (error) {
      scope.postMessage({ tell: 'not-loaded', id, reason: String(error) });
      return;
    }
    scope.postMessage({ tell: 'running', id });
    if (question.ask === 'load') return;
    const outcome = toldHere(await runHere(tool, question));
    const drawn = question.draw && draw && outcome.ok ? await draw(resultOf(outcome), question.draw) : undefined;
    scope.postMessage({ tell: 'outcome', id, outcome, ...(drawn !== undefined && { drawn }) }, memoryOf(outcome));
  }
}

/** Runs a tool as it is asked for, with files where some are given. */
async function runHere(tool: Tool, { inputs, given }: Extract<Question, { ask: 'run' }>): Promise<Outcome> {
  const options = { maxResultCharacters: MAX_RESULT_CHARACTERS };
  if (!given) return execute(tool, inputs, options);
  const files = await Promise.all(given.files.map(async ({ source, ...rest }) => ({ ...rest, source: new Uint8Array(await source.arrayBuffer()) })));
  return executeWithFiles(tool, { ok: true, slug: tool.slug, inputs, files, wanted: given.wanted }, options);
}

/** The memory of the files of a result that is theirs alone: it is handed over rather than copied. */
function memoryOf(outcome: BrowserOutcome): ArrayBuffer[] {
  const memory = outcome.ok ? (outcome.files ?? []).map(({ bytes }) => bytes) : [];
  return [...new Set(memory.flatMap(({ buffer, byteLength }) => (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [])))];
}

/** What a tool gives is an object. */
const resultOf = ({ resultJson }: Success) => parseJsonText(resultJson) as Record<string, unknown>;

/** A fault, as it is told where no service has logged it. */
function toldHere(outcome: Outcome): BrowserOutcome {
  if (outcome.ok || outcome.code !== 'internal_error') return outcome;
  if (OUT_OF_MEMORY.test(outcome.diagnostic ?? '')) {
    return { ...outcome, code: 'out_of_memory', message: 'The tool needed more memory than the browser gives it; use less or simpler input.' };
  }
  if (OUT_OF_STACK.test(outcome.diagnostic ?? '')) {
    return { ...outcome, code: 'out_of_memory', message: 'The inputs are nested more deeply than the browser can follow; use simpler input.' };
  }
  return { ...outcome, message: 'The tool failed. This is a fault of the tool.' };
}
