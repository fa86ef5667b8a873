import type { Server } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import { addressGroup } from './address-group.ts';

/** How many connections there may be. */
export interface ConnectionBounds {
  /** All together. */
  most: number;
  /** Addresses and CIDR ranges of proxies, which may have as many by themselves, as may the machine that the service runs on. */
  trusted: readonly string[];
}

/** What part of all connections one address may have. */
const SHARE = 4;
/** How often the operator is told at most, in milliseconds. */
const TELL_EVERY = 60_000;

/**
 * Closes connections at once that are more than there may be: each takes memory and one of the files that a process may have open, and without those no tool can be loaded.
 * One address (one /64 network of IPv6) may have a quarter of them, so that it does not keep everybody else out.
 * @param tell told of it, as a sentence, once a minute at most
 */
export function boundConnections(server: Server, { most, trusted }: ConnectionBounds, tell: (message: string) => void, now: () => number): void {
  const isTrusted = proxyAddress.compile(['loopback', ...trusted]);
  const byAddress = new Map<string, number>();
  const mostOfOne = Math.max(1, Math.floor(most / SHARE));
  let open = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  const refusal = (address: string, others: number): string | undefined => {
    if (open >= most) return `All ${most} connections that there may be are open, and further ones are closed; MAX_CONNECTIONS sets how many.`;
    if (others < mostOfOne || isTrusted(address, 0)) return undefined;
    return `${address} has ${others} connections, all that one address may have, and further ones are closed. If it is your proxy, add it to TRUST_PROXY; MAX_CONNECTIONS sets how many there may be.`;
  };
  server.on('connection', (socket) => {
    const { remoteAddress: address = '' } = socket;
    const group = addressGroup(address);
    const others = byAddress.get(group) ?? 0;
    const problem = refusal(address, others);
    if (problem !== undefined) {
      socket.destroy();
      if (now() - toldAt < TELL_EVERY) return;
      toldAt = now();
      tell(problem);
      return;
    }
    open++;
    byAddress.set(group, others + 1);
    socket.once('close', () => {
      open--;
      const left = (byAddress.get(group) ?? 1) - 1;
      if (left > 0) byAddress.set(group, left);
      else byAddress.delete(group);
    });
  });
}
