import { deflate as deflateByPako } from 'pako';

// pako is a port of zlib and gives its bytes.
export const deflate = (bytes: Uint8Array): Uint8Array => deflateByPako(bytes, { level: 6 });
