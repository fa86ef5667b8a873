import { z } from 'zod';
import { defineTool } from '../define.ts';
import { readColor } from '../shared/svg/colors.ts';
import { correctionInput, drawQr, makeQr, pictureResult, type QrSymbol, scaleInput } from './lib/qr.ts';

export default defineTool({
  slug: 'qr-code-generator',
  name: 'QR Code Generator',
  category: 'generators',
  summary: 'Generates a QR code of any text, as SVG, PNG or text blocks.',
  description:
    'The text is encoded as digits, capitals or UTF-8 bytes, or a mix of them, whichever takes least room, in the smallest version that fits. A quiet zone of four modules and dark on light is what scanners expect.',
  reference: 'ISO/IEC 18004:2015; symbols by the library qrcode',
  keywords: ['qr', 'barcode', '2d code', 'link', 'scan', 'matrix code'],
  heavyWhen: ({ text, version = 1, format }) => format === 'png' || text.length > 200 || version > 20,
  inputs: z.strictObject({
    text: z.string().min(1).max(7089).describe('What the QR code says, such as a link'),
    errorCorrection: correctionInput,
    version: z.int().min(1).max(40).optional().describe('Size of the symbol, 1 to 40; the smallest that fits if omitted'),
    margin: z.int().min(0).max(20).default(4).describe('Quiet zone around the symbol in modules'),
    scale: scaleInput,
    foreground: z.string().min(1).max(32).default('#000000').describe('Colour of the dark modules: #rgb, #rrggbb or a CSS name'),
    background: z.string().min(1).max(32).default('#ffffff').describe('Colour of the background: #rgb, #rrggbb, a CSS name or transparent'),
    format: z.enum(['svg', 'png', 'text']).default('svg').describe('SVG, PNG, or text with two modules per character in half blocks'),
  }),
  result: z.strictObject({
    ...pictureResult,
    text: z.string().optional().describe('The symbol in block characters, dark on light, with format text'),
    version: z.int().describe('Version of the symbol, 1 to 40'),
    size: z.int().describe('Modules per side, without the quiet zone'),
    errorCorrection: z.string().describe('Level of error correction used'),
    pixels: z.int().describe('Side of the picture in pixels, (size + 2 × margin) × scale'),
  }),
  choiceLabels: { errorCorrection: { L: 'Low: 7 % may be lost', M: 'Medium: 15 %', Q: 'Quartile: 25 %', H: 'High: 30 %' } },
  pageInputs: { text: 'https://example.com/' },
  examples: [
    {
      inputs: { text: 'HELLO WORLD', scale: 2 },
      result: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="58" height="58" viewBox="0 0 58 58" role="img"><title>QR code</title><rect x="0" y="0" width="58" height="58" fill="#ffffff"/><path d="M8 8h14v2h-14zM28 8h2v2h-2zM32 8h2v2h-2zM36 8h14v2h-14zM8 10h2v2h-2zM20 10h2v2h-2zM24 10h6v2h-6zM36 10h2v2h-2zM48 10h2v2h-2zM8 12h2v2h-2zM12 12h6v2h-6zM20 12h2v2h-2zM28 12h2v2h-2zM32 12h2v2h-2zM36 12h2v2h-2zM40 12h6v2h-6zM48 12h2v2h-2zM8 14h2v2h-2zM12 14h6v2h-6zM20 14h2v2h-2zM28 14h2v2h-2zM32 14h2v2h-2zM36 14h2v2h-2zM40 14h6v2h-6zM48 14h2v2h-2zM8 16h2v2h-2zM12 16h6v2h-6zM20 16h2v2h-2zM24 16h2v2h-2zM28 16h6v2h-6zM36 16h2v2h-2zM40 16h6v2h-6zM48 16h2v2h-2zM8 18h2v2h-2zM20 18h2v2h-2zM26 18h6v2h-6zM36 18h2v2h-2zM48 18h2v2h-2zM8 20h14v2h-14zM24 20h2v2h-2zM28 20h2v2h-2zM32 20h2v2h-2zM36 20h14v2h-14zM8 24h2v2h-2zM12 24h2v2h-2zM16 24h2v2h-2zM20 24h2v2h-2zM26 24h2v2h-2zM32 24h2v2h-2zM40 24h2v2h-2zM46 24h2v2h-2zM10 26h8v2h-8zM24 26h2v2h-2zM30 26h2v2h-2zM40 26h2v2h-2zM48 26h2v2h-2zM14 28h14v2h-14zM30 28h2v2h-2zM36 28h2v2h-2zM40 28h4v2h-4zM8 30h8v2h-8zM18 30h2v2h-2zM22 30h4v2h-4zM30 30h6v2h-6zM38 30h2v2h-2zM42 30h6v2h-6zM10 32h2v2h-2zM16 32h8v2h-8zM26 32h2v2h-2zM30 32h2v2h-2zM36 32h6v2h-6zM44 32h2v2h-2zM48 32h2v2h-2zM24 34h2v2h-2zM28 34h2v2h-2zM36 34h2v2h-2zM44 34h2v2h-2zM48 34h2v2h-2zM8 36h14v2h-14zM32 36h2v2h-2zM38 36h2v2h-2zM42 36h4v2h-4zM8 38h2v2h-2zM20 38h2v2h-2zM26 38h4v2h-4zM36 38h4v2h-4zM42 38h2v2h-2zM8 40h2v2h-2zM12 40h6v2h-6zM20 40h2v2h-2zM24 40h4v2h-4zM32 40h2v2h-2zM36 40h14v2h-14zM8 42h2v2h-2zM12 42h6v2h-6zM20 42h2v2h-2zM28 42h4v2h-4zM34 42h2v2h-2zM38 42h2v2h-2zM46 42h2v2h-2zM8 44h2v2h-2zM12 44h6v2h-6zM20 44h2v2h-2zM24 44h8v2h-8zM34 44h6v2h-6zM42 44h2v2h-2zM48 44h2v2h-2zM8 46h2v2h-2zM20 46h2v2h-2zM30 46h6v2h-6zM42 46h2v2h-2zM46 46h4v2h-4zM8 48h14v2h-14zM24 48h4v2h-4zM30 48h2v2h-2zM34 48h6v2h-6zM48 48h2v2h-2z" fill="#000000"/></svg>',
        version: 1,
        size: 21,
        errorCorrection: 'M',
        pixels: 58,
      },
    },
    {
      inputs: { text: 'https://example.com/a?b=c', errorCorrection: 'H', margin: 0, scale: 1 },
      result: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="33" height="33" viewBox="0 0 33 33" role="img"><title>QR code</title><rect x="0" y="0" width="33" height="33" fill="#ffffff"/><path d="M0 0h7v1h-7zM8 0h2v1h-2zM11 0h1v1h-1zM14 0h2v1h-2zM19 0h4v1h-4zM24 0h1v1h-1zM26 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1zM9 1h1v1h-1zM12 1h1v1h-1zM14 1h3v1h-3zM22 1h1v1h-1zM24 1h1v1h-1zM26 1h1v1h-1zM32 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1zM8 2h2v1h-2zM12 2h2v1h-2zM15 2h3v1h-3zM21 2h4v1h-4zM26 2h1v1h-1zM28 2h3v1h-3zM32 2h1v1h-1zM0 3h1v1h-1zM2 3h3v1h-3zM6 3h1v1h-1zM9 3h2v1h-2zM12 3h1v1h-1zM14 3h1v1h-1zM16 3h1v1h-1zM18 3h7v1h-7zM26 3h1v1h-1zM28 3h3v1h-3zM32 3h1v1h-1zM0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM8 4h1v1h-1zM13 4h2v1h-2zM16 4h3v1h-3zM26 4h1v1h-1zM28 4h3v1h-3zM32 4h1v1h-1zM0 5h1v1h-1zM6 5h1v1h-1zM10 5h2v1h-2zM13 5h1v1h-1zM17 5h1v1h-1zM22 5h3v1h-3zM26 5h1v1h-1zM32 5h1v1h-1zM0 6h7v1h-7zM8 6h1v1h-1zM10 6h1v1h-1zM12 6h1v1h-1zM14 6h1v1h-1zM16 6h1v1h-1zM18 6h1v1h-1zM20 6h1v1h-1zM22 6h1v1h-1zM24 6h1v1h-1zM26 6h7v1h-7zM8 7h1v1h-1zM13 7h2v1h-2zM18 7h3v1h-3zM22 7h2v1h-2zM5 8h2v1h-2zM9 8h1v1h-1zM11 8h2v1h-2zM14 8h1v1h-1zM18 8h1v1h-1zM22 8h2v1h-2zM26 8h1v1h-1zM28 8h1v1h-1zM30 8h1v1h-1zM32 8h1v1h-1zM0 9h1v1h-1zM2 9h1v1h-1zM4 9h2v1h-2zM8 9h4v1h-4zM17 9h1v1h-1zM19 9h2v1h-2zM22 9h4v1h-4zM27 9h3v1h-3zM31 9h1v1h-1zM0 10h4v1h-4zM6 10h1v1h-1zM8 10h1v1h-1zM10 10h1v1h-1zM12 10h1v1h-1zM14 10h1v1h-1zM18 10h1v1h-1zM21 10h1v1h-1zM24 10h4v1h-4zM29 10h1v1h-1zM31 10h1v1h-1zM0 11h3v1h-3zM4 11h2v1h-2zM7 11h3v1h-3zM12 11h1v1h-1zM15 11h2v1h-2zM18 11h1v1h-1zM22 11h4v1h-4zM27 11h1v1h-1zM29 11h3v1h-3zM0 12h3v1h-3zM5 12h2v1h-2zM8 12h2v1h-2zM13 12h4v1h-4zM18 12h1v1h-1zM20 12h5v1h-5zM26 12h1v1h-1zM28 12h2v1h-2zM32 12h1v1h-1zM1 13h3v1h-3zM7 13h1v1h-1zM9 13h2v1h-2zM12 13h1v1h-1zM16 13h2v1h-2zM19 13h5v1h-5zM25 13h2v1h-2zM30 13h1v1h-1zM32 13h1v1h-1zM0 14h3v1h-3zM4 14h3v1h-3zM8 14h1v1h-1zM10 14h1v1h-1zM16 14h1v1h-1zM18 14h2v1h-2zM22 14h1v1h-1zM24 14h1v1h-1zM29 14h3v1h-3zM0 15h1v1h-1zM2 15h2v1h-2zM7 15h3v1h-3zM14 15h1v1h-1zM17 15h2v1h-2zM20 15h1v1h-1zM25 15h2v1h-2zM28 15h1v1h-1zM30 15h3v1h-3zM0 16h5v1h-5zM6 16h3v1h-3zM11 16h1v1h-1zM13 16h1v1h-1zM16 16h1v1h-1zM18 16h1v1h-1zM23 16h1v1h-1zM27 16h4v1h-4zM32 16h1v1h-1zM0 17h3v1h-3zM4 17h2v1h-2zM7 17h6v1h-6zM14 17h2v1h-2zM17 17h1v1h-1zM19 17h3v1h-3zM23 17h5v1h-5zM2 18h2v1h-2zM5 18h3v1h-3zM9 18h4v1h-4zM15 18h1v1h-1zM19 18h2v1h-2zM23 18h1v1h-1zM29 18h2v1h-2zM1 19h4v1h-4zM9 19h1v1h-1zM12 19h1v1h-1zM15 19h5v1h-5zM23 19h2v1h-2zM26 19h5v1h-5zM32 19h1v1h-1zM1 20h1v1h-1zM6 20h4v1h-4zM14 20h2v1h-2zM17 20h1v1h-1zM22 20h1v1h-1zM25 20h5v1h-5zM31 20h2v1h-2zM0 21h1v1h-1zM2 21h1v1h-1zM5 21h1v1h-1zM8 21h1v1h-1zM10 21h3v1h-3zM14 21h4v1h-4zM22 21h1v1h-1zM24 21h1v1h-1zM26 21h3v1h-3zM0 22h1v1h-1zM3 22h7v1h-7zM12 22h1v1h-1zM16 22h3v1h-3zM20 22h1v1h-1zM30 22h2v1h-2zM0 23h1v1h-1zM2 23h1v1h-1zM5 23h1v1h-1zM8 23h1v1h-1zM14 23h2v1h-2zM17 23h1v1h-1zM19 23h2v1h-2zM22 23h1v1h-1zM24 23h1v1h-1zM29 23h4v1h-4zM0 24h2v1h-2zM3 24h1v1h-1zM6 24h2v1h-2zM9 24h3v1h-3zM14 24h3v1h-3zM18 24h12v1h-12zM31 24h2v1h-2zM8 25h1v1h-1zM10 25h2v1h-2zM14 25h1v1h-1zM18 25h1v1h-1zM20 25h2v1h-2zM24 25h1v1h-1zM28 25h2v1h-2zM32 25h1v1h-1zM0 26h7v1h-7zM11 26h5v1h-5zM18 26h2v1h-2zM22 26h3v1h-3zM26 26h1v1h-1zM28 26h4v1h-4zM0 27h1v1h-1zM6 27h1v1h-1zM8 27h1v1h-1zM11 27h1v1h-1zM13 27h2v1h-2zM19 27h1v1h-1zM21 27h4v1h-4zM28 27h1v1h-1zM30 27h2v1h-2zM0 28h1v1h-1zM2 28h3v1h-3zM6 28h1v1h-1zM9 28h3v1h-3zM13 28h2v1h-2zM16 28h1v1h-1zM19 28h1v1h-1zM21 28h2v1h-2zM24 28h5v1h-5zM31 28h2v1h-2zM0 29h1v1h-1zM2 29h3v1h-3zM6 29h1v1h-1zM9 29h1v1h-1zM11 29h1v1h-1zM15 29h1v1h-1zM17 29h1v1h-1zM19 29h3v1h-3zM23 29h1v1h-1zM25 29h1v1h-1zM27 29h3v1h-3zM31 29h1v1h-1zM0 30h1v1h-1zM2 30h3v1h-3zM6 30h1v1h-1zM9 30h3v1h-3zM13 30h1v1h-1zM15 30h1v1h-1zM19 30h1v1h-1zM21 30h1v1h-1zM28 30h2v1h-2zM31 30h2v1h-2zM0 31h1v1h-1zM6 31h1v1h-1zM9 31h1v1h-1zM12 31h4v1h-4zM19 31h1v1h-1zM29 31h1v1h-1zM0 32h7v1h-7zM10 32h3v1h-3zM15 32h1v1h-1zM17 32h5v1h-5zM23 32h2v1h-2zM30 32h2v1h-2z" fill="#000000"/></svg>',
        version: 4,
        size: 33,
        errorCorrection: 'H',
        pixels: 33,
      },
    },
  ],
  async run({ text, errorCorrection, version, margin, scale, foreground, background, format }) {
    const dark = await readColor(foreground, 'foreground');
    const light = await readColor(background, 'background', true);
    const symbol = await makeQr(text, errorCorrection, version);
    const facts = { version: symbol.version, size: symbol.size, errorCorrection, pixels: (symbol.size + 2 * margin) * scale };
    if (format === 'text') return { text: inBlocks(symbol, margin), ...facts };
    return { ...(await drawQr(symbol, margin, scale, dark, light).in(format)), ...facts };
  },
});

function inBlocks({ size, modules }: QrSymbol, margin: number): string {
  const dark = (row: number, column: number): boolean => row >= 0 && row < size && column >= 0 && column < size && modules[row * size + column] === 1;
  const lines: string[] = [];
  for (let row = -margin; row < size + margin; row += 2) {
    let line = '';
    for (let column = -margin; column < size + margin; column++) line += [' ', '▄', '▀', '█'][(dark(row, column) ? 2 : 0) + (dark(row + 1, column) ? 1 : 0)];
    lines.push(line);
  }
  return lines.join('\n');
}
