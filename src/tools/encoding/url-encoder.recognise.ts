import { recogniser } from '../detection/recogniser.ts';
import { percentDecode } from '../shared/net/percent.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ text, line }) {
    const bare = line || text;
    const escapes = bare.slice(0, 20_000).match(/%[0-9a-f]{2}/gi)?.length ?? 0;
    if (escapes === 0 || /%(?![0-9a-f]{2})/i.test(bare.slice(0, 20_000))) return undefined;
    // In an address escapes are a part of it.
    const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(bare);
    const isPart = isAddress || /^(?:data|mailto|otpauth|magnet):|^www\./i.test(bare);
    const hasSpaces = /\s/.test(bare);
    const isForm = /^[^\s=&]+=[^\s&]*(?:&[^\s=&]+=[^\s&]*)*$/.test(bare);
    const share = (escapes * 3) / Math.min(bare.length, 20_000);
    const style = bare.includes('+') && !isAddress && !hasSpaces ? 'form' : undefined;
    return {
      what: 'URL-encoded text',
      confidence: isPart ? 0.5 : hasSpaces ? (share > 0.2 ? 0.6 : 0.35) : isForm && share < 0.1 ? 0.6 : 0.85,
      main: bare,
      inputs: { mode: 'decode', ...(style && { style }) },
      layer: { name: 'url', ...(isPart && { atMost: 0.6 }), open: () => percentDecode(bare, style === 'form') },
    };
  },
});
