import { z } from 'zod';
import { defineTool } from '../define.ts';
import { binaryDigits, hexDigits, parseWord } from './lib/integer-text.ts';

export default defineTool({
  slug: 'twos-complement-calculator',
  name: "Two's Complement Calculator",
  category: 'developer',
  summary: "Shows the signed and unsigned value of a bit pattern, with its one's complement and range.",

  reference: "Two's complement and one's complement",
  keywords: ['twos complement', 'ones complement', 'negative binary', 'signed binary', 'overflow'],

  inputs: z.strictObject({
    value: z.string().min(1).max(300).describe('Decimal number, which may be negative, or the bits as 0x, 0o or 0b and digits'),
    bits: z.int().min(2).max(256).default(8).describe('Width of the word in bits'),
  }),
  result: z.strictObject({
    binary: z.string().describe('All bits of the word'),
    hex: z.string().describe('As many hexadecimal digits as the bits need'),
    unsigned: z.string().describe('The bits read as an unsigned number'),
    signed: z.string().describe("The bits read as two's complement"),
    onesComplement: z.string().describe('Every bit turned, in binary'),
    negated: z.string().describe("The two's complement negation, in binary"),
    negationOverflows: z.boolean().describe('Whether the value is the smallest, which has no negation'),
    minimum: z.string().describe('The smallest signed number of this width'),
    maximum: z.string().describe('The largest signed number of this width'),
  }),
  headline: 'signed',
  examples: [
    {
      inputs: { value: '-5' },
      result: {
        binary: '11111011',
        hex: 'fb',
        unsigned: '251',
        signed: '-5',
        onesComplement: '00000100',
        negated: '00000101',
        negationOverflows: false,
        minimum: '-128',
        maximum: '127',
      },
    },
    {
      inputs: { value: '0x80' },
      result: {
        binary: '10000000',
        hex: '80',
        unsigned: '128',
        signed: '-128',
        onesComplement: '01111111',
        negated: '10000000',
        negationOverflows: true,
        minimum: '-128',
        maximum: '127',
      },
    },
  ],
  run({ value, bits }) {
    const word = BigInt.asUintN(bits, parseWord(value, bits, 'value'));
    const signed = BigInt.asIntN(bits, word);
    const minimum = -(1n << BigInt(bits - 1));
    return {
      binary: binaryDigits(word, bits),
      hex: hexDigits(word, bits),
      unsigned: String(word),
      signed: String(signed),
      onesComplement: binaryDigits(BigInt.asUintN(bits, ~word), bits),
      negated: binaryDigits(BigInt.asUintN(bits, -word), bits),
      negationOverflows: signed === minimum,
      minimum: String(minimum),
      maximum: String(-minimum - 1n),
    };
  },
});
