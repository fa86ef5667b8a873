import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';

/** How many proxies may be between a caller and us. */
const MAX_PROXIES = 20;

/**
 * Finds the address a request comes from: that of the connection, or, where trusted proxies are in front of us, the last one that they do not vouch for.
 * What is not an address in `X-Forwarded-For` counts for nothing, and neither does what comes before it.
 * @param trusted addresses and CIDR ranges
 */
export function clientAddressFinder(trusted: readonly string[]): (request: IncomingMessage) => string {
  if (trusted.length === 0) return connectionAddress;
  const isTrusted = proxyAddress.compile([...trusted]);
  return (request) => {
    let address = connectionAddress(request);
    let rest = forwardedFor(request);
    for (let hop = 0; hop < MAX_PROXIES && rest !== undefined && isTrusted(address, hop); hop++) {
      const comma = rest.lastIndexOf(',');
      const next = addressIn(rest.slice(comma + 1).trim());
      if (next === undefined) break;
      address = next;
      rest = comma < 0 ? undefined : rest.slice(0, comma);
    }
    return address;
  };
}

/**
 * Tells the operator, once, of a proxy whose `X-Forwarded-For` is not believed: all visitors behind it count as one address.
 * @returns what is to be asked of each request; it costs nothing once it has told
 */
export function untrustedProxyNotice(trusted: readonly string[], warn: (message: string) => void): (request: IncomingMessage) => void {
  const isTrusted = proxyAddress.compile([...trusted]);
  let told = false;
  return (request) => {
    if (told || forwardedFor(request) === undefined) return;
    const address = connectionAddress(request);
    if (isTrusted(address, 0)) return;
    told = true;
    const setting = [...trusted, address].join(',');
    warn(
      `X-Forwarded-For came from ${address}, which TRUST_PROXY does not list, and is ignored: all visitors behind ${address} share one allowance. If it is your proxy, set TRUST_PROXY=${setting}; if you have no proxy, there is nothing to do.`,
    );
  };
}

const connectionAddress = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? '';

/** Node joins several headers of this name by commas. */
function forwardedFor({ headers }: IncomingMessage): string | undefined {
  const value = headers['x-forwarded-for'];
  return typeof value === 'string' ? value : undefined;
}

/** The address that an entry names, as some proxies write it: `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]`, `[2001:db8::1]:4711`. */
function addressIn(entry: string): string | undefined {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/.exec(entry) ?? [];
  const address = bracketed ?? plain ?? entry;
  return isIP(address) === 0 ? undefined : address;
}
