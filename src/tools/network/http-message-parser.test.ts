import { holdTo } from '../testing.ts';
import tool from './http-message-parser.ts';

holdTo(tool, {
  answers: [
    // RFC 9112 sections 2.1, 3, 4 and 7.1
    [
      { message: 'GET /hello.txt HTTP/1.1\r\nUser-Agent: curl/7.64.1\r\nHost: www.example.com\r\nAccept-Language: en, mi\r\n\r\n' },
      {
        kind: 'request',
        method: 'GET',
        target: '/hello.txt',
        version: '1.1',
        headers: [
          { name: 'User-Agent', value: 'curl/7.64.1' },
          { name: 'Host', value: 'www.example.com' },
          { name: 'Accept-Language', value: 'en, mi' },
        ],
        body: '',
        warnings: [],
      },
    ],
    [
      { message: 'HTTP/1.1 200 OK\r\nContent-Length: 51\r\n\r\nHello World! My content includes a trailing CRLF.\r\n' },
      { statusCode: 200, bodyBytes: 51, warnings: [] },
    ],
    [{ message: 'HTTP/1.0 404\n\nx' }, { version: '1.0', statusCode: 404, reason: '', body: 'x' }],
    [{ message: 'GET / HTTP/1.1\n\n' }, { warnings: ['noHost'] }],
    [{ message: 'GET / HTTP/1.0\n\n' }, { warnings: [] }],
    [{ message: 'HTTP/1.1 200 OK\nContent-Length: 3\n\nabcdef' }, { body: 'abc', bodyBytes: 3 }],
    [{ message: 'HTTP/1.1 200 OK\nContent-Length: 2\n\né!' }, { body: 'é', bodyBytes: 2 }],
    [{ message: 'HTTP/1.1 200 OK\nContent-Length: 9\n\nabc' }, { body: 'abc', warnings: ['lengthMismatch'] }],
    [{ message: 'HTTP/1.1 200 OK\nContent-Length: 1\nContent-Length: 2\n\nabc' }, { body: 'abc', warnings: ['duplicateLength'] }],
    [{ message: 'HTTP/1.1 200 OK\nContent-Length: 2, 2\n\nabc' }, { body: 'ab', warnings: [] }],
    [
      { message: 'HTTP/1.1 200 OK\nContent-Length: 1\nTransfer-Encoding: gzip, Chunked\n\nA\r\n0123456789\r\n0\r\n\r\n' },
      { body: '0123456789', chunked: true, warnings: ['lengthAndChunked'] },
    ],
    [{ message: 'HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n4\na\nb\n\n2\né\n0' }, { body: 'a\nb\né', trailers: [] }],
    [{ message: 'HTTP/1.1 200 OK\nX-A : 1\n  2\n\n' }, { headers: [{ name: 'X-A', value: '1 2' }], warnings: ['obsoleteFolding', 'spaceBeforeColon'] }],
    // RFC 9112 section 6.3, 1: such a response ends with its headers, which say what another answer would have (RFC 9110 section 8.6)
    [{ message: 'HTTP/1.1 304 Not Modified\r\nContent-Length: 10\r\n\r\n' }, { statusCode: 304, body: '', chunked: false, warnings: [] }],
    [{ message: 'HTTP/1.1 304 Not Modified\r\nTransfer-Encoding: chunked\r\n\r\n' }, { statusCode: 304, body: '', chunked: false, trailers: [] }],
    [{ message: 'HTTP/1.1 103 Early Hints\r\nContent-Length: 5\r\n\r\n' }, { statusCode: 103, warnings: [] }],
    // RFC 9112 section 7.1: a size has any number of digits
    [{ message: 'HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n0000000003\nabc\n0000000000\n\n' }, { body: 'abc', chunked: true }],
    [{ message: '\r\nOPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n' }, { method: 'OPTIONS', target: '*' }],
  ],
  invalid: [[{ message: '' }, 'message']],
  unprocessable: [
    [{ message: 'hello' }, /Line 1/],
    [{ message: 'GET / HTTP/1.1\nHost x\n\n' }, /Line 2/],
    [{ message: 'GET / HTTP/1.1\nHost: x\n: y\n\n' }, /Line 3/],
    [{ message: 'HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\nxyz\n' }, /Line 4/],
    [{ message: 'HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n5\nabc\n' }, /inside a chunk/],
    [{ message: 'HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n2\nabc\n0\n\n' }, /longer/],
  ],
});
