import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

// Calls are written out, so that what packs the service finds the files.
const require = createRequire(import.meta.url);

/** The WebAssembly of the decoders and encoders of pictures, and of the renderer of SVG. */
export const pictureFiles = {
  avifDecoder: () => readFile(require.resolve('@jsquash/avif/codec/dec/avif_dec.wasm')),
  avifEncoder: () => readFile(require.resolve('@jsquash/avif/codec/enc/avif_enc.wasm')),
  jpegDecoder: () => readFile(require.resolve('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm')),
  jpegEncoder: () => readFile(require.resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm')),
  webpDecoder: () => readFile(require.resolve('@jsquash/webp/codec/dec/webp_dec.wasm')),
  webpEncoder: () => readFile(require.resolve('@jsquash/webp/codec/enc/webp_enc.wasm')),
  svgRenderer: () => readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')),
} satisfies Record<string, () => Promise<Uint8Array<ArrayBuffer>>>;
