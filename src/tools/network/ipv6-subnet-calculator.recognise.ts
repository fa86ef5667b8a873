import { recogniser } from '../detection/recogniser.ts';
import { ipVersion } from './lib/looks-like-ip.ts';

export default recogniser({
  takes: 'line',
  fills: 'address',
  recognise({ line }) {
    const [, address = '', prefix = ''] = /^([0-9a-f:.]+)\/(\d{1,3})$/i.exec(line) ?? [];
    if (ipVersion(address) !== 6 || Number(prefix) > 128) return undefined;
    return { what: 'an IPv6 network (CIDR)', confidence: 0.98, main: line, preview: line };
  },
});
