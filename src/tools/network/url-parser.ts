import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { decodeLossy } from './lib/percent-lossy.ts';

export default defineTool({
  slug: 'url-parser',
  name: 'URL Parser',
  category: 'network',
  summary: 'Splits a URL into its parts and query parameters, as browsers do.',
  description:
    'What does not parse is unprocessable. Query names and values are decoded as forms are. Path segments are the parts between slashes, percent-decoded as UTF-8 (bytes that are not become U+FFFD); there are none for "/" and for paths that do not start with a slash.',
  reference: 'WHATWG URL Standard, as in the runtime',
  keywords: ['parse link', 'query string', 'hostname', 'split url', 'query parameters', 'uri', 'url parts', 'url breakdown'],
  inputs: z.strictObject({
    url: z.string().min(1).max(100_000).describe('URL to split into its parts'),
    base: z.string().min(1).max(10_000).optional().describe('Absolute URL that a relative one belongs to'),
  }),
  result: z.strictObject({
    href: z.string().describe('The whole URL, normalized'),
    protocol: z.string().describe('Scheme with its colon'),
    username: z.string().describe('User name, percent-encoded; empty if omitted'),
    password: z.string().describe('Password, percent-encoded; empty if omitted'),
    host: z.string().describe('Host name and port'),
    hostname: z.string().describe('Host name in ASCII, without port'),
    port: z.string().describe('Port number; empty for the default one'),
    pathname: z.string().describe('Path of the URL, percent-encoded'),
    search: z.string().describe('Query with its question mark; empty if omitted'),
    hash: z.string().describe('Fragment with its hash sign; empty if omitted'),
    origin: z.string().describe('Scheme, host and port; null for opaque origins'),
    query: z
      .array(z.strictObject({ name: z.string().describe('Decoded parameter name'), value: z.string().describe('Decoded parameter value') }))
      .describe('Query parameters in order'),
    pathSegments: z.array(z.string()).describe('Parts of the path between slashes, decoded'),
  }),
  headline: 'hostname',
  examples: [
    {
      inputs: { url: 'HTTPS://user:p%40ss@Exämple.com:8443/a%20b/./c?x=1&x=a+b#top' },
      result: {
        href: 'https://user:p%40ss@xn--exmple-cua.com:8443/a%20b/c?x=1&x=a+b#top',
        protocol: 'https:',
        username: 'user',
        password: 'p%40ss',
        host: 'xn--exmple-cua.com:8443',
        hostname: 'xn--exmple-cua.com',
        port: '8443',
        pathname: '/a%20b/c',
        search: '?x=1&x=a+b',
        hash: '#top',
        origin: 'https://xn--exmple-cua.com:8443',
        query: [
          { name: 'x', value: '1' },
          { name: 'x', value: 'a b' },
        ],
        pathSegments: ['a b', 'c'],
      },
    },
  ],
  run(inputs) {
    if (inputs.base !== undefined && !URL.canParse(inputs.base)) unprocessable('The base is not an absolute URL.', 'base');
    const url = URL.parse(inputs.url, inputs.base);
    if (url === null) return unprocessable(`This is not a URL${inputs.base === undefined ? ' with a scheme, such as https://example.com/' : ''}.`, 'url');
    const { href, protocol, username, password, host, hostname, port, pathname, search, hash, origin } = url;
    return {
      ...{ href, protocol, username, password, host, hostname, port, pathname, search, hash, origin },
      query: Array.from(url.searchParams, ([name, value]) => ({ name, value })),
      pathSegments: pathname === '/' || !pathname.startsWith('/') ? [] : pathname.slice(1).split('/').map(decodeLossy),
    };
  },
});
