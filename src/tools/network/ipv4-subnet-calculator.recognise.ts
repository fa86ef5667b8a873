import { recogniser } from '../detection/recogniser.ts';
import { ipVersion } from './lib/looks-like-ip.ts';

export default recogniser({
  takes: 'line',
  fills: 'address',
  recognise({ line }) {
    const [, address = '', prefix = ''] = /^([\d.]+)\s*\/\s*(\d{1,2}|255\.[\d.]+)$/.exec(line) ?? [];
    if (ipVersion(address) !== 4 || (!prefix.includes('.') && Number(prefix) > 32)) return undefined;
    return { what: 'an IPv4 network (CIDR)', confidence: 0.98, main: `${address}/${prefix}`, preview: line };
  },
});
