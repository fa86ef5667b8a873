import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './all-hashes-generator.ts';
import { algorithm } from './hash-generator.ts';
import { algorithms as macs } from './hmac-generator.ts';
import { algorithms as fast } from './non-cryptographic-hash-generator.ts';

const named = async (inputs: Record<string, unknown>) => (await run(tool, inputs)).results as { name: string; value?: string; reason?: string }[];

describe('all-hashes-generator', () => {
  it('keeps the order of the lists and leaves none out but SipHash, which needs a key', async () => {
    const names = (await named({ text: '', family: 'all', key: '' })).map(({ name }) => name);
    const keyless = fast.filter((name) => !name.startsWith('siphash'));
    expect(names).toEqual([...algorithm.options, 'shake128', 'shake256', ...keyless, ...macs.map((name) => `hmac-${name}`)]);
    expect(await named({ text: '', family: 'all' })).toHaveLength(names.length - macs.length);
  });

  it('hashes bytes, and says where bytes have none', async () => {
    // printf '\xff\x00' | sha256sum and md5sum; FNV-1a by its definition: ((basis ^ ff) * prime ^ 00) * prime
    const found = await named({ text: '/wA=', inputEncoding: 'base64', family: 'all' });
    expect(found).toContainEqual({ name: 'sha256', value: 'ea5dbf9596d187e9500f23e9a680109475341cf4e81f7e043f7d97152c10772f' });
    expect(found).toContainEqual({ name: 'md5', value: 'e0e8bfafbb0689563b2fba789c97b3cc' });
    expect(found).toContainEqual({ name: 'fnv1a-32', value: '6e1e20ca' });
    expect(found.find(({ name }) => name === 'java-hashcode')?.reason).toContain('must be utf8');
  });

  it('gives the fast hashes that their authors publish for the empty string', async () => {
    // xxHash: XXH32, XXH64 and XXH3 with seed 0; FNV: the offset basis; djb2: 5381.
    expect(await named({ text: '', family: 'nonCryptographic' })).toEqual(
      expect.arrayContaining([
        { name: 'xxh32', value: '02cc5d05' },
        { name: 'xxh64', value: 'ef46db3751d8e999' },
        { name: 'xxh3-64', value: '2d06800538d394c2' },
        { name: 'fnv1a-32', value: '811c9dc5' },
        { name: 'fnv1-64', value: 'cbf29ce484222325' },
        { name: 'djb2', value: '00001505' },
      ]),
    );
  });

  it('refuses HMACs without a key, and keys and bytes that are none', async () => {
    await expectInvalid(tool, { text: 'a', family: 'hmac' }, 'key');
    await expectUnprocessable(tool, { text: 'a', family: 'hmac', key: 'zz', keyEncoding: 'hex' });
    await expectUnprocessable(tool, { text: 'a', inputEncoding: 'hex' });
  });
});
