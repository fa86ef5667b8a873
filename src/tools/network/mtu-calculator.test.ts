import { holdTo } from '../testing.ts';
import tool from './mtu-calculator.ts';

const one = (encapsulation: string, overhead: number, more: object = {}): [Record<string, unknown>, Record<string, unknown>] => [
  { encapsulations: [encapsulation], ...more },
  { overhead, effectiveMtu: 1500 - overhead },
];

holdTo(tool, {
  answers: [
    // Ethernet: MSS 1460 and 1440 (RFC 9293 section 3.7.1), 1448 with timestamps (RFC 7323)
    [{}, { overhead: 0, effectiveMtu: 1500, mss: 1460, udpPayload: 1472, icmpPayload: 1472 }],
    [{ ipVersion: '6' }, { mss: 1440, udpPayload: 1452, icmpPayload: 1452 }],
    [{ tcpTimestamps: true }, { mss: 1448 }],
    // the MTUs that the documents and their products name: PPPoE 1492, GRE 1476, IPIP 1480, VXLAN 1450, WireGuard 1440 and 1420
    one('pppoe', 8),
    one('gre', 24),
    one('greKey', 28),
    one('ipip', 20),
    one('vxlan', 50),
    one('geneve', 50),
    one('wireguard', 60),
    one('wireguard', 80, { outerIpVersion: '6' }),
    one('l2tp', 36),
    one('mpls', 4),
    one('ipip', 40, { outerIpVersion: '6' }),
    one('vxlan', 70, { outerIpVersion: '6' }),
    [{ encapsulations: ['mpls', 'mpls', 'gre'] }, { overhead: 32 }],
    [{ mtu: 68 }, { mss: 28 }],
  ],
  invalid: [
    [{ encapsulations: ['ipsec'] }, 'encapsulations[0]'],
    [{ mtu: 67 }, 'mtu'],
  ],
  unprocessable: [[{ mtu: 68, encapsulations: ['vxlan'] }, /more than the MTU of 68/]],
});
