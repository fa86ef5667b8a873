import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './all-checksums-calculator.ts';
import { CRC_MODELS } from './lib/crc-catalogue.ts';

// The check values (of 123456789) that the RevEng catalogue lists, of every kind of register.
const CHECKS = {
  'CRC-3/GSM': '4',
  'CRC-5/USB': '19',
  'CRC-7/MMC': '75',
  'CRC-8/SMBUS': 'f4',
  'CRC-12/UMTS': 'daf',
  'CRC-16/ARC': 'bb3d',
  'CRC-16/MODBUS': '4b37',
  'CRC-16/XMODEM': '31c3',
  'CRC-24/OPENPGP': '21cf02',
  'CRC-32/ISO-HDLC': 'cbf43926',
  'CRC-32/BZIP2': 'fc891918',
  'CRC-32/ISCSI': 'e3069283',
  'CRC-40/GSM': 'd4164fc646',
  'CRC-64/XZ': '995dc9bbdf1939fa',
  'CRC-82/DARC': '09ea83f625023801fd612',
};

describe('all-checksums-calculator', () => {
  it('gives every CRC of the catalogue its check value, after the sums', async () => {
    const { results, count, bytes } = await run(tool, { text: '123456789' });
    for (const [name, value] of Object.entries(CHECKS)) expect(results).toContainEqual({ name, value });
    expect(results.slice(13).map(({ name }: { name: string }) => name)).toEqual(CRC_MODELS.map(({ name }) => name));
    expect([count, bytes]).toEqual([13 + CRC_MODELS.length, 9]);
    // zlib.adler32; cksum and sum -r of coreutils
    expect(results).toContainEqual({ name: 'Adler-32', value: '091e01de' });
    expect(results).toContainEqual({ name: 'POSIX cksum', value: '930766865' });
  });

  it('finds a checksum by hex in either case or by decimal', async () => {
    expect((await run(tool, { text: '123456789', expected: '0xCBF43926' })).matches).toEqual(['CRC-32/ISO-HDLC']);
    expect((await run(tool, { text: '123456789', expected: '3421780262' })).matches).toEqual(['CRC-32/ISO-HDLC']);
    expect((await run(tool, { text: '123456789', expected: '930766865' })).matches).toEqual(['POSIX cksum']);
    expect((await run(tool, { text: '123456789', expected: 'deadbeef' })).matches).toEqual([]);
  });

  it('takes bytes, and nothing', async () => {
    // Of nothing a CRC is its register at the start: python3 zlib.crc32(b'') = 0; CRC-16/MODBUS ffff.
    const { results } = await run(tool, { text: '' });
    expect(results).toContainEqual({ name: 'CRC-32/ISO-HDLC', value: '00000000' });
    expect(results).toContainEqual({ name: 'CRC-16/MODBUS', value: 'ffff' });
    // python3: zlib.crc32(bytes([255, 0]))
    expect((await run(tool, { text: 'ff00', inputEncoding: 'hex', width: 32 })).results).toContainEqual({ name: 'CRC-32/ISO-HDLC', value: 'd2fdef8d' });
  });

  it('refuses widths without a CRC and what is no checksum', async () => {
    await expectUnprocessable(tool, { text: 'a', width: 33 });
    await expectInvalid(tool, { text: 'a', expected: 'xyz' }, 'expected');
    await expectUnprocessable(tool, { text: 'a', inputEncoding: 'hex' });
  });
});
