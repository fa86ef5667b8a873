import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const { packedNgrams }: { packedNgrams: (data: object) => string } = await import(new URL('../scripts/build/packed-ngrams.mjs', import.meta.url).href);
const original = new URL('../node_modules/eld/src/ngrams/medium.js', import.meta.url);

it('packs all pieces of words with their scores', async () => {
  const { ngramsData } = await import(original.href);
  const folder = mkdtempSync(join(tmpdir(), 'toolrack-ngrams-'));
  try {
    const file = join(folder, 'packed.mjs');
    writeFileSync(file, packedNgrams(ngramsData));
    const packed = await import(pathToFileURL(file).href);
    expect(Object.keys(packed.ngramsData.ngrams).length).toBeGreaterThan(100_000);
    expect(packed.ngramsData).toEqual(ngramsData);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
