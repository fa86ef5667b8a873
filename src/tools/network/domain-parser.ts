import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { parseAddress } from '../shared/net/ip.ts';

export default defineTool({
  slug: 'domain-parser',
  name: 'Domain Parser',
  category: 'network',
  summary: 'Splits a host name into subdomain, registrable domain and public suffix.',
  description:
    "The Public Suffix List's algorithm with its rule for unknown suffixes, which are one label. Lower-cased, one trailing dot dropped; Unicode stays Unicode and xn-- stays xn--. Parts that there are none of are absent; an IP address has no parts.",
  reference: 'Public Suffix List (publicsuffix.org), as in tldts',
  keywords: ['tld', 'etld', 'public suffix', 'root domain', 'extract domain', 'subdomain', 'hostname'],
  inputs: z.strictObject({
    host: z.string().min(1).max(2048).describe('Host name or URL to split'),
    privateSuffixes: z.boolean().default(true).describe('Whether private suffixes such as github.io count'),
  }),
  result: z.strictObject({
    hostname: z.string().describe('The host name in lower case'),
    publicSuffix: z.string().optional().describe('Suffix that anybody can register below'),
    registrableDomain: z.string().optional().describe('The suffix and one label'),
    subdomain: z.string().optional().describe('Labels before the registrable domain'),
    name: z.string().optional().describe('The registrable domain without its suffix'),
    icann: z.boolean().optional().describe('Whether the suffix is in the ICANN part of the list'),
    ip: z.boolean().describe('Whether the host is an IP address'),
  }),
  headline: 'registrableDomain',
  examples: [
    {
      inputs: { host: 'https://www.shop.example.co.uk/x' },
      result: {
        hostname: 'www.shop.example.co.uk',
        publicSuffix: 'co.uk',
        registrableDomain: 'example.co.uk',
        subdomain: 'www.shop',
        name: 'example',
        icann: true,
        ip: false,
      },
    },
  ],
  async run({ host, privateSuffixes }) {
    const { parse } = await import('tldts');
    const hostname = hostOf(host.trim()).toLowerCase().replace(/\.$/, '');
    if (parseAddress(hostname)) return { hostname, ip: true };
    if (hostname === '' || hostname.split('.').includes(''))
      unprocessable(`${JSON.stringify(hostname)} is not a host name; it is empty or has an empty label.`, 'host');
    if (/\s/.test(hostname)) unprocessable(`${JSON.stringify(hostname)} is not a host name; it has white space in it.`, 'host');
    const parsed = parse(hostname, { allowPrivateDomains: privateSuffixes, extractHostname: false, validateHostname: false, detectIp: false });
    return {
      hostname,
      ...(parsed.publicSuffix ? { publicSuffix: parsed.publicSuffix, icann: parsed.isIcann === true } : {}),
      ...(parsed.domain ? { registrableDomain: parsed.domain } : {}),
      ...(parsed.subdomain ? { subdomain: parsed.subdomain } : {}),
      ...(parsed.domainWithoutSuffix ? { name: parsed.domainWithoutSuffix } : {}),
      ip: false,
    };
  },
});

/** The host in a URL or in an authority (RFC 3986 section 3.2), without user, port and the brackets of IPv6. */
function hostOf(text: string): string {
  const authority = text.replace(/^(?:[A-Za-z][A-Za-z0-9+.-]*:)?\/\//, '').split(/[/?#\\]/)[0] ?? '';
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  const literal = /^\[([^\]]*)\](?::\d*)?$/.exec(host);
  if (literal) return literal[1] ?? '';
  return parseAddress(host) ? host : host.replace(/:\d*$/, '');
}
