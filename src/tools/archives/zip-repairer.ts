import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Unprocessable, unprocessable } from '../errors.ts';
import { MAX_UNPACKED } from '../shared/packages/output.ts';
import { readZip } from '../shared/packages/zip.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { bytesField, fileBytes, fileField, fileResult, sha256Field, sha256Of } from './lib/files.ts';
import { readZipEntry } from './lib/zip-read.ts';
import { keptFields, rebuild, type Saved, salvage } from './lib/zip-repair.ts';

export default defineTool({
  slug: 'zip-repairer',
  name: 'ZIP Repairer',
  category: 'archives',
  summary: 'Rebuilds a ZIP whose directory is cut off or damaged from the files still whole in it.',
  description:
    'The bytes are searched from the front for local headers. An entry is saved when it is stored or deflated, unpacks to its end, and its CRC-32 and size fit; encrypted ones with sizes in the header are copied unchecked. The last of several with one name is kept. Modes and comments are kept where the directory can still be read.',
  reference: 'APPNOTE 6.3',
  keywords: ['fix zip', 'corrupt zip', 'broken archive', 'zip -FF', 'recover files', 'unexpected end of archive'],
  cost: 'heavy',
  inputs: z.strictObject({ archive: fileField('The damaged ZIP') }),
  result: z.strictObject({
    archive: fileResult('A new ZIP of what was saved', 'application/zip'),
    bytes: bytesField,
    sha256: sha256Field,
    recovered: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the entry'),
          size: z.int().describe('Number of its bytes unpacked'),
          crc32: z.string().describe('CRC-32 in hex'),
        }),
      )
      .describe('The entries that were saved'),
    lost: z
      .array(
        z.strictObject({
          name: z.string().describe('Name in the header'),
          offset: z.int().describe('Where the header is, from 0'),
          reason: z.string().describe('Why the entry could not be saved'),
        }),
      )
      .describe('The headers whose data are cut off, damaged or cannot be checked'),
    wasDamaged: z.boolean().describe('False when the directory is there and every entry is whole'),
  }),
  examples: [
    {
      inputs: { archive: 'UEsDBAoAAAAAAFxkXViGphA2BQAAAAUAAAAJAAAAaGVsbG8udHh0aGVsbG9QSwECHgMKAAAAAABcZF1Y' },
      result: {
        archive:
          'UEsDBAoAAAAAAFxkXViGphA2BQAAAAUAAAAJAAAAaGVsbG8udHh0aGVsbG9QSwECFAAKAAAAAABcZF1YhqYQNgUAAAAFAAAACQAAAAAAAAAAAAAAAAAAAAAAaGVsbG8udHh0UEsFBgAAAAABAAEANwAAACwAAAAAAA==',
        bytes: 121,
        sha256: 'daa6e4105c6e4b8ff8e96aaa65c9bf364ecd035f768063300458214bb3db79f2',
        recovered: [{ name: 'hello.txt', size: 5, crc32: '3610a686' }],
        lost: [],
        wasDamaged: true,
      },
    },
    {
      inputs: {
        archive:
          'UEsDBAoAAAAAAFxkXViGphA2BQAAAAUAAAAJAAAAaGVsbG8udHh0aGVsbG9QSwECHgMKAAAAAABcZF1YhqYQNgUAAAAFAAAACQAAAAAAAAABAAAApIEAAAAAaGVsbG8udHh0UEsFBgAAAAABAAEANwAAACwAAAAAAA==',
      },
      result: {
        archive:
          'UEsDBAoAAAAAAFxkXViGphA2BQAAAAUAAAAJAAAAaGVsbG8udHh0aGVsbG9QSwECHgMKAAAAAABcZF1YhqYQNgUAAAAFAAAACQAAAAAAAAABAAAApIEAAAAAaGVsbG8udHh0UEsFBgAAAAABAAEANwAAACwAAAAAAA==',
        bytes: 121,
        sha256: '99ff4bd23ab7e9466ec5fbe6103b7b117dbcd50588e26983017fdfa895ad3a70',
        recovered: [{ name: 'hello.txt', size: 5, crc32: '3610a686' }],
        lost: [],
        wasDamaged: false,
      },
    },
  ],
  run({ archive }) {
    const bytes = fileBytes(archive, 'archive');
    const { saved, lost } = salvage(bytes);
    const last = new Map<string, Saved>();
    for (const entry of saved) {
      // The place in the order is that of the one that is kept.
      last.delete(entry.name);
      last.set(entry.name, entry);
    }
    const kept = [...last.values()];
    if (kept.length === 0) unprocessable('No file in these bytes can be saved.', 'archive');
    const { kept: fields, comment } = keptFields(bytes);
    const made = rebuild(kept, fields, comment);
    return {
      archive: base64Of(made),
      bytes: made.length,
      sha256: sha256Of(made),
      recovered: kept.map(({ name, size, crc }) => ({ name, size, crc32: crc.toString(16).padStart(8, '0') })),
      lost,
      wasDamaged: lost.length > 0 || !isWhole(bytes),
    };
  },
});

/** Whether the directory is there and all its entries are whole; encrypted ones are not opened. */
function isWhole(bytes: Uint8Array): boolean {
  try {
    let left = MAX_UNPACKED;
    for (const entry of readZip(bytes).entries) if ((entry.flags & 1) === 0) left -= readZipEntry(bytes, entry, undefined, left).length;
    return true;
  } catch (error) {
    if (error instanceof Unprocessable) return false;
    throw error;
  }
}
