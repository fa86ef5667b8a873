import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { bytesFromText } from '../shared/bytes/bytes.ts';
import { latin1Bytes } from '../shared/platform/bytes.ts';
import { nearest } from '../shared/text/nearest.ts';
import { crcOf } from './lib/crc.ts';
import { CRC_MODELS, type CrcModel } from './lib/crc-catalogue.ts';
import { inputEncoding } from './lib/fields.ts';

const CHECK = latin1Bytes('123456789');
const CUSTOM_FIELDS = ['width', 'polynomial', 'initial', 'reflectInput', 'reflectOutput', 'finalXor'] as const;

const plainName = (name: string): string => name.toLowerCase().replace(/[\s_/-]/g, '');
const BY_NAME = new Map(CRC_MODELS.flatMap((model) => [model.name, ...model.aliases].map((name) => [plainName(name), model] as const)));

const inputs = z.strictObject({
  text: z.string().max(1_000_000).describe('What to check, as text or as bytes in inputEncoding'),
  algorithm: z
    .string()
    .min(1)
    .max(40)
    .default('CRC-32')
    .describe('Name or alias, such as CRC-32, CRC-16/MODBUS or XMODEM, or custom')
    .meta({ examples: ['custom', ...CRC_MODELS.map(({ name }) => name)] }),
  inputEncoding,
  width: z.int().min(1).max(128).optional().describe('Needed for custom: width of the register in bits'),
  polynomial: z.string().min(1).max(34).optional().describe('Needed for custom: hex without the leading term, 0x allowed'),
  initial: z.string().min(1).max(34).optional().describe('Of custom: hex, the register before the first bit; 0 if omitted'),
  reflectInput: z.boolean().optional().describe('Of custom: bytes enter least significant bit first; false if omitted'),
  reflectOutput: z.boolean().optional().describe('Of custom: the register is mirrored before finalXor; false if omitted'),
  finalXor: z.string().min(1).max(34).optional().describe('Of custom: hex that the register is XORed with at the end; 0 if omitted'),
});

type Inputs = z.output<typeof inputs>;

export default defineTool({
  slug: 'crc-calculator',
  name: 'CRC Calculator',
  category: 'crypto',
  summary: 'Calculates any cyclic redundancy check (CRC), by name or from its parameters.',
  description:
    'Names are compared without regard to case, spaces, hyphens, underscores and slashes. The initial value is given unreflected, as in the RevEng catalogue.',
  reference: 'The Rocksoft model (Ross Williams); parameters of the RevEng catalogue',
  keywords: ['checksum', 'crc32', 'crc16', 'crc8', 'crc64', 'ccitt', 'xmodem', 'modbus', 'cyclic redundancy'],
  inputs,
  result: z.strictObject({
    crc: z.string().describe('The CRC as hex in lower case, as many digits as the width needs'),
    decimal: z.string().describe('The CRC as a decimal number'),
    binary: z.string().describe('The CRC as binary digits, as many as the width'),
    algorithm: z.string().describe('Name of the CRC in the catalogue, or custom'),
    parameters: z
      .strictObject({
        width: z.int().describe('Width of the register in bits'),
        polynomial: z.string().describe('Polynomial as hex, without the leading term'),
        initial: z.string().describe('Register before the first bit, as hex'),
        reflectInput: z.boolean().describe('Whether bytes enter least significant bit first'),
        reflectOutput: z.boolean().describe('Whether the register is mirrored at the end'),
        finalXor: z.string().describe('Hex that the register is XORed with at the end'),
        check: z.string().describe('The CRC of 123456789, to recognise the algorithm'),
      })
      .describe('Parameters of the Rocksoft model, hex padded to the width'),
  }),
  appliesWhen: {
    width: { algorithm: ['custom'] },
    polynomial: { algorithm: ['custom'] },
    initial: { algorithm: ['custom'] },
    reflectInput: { algorithm: ['custom'] },
    reflectOutput: { algorithm: ['custom'] },
    finalXor: { algorithm: ['custom'] },
  },
  examples: [
    {
      inputs: { text: '123456789' },
      result: {
        crc: 'cbf43926',
        decimal: '3421780262',
        binary: '11001011111101000011100100100110',
        algorithm: 'CRC-32/ISO-HDLC',
        parameters: {
          width: 32,
          polynomial: '04c11db7',
          initial: 'ffffffff',
          reflectInput: true,
          reflectOutput: true,
          finalXor: 'ffffffff',
          check: 'cbf43926',
        },
      },
    },
  ],
  run(inputs) {
    const model = modelOf(inputs);
    const crc = crcOf(model, bytesFromText(inputs.text, inputs.inputEncoding));
    const hex = (value: bigint): string => value.toString(16).padStart(Math.ceil(model.width / 4), '0');
    return {
      crc: hex(crc),
      decimal: crc.toString(),
      binary: crc.toString(2).padStart(model.width, '0'),
      algorithm: model.name,
      parameters: {
        width: model.width,
        polynomial: hex(model.polynomial),
        initial: hex(model.initial),
        reflectInput: model.reflectInput,
        reflectOutput: model.reflectOutput,
        finalXor: hex(model.finalXor),
        check: hex(crcOf(model, CHECK)),
      },
    };
  },
});

function modelOf(inputs: Inputs): CrcModel {
  const name = plainName(inputs.algorithm);
  if (name === 'custom') return customModel(inputs);
  for (const field of CUSTOM_FIELDS) if (inputs[field] !== undefined) invalid(field, 'belongs to algorithm custom only');
  const model = BY_NAME.get(name);
  if (model !== undefined) return model;
  const names = CRC_MODELS.map((known) => known.name);
  const close = nearest(inputs.algorithm, names);
  return unprocessable(
    `There is no such CRC${close.length === 0 ? '' : `; the nearest are ${close.join(', ')}`}. Or give custom and its parameters.`,
    'algorithm',
  );
}

function customModel(inputs: Inputs): CrcModel {
  const { width, polynomial } = inputs;
  if (width === undefined) return invalid('width', 'is required for custom: the width of the register in bits');
  if (polynomial === undefined) return invalid('polynomial', 'is required for custom: hex without the leading term');
  const number = (text: string | undefined, path: string): bigint => {
    const digits = (text ?? '0').trim().replace(/^0x/i, '');
    if (!/^[0-9a-f]+$/i.test(digits)) unprocessable(`The ${path} is not hex.`, path);
    const value = BigInt(`0x${digits}`);
    return value >> BigInt(width) === 0n ? value : unprocessable(`The ${path} does not fit into ${width} bits.`, path);
  };
  return {
    name: 'custom',
    width,
    polynomial: number(polynomial, 'polynomial'),
    initial: number(inputs.initial, 'initial'),
    reflectInput: inputs.reflectInput ?? false,
    reflectOutput: inputs.reflectOutput ?? false,
    finalXor: number(inputs.finalXor, 'finalXor'),
    aliases: [],
  };
}
