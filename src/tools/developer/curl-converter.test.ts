import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './curl-converter.ts';

const header = (name: string, value: string) => ({ name, value });
const FORM = header('Content-Type', 'application/x-www-form-urlencoded');

// What curl 8 sends (curl --trace-ascii), for the options of its manual page.
holdTo(tool, {
  answers: [
    [{ command: 'curl example.com' }, { method: 'GET', url: 'http://example.com/', headers: [], options: [] }],
    [{ command: "curl -d a=1 --data 'b=2 3' https://x.org/p" }, { method: 'POST', body: 'a=1&b=2 3', headers: [FORM] }],
    [{ command: 'curl -G -d a=1 -d b=2 "https://x.org?c=3#f"' }, { method: 'GET', url: 'https://x.org/?c=3&a=1&b=2#f', headers: [] }],
    [{ command: 'curl --data-urlencode "q=a b&c" --data-urlencode "=d e" http://x/' }, { body: 'q=a+b%26c&d+e' }],
    [
      { command: 'curl --json \'{"a":1}\' http://x/' },
      { method: 'POST', body: '{"a":1}', headers: [header('Accept', 'application/json'), header('Content-Type', 'application/json')] },
    ],
    [
      { command: 'curl -XPATCH -sSLk -HX-A:1 http://x/' },
      { method: 'PATCH', headers: [header('X-A', '1')], options: ['silent', 'show-error', 'location', 'insecure'] },
    ],
    [{ command: 'curl -I http://x/' }, { method: 'HEAD' }],
    [
      { command: "curl -u user:pass -A agent -e http://r/ -b 'c=1' http://x/" },
      { headers: [header('Authorization', 'Basic dXNlcjpwYXNz'), header('User-Agent', 'agent'), header('Referer', 'http://r/'), header('Cookie', 'c=1')] },
    ],
    [{ command: "curl -d x -H 'content-type: text/plain' http://x/" }, { headers: [header('content-type', 'text/plain')] }],
    [{ command: "curl -d x -H 'Content-Type:' -H 'X-Empty;' http://x/" }, { headers: [header('X-Empty', '')] }],
    [
      { command: "curl -F a=1 -F 'f=@p.png;type=image/png' http://x/" },
      {
        method: 'POST',
        form: [
          { name: 'a', value: '1' },
          { name: 'f', file: 'p.png', type: 'image/png' },
        ],
      },
    ],
    [
      { command: "curl \\\n  -H $'X: a\\'b\\u00e9' \\\n  --url=http://x/ --max-time 5 -o f --compressed" },
      { headers: [header('X', "a'bé")], options: ['max-time 5', 'output f', 'compressed'] },
    ],
    [{ command: 'curl -T f http://x/' }, { method: 'PUT', options: ['upload-file f'] }],
  ],
  invalid: [
    [{ command: '' }, 'command'],
    [{ command: 'curl x', target: 'cobol' }, 'target'],
  ],
  unprocessable: [
    [{ command: 'wget x' }, /curl/],
    [{ command: 'curl' }, /no address/],
    [{ command: 'curl a b' }, /2 addresses/],
    [{ command: 'curl --frob x' }, /--frob/],
    [{ command: 'curl -Z x' }, /-Z/],
    [{ command: "curl 'x" }, /not closed/],
    [{ command: 'curl x -H' }, /needs a value/],
  ],
});

const COMMAND = `curl -X PUT 'https://x.org/a?b=1' -H 'X-Quote: "\\$#' -d "it's \\"é\\""`;

describe('curl-converter writes snippets', () => {
  it.each('javascript-fetch node-axios python-requests go php ruby java csharp rust httpie wget json'.split(' '))('for %s', async (target) => {
    const { code } = await run(tool, { command: COMMAND, target });
    expect(code).toContain('https://x.org/a?b=1');
    expect(code).toContain('PUT');
    expect(code).toContain('X-Quote');
    expect((await run(tool, { command: "curl -F a=1 -F 'f=@p.png' http://x/", target })).code).toContain('p.png');
  });

  it('that send just this request with fetch', async () => {
    const { code } = await run(tool, { command: COMMAND });
    const { runInNewContext } = await import('node:vm');
    const sent: unknown[] = [];
    await runInNewContext(`(async () => { ${code} })()`, {
      console: { log: () => {} },
      fetch: (...call: unknown[]) => ({ status: sent.push(...call), text: () => '' }),
    });
    expect(JSON.parse(JSON.stringify(sent))).toEqual([
      'https://x.org/a?b=1',
      {
        method: 'PUT',
        headers: [
          ['X-Quote', '"\\$#'],
          ['Content-Type', 'application/x-www-form-urlencoded'],
        ],
        body: 'it\'s "é"',
      },
    ]);
  });
});
