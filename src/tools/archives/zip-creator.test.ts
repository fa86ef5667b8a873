import fc from 'fast-check';
import { expect, it } from 'vitest';
import { base64Of } from '../shared/platform/bytes.ts';
import { holdTo, run } from '../testing.ts';
import inspector from './archive-inspector.ts';
import vectors from './testdata/containers.json' with { type: 'json' };
import tool from './zip-creator.ts';
import extractor from './zip-extractor.ts';

holdTo(tool, { vectors });

const data = fc.uint8Array({ maxLength: 300 }).map(base64Of);

it('packs what zip-extractor unpacks, encrypted or not', () =>
  fc.assert(
    fc.asyncProperty(data, data, fc.constantFrom(undefined, 'aes256', 'aes192', 'aes128', 'zipcrypto'), async (first, second, encryption) => {
      const files = [{ name: 'a', content: first }, { name: 'd/' }, { name: 'd/ü', content: second, comment: 'nöte' }];
      const secret = encryption === undefined ? {} : { encryption, password: 'ünlock' };
      const { archive, encrypted } = await run(tool, { files, modified: '2024-02-29T12:34:57Z', ...secret });
      expect(encrypted).toBe(encryption !== undefined);
      const { password } = { password: undefined, ...secret };
      const unpacked = await run(extractor, { archive, ...(password !== undefined && { password }) });
      expect(unpacked).toMatchObject({ files: [{ content: first, modified: '2024-02-29T12:34:57Z' }, { content: second }], directories: ['d/'] });
      const { entries } = await run(inspector, { archive, hashes: true, ...(password !== undefined && { password }) });
      expect(entries).toMatchObject([{ mode: '0644' }, { kind: 'directory', mode: '0755' }, { comment: 'nöte' }]);
    }),
    { numRuns: 20 },
  ));
