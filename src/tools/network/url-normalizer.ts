import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { compareCodePoints } from '../shared/text/segments.ts';

const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:(?!\d+(?:[/?#]|$))/;
const DEFAULT_INDEX = /\/(?:index\.html?|index\.php|default\.aspx)$/i;

export default defineTool({
  slug: 'url-normalizer',
  name: 'URL Normalizer',
  category: 'network',
  summary: 'Normalizes URLs, so that equivalent ones compare equal.',
  description:
    'Takes http and https URLs; without a scheme https:// is put in front. Percent-encodings of unreserved characters are decoded in path, query and fragment, the others written in capitals; several slashes in the path become one. The text of the query is otherwise kept, split at &. An empty fragment is dropped.',
  reference: 'WHATWG URL Standard, as in the runtime; RFC 3986 section 6.2.2',
  keywords: ['canonical url', 'clean url', 'deduplicate links', 'sort query', 'compare urls'],
  inputs: z.strictObject({
    url: z.string().min(1).max(100_000).describe('URL to normalize, with or without scheme'),
    sortQuery: z.boolean().default(true).describe('Whether to sort parameters by name, by code point; equal names keep their order'),
    removeFragment: z.boolean().default(false).describe('Whether to drop what follows #'),
    stripWww: z.boolean().default(false).describe('Whether to drop www. in front of the host name'),
    forceHttps: z.boolean().default(false).describe('Whether to turn http into https'),
    trailingSlash: z
      .enum(['keep', 'remove', 'add'])
      .default('keep')
      .describe('What happens to a slash at the end of the path; "/" is kept, and none is added after a segment with a dot'),
    removeEmptyQuery: z.boolean().default(true).describe('Whether to drop parameters without value, and a bare ?'),
    removeDefaultIndex: z.boolean().default(false).describe('Whether to drop a last segment index.html, index.htm, index.php or default.aspx'),
  }),
  result: z.strictObject({
    url: z.string().describe('The URL in its one form'),
    changed: z.boolean().describe('Whether it differs from the URL given'),
  }),
  examples: [{ inputs: { url: 'HTTP://Example.COM:80/%7euser//a/../b?b=2&a=%2f&c=' }, result: { url: 'http://example.com/~user/b?a=%2F&b=2', changed: true } }],
  run(inputs) {
    const text = inputs.url.trim();
    const url = URL.parse(SCHEME.test(text) ? text : `https://${text.replace(/^\/\//, '')}`);
    if (url === null) return unprocessable('This is not a URL.', 'url');
    if (url.protocol !== 'http:' && url.protocol !== 'https:') unprocessable(`Only http and https URLs are normalized, not ${url.protocol}`, 'url');
    if (inputs.forceHttps) url.protocol = 'https:';
    if (inputs.stripWww && /^www\.[^.]+\./.test(url.hostname)) url.hostname = url.hostname.slice('www.'.length);
    const user = url.username === '' && url.password === '' ? '' : `${url.username}${url.password === '' ? '' : `:${url.password}`}@`;
    const fragment = inputs.removeFragment || url.hash === '' ? '' : normalizeEscapes(url.hash);
    const normal = `${url.protocol}//${user}${url.host}${pathOf(url, inputs)}${queryOf(url, inputs)}${fragment}`;
    return { url: normal, changed: normal !== inputs.url };
  },
});

/** RFC 3986 sections 6.2.2.1 and 6.2.2.2. */
function normalizeEscapes(text: string): string {
  return text.replace(/%([0-9A-Fa-f]{2})/g, (triplet, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return /[A-Za-z0-9._~-]/.test(character) ? character : triplet.toUpperCase();
  });
}

function pathOf(url: URL, { removeDefaultIndex, trailingSlash }: { removeDefaultIndex: boolean; trailingSlash: 'keep' | 'remove' | 'add' }): string {
  let path = normalizeEscapes(url.pathname).replace(/\/{2,}/g, '/');
  if (removeDefaultIndex) path = path.replace(DEFAULT_INDEX, '/');
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (trailingSlash === 'remove' && last === '' && path !== '/') return path.slice(0, -1);
  return trailingSlash === 'add' && last !== '' && !last.includes('.') ? `${path}/` : path;
}

function queryOf(url: URL, { sortQuery, removeEmptyQuery }: { sortQuery: boolean; removeEmptyQuery: boolean }): string {
  const [beforeFragment = ''] = url.href.split('#');
  const mark = beforeFragment.indexOf('?');
  if (mark < 0) return '';
  const nameOf = (parameter: string): string => parameter.split('=')[0] ?? '';
  let parameters = normalizeEscapes(beforeFragment.slice(mark + 1)).split('&');
  if (removeEmptyQuery) parameters = parameters.filter((parameter) => /=./.test(parameter));
  if (sortQuery) parameters.sort((a, b) => compareCodePoints(nameOf(a), nameOf(b)));
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}
