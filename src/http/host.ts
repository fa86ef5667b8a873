import type { IncomingMessage } from 'node:http';

/** Whether a request names the one host it is for, as HTTP/1.1 asks of it: not none and not two (RFC 9112 section 3.2). Node itself takes the first of two. */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
