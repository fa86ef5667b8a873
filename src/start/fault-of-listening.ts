import { ConfigError } from '../settings/config.ts';

/** What is wrong with a port, by Node's code of the fault. */
const PORT_FAULTS: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', 'is in use already; stop what listens there, or set another port'],
  ['EACCES', 'may not be used by this user; set one from 1024 on, or give the process the right to use it'],
]);
const HOST_FAULTS: ReadonlySet<string> = new Set(['ENOTFOUND', 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA', 'EINVAL']);

/** A fault at taking a port, in words that name the setting it comes from. @param settings the names of those that say where to listen */
export function faultOfListening(error: unknown, { host, port }: { host: string; port: number }, settings: { host: string; port: string }): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const fault = PORT_FAULTS.get(code);
  if (fault !== undefined) return new ConfigError(settings.port, `port ${port} of ${host} ${fault} (${code})`);
  if (!HOST_FAULTS.has(code)) return error;
  return new ConfigError(
    settings.host,
    `must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, or a name of one, not ${JSON.stringify(host)} (${code})`,
  );
}
