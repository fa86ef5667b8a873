import { holdTo } from '../testing.ts';
import tool from './ipv6-eui64-calculator.ts';

holdTo(tool, {
  answers: [
    // RFC 2464 section 4
    [{ mac: '34-56-78-9A-BC-DE' }, { interfaceId: '3656:78ff:fe9a:bcde', eui64: '34-56-78-FF-FE-9A-BC-DE', address: 'fe80::3656:78ff:fe9a:bcde' }],
    // RFC 4291 section 2.7.1: 4037::01:800:200E:8C6C joins FF02::1:FF0E:8C6C
    [{ mac: '0a:00:20:0e:8c:6c' }, { solicitedNode: 'ff02::1:ff0e:8c6c', interfaceId: '0800:20ff:fe0e:8c6c' }],
    [
      { mac: '0211.2233.4455', prefix: '2001:db8::/32' },
      { address: '2001:db8::11:22ff:fe33:4455', interfaceId: '0011:22ff:fe33:4455' },
    ],
    [{ mac: '001122334455', prefix: '::/0' }, { address: '::211:22ff:fe33:4455' }],
    [{ mac: '001122-334455', prefix: '2001:db8:1:2:3::/64' }, { address: '2001:db8:1:2:211:22ff:fe33:4455' }],
    [{ mac: 'FF:FF:FF:FF:FF:FF' }, { interfaceId: 'fdff:ffff:feff:ffff' }],
  ],
  invalid: [[{ mac: '00112233' }, 'mac']],
  unprocessable: [
    [{ mac: '00:11:22:33:44:55:66:77' }, /twelve/],
    [{ mac: '00:11:22:33:44:5g' }],
    [{ mac: '00:11-22:33:44:55' }],
    [{ mac: '00:11:22:33:44:55', prefix: '2001:db8::/65' }, /65/],
    [{ mac: '00:11:22:33:44:55', prefix: '2001:db8::' }, /128/],
    [{ mac: '00:11:22:33:44:55', prefix: '10.0.0.0/8' }, /IPv4/],
  ],
});
