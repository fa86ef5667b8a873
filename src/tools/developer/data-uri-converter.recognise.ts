import { recogniser } from '../detection/recogniser.ts';
import { bytesOfBase64, latin1Bytes } from '../shared/platform/bytes.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ text, line }) {
    // In a style sheet it stands in url().
    const uri = (line || text).replace(/^url\(\s*(["']?)(data:[\s\S]*)\1\s*\)[;,]?$/i, '$2');
    const [, type = '', base64] = /^data:([^,;]*(?:;[^,;=]+=[^,;]*)*)(;\s*base64)?,/i.exec(uri.slice(0, 500)) ?? [];
    if (!/^data:/i.test(uri) || !/^data:[^,]{0,400},/i.test(uri.slice(0, 500))) return undefined;
    const content = uri.slice(uri.indexOf(',') + 1);
    return {
      what: `a data URI (${type || 'text/plain'})`,
      confidence: 0.98,
      main: uri,
      inputs: { mode: 'decode' },
      layer: {
        name: 'data-uri',
        bytesAt: '/hex',
        open: () => (base64 === undefined ? latin1Bytes(unescaped(content)) : bytesOfBase64(unescaped(content).replace(/\s+/g, '').replace(/=+$/, ''))),
      },
    };
  },
});

/** The bytes as characters. */
const unescaped = (content: string): string =>
  encodeURI(content)
    .replace(/%25([0-9a-f]{2})/gi, '%$1')
    .replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
