import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../tools/index.ts';
import { Misuse } from './arguments.ts';
import { sentBy } from './run-files.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolrack-run-'));
  mkdirSync(join(folder, 'inner'));
  for (const name of ['a', 'b', 'c', 'inner/d']) writeFileSync(join(folder, name), name);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const card = (slug: string) => {
  const found = catalogue.get(slug);
  if (!found) throw new Error(`there is no ${slug}`);
  return found;
};
const placed = async (slug: string, ...words: string[]) => (await sentBy(card(slug), words)).files.map(({ field, name }) => [field, name]);

describe('words that are files', () => {
  it('go to the main field first, and then to the others', async () => {
    expect(await placed('image-comparer', join(folder, 'a'), join(folder, 'b'))).toEqual([
      ['image', 'a'],
      ['other', 'b'],
    ]);
    await expect(placed('image-comparer', ...['a', 'b', 'c'].map((name) => join(folder, name)))).rejects.toThrow(Misuse);
  });

  it('all go to a list', async () => {
    expect(await placed('zip-creator', ...['a', 'b', 'inner/d'].map((name) => join(folder, name)))).toEqual([
      ['files', 'a'],
      ['files', 'b'],
      ['files', 'd'],
    ]);
  });

  it('are named by their field, and @ is only a path there', async () => {
    expect(await placed('image-comparer', `other=@${join(folder, 'a')}`)).toEqual([['other', 'a']]);
    expect(await sentBy(card('zip-creator'), ['comment=@home'])).toEqual({ fields: [['comment', '@home']], files: [] });
  });

  it.each(['nothing', 'inner'])('must be files: %s', async (name) => {
    await expect(placed('zip-creator', join(folder, name))).rejects.toThrow(Misuse);
  });
});

describe('toolrack run', () => {
  const run = (args: string[], input = '') =>
    spawnSync(process.execPath, [new URL('./main.ts', import.meta.url).pathname, 'run', ...args], { cwd: folder, input });

  it('keeps folders in the names of what it packs, and writes the file as it is', () => {
    const { stdout, stderr, status } = run(['zip-creator', 'a', 'inner/d', 'compression=store']);
    expect([status, stderr.toString(), stdout.subarray(0, 4).toString('latin1')]).toEqual([0, '', 'PK\x03\x04']);
    expect(stdout.includes('inner/d')).toBe(true);
    writeFileSync(join(folder, 'x.zip'), stdout);
    expect(run(['zip-extractor', '-', '-o', 'inner'], stdout as unknown as string).status).toBe(0);
    expect(readFileSync(join(folder, 'inner', 'a'), 'utf8')).toBe('a');
  });

  it('says what is wrong with exit status 2, and reads JSON where it is told to', () => {
    expect([run(['zip-creator', 'a', '-o']).status, run(['zip-creator', 'nothing']).status]).toEqual([2, 2]);
    const { stdout } = run(['file-hasher', '--json', '-'], '{"file":"YQ==","algorithms":["md5"]}');
    expect(JSON.parse(stdout.toString()).bytes).toBe(1);
  });
});
