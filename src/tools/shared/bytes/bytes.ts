import { z } from 'zod';

export { type ByteEncoding, bytesFromText, firstInvalidUtf8, placeInText, positionInText, textFromBytes, utf8Text } from './byte-text.ts';

/** The field that says how another carries bytes. */
export const byteEncoding = z.enum(['utf8', 'hex', 'base64']);
