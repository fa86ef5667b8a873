import type { TestProject } from 'vitest/node';
import { missingServers, startPostgres, startRedis } from './private-servers.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The servers that services need; undefined: on the embedded database alone. */
    servers: { postgres: string; redis: string | undefined } | undefined;
  }
}

/** Starts what several nodes share, for the contract's tests to run on it once more. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const missing = missingServers();
  if (missing !== undefined) {
    process.stdout.write(`${missing}\n`);
    return undefined;
  }
  const postgres = await startPostgres();
  const redis = project.name === 'cluster' ? await startRedis() : undefined;
  project.provide('servers', { postgres: postgres.url, redis: redis?.url });
  return async () => {
    await Promise.all([postgres.remove(), redis?.remove()]);
  };
}
