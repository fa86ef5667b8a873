import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { bitsOf, expandIpv6, formatAddress, formatIpv4, formatIpv6, type IpAddress, type IpVersion, parseAddress } from '../shared/net/ip.ts';
import { binaryIpv4 } from './lib/mask.ts';

const MAPPED = 0xffffn << 32n;

export default defineTool({
  slug: 'ip-address-converter',
  name: 'IP Address Converter',
  category: 'network',
  summary: 'Converts IP addresses between dotted, integer, hexadecimal, binary and IPv6 forms.',
  description:
    'Numbers are decimal, 0x hex or 0b binary with any count of digits; dotted binary has four groups of eight bits (IPv4), binary with colons eight groups of sixteen (IPv6). The version counts for numbers only: auto takes IPv4 up to 4294967295 and IPv6 beyond.',
  reference: 'RFC 4291; RFC 5952',
  keywords: ['ip to decimal', 'ip to integer', 'ip to hex', 'ip to binary', 'long', 'ipv4 mapped'],
  inputs: z.strictObject({
    address: z.string().min(1).max(200).describe('IPv4 or IPv6 address, decimal integer, 0x hex, 0b binary or dotted binary'),
    version: z.enum(['auto', '4', '6']).default('auto').describe('IP version of an address given as a number'),
  }),
  result: z.strictObject({
    version: z.int().describe('IP version, 4 or 6'),
    address: z.string().describe('The address in its usual form'),
    integer: z.string().describe('The address as decimal number'),
    hex: z.string().describe('0x and 8 or 32 hex digits'),
    binary: z.string().describe('All bits: IPv4 in groups of eight with dots between, IPv6 in groups of sixteen with colons between'),
    dottedHex: z.string().optional().describe('Each byte as hex, like 0xc0.0xa8.0x00.0x01; IPv4 only'),
    dottedOctal: z.string().optional().describe('Each byte as octal, like 0300.0250.0000.0001; IPv4 only'),
    expanded: z.string().optional().describe('Eight groups of four digits; IPv6 only'),
    ipv4Mapped: z.string().optional().describe('The IPv4-mapped IPv6 address in hex groups; IPv4 only'),
    ipv4MappedDotted: z.string().optional().describe('The IPv4-mapped IPv6 address with a dotted tail; IPv4 only'),
  }),
  headline: 'integer',
  examples: [
    {
      inputs: { address: '192.168.0.1' },
      result: {
        version: 4,
        address: '192.168.0.1',
        integer: '3232235521',
        hex: '0xc0a80001',
        binary: '11000000.10101000.00000000.00000001',
        dottedHex: '0xc0.0xa8.0x00.0x01',
        dottedOctal: '0300.0250.0000.0001',
        ipv4Mapped: '::ffff:c0a8:1',
        ipv4MappedDotted: '::ffff:192.168.0.1',
      },
    },
    {
      inputs: { address: '1', version: '6' },
      result: {
        version: 6,
        address: '::1',
        integer: '1',
        hex: '0x00000000000000000000000000000001',
        binary: `${'0000000000000000:'.repeat(7)}0000000000000001`,
        expanded: '0000:0000:0000:0000:0000:0000:0000:0001',
      },
    },
  ],
  run(inputs) {
    const { version, value } = read(inputs.address.trim(), inputs.version);
    const bits = bitsOf(version);
    const forms = {
      version,
      address: formatAddress(version, value),
      integer: String(value),
      hex: `0x${value.toString(16).padStart(bits / 4, '0')}`,
    };
    if (version === 6) {
      const binary = (value.toString(2).padStart(bits, '0').match(/.{16}/g) ?? []).join(':');
      return { ...forms, binary, expanded: expandIpv6(value) };
    }
    const octets = formatIpv4(value).split('.').map(Number);
    return {
      ...forms,
      binary: binaryIpv4(value),
      dottedHex: octets.map((octet) => `0x${octet.toString(16).padStart(2, '0')}`).join('.'),
      dottedOctal: octets.map((octet) => octet.toString(8).padStart(4, '0')).join('.'),
      ipv4Mapped: formatIpv6(MAPPED | value),
      ipv4MappedDotted: `::ffff:${formatIpv4(value)}`,
    };
  },
});

function read(text: string, asked: 'auto' | '4' | '6'): IpAddress {
  const address = parseAddress(text);
  if (address) return address;
  if (/^[01]{8}(?:\.[01]{8}){3}$/.test(text)) return { version: 4, value: BigInt(`0b${text.replaceAll('.', '')}`) };
  if (/^[01]{16}(?::[01]{16}){7}$/.test(text)) return { version: 6, value: BigInt(`0b${text.replaceAll(':', '')}`) };
  if (!/^(?:[0-9]+|0[xX][0-9A-Fa-f]+|0[bB][01]+)$/.test(text))
    unprocessable(
      `${JSON.stringify(text)} is not an IPv4 or IPv6 address, a decimal number, 0x and hex digits, 0b and bits, or four groups of eight bits.`,
      'address',
    );
  const value = BigInt(text);
  const version: IpVersion = asked === 'auto' ? (value >> 32n === 0n ? 4 : 6) : asked === '4' ? 4 : 6;
  if (value >> BigInt(bitsOf(version)) !== 0n) unprocessable(`The number is beyond the ${bitsOf(version)} bits of an IPv${version} address.`, 'address');
  return { version, value };
}
