import { randomBytes } from 'node:crypto';
import { createServer as createSocket } from 'node:net';
import { destination, type Logger, pino } from 'pino';
import { createServer } from './api/server.ts';
import { type Config, readConfig } from './config.ts';
import { openServices } from './open-services.ts';
import type { Services } from './services.ts';
import { notFoundPage, registerPages } from './site/pages.ts';

const STOP_WITHIN_MS = 10_000;
const LOG_BUFFER_BYTES = 16_000;
const LOG_FLUSH_MS = 500;

/** Starts the service with the settings of an environment, and stops it gracefully on SIGTERM and SIGINT. Throws `ConfigError` for a bad setting. */
export async function serve(env: Record<string, string | undefined>): Promise<void> {
  const config = await withPort(readConfig(env), env);
  const { log, flush } = openLog(config);
  const { services, origins, close } = await openServices(config, log);
  const welcome = await firstAccount(services);
  const server = createServer(services, origins, { register: (app) => registerPages(app, services, origins), notFound: notFoundPage });
  await server.listen({ port: config.port, host: config.host });

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    const closed = server.close();
    // A connection whose last request was just answered would otherwise be kept alive.
    const idle = setInterval(() => server.server.closeIdleConnections(), 50);
    await closed;
    clearInterval(idle);
    await close();
    log.info('stopped');
    flush();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  if (welcome) process.stdout.write(welcome);
  process.stdout.write(`Toolrack serves ${services.catalogue.tools.length} tools at ${config.publicUrl}\n`);
}

/** Port 0 asks for any free port; pages and answers name it, so it is picked before anything else. */
async function withPort(config: Config, env: Record<string, string | undefined>): Promise<Config> {
  if (config.port !== 0) return config;
  const probe = createSocket();
  const port = await new Promise<number>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, config.host, () => resolve((probe.address() as { port: number }).port));
  });
  await new Promise((resolve) => probe.close(resolve));
  return readConfig({ ...env, PORT: String(port) });
}

/** Logs go to standard output as JSON lines, written in blocks so that a request never waits for them. */
function openLog(config: Config): { log: Logger; flush(): void } {
  const target = destination({ dest: 1, sync: false, minLength: LOG_BUFFER_BYTES });
  const log = pino({ level: config.logLevel, base: null, redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-api-key"]'] }, target);
  setInterval(() => target.flush(), LOG_FLUSH_MS).unref();
  process.on('exit', () => target.flushSync());
  return { log, flush: () => target.flushSync() };
}

/** In an empty database: the first account and its key, in words for the operator. */
async function firstAccount({ config, accounts, keys }: Services): Promise<string | undefined> {
  if (!config.bootstrap || (await accounts.count()) > 0) return undefined;
  const email = 'admin@localhost';
  const password = randomBytes(12).toString('base64url');
  await accounts.create({ email, password, plan: 'business' });
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
