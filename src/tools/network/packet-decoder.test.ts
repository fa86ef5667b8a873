import { holdTo } from '../testing.ts';
import tool from './packet-decoder.ts';
import data from './testdata/packet-decoder.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    // the IPv4 header of the well-known worked example of RFC 1071 sums, checksum b861
    [
      { packet: '4500 0073 0000 4000 4011 b861 c0a8 0001 c0a8 00c7', start: 'ip' },
      {
        layers: [{ layer: 'ipv4', checksum: '0xb861', checksumValid: true, source: '192.168.0.1', destination: '192.168.0.199', totalLength: 115 }],
        payload: '',
        truncated: true,
      },
    ],
    // notations of bytes
    [
      { packet: '0x04:0x89:00:35:00:08:00:00', start: 'udp' },
      { layers: [{ layer: 'udp', length: 8 }], payload: '' },
    ],
    [{ packet: '0x0489003500080000', start: 'udp' }, { layers: [{ layer: 'udp', destinationPort: 53 }] }],
    // an extension header (RFC 8200 section 4.3) before ICMPv6 (RFC 4443)
    [
      { packet: `60000000 0010 00 01 ${'fe80'.padEnd(32, '0')} ${'ff02'.padEnd(32, '0')} 3a00050200000100 8200 7ac4 00000000`, start: 'ip' },
      {
        layers: [
          { layer: 'ipv6', nextHeader: 0, extensionHeaders: '3a00050200000100' },
          { layer: 'icmpv6', type: 130, code: 0, checksum: '0x7ac4' },
        ],
        payload: '00000000',
      },
    ],
  ],
  invalid: [
    [{ packet: '' }, 'packet'],
    [{ packet: '00', start: 'dns' }, 'start'],
  ],
});
