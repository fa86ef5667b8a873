import type { Failure, Frame, Trace } from './trace.ts';

// Stack traces of Go, Ruby, PHP, Rust and .NET, as their own programs print them.

const place = (file: string, line: string, column?: string): Frame => ({ file, line: Number(line), ...(column !== undefined && { column: Number(column) }) });
const failure = (error: string, message = ''): Failure => ({ error, ...(message !== '' && { message }) });

const GO_START = /^goroutine \d+ \[[^\]]*\]:$/;
const GO_CALL = /^(?:created by )?(\S[^\t]*?)(?:\([^()]*\)| in goroutine \d+)?$/;
const GO_PLACE = /^\t(\S.*?):(\d{1,9})(?: \+0x[0-9a-f]+)?$/;

/** The goroutine that panicked, which is the first. */
function go(lines: readonly string[]): Trace {
  const start = lines.findIndex((line) => GO_START.test(line));
  const frames: Frame[] = [];
  for (let index = start + 1; index + 1 < lines.length; index += 2) {
    const [, caller] = GO_CALL.exec(lines[index] ?? '') ?? [];
    const [, file, line] = GO_PLACE.exec(lines[index + 1] ?? '') ?? [];
    if (caller === undefined || file === undefined || line === undefined) break;
    frames.push({ function: caller, ...place(file, line) });
  }
  const head = lines.slice(0, start).findLast((line) => /^(?:panic|fatal error): /.test(line));
  const [, error, message] = /^(panic|fatal error): (.*)$/.exec(head ?? '') ?? [];
  return { language: 'go', ...(error !== undefined && failure(error, message)), frames, causes: [] };
}

const RUBY = /^(?:\s*(?:\d{1,9}: )?from )?(\S.*?):(\d{1,9})(?::in [`'](.*?)')?(?:: (.*))?$/;
const RUBY_HEAD = /^(.*?)(?: \(([A-Z][\w:]*)\))?$/;

/** Exceptions with their frames; those that led to another come behind it. */
function ruby(lines: readonly string[]): Trace {
  const isTurned = lines.some((line) => line.startsWith('Traceback (most recent call last)'));
  const frames: Frame[] = [];
  const failures: Failure[] = [];
  for (const line of lines) {
    const [, file, number, caller, head] = RUBY.exec(line) ?? [];
    if (file === undefined || number === undefined || (caller === undefined && head === undefined)) continue;
    const frame = { ...(caller !== undefined && { function: caller }), ...place(file, number) };
    if (isTurned) frames.unshift(frame);
    else frames.push(frame);
    const [, message, error] = head === undefined ? [] : (RUBY_HEAD.exec(head) ?? []);
    if (head !== undefined) failures.push(failure(error ?? 'RuntimeError', message));
  }
  const [first, ...causes] = failures;
  return { language: 'ruby', ...first, frames, causes };
}

const PHP_HEAD = /^(?:\[[^\]]{1,64}\] )?(?:PHP )?(?:Fatal error: {1,3})?(?:Uncaught |Next )([\w\\]+)(?:: )?/;
const PHP_FRAME = /^#\d{1,9} (?:(\S.*?)\((\d{1,9})\): |\[internal function\]: |(?=\{main\}))(.+)$/;

/** Each exception with its calls. A line says where a function was called; here a frame says where it was. */
function php(lines: readonly string[]): Trace {
  const parts: { failure: Failure; frames: Frame[] }[] = [];
  let at: Frame = {};
  for (const line of lines) {
    const head = phpHead(line);
    if (head) {
      parts.push({ failure: head.failure, frames: [] });
      at = head.at;
      continue;
    }
    const [, caller, callerLine, call] = PHP_FRAME.exec(line) ?? [];
    if (call === undefined) continue;
    if (parts.length === 0) parts.push({ failure: failure(''), frames: [] });
    parts.at(-1)?.frames.push({ function: call.replace(/\(.*$/s, ''), ...at });
    at = caller !== undefined && callerLine !== undefined ? place(caller, callerLine) : {};
  }
  const last = parts.at(-1);
  return {
    language: 'php',
    ...(last && last.failure.error !== '' && last.failure),
    frames: parts.toReversed().flatMap(({ frames }) => frames),
    causes: parts.slice(0, -1).map(({ failure: cause }) => cause),
  };
}

/** An exception and where it was thrown, which stands behind the last "in". */
function phpHead(line: string): { failure: Failure; at: Frame } | undefined {
  const [start, error] = PHP_HEAD.exec(line) ?? [];
  const [end, number] = /:(\d{1,9})$/.exec(line) ?? [];
  const inAt = line.lastIndexOf(' in ');
  if (start === undefined || error === undefined || end === undefined || number === undefined || inAt < 0) return undefined;
  return { failure: failure(error, line.slice(start.length, inAt)), at: place(line.slice(inAt + 4, -end.length), number) };
}

const RUST_HEAD = /^thread .*? panicked at (?:'(.*)', )?(\S.*?):(\d{1,9}):(\d{1,9}):?$/;
const RUST_CALL = /^\s*\d{1,9}: (?:\s*0x[0-9a-f]+ - )?(\S.*)$/;
const RUST_PLACE = /^\s+at (\S.*?):(\d{1,9})(?::(\d{1,9}))?$/;

function rust(lines: readonly string[]): Trace {
  const start = lines.findIndex((line) => RUST_HEAD.test(line));
  const [, quoted, file = '', line = '', column] = RUST_HEAD.exec(lines[start] ?? '') ?? [];
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((one) => /^(?:stack backtrace:|note: |$)/.test(one));
  const message = quoted ?? rest.slice(0, end < 0 ? rest.length : end).join('\n');
  const frames: Frame[] = [];
  for (const one of rest.slice(Math.max(0, end))) {
    const [, caller] = RUST_CALL.exec(one) ?? [];
    const [, from, number, place2] = RUST_PLACE.exec(one) ?? [];
    const last = frames.at(-1);
    if (caller !== undefined) frames.push({ function: caller.replace(/::h[0-9a-f]{16}$/, '') });
    else if (from !== undefined && number !== undefined && last && last.file === undefined) Object.assign(last, place(from, number, place2));
  }
  return { language: 'rust', ...failure('panic', message), frames: frames.length > 0 ? frames : [place(file, line, column)], causes: [] };
}

const NET_FRAME = /^\s*at ([\w$.<>`+[\],|]+)\([^()]*\)(?: in (\S.*):line (\d{1,9}))?$/;
const NET_HEAD = /^(?:Unhandled exception\. )?([A-Z]\w*(?:\.\w+)+)(?:: (.*))?$/;

function dotNet(lines: readonly string[]): Trace {
  const frames: Frame[] = [];
  const failures: Failure[] = [];
  for (const line of lines) {
    const [, caller, file, number] = NET_FRAME.exec(line) ?? [];
    if (caller !== undefined) frames.push({ function: caller, ...(file !== undefined && number !== undefined && place(file, number)) });
    else {
      const [, error, message] = NET_HEAD.exec(line.replace(/^\s*---> /, '').trim()) ?? [];
      if (error !== undefined) failures.push(failure(error, message));
    }
  }
  const [first, ...causes] = failures;
  return { language: 'csharp', ...first, frames, causes };
}

/** By what tells them apart: the traces that are read, the surest signs first. */
export const MORE_TRACES: readonly (readonly [sign: RegExp, read: (lines: readonly string[]) => Trace])[] = [
  [GO_START, go],
  [/^#\d{1,9} (?:\S.*?\(\d{1,9}\): \S|\{main\}|\[internal function\]: )/, php],
  [RUST_HEAD, rust],
  [/^(?:\s*(?:\d{1,9}: )?from )?\S.*?:\d{1,9}:in [`'].+'/, ruby],
  [/^\s*at [\w$.<>`+[\],|]+\([^()]*\) in \S.*:line \d{1,9}$/, dotNet],
];
