import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('.', import.meta.url));

it('is the only way to Node’s HTTP server: an import statement for it would load what is never used', () => {
  const importing = globSync('**/*.ts', { cwd: src })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => /^import (?!type )[^;]*'(?:node:)?https?'/m.test(readFileSync(`${src}${file}`, 'utf8')));
  expect(importing).toEqual([]);
});
