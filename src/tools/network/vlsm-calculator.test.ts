import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './vlsm-calculator.ts';

holdTo(tool, {
  answers: [
    // sizes: a power of two of hosts + 2, at least four
    [{ network: '10.0.0.0/8', subnets: [{ hosts: 1 }] }, { subnets: [{ name: 'Subnet 1', cidr: '10.0.0.0/30', usableHosts: 2 }] }],
    [{ network: '10.0.0.0/8', subnets: [{ hosts: 3 }] }, { subnets: [{ cidr: '10.0.0.0/29', usableHosts: 6 }] }],
    [{ network: '10.0.0.0/8', subnets: [{ hosts: 254 }] }, { subnets: [{ cidr: '10.0.0.0/24' }] }],
    [{ network: '10.0.0.0/8', subnets: [{ hosts: 255 }] }, { subnets: [{ cidr: '10.0.0.0/23' }] }],
    [
      { network: '0.0.0.0/0', subnets: [{ hosts: 4294967294 }] },
      { subnets: [{ cidr: '0.0.0.0/0', broadcast: '255.255.255.255' }], free: [], freeAddresses: 0 },
    ],
    // equal sizes keep the order given; host bits of the network are cleared
    [
      {
        network: '192.0.2.99/24',
        subnets: [
          { name: 'x', hosts: 50 },
          { name: 'y', hosts: 60 },
          { name: 'z', hosts: 100 },
        ],
      },
      {
        subnets: [
          { name: 'z', cidr: '192.0.2.0/25' },
          { name: 'x', cidr: '192.0.2.128/26' },
          { name: 'y', cidr: '192.0.2.192/26' },
        ],
        free: [],
        allocatedAddresses: 256,
      },
    ],
  ],
  invalid: [
    [{ network: '10.0.0.0/8', subnets: [] }, 'subnets'],
    [{ network: '10.0.0.0/8', subnets: [{ hosts: 0 }] }, 'subnets[0].hosts'],
    [{ network: '10.0.0.0/8', subnets: [{ hosts: 1.5 }] }, 'subnets[0].hosts'],
  ],
  unprocessable: [
    [{ network: '192.0.2.0/24', subnets: [{ name: 'big', hosts: 255 }] }, /"big"/],
    [{ network: '192.0.2.0/30', subnets: [{ hosts: 1 }, { hosts: 1 }] }, /"Subnet 2".*0 addresses are left/],
    [{ network: '192.0.2.0/31', subnets: [{ hosts: 1 }] }],
    [{ network: '2001:db8::/32', subnets: [{ hosts: 1 }] }, /IPv6/],
  ],
});

it('vlsm-calculator leaves no gap and loses no address', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 20 }), async (hosts) => {
      const { subnets, allocatedAddresses, freeAddresses } = await run(tool, { network: '10.0.0.0/8', subnets: hosts.map((count) => ({ hosts: count })) });
      expect(allocatedAddresses + freeAddresses).toBe(2 ** 24);
      expect(subnets.reduce((sum: number, { usableHosts }: { usableHosts: number }) => sum + usableHosts + 2, 0)).toBe(allocatedAddresses);
      for (const subnet of subnets) {
        expect(subnet.usableHosts).toBeGreaterThanOrEqual(subnet.hosts);
        expect(subnet.usableHosts === 2 || subnet.usableHosts < 2 * (subnet.hosts + 2)).toBe(true);
      }
    }),
    { numRuns: 50 },
  ));
