import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { formatAddress, lastOf, readNetwork, sizeOf } from '../shared/net/ip.ts';

const MAX_LISTED = 65_536n;

export default defineTool({
  slug: 'cidr-to-ip-range-converter',
  name: 'CIDR to IP Range Converter',
  category: 'network',
  summary: 'Shows the first and last address of a CIDR, and lists all its addresses.',
  description: 'IPv4 and IPv6. At most 65,536 addresses are listed; larger networks with list are unprocessable.',
  reference: 'RFC 4632; RFC 4291; RFC 5952',
  keywords: ['ip list', 'expand cidr', 'address range', 'enumerate addresses', 'list ips', 'what is my ip range', 'ip range'],
  inputs: z.strictObject({
    cidr: z.string().min(1).max(60).describe('Network as CIDR; a bare address is a network of one'),
    list: z.boolean().default(false).describe('Whether to list every address'),
  }),
  result: z.strictObject({
    version: z.int().describe('IP version, 4 or 6'),
    first: z.string().describe('First address of the network'),
    last: z.string().describe('Last address of the network'),
    total: z.string().describe('Count of addresses in the network'),
    addresses: z.array(z.string()).optional().describe('All addresses, ascending; only with list'),
  }),
  headline: 'first',
  examples: [
    {
      inputs: { cidr: '10.0.0.5/30', list: true },
      result: { version: 4, first: '10.0.0.4', last: '10.0.0.7', total: '4', addresses: ['10.0.0.4', '10.0.0.5', '10.0.0.6', '10.0.0.7'] },
    },
  ],
  run(inputs) {
    const network = readNetwork(inputs.cidr, 'cidr');
    const { version, first } = network;
    const total = sizeOf(network);
    if (inputs.list && total > MAX_LISTED) unprocessable(`The network has ${total} addresses; at most ${MAX_LISTED} are listed.`, 'cidr');
    return {
      version,
      first: formatAddress(version, first),
      last: formatAddress(version, lastOf(network)),
      total: String(total),
      ...(inputs.list ? { addresses: Array.from({ length: Number(total) }, (_, index) => formatAddress(version, first + BigInt(index))) } : {}),
    };
  },
});
