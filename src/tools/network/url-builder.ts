import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';

const PROTOCOLS = ['http', 'https', 'ws', 'wss', 'ftp'];

export default defineTool({
  slug: 'url-builder',
  name: 'URL Builder',
  category: 'network',
  summary: 'Builds a URL from its parts, with the right encoding.',
  description:
    'Path segments are encoded one by one as encodeURIComponent does, the query as application/x-www-form-urlencoded, user name, password and fragment with the percent-encode sets of the standard. The default port is left out. Unprocessable: a segment that is . or .. (browsers would drop it), a protocol other than http, https, ws, wss and ftp, and a host name that does not parse.',
  reference: 'WHATWG URL Standard, as in the runtime; RFC 3986 for segments',
  keywords: ['query string', 'make link', 'encode url', 'build link', 'join url', 'utm', 'add parameters'],
  inputs: z.strictObject({
    protocol: z.string().min(1).max(50).default('https').describe('Scheme of the URL, with or without its colon'),
    hostname: z.string().min(1).max(255).describe('Host name or IP address, without port'),
    port: z.int().min(0).max(65_535).optional().describe('Port number; left out when it is the default one'),
    username: z.string().max(1000).default('').describe('User name before the host, not encoded'),
    password: z.string().max(1000).default('').describe('Password after the user name, not encoded').meta({ format: 'password' }),
    pathSegments: z.array(z.string().max(10_000)).max(100).default([]).describe('Parts of the path, not encoded; a slash in one stays %2F'),
    query: z
      .array(
        z.strictObject({
          name: z.string().max(10_000).describe('Parameter name, not encoded'),
          value: z.string().max(10_000).describe('Parameter value, not encoded'),
        }),
      )
      .max(1000)
      .default([])
      .describe('Query parameters in order'),
    hash: z.string().max(10_000).default('').describe('Fragment after the hash sign, not encoded'),
    trailingSlash: z.boolean().default(false).describe('Whether the path ends in a slash'),
  }),
  result: z.strictObject({ url: z.string().describe('The whole URL, encoded') }),
  examples: [
    {
      inputs: { hostname: 'Example.com', port: 443, pathSegments: ['a/b', 'c d'], query: [{ name: 'q', value: 'x&y z' }], hash: 't 1' },
      result: { url: 'https://example.com/a%2Fb/c%20d?q=x%26y+z#t%201' },
    },
  ],
  run(inputs) {
    const protocol = inputs.protocol.trim().replace(/:$/, '').toLowerCase();
    if (!PROTOCOLS.includes(protocol))
      unprocessable(`The protocol must be one of ${PROTOCOLS.join(', ')}, not ${JSON.stringify(inputs.protocol)}.`, 'protocol');
    const hostname = inputs.hostname.trim();
    const isLiteral = /^\[[^\]]*\]$/.test(hostname);
    const url = /[/\\?#@\s]/.test(hostname) || (hostname.includes(':') && !isLiteral) ? null : URL.parse(`${protocol}://${hostname}/`);
    if (url === null) return unprocessable(`${JSON.stringify(hostname)} is not a host name or an IP address (IPv6 in square brackets).`, 'hostname');
    for (const [index, segment] of inputs.pathSegments.entries()) {
      if (segment === '.' || segment === '..') unprocessable(`The segment ${JSON.stringify(segment)} would be dropped by browsers.`, `pathSegments[${index}]`);
    }
    if (inputs.port !== undefined) url.port = String(inputs.port);
    url.username = inputs.username;
    url.password = inputs.password;
    const path = inputs.pathSegments.map((segment) => `/${encodeURIComponent(segment.toWellFormed())}`).join('');
    url.pathname = path + (inputs.trailingSlash || path === '' ? '/' : '');
    if (inputs.query.length > 0) url.search = new URLSearchParams(inputs.query.map(({ name, value }) => [name, value])).toString();
    // The parser would drop tabs and line ends.
    if (inputs.hash !== '') url.hash = `#${inputs.hash.replace(/[\t\n\r]/g, (character) => encodeURIComponent(character))}`;
    return { url: url.href };
  },
});
