import { z } from 'zod';
import { type ByteEncoding, bytesFromText, textFromBytes } from '../../shared/bytes/bytes.ts';
import { codecMode, inputEncoding, outputEncoding } from '../../shared/bytes/codec.ts';

/** The inputs that all compressors have. */
export const packingInputs = {
  text: z.string().max(4_000_000).describe('The data to compress, or the compressed bytes to unpack'),
  mode: codecMode,
  inputEncoding,
  outputEncoding,
  compressedEncoding: z.enum(['base64', 'hex']).default('base64').describe('How the compressed bytes are written, or given when decoding'),
};

/** The results that all compressors of bytes have. */
export const packingResult = {
  output: z.string().describe('The compressed bytes in compressedEncoding; when decoding, the unpacked ones in outputEncoding'),
  originalBytes: z.int().describe('Number of bytes before compression'),
  compressedBytes: z.int().describe('Number of bytes after compression'),
  ratio: z.number().optional().describe('Compressed divided by original bytes; below 1 is a saving; left out for no bytes'),
};

interface Packing {
  text: string;
  mode: 'encode' | 'decode';
  inputEncoding: ByteEncoding;
  outputEncoding: ByteEncoding;
  compressedEncoding: 'base64' | 'hex';
}

/** The bytes that a compressor is given, in the encoding of its direction. */
export function givenBytes({ text, mode, inputEncoding, compressedEncoding }: Packing): Uint8Array {
  const bytes = bytesFromText(text, mode === 'encode' ? inputEncoding : compressedEncoding);
  // Plain bytes, as those of Node have another `slice`.
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** What a compressor answers, from what it was given and what it has made of it. */
export function packingAnswer(
  inputs: Packing,
  given: Uint8Array,
  made: Uint8Array,
): { output: string; originalBytes: number; compressedBytes: number; ratio?: number } {
  const [original, compressed] = inputs.mode === 'encode' ? [given, made] : [made, given];
  return {
    output: textFromBytes(made, inputs.mode === 'encode' ? inputs.compressedEncoding : inputs.outputEncoding),
    originalBytes: original.length,
    compressedBytes: compressed.length,
    ...ratioOf(compressed.length, original.length),
  };
}

/** The field `ratio`, none of no bytes. */
export const ratioOf = (compressed: number, original: number): { ratio?: number } => (original > 0 ? { ratio: compressed / original } : {});
