import { z } from 'zod';
import type { ReaderOptions, ReadResult } from 'zxing-wasm/reader';
import { defineTool } from '../define.ts';
import { base64Of, utf8Bytes } from '../shared/platform/bytes.ts';
import { codeReaderFile } from '../shared/platform/code-reader-file.ts';
import { onColor, type Picture } from './lib/picture.ts';
import { imageText, readPicture } from './lib/read.ts';
import { QR_CODE } from './lib/samples.ts';

/** Our names of the kinds of code, and those that ZXing gives them and their variants; it looks for the first. */
const FORMATS = {
  qrCode: ['QRCode', 'QRCodeModel1', 'QRCodeModel2'],
  microQrCode: ['MicroQRCode'],
  dataMatrix: ['DataMatrix'],
  aztec: ['Aztec', 'AztecCode', 'AztecRune'],
  pdf417: ['PDF417', 'CompactPDF417', 'MicroPDF417'],
  maxiCode: ['MaxiCode'],
  code128: ['Code128'],
  code39: ['Code39', 'Code39Std', 'Code39Ext', 'Code32', 'PZN'],
  code93: ['Code93'],
  codabar: ['Codabar'],
  ean13: ['EAN13', 'ISBN'],
  ean8: ['EAN8'],
  upcA: ['UPCA'],
  upcE: ['UPCE'],
  itf: ['ITF', 'ITF14'],
  dataBar: ['DataBar', 'DataBarOmni', 'DataBarStk', 'DataBarStkOmni', 'DataBarLtd', 'DataBarExp', 'DataBarExpStk'],
} as const;
type Name = keyof typeof FORMATS;
const NAMES = Object.keys(FORMATS) as Name[];
const WHITE = [255, 255, 255, 255];

/** What a text is for, by its beginning. */
const CONTENTS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['url', /^https?:\/\//i],
  ['wifi', /^WIFI:/i],
  ['vcard', /^(?:BEGIN:VCARD|MECARD:)/i],
  ['email', /^(?:mailto:|MATMSG:)/i],
  ['phone', /^tel:/i],
  ['sms', /^sms(?:to)?:/i],
  ['geo', /^geo:/i],
  ['event', /^BEGIN:(?:VEVENT|VCALENDAR)/i],
  ['payment', /^BCD\r?\n/],
];

const corner = (where: string) => z.array(z.number()).describe(`The ${where} corner of the code: x and y in pixels`);

export default defineTool({
  slug: 'qr-code-reader',
  name: 'QR Code and Barcode Reader',
  category: 'image',
  summary: 'Reads the QR codes and barcodes in an image and shows what they say.',
  description:
    'Turned, inverted and large pictures are tried too. If no code is found, the list is empty. Texts of EAN and UPC include the check digit; a UPC-A code is upcA with 12 digits and not ean13. Transparent pixels are put on white.',
  reference: 'ISO/IEC 18004 (QR), 16022 (Data Matrix), 24778 (Aztec), 15438 (PDF417), 15417 (Code 128), 15420 (EAN and UPC); read by ZXing-C++',
  keywords: ['scan qr code', 'decode barcode', 'qr scanner', 'ean', 'upc', 'data matrix', 'aztec', 'pdf417', 'wifi qr'],
  cost: 'heavy',
  inputs: z.strictObject({
    image: imageText(),
    formats: z
      .array(z.enum(['all', ...NAMES]).describe('Name of one kind of code'))
      .min(1)
      .max(20)
      .default(['all'])
      .describe('Kinds of code to look for: all, or some of them'),
    limit: z.int().min(1).max(100).default(10).describe('Maximum number of codes to give'),
  }),
  result: z.strictObject({
    codes: z
      .array(
        z.strictObject({
          format: z.string().describe('Kind of the code, such as qrCode or ean13'),
          text: z.string().describe('The text in the code'),
          bytes: z.string().describe('The bytes in the code in Base64'),
          errorCorrection: z.string().optional().describe('Level of error correction, such as L, M, Q or H; absent where there are no levels'),
          position: z
            .strictObject({
              topLeft: corner('top left'),
              topRight: corner('top right'),
              bottomRight: corner('bottom right'),
              bottomLeft: corner('bottom left'),
            })
            .describe('The corners of the code in the picture, by its own sides'),
          content: z
            .enum(['url', 'wifi', 'vcard', 'email', 'phone', 'sms', 'geo', 'event', 'payment', 'text'])
            .describe('What the text is for, by its beginning; text if it is nothing else'),
        }),
      )
      .describe('The codes that were found, from top to bottom, then from left to right'),
    count: z.int().describe('Number of codes that are given'),
  }),
  examples: [
    {
      inputs: { image: QR_CODE },
      result: {
        codes: [
          {
            format: 'qrCode',
            text: 'HELLO',
            bytes: 'SEVMTE8=',
            errorCorrection: 'H',
            position: { topLeft: [16, 16], topRight: [58, 16], bottomRight: [58, 58], bottomLeft: [16, 58] },
            content: 'text',
          },
        ],
        count: 1,
      },
    },
  ],
  async run({ image, formats, limit }) {
    const sought = formats.flatMap((name) => (name === 'all' ? NAMES : [name]));
    const found = await read(await readPicture(image), [...new Set(sought)], limit);
    const codes = found
      .map(codeOf)
      .map((code) => (sought.includes('upcA') ? asUpc(code) : code))
      .filter(({ format }) => sought.some((name) => name === format))
      .sort((a, b) => top(a) - top(b) || left(a) - left(b))
      .slice(0, limit);
    return { codes, count: codes.length };
  },
});

const top = ({ position }: ReturnType<typeof codeOf>): number => Math.min(...Object.values(position).map(([, y]) => y ?? 0));
const left = ({ position }: ReturnType<typeof codeOf>): number => Math.min(...Object.values(position).map(([x]) => x ?? 0));

let prepared: Promise<unknown> | undefined;

async function read(picture: Picture, names: readonly Name[], limit: number): Promise<ReadResult[]> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
  // Given its WebAssembly, so that it fetches none.
  prepared ??= codeReaderFile().then((bytes) => prepareZXingModule({ overrides: { wasmBinary: bytes.buffer }, fireImmediately: true }));
  await prepared;
  const { pixels, width, height } = onColor(picture, WHITE);
  const data = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  const options: ReaderOptions = {
    formats: names.map((name) => FORMATS[name][0]),
    maxNumberOfSymbols: limit,
    tryHarder: true,
    tryRotate: true,
    tryInvert: true,
    tryDownscale: true,
  };
  const codes = await readBarcodes({ data, width, height, colorSpace: 'srgb' } as ImageData, options);
  return codes.filter(({ isValid }) => isValid);
}

function codeOf({ format, text, bytes, ecLevel, position }: ReadResult) {
  const name = Object.entries(FORMATS).find(([, names]) => (names as readonly string[]).includes(format))?.[0] ?? format;
  const at = ({ x, y }: { x: number; y: number }): number[] => [x, y];
  return {
    format: name,
    text,
    bytes: base64Of(bytes),
    ...(ecLevel && { errorCorrection: ecLevel }),
    position: { topLeft: at(position.topLeft), topRight: at(position.topRight), bottomRight: at(position.bottomRight), bottomLeft: at(position.bottomLeft) },
    content: contentOf(text),
  };
}

/** A code of 13 digits whose first is 0 is one of UPC-A, of 12. */
function asUpc(code: ReturnType<typeof codeOf>): ReturnType<typeof codeOf> {
  if (code.format !== 'ean13' || !/^0\d{12}$/.test(code.text)) return code;
  const text = code.text.slice(1);
  return { ...code, format: 'upcA', text, bytes: base64Of(utf8Bytes(text)) };
}

const contentOf = (text: string) => (CONTENTS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'text') as 'text';
