import { holdTo } from '../testing.ts';
import tool from './url-normalizer.ts';

const to = (url: string, expected: string, more: object = {}): [Record<string, unknown>, Record<string, unknown>] => [
  { url, ...more },
  { url: expected, changed: url !== expected },
];

holdTo(tool, {
  answers: [
    // RFC 3986 section 6.2.2 and 6.2.3
    to('http://a/b/c/%7Bfoo%7D', 'http://a/b/c/%7Bfoo%7D'),
    to('HTTP://a/./b/../b/%63/%7bfoo%7d', 'http://a/b/c/%7Bfoo%7D'),
    to('http://example.com', 'http://example.com/'),
    to('http://example.com:/', 'http://example.com/'),
    to('https://example.com:443/', 'https://example.com/'),
    to('example.com:8080/a', 'https://example.com:8080/a'),
    to('//example.com/a', 'https://example.com/a'),
    to('example.com', 'https://example.com/'),
    // query
    to('http://x/?b=1&a=2&b=0&a=1', 'http://x/?a=2&a=1&b=1&b=0'),
    to('http://x/?b=1&a=2', 'http://x/?b=1&a=2', { sortQuery: false }),
    to('http://x/?a=%7e+b%2f', 'http://x/?a=~+b%2F'),
    to('http://x/?', 'http://x/'),
    to('http://x/?', 'http://x/?', { removeEmptyQuery: false }),
    to('http://x/?b&a=&c=1&', 'http://x/?c=1'),
    to('http://x/?b&a=&c=1', 'http://x/?a=&b&c=1', { removeEmptyQuery: false }),
    // fragment
    to('http://x/#', 'http://x/'),
    to('http://x/#%7ea', 'http://x/#~a'),
    to('http://x/?a=1#b', 'http://x/?a=1', { removeFragment: true }),
    // host and scheme
    to('http://www.example.com:443/', 'https://example.com/', { stripWww: true, forceHttps: true }),
    to('http://www.com/', 'http://www.com/', { stripWww: true }),
    to('http://u:p@Example.com/', 'http://u:p@example.com/'),
    // path
    to('http://x/a//b///', 'http://x/a/b/'),
    to('http://x/a/', 'http://x/a', { trailingSlash: 'remove' }),
    to('http://x/', 'http://x/', { trailingSlash: 'remove' }),
    to('http://x/a?b=1', 'http://x/a/?b=1', { trailingSlash: 'add' }),
    to('http://x/a.html', 'http://x/a.html', { trailingSlash: 'add' }),
    to('http://x/a/index.html', 'http://x/a/', { removeDefaultIndex: true }),
    to('http://x/a/index.php', 'http://x/a', { removeDefaultIndex: true, trailingSlash: 'remove' }),
    to('http://x/default.aspx', 'http://x/', { removeDefaultIndex: true }),
    to('http://x/myindex.html', 'http://x/myindex.html', { removeDefaultIndex: true }),
  ],
  invalid: [[{ url: '' }, 'url']],
  unprocessable: [[{ url: 'ftp://x/' }, /ftp/], [{ url: 'mailto:a@x.org' }, /mailto/], [{ url: 'http://' }], [{ url: 'http://a b/' }]],
});
