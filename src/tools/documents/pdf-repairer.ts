import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { PdfFile } from './lib/file.ts';
import { filtersOf } from './lib/filters.ts';
import { readAll } from './lib/inspection.ts';
import { Name, Ref, Stream } from './lib/objects.ts';
import { fileGiven, fileResult, Given, passwordText, pdfText, rewritten } from './lib/open.ts';
import { makeTreeSound } from './lib/page-tree.ts';
import { DAMAGED } from './lib/samples.ts';
import { strictly } from './lib/strict.ts';

const MAX_PROBLEMS = 100;

export default defineTool({
  slug: 'pdf-repairer',
  name: 'PDF Repairer',
  category: 'documents',
  summary: 'Rebuilds a damaged PDF (cross-reference table, cut-off end, stream lengths) and checks a sound one.',
  description:
    'What is lost is left out, and a stream that does not unpack to its end keeps what unpacks. Bytes in front of the header (within 1,024) and behind the last %%EOF are not counted as damage. At most 100 problems are listed.',
  reference: 'ISO 32000-2, 7.5 (file structure)',
  keywords: ['fix pdf', 'recover pdf', 'corrupt pdf', 'broken pdf', 'pdf will not open', 'check pdf'],
  cost: 'heavy',
  inputs: z.strictObject({ file: pdfText(), password: passwordText() }),
  result: z.strictObject({
    ...fileResult,
    wasDamaged: z.boolean().describe('Whether a strict reader would have objected to the PDF'),
    problems: z.array(z.string().describe('What was wrong')).describe('What was found damaged; empty for a sound PDF'),
    pages: z.int().describe('Number of pages of the PDF made'),
  }),
  headline: 'wasDamaged',
  examples: [
    {
      inputs: { file: DAMAGED },
      result: {
        file: 'JVBERi0xLjQKJeLjz9MKMSAwIG9iago8PC9UeXBlIC9DYXRhbG9nIC9QYWdlcyAzIDAgUj4+CmVuZG9iagoyIDAgb2JqCjw8L1RpdGxlIChIZWxsbyk+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlIC9QYWdlcyAvS2lkcyBbNCAwIFJdIC9Db3VudCAxPj4KZW5kb2JqCjQgMCBvYmoKPDwvVHlwZSAvUGFnZSAvUGFyZW50IDMgMCBSIC9Db250ZW50cyA1IDAgUiAvUmVzb3VyY2VzIDw8L0ZvbnQgPDwvRjEgNiAwIFI+Pj4+IC9NZWRpYUJveCBbMCAwIDIwMCAxMDBdPj4KZW5kb2JqCjUgMCBvYmoKPDwvTGVuZ3RoIDQ3Pj4Kc3RyZWFtCkJUIC9GMSAxOCBUZiAxIDAgMCAxIDIwIDYwIFRtIChIZWxsbyBQREYpIFRqIEVUCmVuZHN0cmVhbQplbmRvYmoKNiAwIG9iago8PC9UeXBlIC9Gb250IC9TdWJ0eXBlIC9UeXBlMSAvQmFzZUZvbnQgL0hlbHZldGljYSAvRW5jb2RpbmcgL1dpbkFuc2lFbmNvZGluZz4+CmVuZG9iagp4cmVmCjAgNwowMDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAwMDAwMTUgMDAwMDAgbiAKMDAwMDAwMDA2MiAwMDAwMCBuIAowMDAwMDAwMDk2IDAwMDAwIG4gCjAwMDAwMDAxNTEgMDAwMDAgbiAKMDAwMDAwMDI3MSAwMDAwMCBuIAowMDAwMDAwMzY2IDAwMDAwIG4gCnRyYWlsZXIKPDwvU2l6ZSA3IC9Sb290IDEgMCBSIC9JbmZvIDIgMCBSIC9JRCBbPGI1YzJhMTEzNmE4Yzg5ODY5NDk4MWViYzgyYWZlNGVkPiA8YjVjMmExMTM2YThjODk4Njk0OTgxZWJjODJhZmU0ZWQ+XT4+CnN0YXJ0eHJlZgo0NjEKJSVFT0YK',
        bytes: 750,
        sha256: '3ffcfee30d1091bb4602006eab26213278b7503e1d6bee628af4052c97193a77',
        wasDamaged: true,
        problems: ['The cross-reference table had to be rebuilt: there is no cross-reference table at byte 481.'],
        pages: 1,
      },
    },
  ],
  run({ file: text, password }) {
    const file = new PdfFile(new Given().bytes(text, 'file'), password);
    readAll(file);
    const streams = repairedStreams(file);
    const pages = file.pages;
    if (pages.length === 0) unprocessable('No page can be saved.');
    const problems = new Set([...file.problems, ...strictly(file)]);
    if (problems.size > 0) makeTreeSound(file);
    const bytes = rewritten(file, { stream: (stream) => streams.get(stream) ?? stream });
    return { ...fileGiven(bytes), wasDamaged: problems.size > 0, problems: [...problems].slice(0, MAX_PROBLEMS), pages: pages.length };
  },
});

/** Streams that do not unpack, with what does. */
function repairedStreams(file: PdfFile): Map<Stream, Stream> {
  const repaired = new Map<Stream, Stream>();
  for (const number of file.numbers) {
    const stream = file.get(new Ref(number));
    if (!(stream instanceof Stream)) continue;
    const filters = filtersOf(file, stream);
    if (filters.length === 0 || filters.some(({ name }) => name.startsWith('JBIG2'))) continue;
    const { bytes, sound, filter } = file.unpacked(stream);
    if (sound) continue;
    file.problems.add(`The stream of object ${number} does not unpack.`);
    const dict = new Map(stream.dict);
    dict.delete('DecodeParms');
    if (filter === undefined) dict.delete('Filter');
    else dict.set('Filter', new Name(filter));
    repaired.set(stream, new Stream(dict, bytes));
  }
  return repaired;
}
