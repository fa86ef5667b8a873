import { unprocessable } from '../../errors.ts';
import { bytesOfBase64 } from '../../shared/platform/bytes.ts';
import { inspectGif } from './gif.ts';
import { type Header, hasText, MAX_PIXELS } from './header.ts';
import { inspectJpeg } from './jpeg.ts';
import { inspectPng } from './png.ts';
import { inspectWebp } from './webp.ts';

const KINDS: readonly (readonly [beginning: string, inspect: (bytes: Uint8Array) => Header])[] = [
  ['\x89PNG', inspectPng],
  ['\xff\xd8\xff', inspectJpeg],
  ['GIF8', inspectGif],
  ['RIFF', inspectWebp],
];

/** Octaves of turbulence beyond which no more can be seen in 8 bits. */
const MAX_OCTAVES = '12';

/** Refuses an SVG whose images within, in data: URIs, are larger together than the service takes. Broken ones are left to the renderer, which leaves them out. */
export function holdEmbeddedToBounds(svg: string): void {
  let pixels = 0;
  for (const [, digits = ''] of svg.matchAll(/data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]+)/gi)) {
    pixels += pixelsOf(bytesOfBase64(digits));
    if (pixels > MAX_PIXELS) unprocessable(`The images within the SVG have ${pixels} pixels; at most ${MAX_PIXELS} are taken.`);
  }
}

function pixelsOf(bytes: Uint8Array): number {
  const inspect = KINDS.find(([beginning]) => hasText(bytes, beginning))?.[1];
  if (!inspect) return 0;
  try {
    const { width, height } = inspect(bytes);
    return width * height;
  } catch (error) {
    // One that is too large is told by its own bounds.
    if (error instanceof Error && / pixels/.test(error.message)) throw error;
    return 0;
  }
}

/** The SVG with no more octaves of turbulence than can be seen, as the renderer counts to whatever is asked for. */
export const withFewerOctaves = (svg: string): string => svg.replace(/(\bnumOctaves\s*=\s*["']\s*)\+?\d{2,}(?:\.\d*)?/g, `$1${MAX_OCTAVES}`);
