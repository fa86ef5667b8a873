import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './legacy-hash-generator.ts';
// Written by test/oracles/crypto_legacy_hashes.py.
import data from './testdata/legacy-hash-generator.json' with { type: 'json' };

const MESSAGE = 'This is message, length=32 bytes';
const pattern = (length: number): string => Buffer.from(Array.from({ length }, (_, at) => 0x11 * (1 + (at % 7)))).toString('hex');

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    // RFC 1319, appendix A.5
    [{ text: '' }, { hash: '8350e5a3e24c153df2275c9f80692773' }],
    [{ text: 'message digest' }, { hash: 'ab4f496bfb2a530b219ff33031fe06b0' }],
    [{ text: '1234567890'.repeat(8) }, { hash: 'd5976f79d83d3a0dc9806c3c66f3efd8' }],
    // FIPS 180, appendices A to C
    [
      { text: 'abc', algorithm: 'sha0' },
      { hash: '0164b8a914cd2a5e74c4f7ff082c4d97f1edf880', bits: 160 },
    ],
    [{ text: 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', algorithm: 'sha0' }, { hash: 'd2516ee1acfa5baf33dfc1c471e438449ef134c8' }],
    [{ text: 'a'.repeat(1_000_000), algorithm: 'sha0' }, { hash: '3232affa48628a26653b5aaa44541fd90d690603' }],
    // Rivest et al., The MD6 hash function, 2008, section 6.2 and appendix
    [{ text: 'abc', algorithm: 'md6', rounds: 5 }, { hash: '8854c14dc284f840ed71ad7ba542855ce189633e48c797a55121a746be48cec8' }],
    [
      { text: pattern(600), inputEncoding: 'hex', algorithm: 'md6', bits: 224, key: 'abcde12345', rounds: 5 },
      { hash: '894cf0598ad3288ed4bb5ac5df23eba0ac388a11b7ed2e3dd5ec5131' },
    ],
    [{ text: pattern(800), inputEncoding: 'hex', algorithm: 'md6', levels: 0 }, { hash: '4e78ab5ec8926a3db0dcfa09ed48de6c33a7399e70f01ebfc02abb52767594e2' }],
    // node-md6 0.1.0
    [
      { text: '', algorithm: 'md6', bits: 512 },
      { hash: '6b7f33821a2c060ecdd81aefddea2fd3c4720270e18654f4cb08ece49ccb469f8beeee7c831206bd577f9f2630d9177979203a9489e47e04df4e6deaa0f8e0c0' },
    ],
    [
      { text: 'a'.repeat(5000), algorithm: 'md6', bits: 512 },
      { hash: '258c3c98485ccb4ac051beff07c00c607e8cf4a715dc92fb67117f4b82b88a14bc9efa4784256b616b7e7fe15613a291421c2ad47f2fea9f0d11dcffe74d24f8' },
    ],
    [
      { text: 'a'.repeat(5000), algorithm: 'md6', bits: 384, key: 'key', levels: 1 },
      { hash: '9c0b7d91def3f7eb7dc8a61ab7d58b629f1b9b15fe14e7ffde419e3cb2a01d6a07fe7b4f00b25ad67d24e5fa3e1594fb' },
    ],
    [
      { text: 'a'.repeat(5000), algorithm: 'md6', bits: 128, key: 'key', levels: 0 },
      { hash: '4cfbfd2e373c69b35afce46e7dd99997', bits: 128 },
    ],
    // RFC 5831, section 7.3.1, and Bouncy Castle 1.72, GOST3411Digest
    [{ text: MESSAGE, algorithm: 'gost94', box: 'd-test' }, { hash: 'b1c466d37519b82e8319819ff32595e047a28cb6f83eff1c6916a815a637fffa' }],
    [{ text: MESSAGE, algorithm: 'gost94', box: 'd-a' }, { hash: '2cefc2f7b7bdc514e18ea57fa74ff357e7fa17d652c75f69cb1be7893ede48eb' }],
    [{ text: MESSAGE, algorithm: 'gost94', box: 'e-test' }, { hash: '725a17becd1a0b0ca8755434420f65e1878eecefbf5452720cc898d98deafda6' }],
    [{ text: MESSAGE, algorithm: 'gost94', box: 'e-a' }, { hash: '7d599ed86524ac809aaed12cd112d2f8b790f49fe965683b3d6dd667bc281fa9' }],
    [{ text: MESSAGE, algorithm: 'gost94', box: 'e-b' }, { hash: '63fe786b2db07257cfe15321ff203d1b9a4593c1bd56c0c44b8f17813dc5882e' }],
    [{ text: MESSAGE, algorithm: 'gost94', box: 'e-c' }, { hash: 'cfbe4fc7964f91a514bf43f8e77dab771e0430fed4eff0dee3c8b7f33e6bb913' }],
    [{ text: MESSAGE, algorithm: 'gost94', box: 'e-d' }, { hash: '2f4bb5b0735539a420eed3ba62e56eed7d8a8939bf36ed1ef639d4ebd3fbdfe8' }],
    [{ text: MESSAGE, algorithm: 'gost94', box: 'e-z' }, { hash: '7d32c13baf195e6c0897647f6a0aea7f5a07badf65794e689cf5a4bbbd0ff41e' }],
    // Nickolaev's GostCrypto 1.76
    [{ text: MESSAGE, algorithm: 'gost94', box: 'e-sc' }, { hash: '4abe3e632dcf5e1fb93636bb73ac282e7ed2cab8c0142137bd836566d3a66fb5' }],
    [{ text: MESSAGE, algorithm: 'gost94', box: 'd-sc' }, { hash: '40d4cd98685f241a289eec442ad20a4d482e377b5441b392167d69f87f761901' }],
    // RFC 6986, section 10.1.1, with the bytes the other way round
    [
      { text: '012345678901234567890123456789012345678901234567890123456789012', algorithm: 'streebog512' },
      { hash: '1b54d01a4af5b9d5cc3d86d68d285462b19abc2475222f35c085122be4ba1ffa00ad30f8767b3a82384c6574f024c311e2a481332b08ef7f41797891c1646f48', bits: 512 },
    ],
    // gchq/CyberChef, tests/operations/tests/Hash.mjs (Apache License 2.0)
    [{ text: 'Hello, World!', algorithm: 'snefru', rounds: 2 }, { hash: 'a4ad2b8848580511d0884fb4233a7e7a' }],
    [
      { text: 'Hello, World!', algorithm: 'snefru', rounds: 4, bits: 256 },
      { hash: '71b0ea4b3e33f2e58bcc67c8a8de060b99ec0107355bbfdc18d8f65f0194ffcc', bits: 256 },
    ],
    [{ text: 'abc', outputEncoding: 'base64' }, { hash: '2oU7DT+I2ZswKDpp5t7Wuw==' }],
    [{ text: 'YWJj', inputEncoding: 'base64' }, { hash: 'da853b0d3f88d99b30283a69e6ded6bb' }],
  ],
  invalid: [
    [{ text: '', algorithm: 'md2', bits: 256 }, 'bits'],
    [{ text: '', algorithm: 'sha0', rounds: 16 }, 'rounds'],
    [{ text: '', algorithm: 'snefru', bits: 40 }, 'bits'],
    [{ text: '', algorithm: 'snefru', bits: 512 }, 'bits'],
    [{ text: '', algorithm: 'snefru', rounds: 9 }, 'rounds'],
    [{ text: '', algorithm: 'snefru', rounds: 1 }, 'rounds'],
    [{ text: '', algorithm: 'snefru', levels: 0 }, 'levels'],
    [{ text: '', algorithm: 'snefru', key: 'k' }, 'key'],
    [{ text: '', algorithm: 'md6', key: 'k'.repeat(65) }, 'key'],
    [{ text: '', algorithm: 'md6', bits: 12 }, 'bits'],
    [{ text: '', algorithm: 'streebog256', box: 'd-test' }, 'box'],
  ],
  unprocessable: [[{ text: 'abc', inputEncoding: 'hex' }], [{ text: '', algorithm: 'md6', key: 'zz', keyEncoding: 'hex' }, /key is not hex/]],
});

describe('legacy-hash-generator', () => {
  it('hashes the longest text within the time of a call', async () => {
    const text = 'a'.repeat(1_000_000);
    // rhash 1.4.3
    expect((await run(tool, { text, algorithm: 'gost94' })).hash).toBe('8693287aa62f9478f7cb312ec0866b6c4e4a0f11160441e8f4ffcd2715dd554f');
    expect((await run(tool, { text, algorithm: 'has160' })).hash).toBe('d6ad6f0608b878da9b87999c2525cc84f4c9f18d');
  });
});
