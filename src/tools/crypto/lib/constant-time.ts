import { createHash } from '../../shared/platform/hashes.ts';

const digest = (value: Uint8Array | string): Uint8Array => createHash('sha256').update(value).digest();

/** Whether two secrets are the same, in a time that tells neither where they differ nor how long they are. */
export function sameSecret(a: Uint8Array | string, b: Uint8Array | string): boolean {
  const [one, other] = [digest(a), digest(b)];
  return one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0;
}
