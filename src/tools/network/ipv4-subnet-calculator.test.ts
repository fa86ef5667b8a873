import { holdTo } from '../testing.ts';
import tool from './ipv4-subnet-calculator.ts';
import data from './testdata/ipv4-subnet-calculator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    // classes by RFC 791: the borders
    [{ address: '127.255.255.255/8' }, { addressClass: 'A', scope: 'loopback' }],
    [{ address: '128.0.0.0/16' }, { addressClass: 'B', scope: 'global' }],
    [{ address: '191.255.255.255/16' }, { addressClass: 'B' }],
    [{ address: '192.0.0.0/24' }, { addressClass: 'C', scope: 'ietfProtocol' }],
    [{ address: '223.255.255.255/24' }, { addressClass: 'C' }],
    [{ address: '224.0.0.0/4' }, { addressClass: 'D', scope: 'multicast' }],
    [{ address: '240.0.0.0/4' }, { addressClass: 'E', scope: 'reserved' }],
    // the mask in its own field, in all forms
    [{ address: '10.9.8.7', mask: '12' }, { cidr: '10.0.0.0/12' }],
    [{ address: '10.9.8.7', mask: '/12' }, { cidr: '10.0.0.0/12' }],
    [{ address: '10.9.8.7', mask: '0.15.255.255' }, { cidr: '10.0.0.0/12' }],
    [
      { address: ' 10.9.8.7 ', mask: '0.0.0.0' },
      { cidr: '0.0.0.0/0', usableHosts: '4294967294' },
    ],
    [
      { address: '10.9.8.7', mask: '255.255.255.255' },
      { cidr: '10.9.8.7/32', usableHosts: '1' },
    ],
  ],
  invalid: [
    [{ address: '10.0.0.1' }, 'mask'],
    [{ address: '10.0.0.1/8', mask: '8' }, 'mask'],
    [{ address: '' }, 'address'],
  ],
  unprocessable: [
    [{ address: '10.0.0.01/8' }, /leading zeros/],
    [{ address: '10.0.0/8' }],
    [{ address: '::1/64' }],
    [{ address: '10.0.0.1/33' }, /0 to 32/],
    [{ address: '10.0.0.1', mask: '255.0.255.0' }, /netmask/],
    [{ address: '10.0.0.1/' }],
    [{ address: '10.0.0.1/-1' }],
  ],
});
