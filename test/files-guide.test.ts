import { exec, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from './support/service.ts';

const run = promisify(exec);
const guide = readFileSync(new URL('../docs/files.md', import.meta.url), 'utf8');
const BASE = 'http://127.0.0.1:3000';
const COMMAND = new URL('../src/cli/main.ts', import.meta.url).pathname;
/** What the commands of the guide need besides Toolrack. */
const PROGRAMS = ['curl', 'unzip', 'jq', 'file'];
const missing = PROGRAMS.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0);

let service: TestService;
let key: string;
let folder: string;
beforeAll(async () => {
  service = await startService({ BUSINESS_REQUESTS_PER_HOUR: '1000' });
  key = await service.keyFor('business');
  folder = mkdtempSync(join(tmpdir(), 'toolrack-files-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await service.stop();
});

describe('the guide to files', () => {
  const runs = [...guide.matchAll(/```console\n([^`]*)```/g)]
    .flatMap(([, block = '']) => block.split(/^\$ /m).slice(1))
    .map((text) => ({ command: text.slice(0, text.indexOf('\n')), output: text.slice(text.indexOf('\n') + 1) }));

  it('has its commands found', () => {
    expect(runs.length).toBe(guide.match(/^\$ /gm)?.length);
    expect(runs.length).toBeGreaterThan(10);
  });

  // One after the other: a command takes the files that those before it made.
  it.skipIf(missing.length > 0)(`tells what its commands print${missing.length > 0 ? ` (install ${missing.join(', ')})` : ''}`, async () => {
    for (const { command, output } of runs) {
      const line = command.replaceAll(/\btoolrack run\b/g, `${process.execPath} ${COMMAND} run`).replaceAll(BASE, service.url);
      const { stdout, stderr } = await run(line, { cwd: folder, env: { ...process.env, KEY: key } });
      expect([command, stdout, stderr]).toEqual([command, output, '']);
    }
  });
});
