import { holdTo } from '../testing.ts';
import tool from './access-log-parser.ts';

const COMBINED =
  '127.0.0.1 - frank [10/Oct/2000:13:55:36 -0700] "GET /apache_pb.gif HTTP/1.0" 200 2326 "http://www.example.com/start.html" "Mozilla/4.08 [en] (Win98; I ;Nav)"';

// The examples of Apache's documentation of mod_log_config.
holdTo(tool, {
  answers: [
    [{ log: '' }, { entries: [], parsed: 0, failed: [], statusCounts: {}, totalBytes: 0, hosts: 0 }],
    [{ log: COMBINED }, { entries: [{ referer: 'http://www.example.com/start.html', userAgent: 'Mozilla/4.08 [en] (Win98; I ;Nav)', user: 'frank' }] }],
    [{ log: `${COMBINED}\r\n\nnonsense\n${COMBINED} "more" 1.5` }, { parsed: 2, failed: [3], statusCounts: { 200: 2 }, totalBytes: 4652, hosts: 1 }],
    [
      { log: '::1 - - [29/Feb/2024:00:00:00 +0000] "-" 408 -' },
      { entries: [{ host: '::1', time: '2024-02-29T00:00:00+00:00', request: '-', status: 408 }], totalBytes: 0 },
    ],
    [{ log: 'h - - [29/Feb/2023:00:00:00 +0000] "GET / HTTP/1.1" 200 1' }, { failed: [1] }],
    [
      { log: 'h i u [01/Jan/2026:00:00:00 +0530] "\\x16\\x03" 400 0 "-" "a \\"b\\" \\\\ \\xc3\\xa9"' },
      { entries: [{ ident: 'i', time: '2026-01-01T00:00:00+05:30', request: '\x16\x03', bytes: 0, userAgent: 'a "b" \\ é' }] },
    ],
    [
      { log: `${COMBINED}\n`.repeat(3), limit: 1 },
      { parsed: 3, entries: [{ line: 1 }] },
    ],
  ],
  invalid: [[{ log: '', limit: 0 }, 'limit']],
});
