import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/** Finds the address a request comes from: that of the connection, or, where trusted proxies stand before us, the last one that they do not vouch for. @param trusted addresses and CIDR ranges */
export function clientAddressFinder(trusted: readonly string[]): (request: IncomingMessage) => string {
  if (trusted.length === 0) return (request) => request.socket.remoteAddress ?? '';
  const isTrusted = proxyAddress.compile([...trusted]);
  return (request) => proxyAddress(request, isTrusted);
}
