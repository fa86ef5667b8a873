import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import type { RequestListener } from 'node:http';
import { type Attributes, type Context, isSpanContextValid, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Outcome } from '../runner/outcome.ts';

const EXPORT_WITHIN_MS = 2_000;
const UNKNOWN_TOOL = 'unknown';

/** What is told of one answered request. */
interface Answered {
  method: string;
  /** The pattern of the address. */
  route: string;
  status: number;
  error?: string | undefined;
}

/**
 * Traces by OpenTelemetry: a span for each request, and in it one for each thing that took time. Never inputs, results, keys or addresses. All but the request's is told
 * when it is over, within whatever the request has set going.
 */
export interface Tracing {
  /** Has what handles a request, and what it sets going, belong to its span. */
  around(handle: RequestListener): RequestListener;
  answered(answered: Answered): void;
  /** @param ms how long it took to know whose key it is and whether it is let in @param isGood whether it was a good one */
  keyChecked(ms: number, isGood: boolean): void;
  /** @param ms how long the sliding window took */
  limiter(ms: number): void;
  /** @param ms how long a run took, the wait for a worker included */
  toolRun(outcome: Outcome, ms: number): void;
  /** @param ms how long a query of the database took */
  query(ms: number): void;
  /** Sends what is pending, within two seconds. */
  close(): Promise<void>;
}

/** The span of a request that is being answered. */
interface Traced {
  span: Span;
  context: Context;
  isOver: boolean;
}

/** Opens traces; the libraries are loaded with this file and not before. @param url where OTLP over HTTP is taken, with its path @param service the name of this one */
export function openTracing({ url, service, version }: { url: string; service: string; version: string }): Tracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis: EXPORT_WITHIN_MS }))],
  });
  const tracer = provider.getTracer('toolrack', version);
  const traced = new AsyncLocalStorage<Traced>();

  /** Notes something that has just ended. */
  function note(name: string, ms: number, attributes: Attributes = {}, failure?: string): void {
    const current = traced.getStore();
    if (!current || current.isOver) return;
    const end = now();
    const span = tracer.startSpan(name, { startTime: end - ms, attributes }, current.context);
    if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
    span.end(end);
  }

  return {
    around: (handle) => (request, response) => {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parentOf(request.headers.traceparent));
      const current: Traced = { span, context: trace.setSpan(ROOT_CONTEXT, span), isOver: false };
      // Events come from outside of whatever the handler has set going.
      for (const emitter of [request, response]) within(traced, current, emitter);
      response.once('close', () => {
        current.isOver = true;
        span.end();
      });
      traced.run(current, () => handle(request, response));
    },
    answered({ method, route, status, error }) {
      const span = traced.getStore()?.span;
      if (!span) return;
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
      if (error !== undefined) span.setAttribute('error.type', error);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    },
    keyChecked: (ms, isGood) => note('key check', ms, { 'toolrack.key.good': isGood }),
    limiter: (ms) => note('limiter', ms),
    toolRun(outcome, ms) {
      const { slug = UNKNOWN_TOOL, queueMs = 0 } = outcome;
      const attributes = { 'toolrack.tool': slug, 'toolrack.outcome': outcome.ok ? 'ok' : outcome.code, 'toolrack.queue_ms': queueMs };
      note('run', ms, attributes, outcome.ok ? undefined : outcome.code);
    },
    query: (ms) => note('storage', ms),
    async close() {
      await provider.shutdown().catch(() => undefined);
    },
  };
}

const now = (): number => performance.timeOrigin + performance.now();

/** The span that a caller says a request belongs to (W3C Trace Context). */
function parentOf(header: unknown): Context {
  const parent = typeof header === 'string' ? parseTraceParent(header) : null;
  return parent && isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

/** Has the listeners of an emitter run within a request. */
function within(traced: AsyncLocalStorage<Traced>, current: Traced, emitter: EventEmitter): void {
  const emit = emitter.emit.bind(emitter);
  emitter.emit = (...event) => traced.run(current, () => emit(...event));
}
