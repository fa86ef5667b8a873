import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64Of, bytesOfBase64, bytesOfHex } from '../shared/platform/bytes.ts';
import { holdTo, run } from '../testing.ts';
import tool from './elf-inspector.ts';
import elf from './testdata/elf.json' with { type: 'json' };

type Row = [inputs: Record<string, unknown>, result: Record<string, unknown>];
const base64OfHex = (hex: string): string => base64Of(bytesOfHex(hex));

// CyberChef's own files of 64 bits, in both byte orders (gchq/CyberChef, tests/operations/tests/ELFInfo.mjs, Apache-2.0)
const LITTLE =
  '7f454c4602010100000000000000000002003e000100000050210608000000004000000000000000780000000000000000000000400038000100400003000000060000000500000034000000000000003480040800000000348004080000000000010000000000000001000000000000040000000000000000000000030000000000000000000000000000000000000038010000000000001c0000000000000000000000000000000000000000000000000000000000000009000000020000000000000000000000000000000000000050010000000000001000000000000000000000000000000000000000000000001800000000000000110000000300000000000000000000000000000000000000690100000000000004000000000000000000000000000000000000000000000000000000000000002e73687374726162002e73796d746162002e7374727461620000000000000000000000000000000000000000000000000074657374';
const BIG =
  '7f454c460202010000000000000000000002003e000000010000000008062150000000000000004000000000000000780000000000400038000100400003000000000006000000050000000000000034000000000804803400000000080480340000000000000100000000000000010004000000000000000000000000000003000000000000000000000000000000000000000000000138000000000000001c00000000000000000000000000000000000000000000000000000009000000020000000000000000000000000000000000000000000001500000000000000010000000000000000000000000000000000000000000000018000000110000000300000000000000000000000000000000000000000000016900000000000000040000000000000000000000000000000000000000000000002e73687374726162002e73796d746162002e7374727461620000000000000000000000000000000000000000000000000074657374';
const PROGRAM = {
  type: 'executable',
  machine: 'x86-64',
  bits: 64,
  system: 'System V',
  entryPoint: '0x8062150',
  flags: '0x0',
  segments: [{ type: 'PHDR', flags: 'R-X', offset: 52, address: '0x8048034', physicalAddress: '0x8048034', fileSize: 256, memorySize: 256 }],
  sections: [
    { name: '.shstrab', type: 'STRTAB', offset: 312, size: 28 },
    { name: '.symtab', type: 'SYMTAB', offset: 336, size: 16 },
    { name: '.strtab', type: 'STRTAB', offset: 361, size: 4 },
  ],
};

holdTo(tool, {
  answers: [
    // pyelftools and readelf (test/oracles/developer_elf.py)
    ...Object.values(elf).map(({ file, result }): Row => [{ file, symbols: 20_000 }, result]),
    [{ file: base64OfHex(LITTLE) }, { ...PROGRAM, byteOrder: 'little' }],
    [{ file: base64OfHex(BIG) }, { ...PROGRAM, byteOrder: 'big' }],
    // What the compiler was asked for
    [{ file: elf.pie.file }, { hardening: { pie: true, nx: true, relro: 'full', canary: true, fortified: true }, isStripped: false, hasDebugInfo: false }],
    [
      { file: elf.bare.file },
      { hardening: { pie: false, nx: false, relro: 'none', canary: false, fortified: false }, isStripped: true, searchPaths: ['/opt/a', '/opt/b'] },
    ],
    [
      { file: elf.library.file },
      { hardening: { pie: false, nx: true, relro: 'partial', canary: false, fortified: false }, hasDebugInfo: true, soname: 'libtwice.so.1' },
    ],
    [
      { file: elf.pie.file, symbols: 2 },
      { symbols: elf.pie.result.symbols.slice(0, 2), symbolCount: elf.pie.result.symbolCount },
    ],
    [
      { file: elf.pie.file, symbols: 0 },
      { symbols: [], hardening: { canary: true } },
    ],
  ],
  invalid: [
    [{}, 'file'],
    [{ file: '?' }, 'file'],
    [{ file: elf.tiny.file, symbols: 20_001 }, 'symbols'],
  ],
  unprocessable: [
    [{ file: base64OfHex('4d5a9000') }, /not an ELF file/],
    [{ file: base64OfHex('7f454c46') }, /class 0/],
    [{ file: base64OfHex('7f454c46030101') }, /class 3/],
    [{ file: base64OfHex(LITTLE.slice(0, 100)) }, /beyond its end/],
    [{ file: base64OfHex(`${LITTLE.slice(0, 64)}ffffffffffffffff${LITTLE.slice(80)}`) }, /beyond any file/],
    [{ file: base64OfHex(`${LITTLE.slice(0, 64)}ffffffffffff0f00${LITTLE.slice(80)}`) }, /beyond its end/],
    // Headers that are too short for their fields
    [{ file: base64OfHex(`${LITTLE.slice(0, 108)}0100${LITTLE.slice(112)}`) }, /program headers have 1 bytes/],
  ],
});

describe('elf-inspector', () => {
  it('answers or refuses, whatever the bytes', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.values(elf).map(({ file }) => file), base64OfHex(LITTLE), base64OfHex(BIG)),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }), fc.boolean()), { minLength: 1, maxLength: 8 }),
        async (file, changes) => {
          const bytes = new Uint8Array(bytesOfBase64(file));
          // Half of the changes fall into the header, on which the rest depends.
          for (const [at, byte, isHead] of changes) bytes[4 + (at % ((isHead ? 64 : bytes.length) - 4))] = byte;
          const answer = await run(tool, { file: base64Of(bytes) }).catch((error: Error) => error);
          if (answer instanceof Error) expect(answer.constructor.name).toBe('Unprocessable');
        },
      ),
      { numRuns: 600 },
    ));
});
