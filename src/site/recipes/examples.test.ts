import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { runRecipe } from '../../pipelines/run-recipe.ts';
import { execute } from '../../runner/execute.ts';
import { tools } from '../../tools/all.ts';
import { catalogue } from '../../tools/index.ts';
import { EXAMPLES } from './examples.ts';

async function resultOf(name: string): Promise<any> {
  const outcome = await runRecipe(
    EXAMPLES.find((recipe) => recipe.name === name) ?? {},
    {},
    {
      findCard: (slug) => catalogue.get(slug),
      run: (slug, inputs) => execute(tools.get(slug) ?? expect.fail(`there is no ${slug}`), inputs),
    },
  );
  return outcome.ok ? outcome.result : expect.fail(`${outcome.step}: ${outcome.failure.message}`);
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes);

it('gives what each example says', async () => {
  expect((await resultOf('Unpack base64')).formatted).toBe(JSON.stringify({ user: { id: 7, name: 'Ada' }, roles: ['admin', 'dev'] }, null, 2));
  expect((await resultOf('Checksums of a list')).items.map(({ hash }: { hash: string }) => hash)).toEqual(
    ['alpha', 'beta', 'gamma'].map((line) => sha256(line).digest('hex')),
  );
  expect((await resultOf('CSV to YAML')).yaml.trim().split('\n')).toEqual(['- name: web', '  port: 8080', '- name: db', '  port: 5432']);
  expect((await resultOf('Addresses in a text')).text).toBe('ada[@]example[.]com\nbob[@]example[.]org');
  expect((await resultOf('Title to QR code')).svg).toMatch(/^<svg/);
  expect((await resultOf('Hex to hash')).hash).toBe(sha256('hello').digest('base64'));
});

it('has all of them tried', () => {
  expect(EXAMPLES.map(({ name }) => name)).toEqual([
    'Unpack base64',
    'Checksums of a list',
    'CSV to YAML',
    'Addresses in a text',
    'Title to QR code',
    'Hex to hash',
  ]);
});
