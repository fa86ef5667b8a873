import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';

const parameter = z.strictObject({
  name: z.string().min(1).max(10_000).describe('Parameter name, not encoded'),
  value: z.string().max(10_000).describe('Parameter value, not encoded'),
});

const inputs = z.strictObject({
  url: z.string().min(1).max(100_000).describe('Absolute URL to change'),
  protocol: z.string().min(1).max(50).optional().describe('New scheme, with or without its colon, such as https'),
  hostname: z.string().min(1).max(255).optional().describe('New host name or IP address, without port'),
  port: z.int().min(0).max(65_535).optional().describe('New port number; 0 takes the port away'),
  username: z.string().max(1000).optional().describe('New user name, not encoded; empty takes it away'),
  password: z.string().max(1000).optional().describe('New password, not encoded; empty takes it away').meta({ format: 'password' }),
  path: z.string().max(100_000).optional().describe('New path, with or without its first slash; what may not be in a path is encoded'),
  hash: z.string().max(10_000).optional().describe('New fragment without its hash sign; empty takes it away'),
  setParameters: z
    .array(parameter)
    .max(1000)
    .default([])
    .describe('Parameters to set: the first of the name gets the value where it is, others of it go, a new one comes last'),
  addParameters: z.array(parameter).max(1000).default([]).describe('Parameters to add at the end, whether or not there are some of the name'),
  removeParameters: z.array(z.string().max(10_000)).max(1000).default([]).describe('Names of parameters to remove, each with all its values; * removes all'),
  sortParameters: z.boolean().default(false).describe('Put the parameters in the order of their names; those of one name keep theirs'),
});

export default defineTool({
  slug: 'url-editor',
  name: 'URL Editor',
  category: 'network',
  summary: 'Changes parts of a URL: host, port, path or fragment; sets, adds, removes or sorts its query parameters.',
  description:
    'What is not named stays as it is. Parameters are removed first, then set, added and sorted; only where one of these is asked for is the query written anew, as forms are encoded. A part that the kind of URL cannot have is refused.',
  reference: 'WHATWG URL Standard, as in the runtime',
  keywords: ['edit url', 'change query parameter', 'replace host', 'set parameter', 'remove parameter', 'modify link', 'sort query string', 'change port'],
  inputs,
  result: z.strictObject({ url: z.string().describe('The changed URL, encoded') }),
  examples: [
    {
      inputs: {
        url: 'http://example.com:8080/a?utm_source=x&page=2#top',
        protocol: 'https',
        port: 0,
        setParameters: [{ name: 'page', value: '3' }],
        removeParameters: ['utm_source'],
        hash: 'end',
      },
      result: { url: 'https://example.com/a?page=3#end' },
    },
    {
      inputs: { url: 'https://example.com/?b=2&a=1', path: 'search results', addParameters: [{ name: 'a', value: 'x y' }], sortParameters: true },
      result: { url: 'https://example.com/search%20results?a=1&a=x+y&b=2' },
    },
    { inputs: { url: 'https://example.com/#top', hash: '' }, result: { url: 'https://example.com/' } },
  ],
  run(inputs) {
    const url = URL.parse(inputs.url.trim());
    if (url === null) return unprocessable('The text is not an absolute URL such as https://example.com/path.', 'url');
    editParts(url, inputs);
    editQuery(url, inputs);
    return { url: url.href };
  },
});

type Inputs = z.output<typeof inputs>;

/** Sets parts, and refuses what the setters, as the standard has them, leave undone without a word. */
function editParts(url: URL, { protocol, hostname, port, username, password, path, hash }: Inputs): void {
  if (protocol !== undefined) setProtocol(url, protocol);
  if (hostname !== undefined) setHostname(url, hostname.trim());
  for (const [field, value] of Object.entries({ port, username, password }))
    if (value !== undefined && url.host === '') invalid(field, 'needs a host, which this URL does not have');
  if (port !== undefined) url.port = port === 0 ? '' : String(port);
  if (username !== undefined) url.username = username;
  if (password !== undefined) url.password = password;
  if (path !== undefined) setPath(url, path);
  // The parser would drop tabs and line ends.
  if (hash !== undefined) url.hash = hash === '' ? '' : `#${hash.replace(/[\t\n\r]/g, (character) => encodeURIComponent(character))}`;
}

function setProtocol(url: URL, protocol: string): void {
  const wanted = `${protocol.trim().replace(/:$/, '').toLowerCase()}:`;
  url.protocol = wanted;
  if (url.protocol !== wanted) invalid('protocol', `cannot replace ${url.protocol} in this URL; http, https, ws, wss and ftp replace each other`);
}

function setHostname(url: URL, hostname: string): void {
  const wanted = /[/\\?#@\s]/.test(hostname) ? null : URL.parse(`${url.protocol}//${hostname}/`);
  if (wanted === null || wanted.port !== '' || url.host === '')
    invalid('hostname', 'must be a host name or an IP address (IPv6 in square brackets) without port, in a URL that has a host');
  url.hostname = wanted.hostname;
}

function setPath(url: URL, path: string): void {
  const before = url.pathname;
  url.pathname = path.replace(/[?#]/g, encodeURIComponent);
  if (url.pathname === before && !before.startsWith('/') && before !== path) invalid('path', 'cannot be changed in a URL without slashes, such as mailto:');
}

function editQuery(url: URL, { setParameters, addParameters, removeParameters, sortParameters }: Inputs): void {
  if (setParameters.length + addParameters.length + removeParameters.length === 0 && !sortParameters) return;
  const query = removeParameters.includes('*') ? new URLSearchParams() : new URLSearchParams(url.search);
  for (const name of removeParameters) query.delete(name);
  for (const { name, value } of setParameters) query.set(name, value);
  for (const { name, value } of addParameters) query.append(name, value);
  if (sortParameters) query.sort();
  url.search = query.toString();
}
