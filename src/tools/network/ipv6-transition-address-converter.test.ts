import { holdTo } from '../testing.ts';
import tool from './ipv6-transition-address-converter.ts';

/** RFC 6052 section 2.4, table 2: 192.0.2.33 below each prefix length. */
const RFC_6052: [string, string][] = [
  ['2001:db8::/32', '2001:db8:c000:221::'],
  ['2001:db8:100::/40', '2001:db8:1c0:2:21::'],
  ['2001:db8:122::/48', '2001:db8:122:c000:2:2100::'],
  ['2001:db8:122:300::/56', '2001:db8:122:3c0:0:221::'],
  ['2001:db8:122:344::/64', '2001:db8:122:344:c0:2:2100:0'],
  ['2001:db8:122:344::/96', '2001:db8:122:344::c000:221'],
];

holdTo(tool, {
  answers: [
    ...RFC_6052.flatMap(([nat64Prefix, nat64]): [Record<string, unknown>, Record<string, unknown>][] => [
      [{ address: '192.0.2.33', nat64Prefix }, { nat64 }],
      [
        { address: nat64, nat64Prefix },
        { mechanism: 'nat64', ipv4: '192.0.2.33' },
      ],
    ]),
    // the well-known prefix (RFC 6052 section 2.1)
    [{ address: '64:ff9b::192.0.2.33' }, { mechanism: 'nat64', ipv4: '192.0.2.33' }],
    // RFC 4380 section 4: all bits turned
    [{ address: '2001::ffff:ffff' }, { mechanism: 'teredo', teredoServer: '0.0.0.0', teredoPort: 65535, ipv4: '0.0.0.0' }],
    [{ address: '::ffff:192.0.2.1' }, { mechanism: 'mapped', ipv4: '192.0.2.1' }],
    [{ address: '::ffff:0:192.0.2.1' }, { mechanism: 'translated', ipv4: '192.0.2.1' }],
    [{ address: '::192.0.2.1' }, { mechanism: 'compatible', ipv4: '192.0.2.1' }],
    [{ address: '::2' }, { mechanism: 'compatible', ipv4: '0.0.0.2' }],
    [{ address: '2002:c000:201:1::5' }, { mechanism: 'sixToFour', ipv4: '192.0.2.1' }],
    // RFC 5214 section 6.1, private and global
    [{ address: 'fe80::5efe:10.0.0.1' }, { mechanism: 'isatap', ipv4: '10.0.0.1' }],
    [{ address: '2001:db8::200:5efe:8.8.8.8' }, { mechanism: 'isatap', ipv4: '8.8.8.8' }],
    [{ address: '8.8.8.8' }, { isatap: 'fe80::200:5efe:808:808', sixToFourPrefix: '2002:808:808::/48' }],
    [{ address: '10.0.0.1' }, { isatap: 'fe80::5efe:a00:1' }],
    [{ address: '0.0.0.0' }, { mapped: '::ffff:0:0', nat64: '64:ff9b::', sixToFourPrefix: '2002::/48' }],
    ...['::', '::1', '2001:db8::1', 'fe80::1'].map((address): [Record<string, unknown>, Record<string, unknown>] => [{ address }, { mechanism: 'none' }]),
    // bits 64 to 71 must be 0 (RFC 6052 section 2.2)
    [{ address: '2001:db8:c000:221:100::', nat64Prefix: '2001:db8::/32' }, { mechanism: 'none' }],
  ],
  unprocessable: [
    [{ address: '192.0.2.1', nat64Prefix: '2001:db8::/33' }, /33/],
    [{ address: '192.0.2.1', nat64Prefix: '2001:db8::' }, /128/],
    [{ address: '192.0.2.1', nat64Prefix: '10.0.0.0/32' }],
    [{ address: '192.0.2.1/24' }],
  ],
});
