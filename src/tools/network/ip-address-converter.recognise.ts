import { recogniser } from '../detection/recogniser.ts';
import { ipVersion } from './lib/looks-like-ip.ts';

export default recogniser({
  takes: 'line',
  fills: 'address',
  recognise({ line }) {
    const named = line.replace(/^(?:ip(?:v[46])?(?: address)?\s*[:=]|inet6?\s)\s*/i, '');
    const [, bracketed, plain] = /^(?:\[([0-9a-f:.%\w]+)\]|([\d.]+)):\d{1,5}$/i.exec(named) ?? [];
    const address = bracketed ?? plain;
    if (address !== undefined) {
      const known = ipVersion(address);
      return known && { what: `an IP address (version ${known}) and a port`, confidence: 0.93, main: address, preview: address };
    }
    if (/^0x[0-9a-f]{8}$/i.test(named)) return { what: 'an IP address in hexadecimal', confidence: 0.3, main: named, preview: named };
    const version = ipVersion(named);
    if (named !== line) return version && { what: `an IP address (version ${version})`, confidence: 0.96, main: withoutZone(named), preview: named };
    return version && { what: `an IP address (version ${version})`, confidence: 0.97, main: withoutZone(line), preview: line };
  },
});

/** The interface that a link-local address is of, after its percent sign, is not a part of the address. */
const withoutZone = (address: string): string => address.replace(/^\[(.*)\]$/, '$1').replace(/%.*$/, '');
