import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Unprocessable, unprocessable } from '../errors.ts';
import { compress } from '../shared/platform/compression.ts';
import type { PdfFile } from './lib/file.ts';
import { filtersOf } from './lib/filters.ts';
import { eachDict, readAll } from './lib/inspection.ts';
import { linearized } from './lib/linearize.ts';
import { type Dict, Name, nameOf, numberOf, Stream, streamOf } from './lib/objects.ts';
import { fileGiven, fileResult, openPdf, passwordText, pdfText, rewritten } from './lib/open.ts';
import { makeTreeSound } from './lib/page-tree.ts';
import { HELLO, WITH_ATTACHMENT } from './lib/samples.ts';

const LOSSLESS = new Set(['FlateDecode', 'LZWDecode', 'RunLengthDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'Crypt']);
/** Beyond so many bytes unpacked, streams stay as they are, for the sake of the time that level 9 takes. */
const MAX_PACKED_ANEW = 40_000_000;

export default defineTool({
  slug: 'pdf-compressor',
  name: 'PDF Compressor',
  category: 'documents',
  summary: 'Makes a PDF smaller without loss of quality, or ready for fast viewing on the web.',
  description:
    'Nothing visible changes: pictures are not made anew (JPEG, JPEG 2000, JBIG2 and CCITT stay), fonts stay whole. Objects that nothing refers to and earlier versions are left out. The file comes back as it was when the result is not smaller, unless it is encrypted or damaged, or fast web view or removal of metadata is asked for.',
  reference: 'ISO 32000-2, 7.5.7 (object streams) and annex F (linearized PDF)',
  keywords: ['reduce pdf size', 'shrink pdf', 'optimize pdf', 'linearize', 'fast web view', 'smaller pdf'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: pdfText(),
    password: passwordText(),
    objectStreams: z.boolean().default(true).describe('Whether objects are compressed in object streams (PDF 1.5); readers before 2003 know none'),
    linearize: z.boolean().default(false).describe('Whether the file is laid out for fast web view'),
    removeMetadata: z.boolean().default(false).describe('Whether XMP packets and the private data of programs are taken out'),
  }),
  result: z.strictObject({
    ...fileResult,
    originalBytes: z.int().describe('Size of the file given, in bytes'),
    savedPercent: z.number().describe('How much smaller the file is, in percent of its size before; negative where it has grown'),
    changed: z.boolean().describe('Whether the file was written anew; false where it is given back as it was'),
    pages: z.int().describe('Number of pages'),
  }),
  headline: 'savedPercent',
  // The first example is so small that it grows.
  pageInputs: { file: WITH_ATTACHMENT },
  examples: [
    {
      inputs: { file: HELLO, linearize: true },
      result: {
        file: 'JVBERi0xLjUKJb/3ov4KMiAwIG9iago8PCAvTGluZWFyaXplZCAxIC9MIDE0MjkgL0ggWyA1ODggMTIyIF0gL08gNiAvRSAxMjIyIC9OIDEgL1QgMTIyMSA+PgplbmRvYmoKICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAKMyAwIG9iago8PCAvVHlwZSAvWFJlZiAvTGVuZ3RoIDQ4IC9XIFsgMSAyIDEgXSAvSW5kZXggWyAyIDEyIF0gL0luZm8gMTEgMCBSIC9Sb290IDQgMCBSIC9TaXplIDE0IC9QcmV2IDEyMjIgICAgICAgICAgICAgICAgICAvSUQgWzxhMTlmYzUxODRmNjVmOWEzN2E2ZDgxYWY5YTBjMmE5Nz48OWE2MmRmZTVmOGZlMjlmM2Q4ZjZmMmZlNzQ4ZjIzMTY+XSA+PgpzdHJlYW0KAQAPAAEA2AABAhoAAQJMAAECxgABAycAAQOHAAEDpgABA9IAAgAKAAIACgECAAoCCmVuZHN0cmVhbQplbmRvYmoKICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgCjQgMCBvYmoKPDwgL1BhZ2VzIDEyIDAgUiAvVHlwZSAvQ2F0YWxvZyA+PgplbmRvYmoKNSAwIG9iago8PCAvUyAzNiAvTGVuZ3RoIDY2ID4+CnN0cmVhbQoAAAAFAAACTAAAAAACAAAAAAAAAAAAAAACAAAAAAAAAwAAAAQAAAAAAAAAAAAAAAUAAAAFAAAAAAAfAAhCQQAN1QAKZW5kc3RyZWFtCmVuZG9iago2IDAgb2JqCjw8IC9Db250ZW50cyA3IDAgUiAvTWVkaWFCb3ggOCAwIFIgL1BhcmVudCAxMiAwIFIgL1Jlc291cmNlcyA5IDAgUiAvVHlwZSAvUGFnZSA+PgplbmRvYmoKNyAwIG9iago8PCAvTGVuZ3RoIDQ3ID4+CnN0cmVhbQpCVCAvRjEgMTggVGYgMSAwIDAgMSAyMCA2MCBUbSAoSGVsbG8gUERGKSBUaiBFVGVuZHN0cmVhbQplbmRvYmoKOCAwIG9iagpbIDAgMCAyMDAgMTAwIF0KZW5kb2JqCjkgMCBvYmoKPDwgL0ZvbnQgPDwgL0YxIDEzIDAgUiA+PiA+PgplbmRvYmoKMTAgMCBvYmoKPDwgL1R5cGUgL09ialN0bSAvTGVuZ3RoIDE2NCAvTiAzIC9GaXJzdCAxNyA+PgpzdHJlYW0KMTEgMCAxMiAyMSAxMyA2NQo8PCAvVGl0bGUgKEhlbGxvKSA+Pgo8PCAvQ291bnQgMSAvS2lkcyBbIDYgMCBSIF0gL1R5cGUgL1BhZ2VzID4+Cjw8IC9CYXNlRm9udCAvSGVsdmV0aWNhIC9FbmNvZGluZyAvV2luQW5zaUVuY29kaW5nIC9TdWJ0eXBlIC9UeXBlMSAvVHlwZSAvRm9udCA+PgplbmRzdHJlYW0KZW5kb2JqCjEgMCBvYmoKPDwgL1R5cGUgL1hSZWYgL0xlbmd0aCA4IC9XIFsgMSAyIDEgXSAvU2l6ZSAyIC9JRCBbPGExOWZjNTE4NGY2NWY5YTM3YTZkODFhZjlhMGMyYTk3Pjw5YTYyZGZlNWY4ZmUyOWYzZDhmNmYyZmU3NDhmMjMxNj5dID4+CnN0cmVhbQoAAAAAAQTGAAplbmRzdHJlYW0KZW5kb2JqCiAgICAgICAgICAgICAgICAgICAgIApzdGFydHhyZWYKMjE2CiUlRU9GCg==',
        bytes: 1429,
        sha256: '48f8ccfa5973f8564dc8cd41138f16f2aa1b8a0eb59b774d767b4c01bf5ba287',
        originalBytes: 696,
        savedPercent: -105.316091954023,
        changed: true,
        pages: 1,
      },
    },
  ],
  async run({ file: text, password, objectStreams, linearize, removeMetadata }) {
    const file = openPdf(text, password);
    readAll(file);
    const pages = file.pages.length;
    const originalBytes = file.bytes.length;
    if (pages === 0) unprocessable('The PDF has no pages.');
    if (file.problems.size > 0) makeTreeSound(file);
    if (removeMetadata) withoutMetadata(file);
    const packer = packing(file);
    const written = rewritten(file, { objectStreams, stream: packer });
    const made = linearize ? await linearized(written, objectStreams) : written;
    const mustChange = linearize || removeMetadata || file.encryption !== undefined || file.repaired || file.problems.size > 0;
    const changed = mustChange || made.length < originalBytes;
    const bytes = changed ? made : file.bytes;
    return { ...fileGiven(bytes), originalBytes, savedPercent: (100 * (originalBytes - bytes.length)) / originalBytes, changed, pages };
  },
});

/** What packs streams anew where that makes them smaller. */
function packing(file: PdfFile): (stream: Stream) => Stream {
  let unpacked = 0;
  return (stream) => {
    const filters = filtersOf(file, stream);
    const type = nameOf(file, stream.dict.get('Type'));
    if (unpacked > MAX_PACKED_ANEW || type === 'Metadata' || filters.some(({ name }) => !LOSSLESS.has(name)) || stream.dict.has('F')) return stream;
    const [only] = filters;
    const isPredicted = filters.length === 1 && (numberOf(file, only?.parameters?.get('Predictor')) ?? 1) > 1;
    try {
      const source = isPredicted && only?.name === 'FlateDecode' ? stream.withDict(new Map([['Filter', new Name('FlateDecode')]])) : stream;
      const { bytes, sound } = file.unpacked(source);
      unpacked += bytes.length;
      if (!sound) return stream;
      const packed = compress(bytes, 'zlib');
      const raw = stream.raw;
      const isSmaller = packed.length < raw.length || (packed.length === raw.length && filters.length > 1);
      return isSmaller ? new Stream(packedDict(stream.dict, source !== stream), packed) : stream;
    } catch (error) {
      // More than may be unpacked: it stays as it is, and so do those after it.
      if (!(error instanceof Unprocessable)) throw error;
      unpacked = Number.POSITIVE_INFINITY;
      return stream;
    }
  };
}

function packedDict(given: Dict, keepsPredictor: boolean): Dict {
  const dict: Dict = new Map(given);
  if (!keepsPredictor) dict.delete('DecodeParms');
  dict.set('Filter', new Name('FlateDecode'));
  return dict;
}

/** Takes XMP packets and the private data of programs out of all objects. */
function withoutMetadata(file: PdfFile): void {
  eachDict(file, (dict) => {
    dict.delete('PieceInfo');
    if (streamOf(file, dict.get('Metadata'))) dict.delete('Metadata');
  });
}
