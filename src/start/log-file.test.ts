import { execFileSync } from 'node:child_process';
import { closeSync, constants, existsSync, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { LogFile } from './log-file.ts';

const descriptors: number[] = [];
const folders: string[] = [];
afterAll(() => {
  for (const descriptor of descriptors.splice(0)) closeSync(descriptor);
});
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function open(path: string, flags: string | number): number {
  const descriptor = openSync(path, flags);
  descriptors.push(descriptor);
  return descriptor;
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'toolrack-log-'));
  folders.push(made);
  return made;
}

const lines = (count: number): string => Array.from({ length: count }, (_, index) => `{"line":${index}}\n`).join('');

describe('the file of the log', () => {
  it('has every line whole and in order', async () => {
    const path = join(folder(), 'log');
    const file = new LogFile(open(path, 'w'));
    for (const line of lines(5_000).split(/(?<=\n)/)) file.write(line);
    await file.drain(5_000);
    expect(readFileSync(path, 'utf8')).toBe(lines(5_000));
    expect(file.lost).toBe(0);
  });

  it.runIf(existsSync('/dev/full'))(
    'keeps what a full disk does not take up to a bound, counts what is lost, and waits no longer than it is told',
    async () => {
      const file = new LogFile(open('/dev/full', 'w'), { maxWaitingBytes: 100 });
      file.write(lines(5));
      file.write(lines(10));
      file.write(lines(20));
      expect(file.lost).toBe(30);
      await file.drain(50);
      file.end();
      expect(file.lost).toBe(30);
    },
  );

  it('writes what waited when there is room again, and then tells once how many lines were lost', async () => {
    const path = join(folder(), 'pipe');
    execFileSync('mkfifo', [path]);
    const descriptor = open(path, constants.O_RDWR | constants.O_NONBLOCK);
    const onRoom = vi.fn();
    const file = new LogFile(descriptor, { maxWaitingBytes: 500_000, onRoom });
    const pieces = Array.from({ length: 8 }, () => lines(5_000));
    for (const piece of pieces) file.write(piece);
    const kept = Math.floor(500_000 / lines(5_000).length);
    expect(file.lost).toBe((8 - kept) * 5_000);
    let read = '';
    const chunk = Buffer.alloc(65_536);
    await vi.waitFor(() => {
      try {
        for (;;) read += chunk.toString('latin1', 0, readSync(descriptor, chunk));
      } catch {
        // Nothing to read just now.
      }
      expect(read).toBe(pieces.slice(0, kept).join(''));
      expect(onRoom).toHaveBeenCalled();
    }, 60_000);
    expect(onRoom.mock.calls).toEqual([[(8 - kept) * 5_000, 'EAGAIN']]);
    file.write('more\n');
    await file.drain(1_000);
    expect(onRoom).toHaveBeenCalledTimes(1);
  });

  it.runIf(existsSync('/dev/full'))('is not tried again after the end, when the number of the descriptor may be that of another file', async () => {
    const descriptor = openSync('/dev/full', 'w');
    const file = new LogFile(descriptor);
    file.write(lines(5));
    await file.drain(50);
    file.end();
    closeSync(descriptor);
    const path = join(folder(), 'another');
    expect(open(path, 'w')).toBe(descriptor);
    file.write(lines(1));
    await file.drain(50);
    expect(readFileSync(path, 'utf8')).toBe('');
  });

  it('is written to its end at once when the process ends', () => {
    const path = join(folder(), 'log');
    const file = new LogFile(open(path, 'w'));
    const many = lines(100_000);
    file.write('');
    file.write(many);
    file.end();
    expect(readFileSync(path, 'utf8')).toBe(many);
  });
});
