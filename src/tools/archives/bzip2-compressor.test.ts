import { expect, it } from 'vitest';
import { leastMilliseconds } from '../../../test/support/processor-time.ts';
import { base64Of, bytesOfBase64 } from '../shared/platform/bytes.ts';
import { run } from '../testing.ts';
import tool from './bzip2-compressor.ts';
import { holdAsCompressor } from './lib/compressor-testing.ts';

holdAsCompressor(tool);

it('unpacks thousands of small streams in a row in less than a second', async () => {
  // By Python's bz2.
  const stream = bytesOfBase64('QlpoOTFBWSZTWRmTm2sAAAABACAAIAAhGEaC7kinChIDMnNtYA==');
  const text = base64Of(Uint8Array.from(Array.from({ length: 20_000 }, () => [...stream]).flat()));
  const unpack = async (): Promise<void> => expect(await run(tool, { text, mode: 'decode' })).toMatchObject({ output: 'a'.repeat(20_000) });
  expect(await leastMilliseconds(1_000, unpack)).toBeLessThan(1_000);
});
