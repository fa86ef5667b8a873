import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { bytesFromText, utf8Text } from '../shared/bytes/bytes.ts';
import { trimSpaces } from '../shared/bytes/scan.ts';
import { resolveHtml } from '../shared/net/entities.ts';
import { percentDecode } from '../shared/net/percent.ts';

const RUN_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MIN_RUN = 2;

export default defineTool({
  slug: 'safelink-decoder',
  name: 'Safe Link Decoder',
  category: 'encoding',
  summary: 'Finds the real address behind Outlook Safe Links, Proofpoint, Google and Facebook redirect links.',
  description:
    'Knows *.safelinks.protection.outlook.com, urldefense.proofpoint.com (v1 and v2), urldefense.com (v3), www.google.com/url and l.facebook.com/l.php. The target is read from the link itself; nothing is fetched. Other links are refused.',
  reference: 'Proofpoint URL Defense v1, v2 and v3',
  keywords: ['urldefense', 'unwrap', 'redirect', 'phishing', 'tracking link'],
  inputs: z.strictObject({ url: z.string().min(1).max(20_000).describe('The redirect link that wraps the real address') }),
  result: z.strictObject({
    url: z.string().describe('The address the link leads to'),
    service: z.enum(['microsoft', 'proofpoint', 'google', 'facebook']).describe('Service that wrapped the link'),
  }),
  examples: [
    {
      inputs: { url: 'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1&data=05%7C01&reserved=0' },
      result: { url: 'https://example.com/a?b=1', service: 'microsoft' },
    },
    {
      inputs: { url: 'https://urldefense.proofpoint.com/v2/url?u=http-3A__www.example.com_path&d=DwIF' },
      result: { url: 'http://www.example.com/path', service: 'proofpoint' },
    },
  ],
  async run({ url }): Promise<{ url: string; service: 'microsoft' | 'proofpoint' | 'google' | 'facebook' }> {
    const { trimmed } = trimSpaces(url);
    const match = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:@]+)(?::[0-9]*)?(\/[^?#]*)?(?:\?([^#]*))?/i.exec(trimmed);
    const [, written = '', path = '/', query = ''] = match ?? [];
    const host = written.toLowerCase();
    const parameter = (...names: string[]): string => {
      for (const name of names) {
        const pair = query.split('&').find((part) => part.startsWith(`${name}=`));
        if (pair !== undefined && pair.length > name.length + 1) return pair.slice(name.length + 1);
      }
      return unprocessable(`The link has no parameter ${names.join(' or ')} with the target.`, 'url');
    };
    const decoded = (text: string): string => percentDecode(text, false, 'url');
    if (host.endsWith('.safelinks.protection.outlook.com')) return { url: decoded(parameter('url')), service: 'microsoft' };
    if (host === 'urldefense.proofpoint.com' && path === '/v1/url') return { url: await resolveHtml(decoded(parameter('u'))), service: 'proofpoint' };
    if (host === 'urldefense.proofpoint.com' && path === '/v2/url') {
      const target = parameter('u').replaceAll('-', '%').replaceAll('_', '/');
      return { url: await resolveHtml(decoded(target)), service: 'proofpoint' };
    }
    if (host === 'urldefense.com' && path.startsWith('/v3/')) return { url: decodeVersion3(trimmed), service: 'proofpoint' };
    if (host === 'www.google.com' && path === '/url') return { url: decoded(parameter('url', 'q')), service: 'google' };
    if (host === 'l.facebook.com' && path === '/l.php') return { url: decoded(parameter('u')), service: 'facebook' };
    return unprocessable('The link must be an Outlook Safe Link, a Proofpoint URL Defense link, or a redirect of Google or Facebook.', 'url');
  },
});

/** /v3/__URL__;BASE64!...: each * of the address stands for the next characters of the text in the Base64. */
function decodeVersion3(link: string): string {
  const start = link.indexOf('/v3/__');
  const middle = link.indexOf('__;', start + 6);
  const end = link.indexOf('!', middle);
  if (start < 0 || middle < 0 || end < 0) unprocessable('The link lacks the parts of /v3/__URL__;BASE64!.', 'url');
  const characters = Array.from(utf8Text(bytesFromText(link.slice(middle + 3, end), 'base64', 'url'), 'url'));
  let next = 0;
  // Gateways on the way may have joined the two slashes after the scheme.
  const target = percentDecode(link.slice(start + 6, middle), false, 'url').replace(/^([a-z0-9+.-]+:\/)(?=[^/])/i, '$1/');
  return target.replace(/\*(?:\*([A-Za-z0-9\-_]))?/g, (_, digit: string | undefined) => {
    const count = digit === undefined ? 1 : RUN_DIGITS.indexOf(digit) + MIN_RUN;
    if (next + count > characters.length) unprocessable(`The address has more places to fill than the ${characters.length} characters given for them.`, 'url');
    next += count;
    return characters.slice(next - count, next).join('');
  });
}
