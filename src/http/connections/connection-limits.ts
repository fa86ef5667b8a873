import type { Server, Socket } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import { siteOf } from '../request/address-group.ts';
import { answerOn } from './drain.ts';

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
 * Closes connections that are more than there may be: each takes memory and one of the files that a process may have open, and without those no tool can be loaded. Where all are taken, the
 * one goes that has sent nothing for longest, so that connections which ask nothing keep nobody out.
 * One address (one /56 network of IPv6) may have a quarter of them, so that it does not keep everybody else out; its further ones are closed at once.
 * @param tell told of it, as a sentence, once a minute at most
 */
export function boundConnections(server: Server, { most, trusted }: ConnectionBounds, tell: (message: string) => void, now: () => number): void {
  const isTrusted = proxyAddress.compile(['loopback', ...trusted]);
  const mostOfOne = Math.max(1, Math.floor(most / SHARE));
  const connections = new OpenConnections();
  let toldAt = Number.NEGATIVE_INFINITY;
  const tellOnce = (problem: string): void => {
    if (now() - toldAt < TELL_EVERY) return;
    toldAt = now();
    tell(problem);
  };
  server.on('connection', (socket) => {
    const { remoteAddress: address = '' } = socket;
    const group = siteOf(address);
    const others = connections.countOf(group);
    if (others >= mostOfOne && !isTrusted(address, 0)) {
      socket.destroy();
      tellOnce(
        `${address} has ${others} connections, the most that one address may have, and further ones are closed. If it is your proxy, add it to TRUST_PROXY; MAX_CONNECTIONS sets the limit.`,
      );
      return;
    }
    if (connections.size >= most) {
      tellOnce(
        `All ${most} connections allowed are open, and for each further one the connection that has been silent the longest is closed; MAX_CONNECTIONS sets the limit.`,
      );
      if (!connections.dropSilent()) {
        socket.destroy();
        return;
      }
    }
    connections.add(socket, group);
    socket.once('close', () => connections.remove(socket));
  });
}

/** What is known of a connection. */
interface Known {
  group: string;
  /** How many bytes had come on it when it was last looked at. */
  heard: number;
}

/** The connections that are open. */
class OpenConnections {
  /** Those that came, or had sent something when they were last looked at, longest ago come first. */
  readonly #known = new Map<Socket, Known>();
  readonly #byGroup = new Map<string, number>();

  get size(): number {
    return this.#known.size;
  }

  countOf(group: string): number {
    return this.#byGroup.get(group) ?? 0;
  }

  add(socket: Socket, group: string): void {
    this.#known.set(socket, { group, heard: socket.bytesRead });
    this.#byGroup.set(group, this.countOf(group) + 1);
  }

  remove(socket: Socket): void {
    const known = this.#known.get(socket);
    if (!known) return;
    this.#known.delete(socket);
    const left = this.countOf(known.group) - 1;
    if (left > 0) this.#byGroup.set(known.group, left);
    else this.#byGroup.delete(known.group);
  }

  /**
   * Closes the connection that has sent nothing for longest. One that has sent something since it was last looked at goes behind all others, so that each look at it is paid for by what it
   * has sent; one whose answer is being made stays. @returns whether there was one
   */
  dropSilent(): boolean {
    // After one round all have been looked at just now.
    let looks = 2 * this.size;
    for (const [socket, known] of this.#known) {
      if (looks-- === 0) break;
      if (!answerOn(socket) && socket.bytesRead === known.heard) {
        this.remove(socket);
        socket.destroy();
        return true;
      }
      known.heard = socket.bytesRead;
      this.#known.delete(socket);
      this.#known.set(socket, known);
    }
    return false;
  }
}
