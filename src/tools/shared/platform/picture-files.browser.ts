// The build gives the address of each file here.
import avifDecoder from '@jsquash/avif/codec/dec/avif_dec.wasm';
import avifEncoder from '@jsquash/avif/codec/enc/avif_enc.wasm';
import jpegDecoder from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm';
import jpegEncoder from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm';
import webpDecoder from '@jsquash/webp/codec/dec/webp_dec.wasm';
import webpEncoder from '@jsquash/webp/codec/enc/webp_enc.wasm';
import svgRenderer from '@resvg/resvg-wasm/index_bg.wasm';

async function bytesAt(file: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(new URL(String(file), import.meta.url));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The WebAssembly of the decoders and encoders of pictures, and of the renderer of SVG. */
export const pictureFiles = {
  avifDecoder: () => bytesAt(avifDecoder),
  avifEncoder: () => bytesAt(avifEncoder),
  jpegDecoder: () => bytesAt(jpegDecoder),
  jpegEncoder: () => bytesAt(jpegEncoder),
  webpDecoder: () => bytesAt(webpDecoder),
  webpEncoder: () => bytesAt(webpEncoder),
  svgRenderer: () => bytesAt(svgRenderer),
} satisfies Record<string, () => Promise<Uint8Array<ArrayBuffer>>>;
