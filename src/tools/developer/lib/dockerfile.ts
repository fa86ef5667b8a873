import { unprocessable } from '../../errors.ts';
import { grouped } from '../../shared/text/counts.ts';

/** The instructions of a Dockerfile (docs.docker.com/reference/dockerfile). */
export const INSTRUCTIONS = new Set([
  'ADD',
  'ARG',
  'CMD',
  'COPY',
  'ENTRYPOINT',
  'ENV',
  'EXPOSE',
  'FROM',
  'HEALTHCHECK',
  'LABEL',
  'MAINTAINER',
  'ONBUILD',
  'RUN',
  'SHELL',
  'STOPSIGNAL',
  'USER',
  'VOLUME',
  'WORKDIR',
]);

/** One instruction: its word as written, what comes after it with continued lines joined, and the line it begins on. */
export interface Instruction {
  word: string;
  name: string;
  rest: string;
  line: number;
  /** Whether an empty line stands inside of it after a continuation. */
  hasEmptyContinuation: boolean;
}

export interface Dockerfile {
  instructions: Instruction[];
  /** The checks that a directive skips. */
  skipped: string[];
  escapeMark: string;
}

const MAX_INSTRUCTIONS = 50_000;

/** Reads a Dockerfile: directives, comments, continued lines and here-documents. Throws `Unprocessable` with the line. */
export function readDockerfile(text: string, path: string): Dockerfile {
  const lines = text.split(/\r\n|\n|\r/);
  const { escapeMark, skipped, first } = directives(lines);
  const instructions: Instruction[] = [];
  for (let index = first; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const read = readInstruction(lines, index, escapeMark, path);
    instructions.push(read.instruction);
    if (instructions.length > MAX_INSTRUCTIONS) unprocessable(`There are more than ${grouped(MAX_INSTRUCTIONS)} instructions.`, path);
    index = afterHeredocs(lines, read.end, read.instruction);
  }
  return { instructions, skipped, escapeMark };
}

function directives(lines: readonly string[]): { escapeMark: string; skipped: string[]; first: number } {
  let escapeMark = '\\';
  let skipped: string[] = [];
  let first = 0;
  for (; first < lines.length; first++) {
    const found = /^#[ \t]*([A-Za-z]+)[ \t]*=[ \t]*(.*?)[ \t]*$/.exec((lines[first] ?? '').replace(/^\ufeff/, ''));
    if (!found) break;
    const [, name = '', value = ''] = found;
    if (name.toLowerCase() === 'escape' && (value === '\\' || value === '`')) escapeMark = value;
    else if (name.toLowerCase() === 'check')
      skipped = (/(?:^|;)\s*skip=([^;]*)/i.exec(value)?.[1] ?? '')
        .split(',')
        .map((check) => check.trim())
        .filter(Boolean);
    else if (name.toLowerCase() !== 'syntax') break;
  }
  return { escapeMark, skipped, first };
}

function readInstruction(lines: readonly string[], start: number, escapeMark: string, path: string): { instruction: Instruction; end: number } {
  const continued = escapeMark === '`' ? /`[ \t]*$/ : /\\[ \t]*$/;
  const pieces: string[] = [];
  let end = start;
  let hasEmptyContinuation = false;
  for (let goesOn = true; goesOn && end < lines.length; ) {
    const line = lines[end] ?? '';
    if (end > start && line.trim() === '') hasEmptyContinuation = true;
    else if (end === start || !line.trimStart().startsWith('#')) {
      goesOn = continued.test(line);
      pieces.push(goesOn ? line.replace(continued, '') : line);
    }
    end++;
  }
  const whole = pieces.join('').trim();
  const [, word = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(whole) ?? [];
  const name = word.toUpperCase();
  if (!INSTRUCTIONS.has(name)) unprocessable(`Line ${start + 1}: ${JSON.stringify(word.slice(0, 40))} is not an instruction of a Dockerfile.`, path);
  return { instruction: { word, name, rest, line: start + 1, hasEmptyContinuation }, end: end - 1 };
}

/** The last line of the here-documents that an instruction opens. */
function afterHeredocs(lines: readonly string[], end: number, { name, rest }: Instruction): number {
  if (name !== 'RUN' && name !== 'COPY' && name !== 'ADD') return end;
  let at = end;
  for (const [, strips = '', , word = ''] of rest.matchAll(/<<(-?)(["']?)([A-Za-z_]\w*)\2/g)) {
    const closes = lines.findIndex((line, index) => index > at && (strips ? line.replace(/^\t+/, '') : line) === word);
    at = closes < 0 ? lines.length - 1 : closes;
  }
  return at;
}
