import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AccountError } from '../accounts/errors.ts';
import { referenceDocument } from '../api/openapi.ts';
import { answerAt } from '../api/server.ts';
import { compactMemory } from '../basics/compact-memory.ts';
import type { AccessLog } from '../http/answer/access-log.ts';
import { type Listener, listen } from '../http/connections/listener.ts';
import { listenForMetrics, type MetricsListener } from '../metrics/listen.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { openServices } from '../opening/open-services.ts';
import type { Services } from '../opening/services.ts';
import { bracketed, type Config, readConfig } from '../settings/config.ts';
import { registerPages } from '../site/pages.ts';
import { faultOfListening } from './fault-of-listening.ts';
import { type Log, openLog } from './log.ts';
import { endOnSignals, ignoreSignals, stopOnSignals } from './stopping.ts';

/** What is running may take this long to finish once the service stops; then its connections are cut off. */
const FINISH_WITHIN_MS = 8_000;

/** 24 characters: longer than what the list of common passwords is loaded for. */
const FIRST_PASSWORD_BYTES = 18;

/** Starts the service with the settings of an environment, and stops it gracefully on SIGTERM, SIGINT and SIGHUP. Throws `ConfigError` for a bad setting. */
export async function serve(env: Record<string, string | undefined>): Promise<void> {
  const config = readConfig(env);
  const listener = await listen(config).catch((error: unknown) => {
    throw faultOfListening(error, config, { host: 'HOST', port: 'PORT' });
  });
  // A container's first process is not ended by signals that it does not ask for.
  const hasStarted = endOnSignals();
  try {
    // With port 0 the system has picked one, and pages and answers name it.
    await serveAt(listener, readConfig({ ...env, PORT: String(listener.port) }), hasStarted);
  } catch (error) {
    await listener.close();
    throw error;
  }
}

async function serveAt(listener: Listener, config: Config, hasStarted: () => void): Promise<void> {
  const log = openLog(config);
  ignoreSignals(log.log);
  const opened = await openServices(config, log.log, { lostLines: log.lostLines });
  try {
    await answer({ listener, log, opened }, hasStarted);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** What answers need: the port, the log and the open services. */
interface Parts {
  listener: Listener;
  log: Log;
  opened: Awaited<ReturnType<typeof openServices>>;
}

async function answer({ listener, log: { log, accessLog, flush, print, tell }, opened: { services, origins, close } }: Parts, hasStarted: () => void) {
  const { config, metrics } = services;
  // Before anything is made or said to be ready: a start that cannot have this port has done nothing.
  const metricsListener = metrics && (await openMetricsPort(metrics, config.metrics));
  const welcome = await firstAccount(services);
  const pages = { register: (app: FastifyInstance) => registerPages(app, services, origins, () => referenceDocument(services)) };
  const note: AccessLog = metrics
    ? (answered) => {
        accessLog(answered);
        metrics.request(answered);
      }
    : accessLog;
  const app = await answerAt({ listener, accessLog: note }, services, origins, pages);
  compactMemory();

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

  if (welcome) print(welcome);
  if (metricsListener) {
    const url = `http://${bracketed(config.metrics?.host ?? '')}:${metricsListener.port}/metrics`;
    tell(`Metrics at ${url}`, { url });
  }
  const tools = services.catalogue.cards.length;
  tell(`Toolrack serves ${tools} tools at ${config.publicUrl}`, { tools, url: config.publicUrl });
}

/** Answers metrics on a port of their own, where the settings name one. */
async function openMetricsPort(metrics: Metrics, place: Config['metrics']): Promise<MetricsListener | undefined> {
  if (place?.port === undefined) return undefined;
  const { port, host, token } = place;
  return listenForMetrics(metrics, { port, host, token }).catch((error: unknown) => {
    throw faultOfListening(error, { port, host }, { host: 'METRICS_HOST', port: 'METRICS_PORT' });
  });
}

/** In an empty database: the first account and its key, in words for the operator. */
async function firstAccount({ config, accounts, keys }: Services): Promise<string | undefined> {
  if (!config.bootstrap || (await accounts.count()) > 0) return undefined;
  const email = 'admin@localhost';
  const password = randomBytes(FIRST_PASSWORD_BYTES).toString('base64url');
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
