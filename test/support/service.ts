import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { referenceDocument } from '../../src/api/openapi.ts';
import { answerAt } from '../../src/api/server.ts';
import { accessLog } from '../../src/http/answer/access-log.ts';
import { listen } from '../../src/http/connections/listener.ts';
import { openServices } from '../../src/opening/open-services.ts';
import type { Services } from '../../src/opening/services.ts';
import { type Plan, readConfig } from '../../src/settings/config.ts';
import { registerPages } from '../../src/site/pages.ts';
import { sharedSettings } from './shared-settings.ts';

/** A whole service on a free port, with its own database and a clock that the test moves. */
export interface TestService {
  url: string;
  services: Services;
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

/** A run takes milliseconds, on a machine that others keep busy seconds. */
const LONG_MS = '60000';
export const PASSWORD = 'correct horse battery';

/**
 * @param fastLane off: every request goes through Fastify's router
 * @param realTime the clock is the real one, and not the test's
 */
export async function startService(
  env: Record<string, string> = {},
  existingDataDir?: string,
  { fastLane = true, realTime = false } = {},
): Promise<TestService> {
  const dataDir = existingDataDir ?? mkdtempSync(join(tmpdir(), 'toolrack-test-'));
  const logged: string[] = [];
  const write = (line: string) => void logged.push(line);
  const log = pino({ level: 'info' }, { write });
  const listener = await listen({ host: '127.0.0.1', port: 0 });
  // The origins a service takes for its own follow from its port.
  const own = { DATA_DIR: dataDir, WORKERS: '2', PORT: String(listener.port), TOOL_TIMEOUT_MS: LONG_MS };
  const config = readConfig({ ...own, ...(await sharedSettings(dataDir)), ...env });
  const service = { now: Date.UTC(2026, 0, 31, 12) } as TestService;
  const { services, origins, close } = await openServices(config, log, { givenClock: realTime ? undefined : () => service.now });
  const pages = { register: (app: FastifyInstance) => registerPages(app, services, origins, () => referenceDocument(services)) };
  const front = { listener, accessLog: accessLog(write, { iso: config.logTime === 'iso', clock: services.clock }), fastLane };
  const app = await answerAt(front, services, origins, pages);
  const url = `http://127.0.0.1:${config.port}`;
  let accounts = 0;
  return Object.assign(service, {
    url,
    services,
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
      await listener.close();
      await app.close();
      await close();
      if (!existingDataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  });
}
