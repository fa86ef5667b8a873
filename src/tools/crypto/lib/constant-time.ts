import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (value: Uint8Array | string): Buffer => createHash('sha256').update(value).digest();

/** Whether two secrets are the same, in a time that tells neither where they differ nor how long they are. */
export const sameSecret = (a: Uint8Array | string, b: Uint8Array | string): boolean => timingSafeEqual(digest(a), digest(b));
