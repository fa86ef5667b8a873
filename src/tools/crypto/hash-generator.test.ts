import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './hash-generator.ts';

const hash = async (text: string, more: object) => (await run(tool, { text, ...more })).hash;

describe('hash-generator', () => {
  // The Keccak team's ShortMsgKAT files (length 0), and NIST SP 800-232 as the reference implementation has it (ascon-c)
  it.each([
    ['keccak224', 'f71837502ba8e10837bdd8d365adb85591895602fc552b48b7390abd'],
    ['keccak384', '2c23146a63a29acf99e73b88f8c24eaa7dc60aa771780ccc006afbfa8fe2479b2dd2b21362337441ac12b515911957ff'],
    ['keccak512', '0eab42de4c3ceb9235fc91acffe746b29c29a8c366b7c60e4e67c466f36a4304c00fa9caf9d87976ba469bcbe06713b435f091ef2769fb160cdab33d3670680e'],
    ['ascon-hash256', '0b3be5850f2f6b98caf29f8fdea89b64a1fa70aa249b8f839bd53baa304d92b2'],
  ])('%s of nothing', async (algorithm, expected) => {
    expect(await hash('', { algorithm })).toBe(expected);
  });

  it('ascon-hash256 of one byte (NIST ACVP)', async () => {
    expect(await hash('P', { algorithm: 'ascon-hash256' })).toBe('b96da347d720272533a87f5a94a356155f49cdf7c0c10a3e6f346d8a2293e480');
  });

  // openssl dgst -provider legacy -provider default: of nothing, of abc, of a thousand a
  it.each([
    ['md4', '31d6cfe0d16ae931b73c59d7e0c089c0', 'a448017aaf21d8525fc10ae87aa6729d', '5f1bf26a8067c9159b91f1440f7c9e8a'],
    ['md5', 'd41d8cd98f00b204e9800998ecf8427e', '900150983cd24fb0d6963f7d28e17f72', 'cabe45dcc9ae5b66ba86600cca6b8ba8'],
    ['sha1', 'da39a3ee5e6b4b0d3255bfef95601890afd80709', 'a9993e364706816aba3e25717850c26c9cd0d89d', '291e9a6c66994949b57ba5e650361e98fc36b1ba'],
    [
      'sha224',
      'd14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f',
      '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7',
      '4e8f0ce90b64661a2b5e84be6d93a7d9b76871062f1814433d04a03d',
    ],
    [
      'sha256',
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      '41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3',
    ],
    [
      'sha384',
      '38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b',
      'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7',
      'f54480689c6b0b11d0303285d9a81b21a93bca6ba5a1b4472765dca4da45ee328082d469c650cd3b61b16d3266ab8ced',
    ],
    [
      'sha512',
      'cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e',
      'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
      '67ba5535a46e3f86dbfbed8cbbaf0125c76ed549ff8b0b9e03e0c88cf90fa634fa7b12b47d77b694de488ace8d9a65967dc96df599727d3292a8d9d447709c97',
    ],
    [
      'sha512-224',
      '6ed0dd02806fa89e25de060c19d3ac86cabb87d6a0ddd05c333b84f4',
      '4634270f707b6a54daae7530460842e20e37ed265ceee9a43e8924aa',
      'ffdfa284ae9e562222e2a37cd683823f7e669f3636477701f4ce9abe',
    ],
    [
      'sha512-256',
      'c672b8d1ef56ed28ab87c3622c5114069bdd3ad7b8f9737498d0c01ecef0967a',
      '53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23',
      '40eb4a70d4d69815407a9e272f0101cd67e3d11262a4a0bfc087712749c7fb53',
    ],
    [
      'sha3-224',
      '6b4e03423667dbb73b6e15454f0eb1abd4597f9a1b078e3f5b5a6bc7',
      'e642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf',
      '2461344b84416db8fe01c2a4966fea019590c231dd5724c1bfc26745',
    ],
    [
      'sha3-256',
      'a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a',
      '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532',
      '8f3934e6f7a15698fe0f396b95d8c4440929a8fa6eae140171c068b4549fbf81',
    ],
    [
      'sha3-384',
      '0c63a75b845e4f7d01107d852e4c2485c51a50aaaa94fc61995e71bbee983a2ac3713831264adb47fb6bd1e058d5f004',
      'ec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b298d88cea927ac7f539f1edf228376d25',
      'ccf4495ff20b4b33a1cc1917f9f0fe0fcb5e3d08e542cf4d4a90dd950b748e7e1cc07d2f3b36d62dd240724417cdd81b',
    ],
    [
      'sha3-512',
      'a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a615b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26',
      'b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0',
      'ac7e95cc95aa7f24aaa95e040ca0c79b39cd9cc84a10abb84ddd8dd5e4b45cf96543aaa70d0ef99fbf8d2769639981ee1fd0b0276f4756b9d504d0b7de19b700',
    ],
    [
      'blake2b-512',
      '786a02f742015903c6c6fd852552d272912f4740e15847618a86e217f71f5419d25e1031afee585313896444934eb04b903a685b1448b755d56f701afe9be2ce',
      'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
      'd6a69459fe93fc6b9537ed4336e5099e0dcca3e97290a412500ed7a0daffb03d80cf3650a20e0591f748e10c3c534945ee83d5f2c9722f1a68d98b8c01af23fd',
    ],
    [
      'blake2s-256',
      '69217a3079908094e11121d042354a7c1f55b6482ca1a51e1b250dfd1ed0eef9',
      '508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982',
      'a4691c2bf852334ece63c024234338fc6c150bdf04fa3f6e0e4c5209b326438d',
    ],
    ['ripemd160', '9c1185a5c5e9fc54612808977ee8f548b2258d31', '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc', 'aa69deee9a8922e92f8105e007f76110f381e9cf'],
    [
      'whirlpool',
      '19fa61d75522a4669b44e39c1d2e1726c530232130d407f89afee0964997f7a73e83be698b288febcf88e3e03c4f0757ea8964e59b63d93708b138cc42a66eb3',
      '4e2448a4c6f486bb16b6562c73b4020bf3043e3a731bce721ae1b303d97e6d4c7181eebdb6c57e277d0e34957114cbd6c797fc9d95d8b582d225292076d4eef5',
      'fe24b173807796fdac15ebcaf5769f661695601ffeb64490ec0eecd30bd5b2c3773b36d4edaf3175378b8df114e9496c833ef13606e7ab3d455681e98ecc818f',
    ],
    [
      'sm3',
      '1ab21d8355cfa17f8e61194831e81a8f22bec8c728fefb747ed035eb5082aa2b',
      '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0',
      'f4bedca973227d45c5b822551d2e762d4cfb0e9af70b241452545727b5fb046f',
    ],
  ])('%s', async (algorithm, empty, abc, thousand) => {
    expect(await hash('', { algorithm })).toBe(empty);
    expect(await run(tool, { text: 'abc', algorithm })).toEqual({ hash: abc, algorithm, bits: abc.length * 4 });
    expect(await hash('a'.repeat(1000), { algorithm })).toBe(thousand);
  });

  it('keccak256 (Keccak team, original padding)', async () => {
    expect(await hash('', { algorithm: 'keccak256' })).toBe('c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470');
    expect(await hash('abc', { algorithm: 'keccak256' })).toBe('4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45');
  });

  // The specification's test vectors: byte i is i modulo 251
  it.each([
    [0, 'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262'],
    [1, '2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213'],
    [1024, '42214739f095a406f3fc83deb889744ac00df831c10daa55189b5d121c855af7'],
    [1025, 'd00278ae47eb27b34faecf67b4fe263f82d5412916c1ffd97c8cb7fb814b8444'],
  ])('blake3 of %i bytes', async (length, expected) => {
    const text = Buffer.from(Array.from({ length }, (_, i) => i % 251)).toString('hex');
    expect(await hash(text, { algorithm: 'blake3', inputEncoding: 'hex' })).toBe(expected);
  });

  it('hashes the bytes, without trimming or touching line endings (coreutils sha256sum)', async () => {
    expect(await hash('é\r\n ', {})).toBe('b5a3de034bc7dc4526d34b132e9118defd76e5eb515bf9cf87418e6fa9531672');
    expect(await hash('c3 a9 0D 0a 20', { inputEncoding: 'hex' })).toBe('b5a3de034bc7dc4526d34b132e9118defd76e5eb515bf9cf87418e6fa9531672');
    expect(await hash('w6kNCiA', { inputEncoding: 'base64' })).toBe('b5a3de034bc7dc4526d34b132e9118defd76e5eb515bf9cf87418e6fa9531672');
  });

  it('writes base64 padded and base64url without padding (openssl, base64)', async () => {
    expect(await hash('a', { algorithm: 'md5', outputEncoding: 'base64' })).toBe('DMF1ucDxtqgxw5niaXcmYQ==');
    expect(await hash('a', { algorithm: 'md5', outputEncoding: 'base64url' })).toBe('DMF1ucDxtqgxw5niaXcmYQ');
  });

  it('hashes a million characters', async () => {
    // FIPS 180-2 appendix: a million a
    expect(await hash('a'.repeat(1_000_000), {})).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
  });

  it('refuses bytes that are not valid in inputEncoding', async () => {
    await expectUnprocessable(tool, { text: 'abc', inputEncoding: 'hex' }, /even/);
    await expectUnprocessable(tool, { text: 'ab cg', inputEncoding: 'hex' }, /position 5/);
    await expectUnprocessable(tool, { text: 'A', inputEncoding: 'base64' }, /position 1/);
  });

  it('refuses an unknown algorithm', () => expectInvalid(tool, { text: '', algorithm: 'SHA-256' }, 'algorithm'));

  // openssl dgst -md5 of nothing, in bits by Python's format().
  it('writes capitals and bits where asked', async () => {
    const { hash: capitals, binary } = await run(tool, { text: '', algorithm: 'md5', uppercase: true, binary: true });
    expect(capitals).toBe('D41D8CD98F00B204E9800998ECF8427E');
    expect(binary).toBe('11010100000111011000110011011001100011110000000010110010000001001110100110000000000010011001100011101100111110000100001001111110');
    expect((await run(tool, { text: '', algorithm: 'md5', outputEncoding: 'base64', uppercase: true })).hash).toBe('1B2M2Y8AsgTpgAmY7PhCfg==');
    expect(await run(tool, { text: '' })).not.toHaveProperty('binary');
  });
});
