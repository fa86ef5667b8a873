import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AccountError } from './accounts/errors.ts';
import { answerAt } from './api/server.ts';
import { compactMemory } from './compact.ts';
import { readConfig } from './config.ts';
import type { AccessLog } from './http/access-log.ts';
import { type Listener, listen } from './http/listener.ts';
import { openLog } from './log.ts';
import { listenForMetrics } from './metrics/listen.ts';
import { openServices } from './open-services.ts';
import type { Services } from './services.ts';
import { registerPages } from './site/pages.ts';
import { endOnSignals, stopOnSignals } from './stopping.ts';

/** What is running may take this long to finish once the service stops; then its connections are cut off. */
const FINISH_WITHIN_MS = 8_000;

/** Starts the service with the settings of an environment, and stops it gracefully on SIGTERM and SIGINT. Throws `ConfigError` for a bad setting. */
export async function serve(env: Record<string, string | undefined>): Promise<void> {
  const listener = await listen(readConfig(env));
  // A container's first process is not ended by signals that it does not ask for.
  const hasStarted = endOnSignals();
  try {
    await serveAt(listener, env, hasStarted);
  } catch (error) {
    await listener.close();
    throw error;
  }
}

async function serveAt(listener: Listener, env: Record<string, string | undefined>, hasStarted: () => void): Promise<void> {
  // With port 0 the system has picked one, and pages and answers name it.
  const config = readConfig({ ...env, PORT: String(listener.port) });
  const { log, accessLog, flush } = openLog(config);
  const { services, origins, close } = await openServices(config, log);
  const welcome = await firstAccount(services);
  const pages = { register: (app: FastifyInstance) => registerPages(app, services, origins) };
  const { metrics } = services;
  const note: AccessLog = metrics
    ? (answered) => {
        accessLog(answered);
        metrics.request(answered);
      }
    : accessLog;
  const app = await answerAt({ listener, accessLog: note }, services, origins, pages);
  compactMemory();
  const metricsListener =
    metrics && config.metrics?.port !== undefined ? await listenForMetrics(metrics, { ...config.metrics, port: config.metrics.port }) : undefined;

  hasStarted();
  stopOnSignals({
    log,
    drainMs: config.drainMs,
    leave: () => listener.leave(),
    async finish() {
      services.runner.refuseWaiting();
      await listener.close(FINISH_WITHIN_MS);
      await app.close();
      await metricsListener?.close();
      await close();
    },
    flush,
  });

  if (welcome) process.stdout.write(welcome);
  if (metricsListener) process.stdout.write(`Metrics at http://${config.metrics?.host}:${metricsListener.port}/metrics\n`);
  process.stdout.write(`Toolrack serves ${services.catalogue.cards.length} tools at ${config.publicUrl}\n`);
}

/** In an empty database: the first account and its key, in words for the operator. */
async function firstAccount({ config, accounts, keys }: Services): Promise<string | undefined> {
  if (!config.bootstrap || (await accounts.count()) > 0) return undefined;
  const email = 'admin@localhost';
  const password = randomBytes(12).toString('base64url');
  try {
    await accounts.create({ email, password, plan: 'business' });
  } catch (error) {
    // Another node that starts at the same moment has made it, and says so.
    if (error instanceof AccountError && error.code === 'email_taken') return undefined;
    throw error;
  }
  const account = await accounts.byEmail(email);
  if (!account) return undefined;
  const { key } = await keys.issue(account.id, 'First key');
  return `
A first account has been created. This is shown once:

  e-mail    ${email}
  password  ${password}
  API key   ${key}

Try it:

  curl -s ${config.publicUrl}/api/v1/tools -H 'x-api-key: ${key}' -H 'content-type: application/json' -d '{"tool":"word-counter","inputs":{"text":"Hello world."}}'

`;
}
