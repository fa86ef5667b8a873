import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The program as it is built here. */
export const bin = fileURLToPath(new URL('../../bin/toolrack.js', import.meta.url));

/** The built program, serving. */
export interface Program {
  child: ChildProcess;
  url: string;
  /** All it has printed so far. */
  output(): string;
  /** Ends it with a signal and gives the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts `toolrack serve` on a free port and waits until it listens. @param place another Node and another copy of the program */
export async function startProgram(env: Record<string, string>, place = { node: process.execPath, entry: bin }): Promise<Program> {
  const child = spawn(place.node, [place.entry, 'serve'], { env: { PATH: process.env.PATH ?? '', PORT: '0', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = / tools at (http:\/\/[^\s"]+)"\}\n/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`toolrack serve ended with ${code}: ${output}`)));
  });
  return {
    child,
    url,
    output: () => output,
    end: (signal) =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill(signal);
      }),
  };
}

/** What a program has printed to its end. */
interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a command of the program to its end. */
export const runProgram = (args: string[], env: Record<string, string> = {}, input?: string): Promise<Ran> =>
  runCommand(process.execPath, [bin, ...args], { env: { PATH: process.env.PATH ?? '', ...env }, input });

/** Runs a command to its end. Meanwhile this process goes on, with the services that are in it: connections to them would else be found too old. */
export function runCommand(
  command: string,
  args: string[],
  { input, ...options }: { env?: Record<string, string>; cwd?: string; input?: string | Uint8Array | undefined } = {},
): Promise<Ran> {
  const child = spawn(command, args, { stdio: 'pipe', ...options });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  child.stdin.end(input ?? '');
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })));
}
