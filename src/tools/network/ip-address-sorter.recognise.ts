import { recogniser } from '../detection/recogniser.ts';
import { ipVersion } from './lib/looks-like-ip.ts';

export default recogniser({
  takes: 'text',
  fills: 'addresses',
  recognise({ lines, isCut }) {
    const addresses = lines.map((line) => line.trim()).filter((line) => line !== '');
    if (isCut || addresses.length < 2 || !addresses.every((address) => ipVersion(address) !== undefined)) return undefined;
    return { what: 'IP addresses', confidence: 0.94, main: addresses, preview: addresses.join(', ') };
  },
});
