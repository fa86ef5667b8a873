import fc from 'fast-check';
import { expect, it } from 'vitest';
import { base64Of } from '../shared/platform/bytes.ts';
import { holdTo, run } from '../testing.ts';
import extractor from './archive-extractor.ts';
import tool from './tar-creator.ts';
import vectors from './testdata/containers.json' with { type: 'json' };

holdTo(tool, { vectors });

it('packs what archive-extractor unpacks, whatever the compression', () =>
  fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 2000 }),
      fc.constantFrom('none', 'gzip', 'bzip2', 'xz', 'zstd', 'lz4'),
      fc.integer({ min: 1, max: 200 }),
      async (bytes, compression, length) => {
        const name = `d/${'ü'.repeat(length)}/${'n'.repeat(length)}`;
        const files = [
          { name, content: base64Of(bytes) },
          { name: 'd/l', linkTarget: `${'t'.repeat(length)}` },
        ];
        const { archive, tarBytes } = await run(tool, { files, compression, modified: '2024-02-29T12:34:56.9Z' });
        expect(tarBytes % 10_240).toBe(0);
        expect(await run(extractor, { archive })).toMatchObject({
          format: 'tar',
          compression,
          files: [{ name, content: base64Of(bytes), modified: '2024-02-29T12:34:56Z', mode: '0644' }],
          links: [{ name: 'd/l', linkTarget: 't'.repeat(length) }],
        });
      },
    ),
    { numRuns: 20 },
  ));
