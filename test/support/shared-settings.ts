import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { Client } from 'pg';
import { inject } from 'vitest';

/** The settings of a service on the servers that this run has, if any: a database of its own for each folder. */
export async function sharedSettings(dataDir: string): Promise<Record<string, string>> {
  const servers = inject('servers');
  if (!servers) return {};
  const file = join(dataDir, 'shared-settings.json');
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(await newSettings(servers)));
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The settings of nodes that share an empty database, and an empty Redis where there is one. */
export async function newSettings({ postgres, redis }: { postgres: string; redis?: string | undefined }): Promise<Record<string, string>> {
  return {
    DATABASE_URL: await createDatabase(postgres),
    SESSION_SECRET: 'the same for all services of a test',
    // Longer than an answer takes on a busy machine.
    DATABASE_TIMEOUT_MS: '20000',
    ...(redis !== undefined && { REDIS_URL: await numberDatabase(redis), REDIS_TIMEOUT_MS: '20000' }),
  };
}

/** A database of Redis that no other test has. @returns its address */
async function numberDatabase(server: string): Promise<string> {
  const client = createClient({ url: server });
  await client.connect();
  const number = await client.incr('databases of tests');
  client.destroy();
  return `${server}/${number}`;
}

/** Makes an empty database. @returns its address */
export async function createDatabase(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return `${server}/${name}`;
}
