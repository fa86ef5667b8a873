import type { Operations } from '../operation.ts';
import { binary, bytes, givesBinary, givesBytes, givesText, step, text } from '../plan.ts';
import { unsupported } from '../unsupported.ts';

const pack = (tool: string, inputs: Record<string, unknown> = {}) =>
  step(tool, { mode: 'encode', ...inputs }, bytes(), givesBinary('output', 'compressedEncoding'));
const unpack = (tool: string, inputs: Record<string, unknown> = {}) =>
  step(tool, { mode: 'decode', ...inputs }, binary('text', 'compressedEncoding'), givesBytes());

const LZ_STRING = { default: 'raw', UTF16: 'utf16', Base64: 'base64', URI: 'uri' };

/** Compression. What is compressed need not have the same bytes as CyberChef's, but unpacks to the same. */
export const compression: Operations = {
  Gzip: (args) => {
    if (args.string(1) !== '' || args.string(2) !== '') unsupported('a file name and a comment are not offered');
    args.only(0, ['Dynamic Huffman Coding'], 'the compression type');
    return pack('gzip-compressor');
  },
  Gunzip: () => unpack('gzip-compressor'),
  'Zlib Deflate': () => pack('gzip-compressor', { format: 'zlib' }),
  'Zlib Inflate': (args) => {
    args.only(0, [0, '0'], 'the start');
    return unpack('gzip-compressor', { format: 'zlib' });
  },
  'Raw Deflate': () => pack('gzip-compressor', { format: 'deflate' }),
  'Raw Inflate': (args) => {
    args.only(0, [0, '0'], 'the start');
    return unpack('gzip-compressor', { format: 'deflate' });
  },
  'Bzip2 Compress': (args) => pack('bzip2-compressor', { level: args.number(0, 9) }),
  'Bzip2 Decompress': () => unpack('bzip2-compressor'),
  'LZMA Compress': () => pack('xz-compressor', { format: 'lzma' }),
  'LZMA Decompress': () => unpack('xz-compressor', { format: 'lzma' }),
  'LZ4 Decompress': () => unpack('lz4-compressor'),
  'LZNT1 Decompress': () => step('lznt1-decompressor', {}, binary('data', 'inputEncoding'), givesBytes()),
  'XPRESS Decompress': () => step('lznt1-decompressor', { format: 'xpress' }, binary('data', 'inputEncoding'), givesBytes()),
  'XPRESS LZ77+Huffman Decompress': (args) =>
    step('lznt1-decompressor', { format: 'xpress-huffman', size: args.number(0, 0) }, binary('data', 'inputEncoding'), givesBytes()),
  'LZString Compress': (args) => step('lz-string-compressor', { mode: 'encode', format: args.choice(0, LZ_STRING, 'default') }, text(), givesText()),
  'LZString Decompress': (args) => step('lz-string-compressor', { mode: 'decode', format: args.choice(0, LZ_STRING, 'default') }, text(), givesText()),
};
