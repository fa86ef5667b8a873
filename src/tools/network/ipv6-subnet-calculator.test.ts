import { holdTo } from '../testing.ts';
import tool from './ipv6-subnet-calculator.ts';
import data from './testdata/ipv6-subnet-calculator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ address: '2001:db8::/64' }, { subnets64: '1', scope: 'documentation' }],
    [{ address: '2606:4700::1111/32' }, { scope: 'global', reverseZone: '0.0.7.4.6.0.6.2.ip6.arpa' }],
    // 33 bits: one bit beyond eight nibbles is cut
    [{ address: '2001:db8:8000::/33' }, { reverseZone: '8.b.d.0.1.0.0.2.ip6.arpa', network: '2001:db8:8000::' }],
  ],
  invalid: [[{ address: '' }, 'address']],
  unprocessable: [
    [{ address: '10.0.0.0/8' }, /IPv4/],
    [{ address: '2001:db8::/129' }],
    [{ address: '2001:db8::%eth0/64' }],
    [{ address: '1:2:3:4:5:6:7:8:9' }],
    [{ address: '1::2::3' }],
    [{ address: '1:2:3:4:5:6:7:8::' }],
    [{ address: '12345::' }],
    [{ address: ':1:2:3:4:5:6:7' }],
  ],
});
