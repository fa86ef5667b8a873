import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** The web pages. */
export function registerPages(_app: FastifyInstance, _services: Services): void {}
