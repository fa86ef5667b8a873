import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { keptSecret } from './session-secret.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'toolrack-secret-'));
  folders.push(folder);
  return folder;
}

describe('the session secret', () => {
  it('is made once, in a file for its owner alone, and leaves no other file', () => {
    const folder = newFolder();
    const secret = keptSecret(folder);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(keptSecret(folder)).toBe(secret);
    expect(keptSecret(newFolder())).not.toBe(secret);
    expect(readdirSync(folder)).toEqual(['session-secret']);
    expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  it.each(['', '\n', 'x'.repeat(31), ` ${'x'.repeat(31)} \n`])('is refused when the file holds %j', (text) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'session-secret'), text);
    expect(() => keptSecret(folder)).toThrow(join(folder, 'session-secret'));
    expect(readFileSync(join(folder, 'session-secret'), 'utf8')).toBe(text);
  });

  it('is closed to others also when they could read it before', () => {
    const folder = newFolder();
    const file = join(folder, 'session-secret');
    writeFileSync(file, 'x'.repeat(32));
    chmodSync(file, 0o644);
    expect(keptSecret(folder)).toBe('x'.repeat(32));
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('has its folder made for the owner alone where there is none', () => {
    const folder = join(newFolder(), 'data', 'toolrack');
    expect(keptSecret(folder)).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });
});
