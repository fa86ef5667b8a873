import { unprocessable } from '../../errors.ts';
import { lines as linesOf } from '../../shared/text/segments.ts';
import { MORE_TRACES } from './stack-traces-more.ts';
import type { Failure, Frame, Trace } from './trace.ts';

const MAX_LINE = 1000;

// The look ahead spares a search from each bracket for an end that is not there.
const V8 = /^\s*at (?:(?=.*\)$)(.+?) \((.*)\)|(.+))$/;
const PLACE = /^(.*?):(\d{1,9})(?::(\d{1,9}))?$/;
const FIREFOX = /^\s*([^\s@(][^@(]*)?@(\S.*?):(\d{1,9})(?::(\d{1,9}))?$/;
const PYTHON = /^\s*File "([^"]*)", line (\d{1,9})(?:, in (.+))?$/;
const JAVA = /^\s*at ([\w$.<>/@-]+)\(([^()]*)\)(?:\s.*)?$/;

/** Reads a stack trace; text without any frame is unprocessable. */
export function readTrace(text: string): Trace {
  const lines = linesOf(text);
  const has = (pattern: RegExp): boolean => lines.some((line) => pattern.test(line));
  if (has(PYTHON)) return python(lines);
  // No frame is longer; what is, would take those patterns long.
  const short = lines.map((line) => (line.length > MAX_LINE ? '' : line));
  const more = MORE_TRACES.find(([sign]) => short.some((line) => sign.test(line)));
  if (more) return more[1](short);
  if (has(/^\s*at [\w$.<>/@-]+\((?:[\w$-]+\.(?:java|kt|scala|groovy|clj)(?::\d+)?|Native Method|Unknown Source)\)/)) return java(lines);
  if (has(V8) || has(FIREFOX)) return javascript(lines);
  return unprocessable('There is no frame of a stack trace of JavaScript, Python, Java, C#, Go, PHP, Ruby or Rust.', 'trace');
}

function failure(line: string | undefined): Failure | undefined {
  const [, error, message] = /^(?:Uncaught (?:\(in promise\) )?)?([\w$.]+)(?:: ([\s\S]*))?$/.exec(line?.trim() ?? '') ?? [];
  return error === undefined ? undefined : { error, ...(message !== undefined && message !== '' && { message }) };
}

function place(text: string): Omit<Frame, 'function'> {
  const [, file = '', line, column] = PLACE.exec(text) ?? [];
  if (line === undefined || file === '' || file === '<anonymous>' || file === 'native') return {};
  return { file, line: Number(line), ...(column !== undefined && { column: Number(column) }) };
}

function javascript(lines: readonly string[]): Trace {
  const first = lines.findIndex((line) => V8.test(line) || FIREFOX.test(line));
  const frames: Frame[] = [];
  for (const line of lines.slice(first)) {
    const [, named, where = '', bare] = V8.exec(line) ?? [];
    const [, caller, file, number, column] = FIREFOX.exec(line) ?? [];
    if (named !== undefined) frames.push({ function: named.replace(/^(?:async |new )+/, ''), ...place(where.replace(/^eval at .*?, /, '')) });
    else if (bare !== undefined) {
      const found = place(bare.replace(/^async /, ''));
      frames.push(found.file === undefined ? { function: bare.replace(/^(?:async |new )+/, '') } : found);
    } else if (file !== undefined)
      frames.push({
        ...(caller !== undefined && { function: caller.replace(/^async\*/, '') }),
        file,
        line: Number(number),
        ...(column !== undefined && { column: Number(column) }),
      });
  }
  const head = lines.slice(0, first);
  const start = head.findIndex((line) => /^(?:Uncaught .*?)?[\w$.]+(?:Error|Exception)?(?:: |$)/.test(line));
  return { language: 'javascript', ...(start >= 0 ? failure(head.slice(start).join('\n')) : {}), frames, causes: [] };
}

function python(lines: readonly string[]): Trace {
  const frames: Frame[] = [];
  const failures: Failure[] = [];
  let inTrace = false;
  for (const line of lines) {
    const [, file, number, caller] = PYTHON.exec(line) ?? [];
    if (file !== undefined) {
      frames.push({ ...(caller !== undefined && { function: caller }), file, line: Number(number) });
      inTrace = true;
    } else if (inTrace && /^[A-Za-z_]/.test(line)) {
      const found = failure(line);
      if (found) failures.push(found);
      inTrace = false;
    }
  }
  return { language: 'python', ...failures.at(-1), frames: frames.reverse(), causes: failures.slice(0, -1) };
}

function java(lines: readonly string[]): Trace {
  const frames: Frame[] = [];
  const causes: Failure[] = [];
  for (const [index, line] of lines.entries()) {
    const [, method, where = ''] = JAVA.exec(line) ?? [];
    const cause = /^\s*Caused by: (.*)$/.exec(line)?.[1];
    if (method !== undefined) {
      const [, file = where, number] = /^(.*):(\d{1,9})$/.exec(where) ?? [];
      const known = file !== 'Native Method' && file !== 'Unknown Source' && file !== '';
      frames.push({ function: method.replace(/^.*\//, ''), ...(known && { file }), ...(known && number !== undefined && { line: Number(number) }) });
    } else if (cause !== undefined) {
      const found = failure([cause, ...messageAfter(lines, index)].join('\n'));
      if (found) causes.push(found);
    }
  }
  const head = lines.slice(
    0,
    lines.findIndex((line) => JAVA.test(line)),
  );
  return { language: 'java', ...javaHead(head), frames, causes };
}

/** Further lines of the message that begins on a line: those up to the frames, or whatever else comes. */
function messageAfter(lines: readonly string[], index: number): string[] {
  const rest = lines.slice(index + 1);
  const end = rest.findIndex((line) => JAVA.test(line) || /^\s*(?:Caused by: |Suppressed: |\.\.\. \d+ more$)/.test(line));
  return end < 0 ? [] : rest.slice(0, end);
}

/** The error on the lines in front of the frames: its message goes on up to them where a line names a class by its package or is called so. */
function javaHead(before: readonly string[]): Failure | undefined {
  const texts = before.map((line) => line.replace(/^Exception in thread "[^"]*" /, ''));
  const start = texts.findLastIndex((line) => /^(?:[\w$]+\.[\w$.]+|[\w$]*(?:Exception|Error|Throwable))(?:: |\s*$)/.test(line));
  if (start >= 0) return failure(texts.slice(start).join('\n'));
  return failure(texts.findLast((line) => failure(line) !== undefined));
}
