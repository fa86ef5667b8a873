import { z } from 'zod';
import { defineTool } from '../define.ts';
import { fileBytes, fileField } from '../shared/files/file-input.ts';
import { ElfFile, shownSection, shownSegment } from './lib/elf.ts';
import { TINY_ELF } from './lib/elf-sample.ts';

const [NEEDED, SONAME, RPATH, BIND_NOW, FLAGS, RUNPATH, FLAGS_1] = [1, 14, 15, 24, 30, 29, 0x6fff_fffb];
const [FLAG_BIND_NOW, FLAG_1_NOW, FLAG_1_PIE] = [0x8n, 0x1n, 0x0800_0000n];

const address = (what: string) => z.string().describe(`${what}, as hex`);

export default defineTool({
  slug: 'elf-inspector',
  name: 'ELF Inspector',
  category: 'developer',
  summary: 'Shows the headers, segments, sections, symbols, needed libraries and hardening of an ELF program or library.',
  description:
    'As readelf and checksec show it. Full RELRO needs a RELRO segment and binding at the start; NX is a stack segment that is not executable; a canary and fortified calls show in the names of symbols. Sizes and offsets are in bytes.',
  reference: 'System V ABI 4.1, generic part; Linux Standard Base',
  keywords: ['readelf', 'objdump', 'nm', 'checksec', 'shared library', 'binary', 'executable', 'ldd', 'build id', 'relro', 'pie'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: fileField('The ELF file'),
    symbols: z.int().min(0).max(20_000).default(1000).describe('Maximum number of symbols to list'),
  }),
  result: z.strictObject({
    type: z.string().describe('Kind of file: relocatable, executable, shared (a library or a program that can be loaded anywhere), core or the number'),
    machine: z.string().describe('Processor it is for, such as x86-64 or AArch64'),
    bits: z.int().describe('Width of addresses, 32 or 64'),
    byteOrder: z.enum(['little', 'big']).describe('Order of bytes in numbers'),
    system: z.string().describe('System whose extensions it uses; System V for none'),
    systemVersion: z.int().describe('Version of those extensions'),
    entryPoint: address('Address at which it starts'),
    flags: address('Flags of the processor'),
    interpreter: z.string().optional().describe('Path of the dynamic linker'),
    neededLibraries: z.array(z.string()).describe('Libraries that are loaded with it'),
    soname: z.string().optional().describe('Name by which a library is known'),
    searchPaths: z.array(z.string()).describe('Folders of its own in which libraries are looked for (RPATH and RUNPATH)'),
    buildId: z.string().optional().describe('Identifier of the build, as hex'),
    compilers: z.array(z.string()).describe('What compilers wrote into the section .comment'),
    isStripped: z.boolean().describe('Whether the table of symbols was removed'),
    hasDebugInfo: z.boolean().describe('Whether the file has debugging information (DWARF)'),
    hardening: z
      .strictObject({
        pie: z.boolean().describe('Whether a program can be loaded at any address'),
        nx: z.boolean().describe('Whether the stack is not executable'),
        relro: z.enum(['none', 'partial', 'full']).describe('How much of the tables of the linker is read-only once it has done its work'),
        canary: z.boolean().describe('Whether overwritten stacks are noticed'),
        fortified: z.boolean().describe('Whether functions are called that check sizes, such as __memcpy_chk'),
      })
      .describe('Protections that can be seen in the file'),
    segments: z
      .array(
        z.strictObject({
          type: z.string().describe('Type, such as LOAD or DYNAMIC, or its number'),
          flags: z.string().describe('Rights: R, W and X, or hyphens'),
          offset: z.int().describe('Where it begins in the file'),
          address: address('Virtual address'),
          physicalAddress: address('Physical address'),
          fileSize: z.int().describe('Bytes in the file'),
          memorySize: z.int().describe('Bytes in memory'),
          align: z.number().describe('Alignment in bytes, a power of two'),
        }),
      )
      .describe('The program headers in order'),
    sections: z
      .array(
        z.strictObject({
          name: z.string().describe('Name, such as .text'),
          type: z.string().describe('Type, such as PROGBITS or SYMTAB, or its number'),
          flags: z.string().describe("Flags as readelf's letters: W written, A allocated, X executed, M merged, S strings and others"),
          address: address('Virtual address'),
          offset: z.int().describe('Where it begins in the file'),
          size: z.int().describe('Size in bytes'),
          link: z.int().describe('Index of the section that goes with it'),
          info: z.int().describe('Further number, by the type'),
          align: z.number().describe('Alignment in bytes, a power of two'),
          entrySize: z.int().describe('Bytes of each entry, where it is a table'),
        }),
      )
      .describe('The section headers in order'),
    symbols: z
      .array(
        z.strictObject({
          name: z.string().describe('Name; that of the section for symbols of sections'),
          value: address('Value, usually an address'),
          size: z.int().describe('Size in bytes'),
          type: z.string().describe('Type, such as FUNC or OBJECT'),
          binding: z.string().describe('LOCAL, GLOBAL, WEAK or the number'),
          section: z.string().describe('Section it is in, or undefined, absolute or common'),
          table: z.enum(['symtab', 'dynsym']).describe('Symbol table that contains it'),
        }),
      )
      .describe('Symbols, up to the limit'),
    symbolCount: z.int().describe('Number of symbols in all tables'),
  }),
  examples: [{ inputs: { file: TINY_ELF.file }, result: TINY_ELF.result }],
  run({ file, symbols: limit }) {
    const elf = new ElfFile(fileBytes(file, 'file'));
    const { tags, text } = elf.dynamic();
    const texts = (tag: number): string[] => (tags.get(tag) ?? []).map(text).filter(Boolean);
    const number = (tag: number): bigint => tags.get(tag)?.[0] ?? 0n;
    const { symbols, count } = elf.symbols(Math.max(limit, 20_000));
    const names = new Set(symbols.map(({ name }) => name.replace(/@.*$/s, '')));
    const segments = elf.segments.map(shownSegment);
    const [interpreter, buildId, soname] = [elf.interpreter(), elf.buildId(), texts(SONAME)[0]];
    const { type, machine, bits, byteOrder, system, systemVersion, entryPoint, flags } = elf.header;
    const bindsNow = tags.has(BIND_NOW) || (number(FLAGS) & FLAG_BIND_NOW) !== 0n || (number(FLAGS_1) & FLAG_1_NOW) !== 0n;
    const hasRelro = segments.some((segment) => segment.type === 'GNU_RELRO');
    const stack = segments.find((segment) => segment.type === 'GNU_STACK');
    return {
      type,
      machine,
      bits,
      byteOrder,
      system,
      systemVersion,
      entryPoint,
      flags,
      ...(interpreter !== undefined && { interpreter }),
      neededLibraries: texts(NEEDED),
      ...(soname !== undefined && { soname }),
      searchPaths: [...texts(RPATH), ...texts(RUNPATH)].flatMap((paths) => paths.split(':')),
      ...(buildId !== undefined && { buildId }),
      compilers: elf.compilers(),
      isStripped: !elf.sections.some((section) => section.type === 2),
      hasDebugInfo: elf.sections.some(({ name }) => /^\.z?debug_/.test(name)),
      hardening: {
        pie: type === 'shared' && (interpreter !== undefined || (number(FLAGS_1) & FLAG_1_PIE) !== 0n),
        nx: stack !== undefined && !stack.flags.includes('X'),
        relro: hasRelro ? (bindsNow ? ('full' as const) : ('partial' as const)) : ('none' as const),
        canary: names.has('__stack_chk_fail') || names.has('__stack_chk_guard') || names.has('__stack_smash_handler'),
        fortified: Array.from(names).some((name) => /^__\w+_chk$/.test(name) && name !== '__stack_chk_fail'),
      },
      segments,
      sections: elf.sections.map(shownSection),
      symbols: symbols.slice(0, limit),
      symbolCount: count,
    };
  },
});
