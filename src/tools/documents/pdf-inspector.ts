import { z } from 'zod';
import { defineTool } from '../define.ts';
import { attachmentsOf } from './lib/attachments.ts';
import { permissionsOf } from './lib/crypt.ts';
import { type PdfFile, placesOf } from './lib/file.ts';
import { fieldsOf, fieldValue, formKind } from './lib/form.ts';
import { hasDict, languageOf, metadataOf, metadataResult, pdfaClaim, permissionsResult, xmpOf } from './lib/information.ts';
import { annotationCount, hasJavaScript, linearization, readAll, resourcesOf } from './lib/inspection.ts';
import { dictOf } from './lib/objects.ts';
import { openPdf, passwordText, pdfText, versionOf } from './lib/open.ts';
import { bookmarksOf, Destinations, labelsOf } from './lib/outline.ts';
import { rotationOf, sizeOf } from './lib/page.ts';
import { HELLO } from './lib/samples.ts';

const MAX_LISTED = 1000;

export default defineTool({
  slug: 'pdf-inspector',
  name: 'PDF Inspector',
  category: 'documents',
  summary: 'Shows the pages, metadata, encryption, permissions, fonts, bookmarks, attachments, forms and signatures of a PDF.',
  description:
    'Sizes are those of the CropBox as the page is shown, in points (1/72 inch). A damaged cross-reference table is rebuilt, as readers do. Nothing is checked beyond reading: a PDF/A claim or a signature may not hold. A wrong or missing password is refused, and permissions are reported, not enforced.',
  reference: 'ISO 32000-2 (PDF 2.0)',
  keywords: ['pdf info', 'pdf properties', 'page count', 'page size', 'how many pages', 'is pdf encrypted', 'pdffonts', 'pdfinfo'],
  cost: 'heavy',
  inputs: z.strictObject({ file: pdfText(), password: passwordText() }),
  result: z.strictObject({
    version: z.string().describe('Version of PDF, the greater of those in the header and the catalog, such as 1.7'),
    pages: z.int().describe('Number of pages'),
    pageList: z
      .array(
        z.strictObject({
          page: z.int().describe('Number of the page, from 1'),
          widthPoints: z.number().describe('Width of the page as it is shown, in points'),
          heightPoints: z.number().describe('Height of the page as it is shown, in points'),
          rotation: z.int().describe('Clockwise rotation of the page: 0, 90, 180 or 270 degrees'),
          label: z.string().optional().describe('Label of the page, such as iv, where the file numbers its pages'),
        }),
      )
      .describe('The first 1,000 pages'),
    metadata: metadataResult.describe('What the Info dictionary says'),
    bytes: z.int().describe('Size of the file in bytes'),
    encrypted: z.boolean().describe('Whether the file is encrypted'),
    encryption: z
      .strictObject({
        algorithm: z.enum(['rc4', 'aes128', 'aes256']).describe('Cipher that the file is encrypted with'),
        keyBits: z.int().describe('Length of the key in bits'),
        revision: z.int().describe('Revision of the standard security handler, 2 to 6'),
        openedAs: z.enum(['user', 'owner']).describe('Whose password opened the file'),
        permissions: permissionsResult.describe('What the file lets its users do'),
      })
      .optional()
      .describe('How the file is encrypted, where it is'),
    linearized: z.boolean().describe('Whether the file is laid out for fast web view'),
    objectStreams: z.boolean().describe('Whether objects are kept compressed in object streams'),
    updates: z.int().describe('Number of incremental updates behind the first version; 0 for linearized files'),
    repaired: z.boolean().describe('Whether the cross-reference table was damaged and had to be rebuilt'),
    tagged: z.boolean().describe('Whether the file is tagged for accessibility'),
    language: z.string().optional().describe('Language of the document as the catalog names it, such as en-GB'),
    pdfaClaim: z.string().optional().describe('Level of PDF/A that the XMP metadata claim, such as PDF/A-2b; not checked'),
    fonts: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the font without the tag of a subset'),
          type: z.string().describe('Kind of font, such as Type1, TrueType or CIDFontType2'),
          embedded: z.boolean().describe('Whether the font itself is in the file'),
          subset: z.boolean().describe('Whether only some glyphs of the font are in the file'),
        }),
      )
      .describe('Fonts of pages and their form XObjects, once each, by name'),
    images: z.int().describe('Number of pictures that pages and their form XObjects use, once each, without masks'),
    outline: z
      .array(
        z.strictObject({
          title: z.string().describe('Title of the bookmark'),
          level: z.int().describe('Level of the bookmark, from 1'),
          page: z.int().optional().describe('Number of the page that the bookmark leads to'),
        }),
      )
      .describe('Bookmarks in their order, at most 10,000'),
    attachments: z.array(z.string()).describe('Names of embedded files in the order of the name tree'),
    form: z.enum(['none', 'acroform', 'xfa']).describe('Kind of form: none, acroform, or xfa where an XFA packet is beside it'),
    formFields: z.int().describe('Number of form fields with a value of their own'),
    annotations: z.int().describe('Number of annotations, without those of forms and popups'),
    signatures: z.int().describe('Number of signature fields that are signed'),
    javascript: z.boolean().describe('Whether the file contains JavaScript'),
  }),
  headline: 'pages',
  examples: [
    {
      inputs: { file: HELLO },
      result: {
        version: '1.4',
        pages: 1,
        pageList: [{ page: 1, widthPoints: 200, heightPoints: 100, rotation: 0 }],
        metadata: { title: 'Hello' },
        bytes: 696,
        encrypted: false,
        linearized: false,
        objectStreams: false,
        updates: 0,
        repaired: false,
        tagged: false,
        fonts: [{ name: 'Helvetica', type: 'Type1', embedded: false, subset: false }],
        images: 0,
        outline: [],
        attachments: [],
        form: 'none',
        formFields: 0,
        annotations: 0,
        signatures: 0,
        javascript: false,
      },
    },
  ],
  run({ file: text, password }) {
    const file = openPdf(text, password);
    readAll(file);
    const fields = fieldsOf(file);
    const language = languageOf(file);
    const claim = pdfaClaim(xmpOf(file));
    return {
      version: versionOf(file),
      pages: file.pages.length,
      pageList: pageList(file),
      metadata: metadataOf(file),
      bytes: file.bytes.length,
      encrypted: file.encryption !== undefined,
      ...(file.encryption && { encryption: encryptionFacts(file.encryption) }),
      ...structure(file),
      repaired: file.repaired,
      tagged: dictOf(file, file.root.get('MarkInfo'))?.get('Marked') === true && hasDict(file, 'StructTreeRoot'),
      ...(language !== undefined && { language }),
      ...(claim !== undefined && { pdfaClaim: claim }),
      ...resourcesOf(file),
      outline: bookmarksOf(file, new Destinations(file)).map(({ title, level, page }) => ({ title, level, ...(page !== undefined && { page }) })),
      attachments: attachmentsOf(file, false).map(({ name }) => name),
      form: formKind(file),
      formFields: fields.length,
      annotations: annotationCount(file),
      signatures: fields.filter((field) => field.type === 'signature' && fieldValue(file, field, 'V') === true).length,
      javascript: hasJavaScript(file),
    };
  },
});

function pageList(file: PdfFile) {
  const labels = labelsOf(file);
  return file.pages.slice(0, MAX_LISTED).map((page, index) => {
    const { width, height } = sizeOf(file, page);
    const label = labels?.[index];
    return { page: index + 1, widthPoints: width, heightPoints: height, rotation: rotationOf(file, page), ...(label !== undefined && { label }) };
  });
}

function encryptionFacts({ algorithm, keyBits, revision, openedAs, permissionBits }: NonNullable<PdfFile['encryption']>) {
  return { algorithm, keyBits, revision, openedAs, permissions: permissionsOf({ permissionBits, revision }) };
}

function structure(file: PdfFile) {
  const { claimed, holds } = linearization(file);
  const ends = placesOf(file.bytes, '%%EOF').length;
  return { linearized: holds, objectStreams: file.usesObjectStreams, updates: holds ? 0 : Math.max(0, ends - (claimed ? 2 : 1)) };
}
