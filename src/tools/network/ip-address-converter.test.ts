import { holdTo } from '../testing.ts';
import tool from './ip-address-converter.ts';
import data from './testdata/ip-address-converter.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ address: '4294967295' }, { version: 4, address: '255.255.255.255' }],
    [{ address: '4294967296' }, { version: 6, address: '::1:0:0' }],
    [{ address: '0X7F000001' }, { version: 4, address: '127.0.0.1', ipv4Mapped: '::ffff:7f00:1' }],
    [{ address: '0x0000000000000000000000000000000001' }, { version: 4, address: '0.0.0.1' }],
    [{ address: '11000000.00000000.00000010.00000001' }, { address: '192.0.2.1' }],
    [{ address: '1.0.0.1' }, { address: '1.0.0.1' }],
    [{ address: '0', version: '6' }, { address: '::' }],
    [{ address: '340282366920938463463374607431768211455' }, { address: 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff' }],
  ],
  invalid: [
    [{ address: '' }, 'address'],
    [{ address: '1', version: 4 }, 'version'],
  ],
  unprocessable: [
    [{ address: '340282366920938463463374607431768211456' }, /128 bits/],
    [{ address: '4294967296', version: '4' }, /32 bits/],
    [{ address: '-1' }],
    [{ address: '0b2' }],
    [{ address: '0x' }],
    [{ address: '1.5' }],
    [{ address: '1100000.00000000.00000010.00000001' }],
  ],
});
