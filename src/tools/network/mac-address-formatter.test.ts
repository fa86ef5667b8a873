import { holdTo } from '../testing.ts';
import tool from './mac-address-formatter.ts';

const valid = (mac: string, fields: object, more: object = {}): [Record<string, unknown>, Record<string, unknown>] => [
  { macs: [mac], ...more },
  { results: [{ input: mac, valid: true, ...fields }] },
];

holdTo(tool, {
  answers: [
    // RFC 2464 section 4
    valid('34-56-78-9A-BC-DE', { colon: '34:56:78:9a:bc:de', ipv6Suffix: '3656:78ff:fe9a:bcde' }),
    valid('3456789abcde', { colon: '34:56:78:9A:BC:DE', dot: '3456.789A.BCDE', bare: '3456789ABCDE', ipv6Suffix: '3656:78ff:fe9a:bcde' }, { uppercase: true }),
    // RFC 4291 appendix A: a 64-bit address keeps its bytes
    valid('00:11:22:33:44:55:66:77', { dot: '0011.2233.4455.6677', hyphen: '00-11-22-33-44-55-66-77', ipv6Suffix: '211:2233:4455:6677' }),
    valid('02.00.00.00.00.00', { ipv6Suffix: '0:ff:fe00:0' }),
    valid('001122-334455', { bare: '001122334455' }),
    [
      { macs: ['', '00:11:22:33:44', '00:11:22-33:44:55', '00:11:22:33:44:5g', '0011:2233'] },
      { results: ['', '00:11:22:33:44', '00:11:22-33:44:55', '00:11:22:33:44:5g', '0011:2233'].map((input) => ({ input, valid: false })) },
    ],
  ],
  invalid: [[{ macs: [] }, 'macs']],
});
