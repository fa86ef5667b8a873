import { z } from 'zod';
import { unprocessable } from '../../errors.ts';
import { asFile } from '../../shared/files/file-field.ts';
import { utf8Length } from '../../shared/platform/bytes.ts';
import type { Rgba } from '../../shared/svg/colors.ts';
import { Drawing } from '../../shared/svg/drawing.ts';

export type Correction = 'L' | 'M' | 'Q' | 'H';

/** Most bytes of each level in version 40 (ISO/IEC 18004, table 7). */
const MAX_BYTES: Record<Correction, number> = { L: 2953, M: 2331, Q: 1663, H: 1273 };
const BLACK: Rgba = [0, 0, 0, 255];
const WHITE: Rgba = [255, 255, 255, 255];

export const correctionInput = z
  .enum(['L', 'M', 'Q', 'H'])
  .default('M')
  .describe('Error correction: L restores about 7 %, M 15 %, Q 25 % and H 30 % of a damaged symbol');
export const scaleInput = z.int().min(1).max(64).default(8).describe('Pixels per module, the side of one square');
export const pictureFormat = z.enum(['svg', 'png']).default('svg').describe('SVG text, or a PNG as base64');
/** The colours of a QR code. */
export const colorInputs = {
  foreground: z.string().min(1).max(32).default('#000000').describe('Colour of the dark modules: #rgb, #rrggbb or a CSS name'),
  background: z.string().min(1).max(32).default('#ffffff').describe('Colour of the background: #rgb, #rrggbb, a CSS name or transparent'),
};
export const pictureResult = {
  svg: z.string().optional().describe('The picture as SVG text, with format svg'),
  png: asFile(z.string().optional().describe('The picture as PNG bytes in base64, with format png'), 'image/png'),
};

/** The modules of a QR code, row by row, dark ones 1. */
export interface QrSymbol {
  version: number;
  size: number;
  modules: Uint8Array;
}

/** Makes the QR code of a text in the smallest version, or the one given. What does not fit is unprocessable. @param path the field the text came in */
export async function makeQr(text: string, errorCorrectionLevel: Correction, version?: number, path = 'text'): Promise<QrSymbol> {
  const { default: library } = await import('qrcode');
  try {
    // Unpaired surrogates have no UTF-8 form; they are encoded as U+FFFD, as everywhere.
    const symbol = library.create(text.toWellFormed(), { errorCorrectionLevel, ...(version !== undefined && { version }) });
    return { version: symbol.version, size: symbol.modules.size, modules: Uint8Array.from(symbol.modules.data) };
  } catch {
    const bytes = utf8Length(text);
    return unprocessable(
      version === undefined
        ? `The text has ${bytes} bytes; a QR code of error correction ${errorCorrectionLevel} holds at most ${MAX_BYTES[errorCorrectionLevel]} bytes (digits and capitals take less).`
        : `The text of ${bytes} bytes does not fit version ${version} with error correction ${errorCorrectionLevel}, which holds ${await capacity(version, errorCorrectionLevel)} bytes; leave out version or use a higher one.`,
      path,
    );
  }
}

/** How many bytes a version holds, found by trying. */
async function capacity(version: number, errorCorrectionLevel: Correction): Promise<number> {
  const { default: library } = await import('qrcode');
  let [fits, fails] = [0, MAX_BYTES[errorCorrectionLevel] + 1];
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1;
    try {
      library.create([{ data: new Uint8Array(middle), mode: 'byte' }], { errorCorrectionLevel, version });
      fits = middle;
    } catch {
      fails = middle;
    }
  }
  return fits;
}

/** Draws a QR code with its quiet zone. @param margin modules on each side @param scale pixels per module */
export function drawQr({ size, modules }: QrSymbol, margin: number, scale: number, dark = BLACK, light = WHITE): Drawing {
  const side = (size + 2 * margin) * scale;
  const drawing = new Drawing(side, side).describe('QR code').rectangle(0, 0, side, side, light);
  const runs: [number, number][][] = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      if (modules[row * size + column] !== 1) continue;
      const start = column;
      while (column + 1 < size && modules[row * size + column + 1] === 1) column++;
      const [left, right] = [(start + margin) * scale, (column + 1 + margin) * scale];
      const [top, bottom] = [(row + margin) * scale, (row + 1 + margin) * scale];
      runs.push([
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ]);
    }
  return drawing.polygons(runs, dark);
}

/** The QR code of a payload with the usual quiet zone of four modules, in a picture format. */
export async function qrPicture(
  payload: string,
  correction: Correction,
  scale: number,
  format: 'svg' | 'png',
  path = 'text',
  colors?: { foreground: string; background: string },
): Promise<{ svg?: string; png?: string }> {
  const symbol = await makeQr(payload, correction, undefined, path);
  if (colors === undefined) return drawQr(symbol, 4, scale).in(format);
  const { readColor } = await import('../../shared/svg/colors.ts');
  const dark = await readColor(colors.foreground, 'foreground');
  return drawQr(symbol, 4, scale, dark, await readColor(colors.background, 'background', true)).in(format);
}
