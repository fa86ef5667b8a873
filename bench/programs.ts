// What other programs take: processor time without that of their start, and beside it what of that is noise.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'toolrack-tools-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
// Some machines have a script in place of Python, which would be measured too.
const python3 = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).stdout?.trim() ?? '';
const path = `${dirname(python3)}:${process.env.PATH}`;

const ROUNDS = 5;
const PROBES = 5;
/** A measurement takes so many milliseconds beyond starts, as far as the bounds below let it. */
const WANTED = 200;
const MAX_COPIES = 20;
const MAX_RUNS = 40;
/** The clock of the shell counts milliseconds; less than so many of them, and a difference of less than so many times what measurements differ by, tell nothing. */
const MIN_MILLISECONDS = 20;
const MIN_SPREADS = 3;

/** Milliseconds of so many runs of a command that reads the file named $F. */
function milliseconds(command: string, file: string, runs: number): number {
  const { stderr } = spawnSync('bash', ['-c', `TIMEFORMAT='%3U %3S'; time for ((run = 0; run < ${runs}; run++)); do ${command}; done > /dev/null`], {
    env: { ...process.env, PATH: path, F: file },
    encoding: 'utf8',
  });
  const [user = Number.NaN, system = Number.NaN] = stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  return (user + system) * 1000;
}

/** The least of several measurements, which the rest of the machine disturbs least, and how far the next one is from it. */
function leastOf(values: number[]): { least: number; spread: number } {
  const [least = Number.NaN, next = Number.NaN] = values.toSorted((a, b) => a - b);
  return { least, spread: next - least };
}

/**
 * The processor time that a program takes for a text, in milliseconds; nothing where it cannot be told from noise.
 * @param made a text of the same kind that is about so many times as long; with 0 a short one @param linear whether twice as much takes it twice as long
 */
export function ofProgram(command: string, text: string, made: (times: number) => string, linear: boolean): number | undefined {
  const [short, long] = [join(folder, 'short'), join(folder, 'long')];
  writeFileSync(short, made(0));
  writeFileSync(long, text);
  const probe = Math.max(0.1, (milliseconds(command, long, PROBES) - milliseconds(command, short, PROBES)) / PROBES);
  const copies = linear ? Math.min(MAX_COPIES, Math.ceil(WANTED / probe)) : 1;
  const runs = Math.min(MAX_RUNS, Math.ceil(WANTED / probe / copies));
  const measured = copies === 1 ? text : made(copies);
  writeFileSync(long, measured);
  const rounds = Array.from({ length: ROUNDS }, () => [milliseconds(command, short, runs), milliseconds(command, long, runs)] as const);
  const start = leastOf(rounds.map(([ofShort]) => ofShort));
  const whole = leastOf(rounds.map(([, ofLong]) => ofLong));
  const beyond = whole.least - start.least;
  const told = beyond >= MIN_MILLISECONDS && beyond >= MIN_SPREADS * (start.spread + whole.spread);
  return told ? (beyond / runs / measured.length) * text.length : undefined;
}
