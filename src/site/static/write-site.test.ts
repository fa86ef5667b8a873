import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeSite } from './write-site.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolrack-site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes files into an empty folder, and says how much', () => {
  expect(
    writeSite(folder, [
      { path: 'index.html', content: 'é' },
      { path: 'tools/x/index.html', content: 'x' },
    ]),
  ).toEqual({ files: 2, bytes: 3 });
  expect(readFileSync(join(folder, 'tools/x/index.html'), 'utf8')).toBe('x');
});

it('replaces a site that it wrote, and leaves what others put beside it', () => {
  writeSite(folder, [
    { path: 'old.html', content: 'old' },
    { path: 'index.html', content: 'old' },
  ]);
  writeFileSync(join(folder, 'CNAME'), 'tools.example.com');
  writeSite(folder, [{ path: 'index.html', content: 'new' }]);
  expect([existsSync(join(folder, 'old.html')), readFileSync(join(folder, 'index.html'), 'utf8'), existsSync(join(folder, 'CNAME'))]).toEqual([
    false,
    'new',
    true,
  ]);
});

it('refuses a folder that holds something else', () => {
  writeFileSync(join(folder, 'thesis.txt'), '');
  expect(() => writeSite(folder, [{ path: 'index.html', content: '' }])).toThrow('is not empty and holds no site');
  expect(existsSync(join(folder, 'index.html'))).toBe(false);
});
