import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openRedis } from '../src/limits/redis.ts';
import { readConfig } from '../src/settings/config.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { type Certificates, makeCertificates } from './support/certificates.ts';
import { type Node, startNode, statusAt } from './support/nodes.ts';
import { freePort, missingServers, type PrivateServer, startPostgres, startRedis } from './support/private-servers.ts';
import { createDatabase } from './support/shared-settings.ts';

let postgres: PrivateServer;
let redis: PrivateServer;
let redisUrl: string;
let certificates: Certificates;
let node: Node | undefined;

beforeAll(async () => {
  if (missingServers() !== undefined) return;
  postgres = await startPostgres();
  certificates = makeCertificates(postgres.folder);
  const { authority, certificate, key } = certificates;
  appendFileSync(join(postgres.folder, 'data', 'postgresql.conf'), `\nssl = on\nssl_cert_file = '${certificate}'\nssl_key_file = '${key}'\n`);
  await postgres.stop();
  await postgres.start();
  const port = await freePort();
  redisUrl = `rediss://localhost:${port}`;
  const tls = ['--tls-port', String(port), '--tls-auth-clients', 'no', '--tls-cert-file', certificate, '--tls-key-file', key, '--tls-ca-cert-file', authority];
  redis = await startRedis(tls);
});
afterEach(() => void node?.child.kill('SIGKILL'));
afterAll(async () => {
  await Promise.all([postgres?.remove(), redis?.remove()]);
});

/** Whether a connection by a DATABASE_URL has TLS, as the server tells; or why there is none. */
async function tlsAt(address: string): Promise<unknown> {
  const url = readConfig({ DATABASE_URL: address }).database?.url ?? '';
  try {
    const database = await openPostgres({ url, connections: 1, timeoutMs: 5_000 });
    const { rows } = await sql<{ ssl: boolean }>`SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()`.execute(database.query);
    await database.close();
    return rows[0]?.ssl;
  } catch (error) {
    return error;
  }
}

describe.skipIf(missingServers() !== undefined)('TLS to PostgreSQL', () => {
  const refusal = (message: string) =>
    expect.objectContaining({ name: 'DatabaseRefused', message: expect.stringMatching(`^DATABASE_URL: cannot be used: ${message}`) });
  const at = (host: string, ...parameters: string[]): string => `postgres://tester@${host}:${postgres.port}/postgres?${parameters.join('&')}`;
  const trusted = (): string => `sslrootcert=${certificates.authority}`;

  it('is used where the address asks for it', async () => {
    expect([await tlsAt(at('localhost')), await tlsAt(at('localhost', 'sslmode=disable')), await tlsAt(at('localhost', 'sslmode=disable', trusted()))]).toEqual(
      [false, false, false],
    );
    expect(await tlsAt(at('localhost', trusted()))).toBe(true);
  });

  it('takes any certificate with no-verify', async () => {
    expect(await tlsAt(at('127.0.0.1', 'sslmode=no-verify'))).toBe(true);
  });

  it.each(['require', 'verify-ca', 'verify-full'])('checks with %s who has signed the certificate, and the name in it', async (mode) => {
    expect(await tlsAt(at('localhost', `sslmode=${mode}`, trusted()))).toBe(true);
    expect(await tlsAt(at('localhost', `sslmode=${mode}`))).toEqual(refusal('unable to verify'));
    expect(await tlsAt(at('127.0.0.1', `sslmode=${mode}`, trusted()))).toEqual(refusal('Hostname/IP does not match'));
  });

  it.each(['no-verify', 'verify-full'])('is refused with %s by a server that has none, and nothing goes there in the clear', async (mode) => {
    const plain = await startPostgres();
    try {
      expect(await tlsAt(`${plain.url}/postgres?sslmode=${mode}`)).toEqual(refusal('The server does not support SSL'));
    } finally {
      await plain.remove();
    }
  });
});

describe.skipIf(missingServers() !== undefined)('TLS to Redis, and to both', () => {
  const opened = (url: string) => openRedis({ urls: [url], timeoutMs: 5_000, warn: () => undefined });

  it('checks who has signed the certificate', async () => {
    await expect(opened(redisUrl)).rejects.toThrow(
      expect.objectContaining({ name: 'CounterRefused', message: expect.stringMatching('^REDIS_URL: cannot be used: .*certificate') }),
    );
  });

  it('works with an authority of your own in NODE_EXTRA_CA_CERTS', async () => {
    const url = (await createDatabase(postgres.url)).replace('127.0.0.1', 'localhost');
    const settings = { DATABASE_URL: `${url}?sslmode=verify-full`, REDIS_URL: redisUrl, SESSION_SECRET: 's'.repeat(32) };
    node = await startNode({ ...settings, NODE_EXTRA_CA_CERTS: certificates.authority });
    expect(await statusAt(`${node.url}/readyz`)).toBe(200);
  });
});
