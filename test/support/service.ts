import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createServer } from '../../src/api/server.ts';
import { type Plan, readConfig } from '../../src/config.ts';
import { openServices } from '../../src/open-services.ts';
import type { Services } from '../../src/services.ts';
import { notFoundPage, registerPages } from '../../src/site/pages.ts';

/** A whole service on a free port, with its own database and a clock that the test moves. */
export interface TestService {
  url: string;
  services: Services;
  server: FastifyInstance;
  dataDir: string;
  /** Lines that were logged. */
  logged: string[];
  now: number;
  /** Creates an account and gives one key of it. */
  keyFor(plan: Plan, email?: string): Promise<string>;
  /** Signs in and gives the Cookie header. */
  signIn(email: string): Promise<string>;
  call(body: unknown, key?: string): Promise<{ status: number; headers: Headers; body: any }>;
  stop(): Promise<void>;
}

export const PASSWORD = 'correct horse battery';

export async function startService(env: Record<string, string> = {}, existingDataDir?: string): Promise<TestService> {
  const dataDir = existingDataDir ?? mkdtempSync(join(tmpdir(), 'toolrack-test-'));
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const config = readConfig({ DATA_DIR: dataDir, WORKERS: '2', PORT: String(await freePort()), ...env });
  const service = { now: Date.UTC(2026, 0, 31, 12) } as TestService;
  const { services, origins, close } = await openServices(config, log, () => service.now);
  const server = createServer(services, origins, { register: (app) => registerPages(app, services, origins), notFound: notFoundPage });
  await server.listen({ port: config.port, host: config.host });
  const url = `http://127.0.0.1:${config.port}`;
  let accounts = 0;
  return Object.assign(service, {
    url,
    services,
    server,
    dataDir,
    logged,
    async keyFor(plan: Plan, email = `user${accounts++}@example.com`) {
      await services.accounts.create({ email, password: PASSWORD, plan });
      const account = await services.accounts.byEmail(email);
      if (!account) throw new Error('the account was not created');
      return (await services.keys.issue(account.id, 'test')).key;
    },
    async signIn(email: string) {
      const response = await fetch(`${url}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD }),
      });
      return response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
    },
    async call(body: unknown, key?: string) {
      const response = await fetch(`${url}/api/v1/tools`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key !== undefined && { 'x-api-key': key }) },
        body: typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body),
      });
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
    async stop() {
      await server.close();
      await close();
      if (!existingDataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  });
}

/** The origins a service takes for its own follow from its port, so that is picked first. */
async function freePort(): Promise<number> {
  const probe = createSocket();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
