import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { readColor } from '../shared/svg/colors.ts';
import { drawBarcode, modulesOf, type Request } from './lib/barcode.ts';
import { pictureFormat, pictureResult } from './lib/qr.ts';

const SYMBOLOGIES = [
  'ean13',
  'ean8',
  'upca',
  'upce',
  'isbn',
  'code128',
  'gs1-128',
  'code39',
  'code93',
  'itf14',
  'interleaved2of5',
  'codabar',
  'msi',
  'pharmacode',
  'postnet',
  'datamatrix',
  'gs1datamatrix',
  'pdf417',
  'azteccode',
  'qrcode',
  'microqrcode',
  'maxicode',
] as const;
type Symbology = (typeof SYMBOLOGIES)[number];

const TWO_DIMENSIONAL = new Set<Symbology>(['datamatrix', 'gs1datamatrix', 'pdf417', 'azteccode', 'qrcode', 'microqrcode', 'maxicode']);
const WITHOUT_MODULES = new Set<Symbology>([...TWO_DIMENSIONAL, 'postnet', 'pharmacode']);
const ASCII_ONLY = new Set<Symbology>(['code128', 'gs1-128', 'code39', 'code93', 'maxicode', 'gs1datamatrix', 'microqrcode']);

export default defineTool({
  slug: 'barcode-generator',
  name: 'Barcode Generator',
  category: 'generators',
  summary: 'Generates barcodes of the common symbologies, linear and two-dimensional, as SVG or PNG.',
  description:
    'Check digits are added where absent and must be right where given: ean13 (12 or 13 digits), ean8 (7 or 8), upca (11 or 12), upce (7 or 8, number system 0 or 1), itf14 (13 or 14); isbn takes ISBN-10 or 13 with or without hyphens. GS1 forms take application identifiers in parentheses: (01)... . Codabar gets A at both ends where no start and stop letters are given; pharmacode takes 3 to 131070. What a symbology cannot hold is unprocessable. Pictures of more than 16 million pixels are refused.',
  reference:
    'ISO/IEC 15420 (EAN/UPC), 15417 (Code 128), 16388 (Code 39), 16390 (Interleaved 2 of 5), AIM USS-93, 16022 (Data Matrix), 15438 (PDF417), 24778 (Aztec), 18004 (QR), 16023 (MaxiCode); symbols by the library bwip-js',
  keywords: ['ean', 'upc', 'code 128', 'gtin', 'data matrix', 'product code', 'isbn barcode', 'label', 'ean 13'],
  heavyWhen: ({ format, text }) => format === 'png' || text.length > 100,
  inputs: z.strictObject({
    text: z.string().min(1).max(3000).describe('What the barcode says'),
    symbology: z.enum(SYMBOLOGIES).default('code128').describe('The kind of barcode'),
    height: z.number().min(1).max(200).default(15).describe('Height of the bars in millimetres (at 72 modules per inch), linear codes only'),
    scale: z.int().min(1).max(20).default(3).describe('Pixels per module, the narrowest bar'),
    showText: z.boolean().default(true).describe('Print the readable line under linear codes'),
    margin: z.int().min(0).max(100).default(10).describe('Quiet zone around the symbol in modules'),
    foreground: z.string().min(1).max(32).default('#000000').describe('Colour of the bars: #rgb, #rrggbb or a CSS name'),
    background: z.string().min(1).max(32).default('#ffffff').describe('Colour of the background: #rgb, #rrggbb, a CSS name or transparent'),
    format: pictureFormat,
  }),
  result: z.strictObject({
    ...pictureResult,
    symbology: z.string().describe('The kind of barcode made'),
    text: z.string().describe('What is encoded, with the check digits of EAN, UPC, ISBN, ITF-14 and MSI'),
    modules: z.string().optional().describe('Linear codes except postnet and pharmacode: 1 for bar and 0 for space from first to last bar'),
  }),
  pageInputs: { text: '590123412345', symbology: 'ean13' },
  examples: [
    {
      inputs: { text: '590123412345', symbology: 'ean13', scale: 1 },
      result: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="73" viewBox="0 0 128 73" role="img"><title>Barcode</title><rect x="0" y="0" width="128" height="73" fill="#ffffff"/><path d="M22 10h1v48h-1zM24 10h1v48h-1zM28 10h1v43h-1zM30 10h2v43h-2zM33 10h1v43h-1zM36 10h3v43h-3zM40 10h2v43h-2zM44 10h2v43h-2zM48 10h1v43h-1zM51 10h2v43h-2zM54 10h4v43h-4zM59 10h1v43h-1zM62 10h3v43h-3zM66 10h1v43h-1zM68 10h1v48h-1zM70 10h1v48h-1zM72 10h2v43h-2zM76 10h2v43h-2zM79 10h2v43h-2zM82 10h2v43h-2zM86 10h1v43h-1zM91 10h1v43h-1zM93 10h1v43h-1zM95 10h3v43h-3zM100 10h1v43h-1zM103 10h3v43h-3zM107 10h1v43h-1zM111 10h1v43h-1zM114 10h1v48h-1zM116 10h1v48h-1z" fill="#000000"/><path d="M11.46 62.2l-.14-.27 .06-.31 .24-.2 .87-.07 .6-.1 .52-.16 .43-.23 .34-.29 .32-.48 .13-.45-.04-.57-.12-.39-.39-.46-.49-.25-.65-.12-1.3-.02-.21-.14-.1-.3 .18-2.78 .17-.23 .29-.09 3.21 .02 .26 .17 .1 .22-.04 .24-.26 .26-.19 .04h-2.62l-.09 1.64 .65 .01 .8 .15 .68 .31 .55 .44 .38 .59 .18 .73v.78l-.15 .51-.36 .62-.36 .38-.38 .28-.43 .24-.49 .18-1.15 .21-.84-.01-.16-.1zM12.05 57.86zM27.49 55.7l-.27 .35-.2 .62 .04 .65 .15 .37 .41 .44 .56 .24 .46 .05 .74-.09 .28-.1 .23-.15 .16-.19 .17-.47 .03-.78-.19-.64-.25-.34-.33-.26-.39-.16-.67-.04-.41 .12-.36 .22-.16 .16zM26.77 58.65l-.41-.51-.24-.58-.09-.66 .09-.69 .26-.62 .43-.56 .54-.43 .61-.26 .68-.09 .69 .08 .61 .24 .54 .41 .42 .54 .26 .64 .08 .74-.06 .7-.25 .83-.56 1.08-.64 .97-.74 .89-.92 .88-.26 .05-.27-.13-.14-.27 .07-.31 1.04-1.1 .81-1.09 .06-.11-.74 .06-.72-.07-.62-.24-.53-.39zM35.68 62.33l-.82-.09-.64-.25-.46-.35-.39-.65-.23-.81-.1-1.07 .02-1.72 .18-1.22 .26-.7 .33-.53 .45-.35 .6-.24 .76-.09 .74 .09 .7 .29 .43 .39 .37 .67 .24 .9 .11 1.38-.03 1.7-.22 1.09-.22 .49-.43 .52-.45 .31-.62 .19-.58 .05zM34.01 57.83l.03 1.77 .23 .96 .28 .43 .45 .31 .64 .11 .69-.08 .35-.25 .36-.61 .19-1 .03-1.55-.03-.98-.18-.83-.33-.52-.41-.28-.59-.11-.57 .06-.42 .19-.35 .38-.24 .58-.12 .92-.01 .5zM40.51 56.69l-.14-.27 .06-.31 2.16-1.78 .22-.05 .53 .04 .24 .2 .07 .23-.02 7.2-.18 .26-.29 .09-.3-.09-.17-.25-.02-6.47-1.59 1.28-.29 .05-.28-.13zM47.36 55.59l-.14-.26 .05-.29 .15-.16 .69-.35 .74-.21 .79-.07 .62 .07 .55 .2 .48 .33 .37 .44 .22 .52 .08 .73-.14 .62-.27 .51-.47 .5-1.07 .78-.92 .65-.47 .51-.25 .67-.05 .47 3.35 .02 .26 .17 .09 .28-.06 .23-.24 .2-.18 .04-3.84-.02-.22-.12-.14-.27 .05-1.16 .21-.69 .38-.54 .94-.83 1.5-1.07 .43-.54 .12-.4-.03-.48-.24-.43-.39-.3-.49-.14-.8 .04-.55 .15-.71 .34-.29-.06-.11-.08zM54.26 61.94l-.2-.26-.01-.28 .12-.21 .29-.14 .25 .03 .71 .23 .74 .08 .76-.1 .63-.3 .32-.31 .21-.39 .09-.58-.09-.49-.26-.42-.36-.31-.6-.25-.7-.1-.41-.06-.21-.24-.01-.35 2.07-2.25-3.23-.03-.24-.21-.06-.3 .14-.27 .21-.12h4.09l.26 .17 .1 .22-.01 .54-.14 .21-1.75 1.84 .67 .22 .72 .45 .38 .41 .26 .48 .13 .55-.03 .83-.21 .65-.4 .55-.56 .44-.65 .3-.73 .14-1-.01-.92-.17-.37-.19zM61.17 60.35l-.13-.26 .02-.64 2.43-5.03 .28-.14 .28 .07 .2 .23 .02 .27-2.21 4.7h2.12l.02-1.38 .17-.25 .28-.1 .27 .1 .19 .25 .01 1.38 .76 .02 .26 .17 .1 .22-.07 .29-.24 .21-.81 .03-.03 1.52-.27 .26h-.35l-.23-.21-.06-.23v-1.34l-2.84-.03-.17-.11zM72.51 56.69l-.14-.27 .06-.31 2.16-1.78 .22-.05 .53 .04 .24 .2 .07 .23-.02 7.2-.18 .26-.29 .09-.3-.09-.17-.25-.02-6.47-1.59 1.28-.29 .05-.28-.13zM79.36 55.59l-.14-.26 .05-.29 .15-.16 .69-.35 .74-.21 .79-.07 .62 .07 .55 .2 .48 .33 .37 .44 .22 .52 .08 .73-.14 .62-.27 .51-.47 .5-1.07 .78-.92 .65-.47 .51-.25 .67-.05 .47 3.35 .02 .26 .17 .09 .28-.06 .23-.24 .2-.18 .04-3.84-.02-.22-.12-.14-.27 .05-1.16 .21-.69 .38-.54 .94-.83 1.5-1.07 .43-.54 .12-.4-.03-.48-.24-.43-.39-.3-.49-.14-.8 .04-.55 .15-.71 .34-.29-.06-.11-.08zM86.26 61.94l-.2-.26-.01-.28 .12-.21 .29-.14 .25 .03 .71 .23 .74 .08 .76-.1 .63-.3 .32-.31 .21-.39 .09-.58-.09-.49-.26-.42-.36-.31-.6-.25-.7-.1-.41-.06-.21-.24-.01-.35 2.07-2.25-3.23-.03-.24-.21-.06-.3 .14-.27 .21-.12h4.09l.26 .17 .1 .22-.01 .54-.14 .21-1.75 1.84 .67 .22 .72 .45 .38 .41 .26 .48 .13 .55-.03 .83-.21 .65-.4 .55-.56 .44-.65 .3-.73 .14-1-.01-.92-.17-.37-.19zM93.17 60.35l-.13-.26 .02-.64 2.43-5.03 .28-.14 .28 .07 .2 .23 .02 .27-2.21 4.7h2.12l.02-1.38 .17-.25 .28-.1 .27 .1 .19 .25 .01 1.38 .76 .02 .26 .17 .1 .22-.07 .29-.24 .21-.81 .03-.03 1.52-.27 .26h-.35l-.23-.21-.06-.23v-1.34l-2.84-.03-.17-.11zM100.46 62.2l-.14-.27 .06-.31 .24-.2 .87-.07 .6-.1 .52-.16 .43-.23 .34-.29 .32-.48 .13-.45-.04-.57-.12-.39-.39-.46-.49-.25-.65-.12-1.3-.02-.21-.14-.1-.3 .18-2.78 .17-.23 .29-.09 3.21 .02 .26 .17 .1 .22-.04 .24-.26 .26-.19 .04h-2.62l-.09 1.64 .65 .01 .8 .15 .68 .31 .55 .44 .38 .59 .18 .73v.78l-.15 .51-.36 .62-.36 .38-.38 .28-.43 .24-.49 .18-1.15 .21-.84-.01-.16-.1zM101.05 57.86zM107.17 55.1l-.13-.27 .06-.31 .23-.19 .19-.04 4.36 .02 .26 .17 .1 .22-.07 .6-.21 .58-.53 .84-1.2 1.53-.41 .75-.31 1-.16 1.17-.05 .84-.21 .23-.28 .06-.27-.13-.14-.28 .09-1.49 .28-1.25 .2-.55 .46-.83 1.45-1.97 .3-.56-3.84-.03-.17-.11z" fill="#000000"/></svg>',
        symbology: 'ean13',
        text: '5901234123457',
        modules: '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
      },
    },
    {
      inputs: { text: 'CODE-39', symbology: 'code39', scale: 1, format: 'png' },
      result: {
        png: 'iVBORw0KGgoAAAANSUhEUgAAAKQAAABHCAMAAAC+uxxfAAABTVBMVEX///8AAADJyclHR0d1dXXt7e1bW1thYWHx8fHl5eVcXFyioqKgoKCAgID7+/vu7u5LS0tAQEBzc3NKSkqcnJzY2NjExMT9/f0uLi7KyspZWVnX19dTU1Oenp5eXl7Hx8dOTk5jY2NwcHA8PDy2tra/v7/FxcVERERiYmLV1dVmZmaXl5fPz8+srKyDg4PZ2dnz8/NWVlb09PQwMDAxMTH5+flnZ2fy8vKIiIhfX19XV1fW1tbT09MdHR0NDQ1YWFjf39/BwcFsbGza2trg4OCUlJSampp+fn6JiYlra2svLy+MjIyVlZVNTU2zs7Pr6+vw8PCEhISkpKQtLS319fV4eHgPDw/m5ua4uLjNzc3+/v65ubk4ODji4uI6OjrMzMwqKiorKyuBgYEsLCzAwMApKSnCwsLU1NQ5OTlISEgTExPo6OgnJyerq6uZmZnzYsl0AAABeklEQVR4nO2T61MSURiHn02hzKh2Uy5JAdEmdCUFUrG8hEJ5K7KoTO1GdtH+/4/N2Vhmi09+WWb098ycmfd9z/nNeWYvIIQQQoSM5S3L6q5A5c2DU3/idf0pfzeQC6xe9t903/2SlKQkJSlJSUpSkpKUpCQlKUlJSlKSkpSkJCUpSUlKUpKSlOQplDyhnBkaBiLRs+dg5PyoGV2IxWIXu9uXLtu2Y2ZXxgaiNx4HEsnU1QlIj167Dpls7gaQv+nGe6duuZMOjBWKt+/4mfBI3L13/0GJ4kPTTE1DuUKmymQR8o+CB2dmgbka81E/Ex6lwuMnC4ssLZvmaRqydSO5sgp5y2pA07btZ0Dz+Rqs51yn4WdCpJ7c2IRUwdRbNuRfGMmXLf9J1l3XrZki8WobWq/ftP1MiLx9125Bqfx+ZwQ+tHf3IFPd/xj5/3Wz/akCeJ/k30z4fE5+icDXTucbHFjfU8APy/rp/92/Du3pI+C3Mwg5IYQQ4tj8AQMZNLqAuEhWAAAAAElFTkSuQmCC',
        symbology: 'code39',
        text: 'CODE-39',
        modules:
          '10001011101110101110111010001010111010111010001010101110001011101110101110001010100010101110111011101110001010101011100010111010100010111011101',
      },
    },
  ],
  async run({ text: given, symbology, height, scale, showText, margin, foreground, background, format }) {
    const [dark, light] = [await readColor(foreground, 'foreground'), await readColor(background, 'background', true)];
    const text = encodedText(symbology, given);
    const request = requestFor(symbology, text);
    const modules = WITHOUT_MODULES.has(symbology) ? undefined : await modulesOf(request);
    const options = TWO_DIMENSIONAL.has(symbology) ? {} : { ...(symbology === 'postnet' ? {} : { height }), includetext: showText };
    const drawing = await drawBarcode({ ...request, ...options }, { scale, margin, dark, light });
    return { ...(await drawing.in(format)), symbology, text, ...(modules !== undefined && { modules }) };
  },
});

function requestFor(symbology: Symbology, text: string): Request {
  const names: Partial<Record<Symbology, string>> = { isbn: 'ean13', codabar: 'rationalizedCodabar' };
  return { bcid: names[symbology] ?? symbology, text, ...(symbology === 'code93' && { includecheck: true }), ...(symbology === 'maxicode' && { mode: 4 }) };
}

type Refuse = (reason: string) => never;

/** How the texts of some symbologies are encoded; those of the others are encoded as they are. */
const ENCODERS: Partial<Record<Symbology, (text: string, refuse: Refuse) => string>> = {
  ean13: (text, refuse) => withCheckDigit(text, 13, refuse),
  ean8: (text, refuse) => withCheckDigit(text, 8, refuse),
  upca: (text, refuse) => withCheckDigit(text, 12, refuse),
  itf14: (text, refuse) => withCheckDigit(text, 14, refuse),
  upce: upcE,
  isbn: (text, refuse) => isbn(text.replace(/[\s-]/g, '').toUpperCase(), refuse),
  interleaved2of5(text, refuse) {
    if (!/^[0-9]+$/.test(text)) refuse('takes digits only.');
    return text.length % 2 === 1 ? `0${text}` : text;
  },
  code39: (text, refuse) => (/^[0-9A-Z. $/+%-]+$/.test(text) ? text : refuse('takes digits, capitals A to Z, space and - . $ / + % only.')),
  codabar(text, refuse) {
    const code = text.toUpperCase();
    if (/^[0-9$:/.+-]+$/.test(code)) return `A${code}A`;
    return /^[A-D][0-9$:/.+-]+[A-D]$/.test(code) ? code : refuse('takes digits and - $ : / . +, between start and stop letters A to D or without any.');
  },
  msi: (text, refuse) => (/^[0-9]+$/.test(text) ? text + luhn(text) : refuse('takes digits only.')),
  pharmacode: (text, refuse) =>
    /^[0-9]{1,6}$/.test(text) && Number(text) >= 3 && Number(text) <= 131_070 ? String(Number(text)) : refuse('takes a number from 3 to 131070.'),
};

/** The text as it is encoded, its check digit added or checked. */
function encodedText(symbology: Symbology, text: string): string {
  const refuse = (reason: string): never => unprocessable(`${symbology} ${reason}`, 'text');
  if (ASCII_ONLY.has(symbology) && /\P{ASCII}/u.test(text)) refuse('can contain ASCII characters only.');
  return ENCODERS[symbology]?.(text, refuse) ?? text;
}

function withCheckDigit(text: string, length: number, refuse: Refuse): string {
  if (!/^[0-9]+$/.test(text) || (text.length !== length && text.length !== length - 1))
    return refuse(`takes ${length - 1} digits, or ${length} with the check digit.`);
  const digits = text.slice(0, length - 1);
  const check = weightedCheck(digits);
  if (text.length === length && !text.endsWith(check)) refuse(`has the check digit ${check} for these digits, not ${text.slice(-1)}.`);
  return digits + check;
}

/** GS1: weights 3 and 1 in turn from the right. */
function weightedCheck(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Every other digit from the right doubled, the digits of the products added up. */
function luhn(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** The check digit is that of the UPC-A number that the eight digits stand for. */
function upcE(text: string, refuse: Refuse): string {
  if (!/^[01][0-9]{6,7}$/.test(text)) return refuse('takes 7 digits, or 8 with the check digit, the first of them 0 or 1.');
  const [system = '', body = ''] = [text.slice(0, 1), text.slice(1, 7)];
  const last = body.slice(5);
  let long = `${body.slice(0, 5)}0000${last}`;
  if (/[0-2]/.test(last)) long = `${body.slice(0, 2)}${last}0000${body.slice(2, 5)}`;
  else if (last === '3') long = `${body.slice(0, 3)}00000${body.slice(3, 5)}`;
  else if (last === '4') long = `${body.slice(0, 4)}00000${body.slice(4, 5)}`;
  const check = weightedCheck(system + long);
  if (text.length === 8 && !text.endsWith(check)) refuse(`has the check digit ${check} for these digits, not ${text.slice(-1)}.`);
  return system + body + check;
}

function isbn(text: string, refuse: Refuse): string {
  if (/^97[89][0-9]{10}$/.test(text)) return withCheckDigit(text, 13, refuse);
  if (!/^[0-9]{9}[0-9X]$/.test(text)) return refuse('takes an ISBN of 10 characters, or of 13 digits that begin with 978 or 979.');
  const sum = [...text].reduce((total, digit, index) => total + (10 - index) * (digit === 'X' ? 10 : Number(digit)), 0);
  if (sum % 11 !== 0) refuse('has another check digit for these digits: it is not an ISBN-10.');
  return withCheckDigit(`978${text.slice(0, 9)}`, 13, refuse);
}
