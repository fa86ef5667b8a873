import type { IncomingMessage } from 'node:http';

/** The value of a Host header: a name, an IPv4 address or an IPv6 address in brackets, with a port or without; empty where the address has no host (RFC 9110 section 7.2). */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/** The hosts of a service are few: the last one that was right is not read again. */
let lastHost = '';

/**
 * What is wrong with a request before anybody looks at what it asks for, as a sentence; undefined where nothing is. Node lets these pass, and who is in front of us may read them otherwise:
 * a missing, repeated or malformed Host (RFC 9112 section 3.2), two media types, a transfer coding other than chunked or in HTTP/1.0 (section 6.1), another version of HTTP, and `*` for another method than OPTIONS.
 */
export function requestProblem({ rawHeaders, httpVersion, method, url }: IncomingMessage): string | undefined {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return 'The request is not HTTP/1.1.';
  const problem = headersProblem(rawHeaders, httpVersion);
  if (problem !== undefined) return problem;
  return url === '*' && method !== 'OPTIONS' ? 'The address * is only for OPTIONS.' : undefined;
}

function headersProblem(rawHeaders: readonly string[], version: string): string | undefined {
  let hosts = 0;
  let types = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    const value = rawHeaders[at + 1] ?? '';
    if (isNamed(name, 'host')) {
      hosts++;
      if (!isHost(value)) return 'The Host header is malformed.';
    } else if (isNamed(name, 'content-type')) types++;
    else if (isNamed(name, 'transfer-encoding') && (value.toLowerCase() !== 'chunked' || version === '1.0'))
      return 'The only transfer coding accepted is chunked, in HTTP/1.1.';
  }
  if (hosts > 1 || (version === '1.1' && hosts === 0)) return 'A request must name the one host it is for in the Host header.';
  return types > 1 ? 'Content-Type is given twice; give it once.' : undefined;
}

/** Whether a header has a name, in whatever case; most are told by their length. */
const isNamed = (name: string, wanted: string): boolean => name.length === wanted.length && name.toLowerCase() === wanted;

function isHost(value: string): boolean {
  if (value === lastHost) return true;
  if (!HOST.test(value)) return false;
  lastHost = value;
  return true;
}
