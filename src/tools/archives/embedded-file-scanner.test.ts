import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leastMilliseconds } from '../../../test/support/processor-time.ts';
import { base64Of, bytesOfBase64 } from '../shared/platform/bytes.ts';
import { holdTo, run } from '../testing.ts';
import tool from './embedded-file-scanner.ts';
import embedded from './testdata/embedded.json' with { type: 'json' };

const whole = new Uint8Array(bytesOfBase64(embedded.file));
const ofText = (text: string): string => base64Of(Uint8Array.from(text, (character) => character.charCodeAt(0)));
const [png] = embedded.files;
const zip = embedded.files.find(({ extension }) => extension === 'zip');
const zipBytes = whole.subarray(zip?.offset, (zip?.offset ?? 0) + (zip?.size ?? 0));

holdTo(tool, {
  answers: [
    // test/oracles/archives_embedded.py
    [{ file: embedded.file }, { files: embedded.files, count: embedded.files.length, bytes: whole.length }],
    [
      { file: embedded.file, limit: 2 },
      { files: embedded.files.slice(0, 2), count: 2 },
    ],
    [{ file: embedded.file, minSize: 1000 }, { files: embedded.files.filter(({ size }) => size >= 1000) }],
    // A picture is kept in the archive as it is
    [{ file: base64Of(zipBytes) }, { files: [{ extension: 'zip', offset: 0, size: zip?.size }], count: 1 }],
    [{ file: base64Of(zipBytes), nested: true, extract: false }, { files: [{ extension: 'zip' }, { extension: 'png', size: png?.size }] }],
    [{ file: base64Of(zipBytes), skipFirst: true }, { files: [] }],
    [{ file: ofText('x') }, { files: [], bytes: 1 }],
    [{ file: ofText('nothing at all: BM, MZ, GIF8, PK, BZh, %PDF-x and RIFF1234ABCD') }, { files: [] }],
    // Without an end: cut off, or of a format that does not tell
    [{ file: base64Of(whole.subarray(png?.offset, (png?.offset ?? 0) + 40)) }, { files: [{ extension: 'png', offset: 0 }] }],
    [
      { file: ofText('..Rar!\x1a\x07\x01\x00..\xfd7zXZ\x00') },
      {
        files: [
          { extension: 'rar', offset: 2 },
          { extension: 'xz', offset: 12 },
        ],
      },
    ],
  ],
  invalid: [
    [{}, 'file'],
    [{ file: '!' }, 'file'],
    [{ file: 'AA==', limit: 0 }, 'limit'],
  ],
});

it('gives the bytes of what it found', async () => {
  const { files } = await run(tool, { file: embedded.file });
  expect(files[0].content).toBe(base64Of(whole.subarray(png?.offset, (png?.offset ?? 0) + (png?.size ?? 0))));
});

it.each([
  '%PDF-1.4 ',
  'PK\x03\x04',
  '\x89PNG\r\n\x1a\n\0\0\0\0IDAT....',
  '\xff\xd8\xff\xe0\0\x02',
  'BM',
  'MZ',
  'GIF89a',
  '\x1f\x8b\x08\0',
  'OggS\0',
  'ftypM4A ',
  'BZh',
])('takes a long repetition of %j within the time of a call', async (part) => {
  const inputs = { file: ofText(part.repeat(Math.floor(1_000_000 / part.length))), extract: false, limit: 1000, nested: true };
  expect(await leastMilliseconds(5_000, () => run(tool, inputs))).toBeLessThan(5_000);
});

it('answers whatever the bytes', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 }), async (changes) => {
      const bytes = new Uint8Array(whole);
      for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
      const { files } = await run(tool, { file: base64Of(bytes), nested: true });
      for (const { offset, size = 0 } of files) expect(offset + size).toBeLessThanOrEqual(bytes.length);
    }),
    { numRuns: 150 },
  ));
