import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { joinBytes } from '../shared/bytes/arrays.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { bytesField, fileResult, filesField, givenFile, givenFiles, type NamedBytes, quoted, sha256Field, sha256Of } from './lib/files.ts';

export default defineTool({
  slug: 'file-joiner',
  name: 'File Joiner',
  category: 'archives',
  summary: 'Joins the numbered parts of a split file and checks the result by its checksum.',
  description:
    'By name, the digits at the end of each name count as a number (name.001, part2, x.z01), ascending; names without digits at the end, numbers that are there twice and a gap between the first and the last are refused. A SHA-256 that does not fit is an answer, with valid false.',
  keywords: ['join files', 'merge parts', 'combine split files', 'concatenate', 'cat', '001'],
  inputs: z.strictObject({
    files: filesField(givenFile, 'The parts, without directories'),
    order: z.enum(['name', 'given']).default('name').describe('Order of the parts: name by the number at the end of each name, given as they are listed'),
    sha256: z.string().length(64).optional().describe('SHA-256 that the whole should have, in hex'),
  }),
  result: z.strictObject({
    file: fileResult('The bytes of the whole'),
    bytes: bytesField,
    sha256: sha256Field,
    order: z.array(z.string()).describe('Names of the parts as they were joined'),
    valid: z.boolean().optional().describe('Whether the whole has the SHA-256 that was given; only if one was'),
  }),
  examples: [
    {
      inputs: {
        files: [
          { name: 'a.002', content: 'IHdvcmxk' },
          { name: 'a.001', content: 'aGVsbG8=' },
        ],
      },
      result: {
        file: 'aGVsbG8gd29ybGQ=',
        bytes: 11,
        sha256: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
        order: ['a.001', 'a.002'],
      },
    },
    {
      inputs: {
        files: [
          { name: 'begin', text: 'hel' },
          { name: 'end', text: 'lo' },
        ],
        order: 'given',
        sha256: '2CF24DBA5FB0A30E26E83B2AC5B9E29E1B161E5C1FA7425E73043362938B9824',
      },
      result: {
        file: 'aGVsbG8=',
        bytes: 5,
        sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
        order: ['begin', 'end'],
        valid: true,
      },
    },
  ],
  run({ files, order, sha256 }) {
    if (sha256 !== undefined && !/^[0-9A-Fa-f]{64}$/.test(sha256)) unprocessable('The sha256 is not hex.', 'sha256');
    const given = givenFiles(files);
    const parts = order === 'given' ? given : byNumber(given);
    const whole = joinBytes(parts.map(({ bytes }) => bytes));
    const own = sha256Of(whole);
    return {
      file: base64Of(whole),
      bytes: whole.length,
      sha256: own,
      order: parts.map(({ name }) => name),
      ...(sha256 !== undefined && { valid: sha256.toLowerCase() === own }),
    };
  },
});

/** The parts in the order of the numbers that their names end in. */
function byNumber(files: readonly NamedBytes[]): NamedBytes[] {
  const numbered = files.map((file) => {
    const digits = /[0-9]+$/.exec(file.name)?.[0];
    if (digits === undefined) return unprocessable(`The name ${quoted(file.name)} ends in no digits; use the order given instead.`, 'files');
    return { file, number: BigInt(digits) };
  });
  numbered.sort((a, b) => (a.number < b.number ? -1 : a.number > b.number ? 1 : 0));
  for (const [index, { file, number }] of numbered.entries()) {
    const before = numbered[index - 1];
    if (before === undefined) continue;
    if (before.number === number) unprocessable(`The number ${number} is there twice: ${quoted(before.file.name)} and ${quoted(file.name)}.`, 'files');
    if (before.number + 1n !== number)
      unprocessable(`The part number ${before.number + 1n} is missing, between ${quoted(before.file.name)} and ${quoted(file.name)}.`, 'files');
  }
  return numbered.map(({ file }) => file);
}
