// Numbers of the ELF format and what they are called: System V ABI (generic part, 4.1), and the headers of Linux and GNU.

const map = (names: Readonly<Record<number, string>>): ReadonlyMap<number, string> =>
  new Map(Object.entries(names).map(([code, name]) => [Number(code), name]));

const TYPES = map({ 0: 'none', 1: 'relocatable', 2: 'executable', 3: 'shared', 4: 'core' });

const SYSTEMS = map({
  0: 'System V',
  1: 'HP-UX',
  2: 'NetBSD',
  3: 'GNU/Linux',
  4: 'GNU Hurd',
  6: 'Solaris',
  7: 'AIX',
  8: 'IRIX',
  9: 'FreeBSD',
  10: 'Tru64',
  11: 'Novell Modesto',
  12: 'OpenBSD',
  13: 'OpenVMS',
  14: 'NonStop Kernel',
  15: 'AROS',
  16: 'FenixOS',
  17: 'CloudABI',
  64: 'ARM EABI',
  97: 'ARM',
  255: 'standalone',
});

const MACHINES = map({
  0: 'none',
  2: 'SPARC',
  3: 'x86',
  4: 'Motorola 68000',
  5: 'Motorola 88000',
  6: 'Intel MCU',
  7: 'Intel 80860',
  8: 'MIPS',
  10: 'MIPS RS3000',
  15: 'PA-RISC',
  18: 'SPARC32PLUS',
  20: 'PowerPC',
  21: 'PowerPC 64-bit',
  22: 'IBM S/390',
  23: 'IBM SPU',
  36: 'NEC V800',
  40: 'ARM',
  41: 'Alpha',
  42: 'SuperH',
  43: 'SPARC V9',
  44: 'TriCore',
  45: 'ARC',
  46: 'H8/300',
  50: 'IA-64',
  53: 'Motorola HC12',
  62: 'x86-64',
  75: 'VAX',
  76: 'CRIS',
  83: 'AVR',
  87: 'NEC V850',
  88: 'M32R',
  92: 'OpenRISC',
  93: 'ARC Compact',
  94: 'Xtensa',
  105: 'MSP430',
  106: 'Blackfin',
  113: 'Nios II',
  164: 'Hexagon',
  183: 'AArch64',
  186: 'Tilera TILEPro',
  189: 'MicroBlaze',
  190: 'CUDA',
  191: 'Tilera TILE-Gx',
  195: 'ARC Compact 2',
  224: 'AMD GPU',
  243: 'RISC-V',
  247: 'BPF',
  252: 'C-SKY',
  258: 'LoongArch',
});

const SEGMENTS = map({
  0: 'NULL',
  1: 'LOAD',
  2: 'DYNAMIC',
  3: 'INTERP',
  4: 'NOTE',
  5: 'SHLIB',
  6: 'PHDR',
  7: 'TLS',
  1685382480: 'GNU_EH_FRAME',
  1685382481: 'GNU_STACK',
  1685382482: 'GNU_RELRO',
  1685382483: 'GNU_PROPERTY',
});

const SECTIONS = map({
  0: 'NULL',
  1: 'PROGBITS',
  2: 'SYMTAB',
  3: 'STRTAB',
  4: 'RELA',
  5: 'HASH',
  6: 'DYNAMIC',
  7: 'NOTE',
  8: 'NOBITS',
  9: 'REL',
  10: 'SHLIB',
  11: 'DYNSYM',
  14: 'INIT_ARRAY',
  15: 'FINI_ARRAY',
  16: 'PREINIT_ARRAY',
  17: 'GROUP',
  18: 'SYMTAB_SHNDX',
  19: 'RELR',
  1879048181: 'GNU_ATTRIBUTES',
  1879048182: 'GNU_HASH',
  1879048183: 'GNU_LIBLIST',
  1879048189: 'VERDEF',
  1879048190: 'VERNEED',
  1879048191: 'VERSYM',
});

const SYMBOL_TYPES = map({ 0: 'NOTYPE', 1: 'OBJECT', 2: 'FUNC', 3: 'SECTION', 4: 'FILE', 5: 'COMMON', 6: 'TLS', 10: 'IFUNC' });
const BINDINGS = map({ 0: 'LOCAL', 1: 'GLOBAL', 2: 'WEAK', 10: 'UNIQUE' });
const SPECIAL_SECTIONS = map({ 0: 'undefined', 65521: 'absolute', 65522: 'common' });

const named =
  (names: ReadonlyMap<number, string>) =>
  (code: number): string =>
    names.get(code) ?? `0x${code.toString(16)}`;

export const typeName = named(TYPES);
export const systemName = named(SYSTEMS);
export const machineName = named(MACHINES);
export const segmentName = named(SEGMENTS);
export const sectionTypeName = named(SECTIONS);
export const symbolTypeName = named(SYMBOL_TYPES);
export const bindingName = named(BINDINGS);
export const specialSection = (index: number): string | undefined => SPECIAL_SECTIONS.get(index);

/** The letters that readelf has for the flags of sections: they are written, allocated, executed, merged, strings … */
const SECTION_FLAGS: readonly (readonly [bit: number, letter: string])[] = [
  [0x1, 'W'],
  [0x2, 'A'],
  [0x4, 'X'],
  [0x10, 'M'],
  [0x20, 'S'],
  [0x40, 'I'],
  [0x80, 'L'],
  [0x100, 'O'],
  [0x200, 'G'],
  [0x400, 'T'],
  [0x800, 'C'],
];

export const sectionFlags = (flags: bigint): string =>
  SECTION_FLAGS.filter(([bit]) => (flags & BigInt(bit)) !== 0n)
    .map(([, letter]) => letter)
    .join('');
