import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';

const UDP = 8;
const TCP = 20;
const ICMP = 8;
const TIMESTAMPS = 12;
const ETHERNET = 14;
const IP = { '4': 20, '6': 40 } as const;

/** Bytes of each encapsulation, and whether an outer IP header comes on top. */
const ENCAPSULATIONS = {
  pppoe: { bytes: 8, hasOuterIp: false },
  gre: { bytes: 4, hasOuterIp: true },
  greKey: { bytes: 8, hasOuterIp: true },
  ipip: { bytes: 0, hasOuterIp: true },
  vxlan: { bytes: UDP + 8 + ETHERNET, hasOuterIp: true },
  geneve: { bytes: UDP + 8 + ETHERNET, hasOuterIp: true },
  wireguard: { bytes: UDP + 32, hasOuterIp: true },
  l2tp: { bytes: 16, hasOuterIp: true },
  mpls: { bytes: 4, hasOuterIp: false },
} as const;

export default defineTool({
  slug: 'mtu-calculator',
  name: 'MTU Calculator',
  category: 'network',
  summary: 'Calculates the MTU left inside tunnels, and the TCP MSS.',
  description:
    'Bytes: pppoe 8, gre outer IP + 4, greKey outer IP + 8, ipip outer IP, vxlan and geneve outer IP + 30 (UDP, tunnel header without options, inner Ethernet), wireguard outer IP + 40, l2tp outer IP + 16, mpls 4. An IPv4 header has 20 bytes, an IPv6 header 40. A result below 0 is unprocessable.',
  reference: 'RFC 2516, 2784, 2890, 2003, 4213, 2473, 7348, 8926, 2661, 3032 and 9293; the WireGuard protocol',
  keywords: ['mss', 'maximum segment size', 'tunnel overhead', 'vpn', 'fragmentation', 'ping size', 'packet size'],
  inputs: z.strictObject({
    mtu: z.int().min(68).max(65_535).default(1500).describe('Largest packet of the outer link, in bytes'),
    ipVersion: z.enum(['4', '6']).default('4').describe('IP version of the packets inside'),
    outerIpVersion: z.enum(['4', '6']).default('4').describe('IP version of the tunnels'),
    encapsulations: z
      .array(z.enum(['pppoe', 'gre', 'greKey', 'ipip', 'vxlan', 'geneve', 'wireguard', 'l2tp', 'mpls']))
      .max(10)
      .default([])
      .describe('What the packets are wrapped in, from the outside in'),
    tcpTimestamps: z.boolean().default(false).describe('Whether TCP segments carry the timestamps option'),
  }),
  result: z.strictObject({
    overhead: z.int().describe('Bytes the encapsulations take together'),
    effectiveMtu: z.int().describe('Largest IP packet inside, in bytes'),
    mss: z.int().describe('Largest TCP payload of a packet, in bytes'),
    udpPayload: z.int().describe('Largest UDP payload of a packet, in bytes'),
    icmpPayload: z.int().describe('Largest ping payload that is not fragmented, in bytes'),
  }),
  headline: 'effectiveMtu',
  examples: [
    { inputs: { encapsulations: ['pppoe', 'wireguard'] }, result: { overhead: 68, effectiveMtu: 1432, mss: 1392, udpPayload: 1404, icmpPayload: 1404 } },
  ],
  run(inputs) {
    const outer = IP[inputs.outerIpVersion];
    const overhead = inputs.encapsulations.reduce((sum, name) => {
      const { bytes, hasOuterIp } = ENCAPSULATIONS[name];
      return sum + bytes + (hasOuterIp ? outer : 0);
    }, 0);
    const effectiveMtu = inputs.mtu - overhead;
    const payload = effectiveMtu - IP[inputs.ipVersion];
    const mss = payload - TCP - (inputs.tcpTimestamps ? TIMESTAMPS : 0);
    if (mss < 0) unprocessable(`The headers need ${inputs.mtu - mss} bytes, more than the MTU of ${inputs.mtu}.`, 'mtu');
    return { overhead, effectiveMtu, mss, udpPayload: payload - UDP, icmpPayload: payload - ICMP };
  },
});
