import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseCoding, compress } from './content-coding.ts';

describe('chooseCoding', () => {
  it.each([
    // What browsers and curl --compressed send.
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate, gzip, br, zstd', 'br'],
    // The examples of RFC 9110 section 12.5.3.
    ['compress, gzip', 'gzip'],
    ['', undefined],
    ['*', 'br'],
    ['compress;q=0.5, gzip;q=1.0', 'gzip'],
    ['gzip;q=1.0, identity; q=0.5, *;q=0', 'gzip'],
    // The first fifty.
    [`${'x,'.repeat(49)}br`, 'br'],
    [`${'x,'.repeat(50)}br`, undefined],
    // Weights.
    ['br;q=0.1, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['identity;q=0', undefined],
    ['identity;q=0, *', 'br'],
    ['identity, gzip;q=0.5', undefined],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['*;q=0', undefined],
    ['GZIP ; Q=0.3', 'gzip'],
    ['x-gzip', 'gzip'],
    // Not weights.
    ['br;q=2, gzip', 'gzip'],
    ['br;q=', undefined],
    ['br;q=-1', undefined],
    [',,;,', undefined],
  ])('%j is answered in %s', (header, coding) => expect(chooseCoding(header)).toBe(coding));

  it('sends as it is to who says nothing', () => expect(chooseCoding(undefined)).toBeUndefined());
});

describe('compress', () => {
  it.each([4, 9] as const)('gives back what was compressed, at quality %i', async (quality) => {
    const text = 'Zwölf Boxkämpfer jagen Viktor. '.repeat(500);
    expect(brotliDecompressSync(await compress(text, 'br', quality)).toString()).toBe(text);
    expect(gunzipSync(await compress(Buffer.from(text), 'gzip', quality)).toString()).toBe(text);
  });
});
