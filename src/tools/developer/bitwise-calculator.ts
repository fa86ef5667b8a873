import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { binaryDigits, hexDigits, parseInteger, parseWord } from './lib/integer-text.ts';

const MAX_COUNT = 1024n;

export default defineTool({
  slug: 'bitwise-calculator',
  name: 'Bitwise Calculator',
  category: 'developer',
  summary: 'Calculates AND, OR, XOR, NOT, shifts, rotations and bit counts on integers of a fixed width.',
  description:
    'Operands are from -2^(bits-1) to 2^bits - 1. A shift by bits or more leaves 0, or all sign bits with shiftRight of a negative number when signed; shiftRight is arithmetic when signed and logical otherwise; rotation counts are taken modulo bits. reverse turns the order of the bits around.',
  reference: "Two's complement arithmetic of a fixed width",
  keywords: ['bit operations', 'logical shift', 'rotate', 'popcount', 'binary calculator', 'mask'],

  inputs: z.strictObject({
    a: z.string().min(1).max(200).describe('First operand: decimal, or 0x, 0o or 0b and digits, underscores allowed'),
    operation: z
      .enum(['and', 'or', 'xor', 'nand', 'nor', 'xnor', 'not', 'shiftLeft', 'shiftRight', 'shiftRightUnsigned', 'rotateLeft', 'rotateRight', 'reverse'])
      .describe('What to do with the operands'),
    b: z.string().min(1).max(200).optional().describe('Second operand, or the count from 0 to 1024 for shifts and rotations; not for not and reverse'),
    bits: z.int().min(1).max(256).default(32).describe('Width of the integers in bits'),
    signed: z.boolean().default(true).describe("Read and show the integers as two's complement"),
  }),
  result: z.strictObject({
    decimal: z.string().describe('The result in base 10, signed when asked'),
    unsigned: z.string().describe('The result in base 10 as an unsigned number'),
    hex: z.string().describe('All hexadecimal digits of the width'),
    binary: z.string().describe('All binary digits of the width'),
    ones: z.int().describe('How many bits are set'),
    leadingZeros: z.int().describe('Zeros before the first set bit'),
    trailingZeros: z.int().describe('Zeros after the last set bit; bits when the result is 0'),
  }),
  appliesWhen: {
    b: { operation: ['and', 'or', 'xor', 'nand', 'nor', 'xnor', 'shiftLeft', 'shiftRight', 'shiftRightUnsigned', 'rotateLeft', 'rotateRight'] },
  },
  examples: [
    {
      inputs: { a: '0xF0', operation: 'xor', b: '0b11111111', bits: 8 },
      result: { decimal: '15', unsigned: '15', hex: '0f', binary: '00001111', ones: 4, leadingZeros: 4, trailingZeros: 0 },
    },
    {
      inputs: { a: '-16', operation: 'shiftRight', b: '2', bits: 16 },
      result: { decimal: '-4', unsigned: '65532', hex: 'fffc', binary: '1111111111111100', ones: 14, leadingZeros: 0, trailingZeros: 2 },
    },
  ],
  run({ a: first, operation, b: second, bits, signed }) {
    const alone = operation === 'not' || operation === 'reverse';
    if (alone && second !== undefined) invalid('b', `is not used by ${operation}; leave it out`);
    if (!alone && second === undefined) invalid('b', `is needed by ${operation}`);
    const a = BigInt.asUintN(bits, parseWord(first, bits, 'a'));
    const word = alone ? lone(operation, a, bits) : paired(operation, a, second ?? '', bits, signed);
    const result = BigInt.asUintN(bits, word);
    const binary = binaryDigits(result, bits);
    return {
      decimal: String(signed ? BigInt.asIntN(bits, result) : result),
      unsigned: String(result),
      hex: hexDigits(result, bits),
      binary,
      ones: binary.replaceAll('0', '').length,
      leadingZeros: /^0*/.exec(binary)?.[0].length ?? 0,
      trailingZeros: /0*$/.exec(binary)?.[0].length ?? 0,
    };
  },
});
type Operation =
  | 'and'
  | 'or'
  | 'xor'
  | 'nand'
  | 'nor'
  | 'xnor'
  | 'not'
  | 'shiftLeft'
  | 'shiftRight'
  | 'shiftRightUnsigned'
  | 'rotateLeft'
  | 'rotateRight'
  | 'reverse';

const lone = (operation: 'not' | 'reverse', a: bigint, bits: number): bigint =>
  operation === 'not' ? ~a : BigInt(`0b${[...binaryDigits(a, bits)].reverse().join('')}`);

function paired(operation: Exclude<Operation, 'not' | 'reverse'>, a: bigint, second: string, bits: number, signed: boolean): bigint {
  if (!/shift|rotate/.test(operation)) return logical(operation, a, parseWord(second, bits, 'b'));
  const count = parseInteger(second, 'b');
  if (count < 0n || count > MAX_COUNT) return unprocessable(`The count ${count} must be from 0 to ${MAX_COUNT}.`, 'b');
  const turn = count % BigInt(bits);
  switch (operation) {
    case 'shiftLeft':
      return a << count;
    case 'shiftRight':
      return (signed ? BigInt.asIntN(bits, a) : a) >> count;
    case 'rotateLeft':
      return (a << turn) | (a >> (BigInt(bits) - turn));
    case 'rotateRight':
      return (a >> turn) | (a << (BigInt(bits) - turn));
    default:
      return a >> count;
  }
}

function logical(operation: Operation, a: bigint, b: bigint): bigint {
  switch (operation) {
    case 'and':
      return a & b;
    case 'or':
      return a | b;
    case 'xor':
      return a ^ b;
    case 'nand':
      return ~(a & b);
    case 'nor':
      return ~(a | b);
    default:
      return ~(a ^ b);
  }
}
