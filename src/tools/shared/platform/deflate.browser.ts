import { deflate as deflateByPako, deflateRaw as deflateRawByPako } from 'pako';

// pako is a port of zlib and gives its bytes.
export const deflate = (bytes: Uint8Array): Uint8Array => deflateByPako(bytes, { level: 6 });

export const deflateRaw = (bytes: Uint8Array, level: number): Uint8Array => deflateRawByPako(bytes, { level: level as 9 });
