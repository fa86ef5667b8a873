import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { byteTextEncoding, readBytes } from './lib/byte-text.ts';
import { type Layer, type Next, readHeader } from './lib/packet.ts';

const MAX_LAYERS = 64;

export default defineTool({
  slug: 'packet-decoder',
  name: 'Packet Decoder',
  category: 'network',
  summary: 'Decodes Ethernet, VLAN, ARP, IPv4, IPv6, ICMP, TCP and UDP headers from bytes.',
  description:
    'Each header is a layer with its fields: addresses and checksums as text, lengths and offsets in bytes. checksumValid of TCP and UDP is there after a whole, unfragmented IP packet (a UDP checksum of 0 over IPv4 is valid). Padding beyond a stated length is not payload. IPv6 extension headers are passed over and given as hex. The ICMP header is its first four bytes; what depends on the type is payload. A first header that is cut off is unprocessable.',
  reference: 'IEEE 802.3, 802.1Q and 802.1ad; RFC 826, 791, 8200, 792, 4443, 9293, 768 and 1071',
  keywords: ['pcap', 'wireshark', 'hex dump', 'frame', 'dissect', 'parse packet', 'checksum'],
  inputs: z.strictObject({
    packet: z.string().min(1).max(200_000).describe('Bytes of the packet as hex or base64'),
    encoding: byteTextEncoding.default('hex').describe('How the bytes are given: as hex or Base64'),
    start: z.enum(['ethernet', 'ip', 'tcp', 'udp']).default('ethernet').describe('Header that the bytes begin with'),
  }),
  result: z.strictObject({
    layers: z
      .array(z.looseObject({ layer: z.string().describe('Name of the header: ethernet, vlan, arp, ipv4, ipv6, icmp, icmpv6, tcp or udp') }))
      .describe('The headers in order, each with its fields'),
    payload: z.string().describe('What follows the last header, as hex'),
    truncated: z.boolean().describe('Whether the bytes ended inside a header or before a stated length'),
  }),
  examples: [
    {
      inputs: { packet: '04 89 00 35 00 0a 01 01 02 02', start: 'udp' },
      result: { layers: [{ layer: 'udp', sourcePort: 1161, destinationPort: 53, length: 10, checksum: '0x0101' }], payload: '0202', truncated: false },
    },
  ],
  run(inputs) {
    let rest = readBytes(inputs.packet, inputs.encoding, 'packet');
    let next: Next = { kind: inputs.start };
    let truncated = false;
    const layers: Layer[] = [];
    while (next.kind !== 'rest' && layers.length < MAX_LAYERS) {
      const header = readHeader(next, rest);
      if (header === 'cut' || header === 'malformed') {
        if (layers.length === 0)
          unprocessable(`The ${rest.length} bytes ${header === 'cut' ? 'end inside' : 'do not begin with'} a header of the kind ${inputs.start}.`, 'packet');
        truncated ||= header === 'cut';
        break;
      }
      layers.push(header.layer);
      truncated ||= header.cut === true;
      rest = rest.subarray(0, header.end ?? rest.length).subarray(header.length);
      next = header.next;
    }
    return { layers, payload: hexOf(rest), truncated };
  },
});
