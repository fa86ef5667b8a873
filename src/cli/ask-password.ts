import type { ReadStream } from 'node:tty';
import { Misuse } from './arguments.ts';

const MAX_TYPED = 1_000;
const PROMPTS = ['New password: ', 'Repeat the password: '];
const END_OF_TEXT = '\u0003';
const END_OF_TRANSMISSION = '\u0004';
const ENDS = ['\r', '\n', END_OF_TRANSMISSION];
const ERASES = ['\u007f', '\b'];

/**
 * A password from the terminal, typed twice and never echoed; from anything else that standard input is, its first line.
 * Throws `Misuse` when there is none, or when the two differ.
 */
export async function askPassword(): Promise<string> {
  const { stdin } = process;
  if (!stdin.isTTY) return firstLine(stdin);
  const [password = '', again] = await typed(stdin);
  if (password !== again) throw new Misuse('The two passwords are not the same.');
  return password;
}

async function firstLine(input: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of input) {
    text += String(chunk);
    if (text.includes('\n') || text.length > MAX_TYPED) break;
  }
  const [line = ''] = text.split(/\r?\n/);
  if (line === '') throw new Misuse('--password is needed, or the password as the first line of standard input.');
  return line;
}

/** One line for each prompt. Prompts go to standard error, so that standard output stays what it is. */
async function typed(terminal: ReadStream): Promise<string[]> {
  const lines: string[] = [];
  let line = '';
  terminal.setRawMode(true);
  terminal.setEncoding('utf8');
  process.stderr.write(PROMPTS[0] ?? '');
  try {
    for await (const character of charactersOf(terminal)) {
      if (character === END_OF_TEXT) break;
      if (ENDS.includes(character)) {
        lines.push(line);
        line = '';
        process.stderr.write(`\n${PROMPTS[lines.length] ?? ''}`);
        if (lines.length === PROMPTS.length) return lines;
      } else if (ERASES.includes(character)) line = [...line].slice(0, -1).join('');
      else if (line.length < MAX_TYPED) line += character;
    }
    throw new Misuse('No password was given.');
  } finally {
    terminal.setRawMode(false);
  }
}

async function* charactersOf(terminal: ReadStream): AsyncGenerator<string> {
  for await (const chunk of terminal) yield* String(chunk);
}
