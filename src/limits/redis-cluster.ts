import { createCluster } from '@redis/client';
import { connectionOptions, RECONNECT_MS, SILENT_MS, type Wire, type WireOptions, within } from './redis-wire.ts';

/** How long a lost Redis of a cluster is tried again before the others are asked which one has replaced it, in milliseconds. */
const LOOK_AROUND_MS = 1_000;
const EVENTS = ['error', 'node-error', 'node-reconnecting', 'node-ready', 'node-disconnect'];

/**
 * Connects to all Redis of a cluster that take writes, and goes on with the right ones when these change. The addresses by which they know each other must be reachable from here.
 * @param urls some of the cluster, all with the same user, password and TLS
 */
export async function openCluster(urls: readonly string[], options: WireOptions): Promise<Wire> {
  const { username, password, protocol } = new URL(urls[0] ?? '');
  const { socket, ...common } = connectionOptions(options);
  const timing = { ...socket, reconnectStrategy: () => RECONNECT_MS };
  const cluster = createCluster({
    rootNodes: urls.map((url) => ({ url })),
    commandOptions: common.commandOptions,
    defaults: {
      ...common,
      username: decodeURIComponent(username),
      password: decodeURIComponent(password),
      socket: protocol === 'rediss:' ? { ...timing, tls: true } : timing,
    },
    topologyRefreshOnReconnectionAttemptStrategy: LOOK_AROUND_MS,
  });
  for (const event of EVENTS) cluster.on(event, options.lose);
  try {
    await within(cluster.connect(), SILENT_MS);
  } catch (error) {
    cluster.destroy();
    throw error;
  }
  return {
    isCluster: true,
    send: (words, key) => cluster.sendCommand(key, false, [...words]),
    sendToEach: (words) => Promise.all(cluster.masters.map(async (master) => (await cluster.nodeClient(master)).sendCommand([...words]))),
    close: () => cluster.destroy(),
  };
}
