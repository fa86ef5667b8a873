import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './bech32-encoder.ts';

const decode = (text: string, more: object = {}) => run(tool, { text, mode: 'decode', words: true, ...more });

describe('bech32-encoder', () => {
  it.each([
    ['A12UEL5L', 'a', 'bech32'],
    [
      'an83characterlonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio1tt5tgs',
      'an83characterlonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio',
      'bech32',
    ],
    ['11qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqc8247j', '1', 'bech32'],
    ['split1checkupstagehandshakeupstreamerranterredcaperred2y9e3w', 'split', 'bech32'],
    ['?1ezyfcl', '?', 'bech32'],
    ['A1LQFN3A', 'a', 'bech32m'],
    ['abcdef1l7aum6echk45nj3s0wdvt2fg8x9yrzpqzd3ryx', 'abcdef', 'bech32m'],
    ['split1checkupstagehandshakeupstreamerranterredcaperredlc445v', 'split', 'bech32m'],
    ['?1v759aa', '?', 'bech32m'],
  ])('BIP 173 and 350, valid: %s', async (text, prefix, variant) => {
    const decoded = await decode(text);
    expect(decoded).toMatchObject({ humanReadablePart: prefix, variant });
    expect((await run(tool, { text: decoded.output, humanReadablePart: prefix, variant, words: true })).output).toBe(text.toLowerCase());
  });

  it.each([
    ['\u00201nwldj5', /position 1/],
    ['\x7f1axkwrx', /position 1/],
    ['\u00801eym55h', /position 1/],
    ['an84characterslonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio1569pvx', /90/],
    ['pzry9x0s0muk', /separator/],
    ['1pzry9x0s0muk', /empty/],
    ['x1b4n0q5v', /"b" at position 3/],
    ['li1dgmt3', /six/],
    ['de1lg7wt\xff', /position 9/],
    ['A1G7SGD8', /checksum/],
    ['10a06t8', /empty/],
    ['1qzzfhee', /empty/],
    ['M1VUXWEZ', /checksum/],
    ['a12UEL5L', /mixed/],
    ['', /separator/],
    ['\u212a12uel5l', /position 1/],
  ])('BIP 173 and 350, invalid: %j', (text, message) => expectUnprocessable(tool, { text, mode: 'decode' }, message));

  it('regroups bytes (BIP 173: the witness program of BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4)', async () => {
    const words = (await decode('BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4')).output;
    expect(words.slice(0, 2)).toBe('00');
    const program = await run(tool, { text: words.slice(2), humanReadablePart: 'x', words: true });
    expect((await run(tool, { text: program.output, mode: 'decode' })).output).toBe('751e76e8199196d454941c45d1b3a323f1433bd6');
  });

  it.each([
    ['BIP 173', 0, 'bech32', '751e76e8199196d454941c45d1b3a323f1433bd6', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['BIP 350', 16, 'bech32m', '751e', 'bc1sw50qgdz25j'],
    [
      'BIP 350',
      1,
      'bech32m',
      '79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    ],
  ])('%s: a SegWit address of version %i', async (_, witnessVersion, variant, text, address) => {
    expect((await run(tool, { text, humanReadablePart: 'bc', variant, witnessVersion })).output).toBe(address);
    await expectInvalid(tool, { text, humanReadablePart: 'bc', witnessVersion: 17 }, 'witnessVersion');
  });

  it('NIP-19: a public key', async () => {
    const key = '3bf0c63fcb93463407af97a5e5ee64fa883d107ef9e558472c4eb9aaaefa459d';
    const npub = 'npub180cvv07tjdrrgpa0j7j7tmnyl2yr6yr7l8j4s3evf6u64th6gkwsyjh6w6';
    expect(await run(tool, { text: key, humanReadablePart: 'NPUB' })).toEqual({ output: npub, humanReadablePart: 'npub', variant: 'bech32' });
    expect((await run(tool, { text: npub, mode: 'decode' })).output).toBe(key);
  });

  it('lifts the length limit', async () => {
    const text = '00'.repeat(100);
    await expectUnprocessable(tool, { text, humanReadablePart: 'a' }, /90/);
    const { output } = await run(tool, { text, humanReadablePart: 'a', limit: false });
    await expectUnprocessable(tool, { text: output, mode: 'decode' }, /90/);
    expect((await run(tool, { text: output, mode: 'decode', limit: false })).output).toBe(text);
  });

  it('refuses leftover bits, large words and bad prefixes', async () => {
    const words = async (text: string) => (await run(tool, { text, humanReadablePart: 'a', words: true })).output;
    await expectUnprocessable(tool, { text: await words('1f'), mode: 'decode' }, /bits over/);
    await expectUnprocessable(tool, { text: await words('001f'), mode: 'decode' }, /not all zero/);
    await expectUnprocessable(tool, { text: '0120', humanReadablePart: 'a', words: true }, /byte at offset 1 is 32/);
    await expectUnprocessable(tool, { text: '', humanReadablePart: 'aB' }, /mixed/);
    await expectUnprocessable(tool, { text: '', humanReadablePart: 'bü' }, /position 2/);
    await expectInvalid(tool, { text: '' }, 'humanReadablePart');
    await expectInvalid(tool, { text: '', humanReadablePart: '' }, 'humanReadablePart');
  });

  it('gives back any bytes', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 50 }), fc.constantFrom('bech32', 'bech32m'), async (data, variant) => {
        const text = Buffer.from(data).toString('hex');
        const { output } = await run(tool, { text, humanReadablePart: 'ab1c', variant });
        expect(await run(tool, { text: output, mode: 'decode' })).toEqual({ output: text, humanReadablePart: 'ab1c', variant });
      }),
    ));
});
