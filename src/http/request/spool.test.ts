import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Spool } from './spool.ts';

const folder = mkdtempSync(join(tmpdir(), 'toolrack-spool-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let held = 0;
const holder = {
  name: 'somebody',
  hold: (bytes: number) => {
    held += bytes;
    return undefined;
  },
  release: (bytes: number) => {
    held -= bytes;
  },
};
const spool = new Spool({ folder: join(folder, 'uploads'), maxFileBytes: 10_000_000, onFault: (error) => expect.fail(String(error)) });

it.each([0, 5, 1_000_000, 3_500_000])('a file of %i bytes is read as often as wanted, until it is let go of', async (length) => {
  const bytes = randomBytes(length);
  const file = spool.file(holder);
  for (let at = 0; at < length; at += 700_000) await file.append(bytes.subarray(at, at + 700_000));
  for (let round = 0; round < 2; round++) expect(bytes.equals(await file.read())).toBe(true);
  expect(file.size).toBe(length);
  await file.discard();
  await expect(file.read()).rejects.toThrow(/discarded/);
  expect([held, spool.bytesOnDisk]).toEqual([0, 0]);
});

it('a file that is let go of while it is read is read to its end, as its descriptor may be that of another file then', async () => {
  const files = Array.from({ length: 20 }, (_, at) => ({ file: spool.file(holder), bytes: Buffer.alloc(3_000_000, at + 1) }));
  for (const { file, bytes } of files) await file.append(bytes);
  const reading = files.map(({ file }) => file.read());
  const discarding = files.map(({ file }) => file.discard());
  // Opened as soon as a descriptor is free.
  const other = spool.file(holder);
  await other.append(Buffer.alloc(3_000_000, 255));
  for (const [at, read] of (await Promise.all(reading)).entries()) expect(files[at]?.bytes.equals(read)).toBe(true);
  await Promise.all(discarding);
  await other.discard();
  expect([held, spool.bytesOnDisk]).toEqual([0, 0]);
});
