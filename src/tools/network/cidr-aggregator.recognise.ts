import { recogniser } from '../detection/recogniser.ts';
import { ipVersion } from './lib/looks-like-ip.ts';

/** An address, a network, or a range of addresses. */
function isEntry(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  if (prefix !== undefined) return more.length === 0 && /^\d{1,3}$/.test(prefix) && ipVersion(address) !== undefined;
  const [first = '', last] = entry.split('-');
  return ipVersion(first) !== undefined && (last === undefined || ipVersion(last) !== undefined);
}

export default recogniser({
  takes: 'text',
  fills: 'entries',
  recognise({ lines, text, isCut }) {
    if (isCut || !/[./:]/.test(text)) return undefined;
    const entries = lines.flatMap((line) => line.replace(/\s+-\s+/g, '-').split(/[,;\s]+/)).filter((entry) => entry !== '');
    if (entries.length < 2 || !entries.every(isEntry)) return undefined;
    const networks = entries.filter((entry) => /[/-]/.test(entry)).length;
    return {
      what: networks > 0 ? 'networks and addresses' : 'IP addresses',
      confidence: networks > 0 ? 0.95 : 0.8,
      main: entries,
      preview: entries.join(', '),
    };
  },
});
