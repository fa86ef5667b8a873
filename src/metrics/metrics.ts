import type { Load } from '../runner/pool.ts';

/** What became of one request. */
export interface AnsweredRequest {
  /** The address's pattern, such as `/api/v1/tools/:slug`; `none` where nothing stands. */
  route: string;
  method: string;
  status: number;
  ms: number;
}

/** What became of one run of a tool. */
export interface ToolRun {
  /** A slug of the catalogue, or `unknown`. */
  tool: string;
  /** `ok` or an error code. */
  outcome: string;
  ms: number;
}

/** What is measured while the service runs. */
export interface Metrics {
  request(answered: AnsweredRequest): void;
  toolRun(run: ToolRun): void;
  /** One query of the database. @param ms how long it took */
  query(ms: number): void;
  /** One answer of the sliding window. @param ms how long it took */
  limiter(ms: number): void;
  /** Everything in the text format of Prometheus, and its content type. */
  text(): Promise<{ contentType: string; body: string }>;
}

/** From 0.1 ms to 10 s. */
const SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** The limiter answers within microseconds in memory, within milliseconds from Redis. */
const SHORT_SECONDS = [0.000001, 0.0000025, 0.000005, 0.00001, 0.000025, 0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.01, 0.05, 0.5];

const BUILD_INFO = { name: 'toolrack_build_info', help: 'The running version; always 1.', labelNames: ['version', 'node'] };
const REQUESTS = {
  name: 'toolrack_http_requests_total',
  help: 'Requests answered, by route, method and status.',
  labelNames: ['route', 'method', 'status'],
};
const REQUEST_SECONDS = {
  name: 'toolrack_http_request_duration_seconds',
  help: 'How long answers took, by route.',
  labelNames: ['route'],
  buckets: SECONDS,
};
const RUNS = {
  name: 'toolrack_tool_runs_total',
  help: 'Runs of tools, by tool and outcome (ok or the error code); tools that do not exist are counted as unknown.',
  labelNames: ['tool', 'outcome'],
};
const RUN_SECONDS = {
  name: 'toolrack_tool_run_duration_seconds',
  help: 'How long runs of tools took, by outcome, waiting for a worker included.',
  labelNames: ['outcome'],
  buckets: SECONDS,
};
const LIMITER_SECONDS = {
  name: 'toolrack_limiter_duration_seconds',
  help: 'How long the sliding window took to admit or refuse.',
  buckets: SHORT_SECONDS,
};
const QUERY_SECONDS = { name: 'toolrack_database_query_duration_seconds', help: 'How long queries took.', buckets: SECONDS };
const WORKERS: Readonly<Record<string, { help: string; read: (load: Load) => number }>> = {
  toolrack_workers_busy: { help: 'Worker threads that are running a tool.', read: ({ busy }) => busy },
  toolrack_workers_waiting: { help: 'Runs that wait for a worker thread.', read: ({ waiting }) => waiting },
};

const LOST_LINES = { name: 'toolrack_log_lines_lost_total', help: 'Lines of the log that could not be written.' };

/**
 * Opens the metrics; prom-client is loaded here and not before.
 * @param version of the service
 * @param load asked at each reading, as are the lines that the log has lost
 */
export async function openMetrics({ version, load, lostLines }: { version: string; load: () => Load; lostLines: () => number }): Promise<Metrics> {
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'toolrack_' });
  new Gauge({ ...BUILD_INFO, registers }).set({ version, node: process.version }, 1);
  for (const [name, { help, read }] of Object.entries(WORKERS)) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read(load()));
      },
    });
  }
  new Counter({
    ...LOST_LINES,
    registers,
    collect() {
      this.reset();
      this.inc(lostLines());
    },
  });
  const requests = new Counter({ ...REQUESTS, registers });
  const requestSeconds = new Histogram({ ...REQUEST_SECONDS, registers });
  const runs = new Counter({ ...RUNS, registers });
  const runSeconds = new Histogram({ ...RUN_SECONDS, registers });
  const limiterSeconds = new Histogram({ ...LIMITER_SECONDS, registers });
  const querySeconds = new Histogram({ ...QUERY_SECONDS, registers });

  return {
    request({ route, method, status, ms }) {
      requests.inc({ route, method, status });
      requestSeconds.observe({ route }, ms / 1000);
    },
    toolRun({ tool, outcome, ms }) {
      runs.inc({ tool, outcome });
      runSeconds.observe({ outcome }, ms / 1000);
    },
    query: (ms) => querySeconds.observe(ms / 1000),
    limiter: (ms) => limiterSeconds.observe(ms / 1000),
    text: async () => ({ contentType: registry.contentType, body: await registry.metrics() }),
  };
}
