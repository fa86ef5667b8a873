import type { FastifyInstance } from 'fastify';
import { varyByEncoding } from './cacheable-document.ts';
import { chooseCoding, compress, MIN_COMPRESSED_BYTES } from './content-coding.ts';

/**
 * Compresses the texts that the routes of this scope answer, each time again. What must not be stored is sent as it is:
 * it may show a secret together with words of the request, and its compressed size would then tell of the secret (the BREACH attack).
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < MIN_COMPRESSED_BYTES) return payload;
    if (reply.hasHeader('content-encoding') || reply.getHeader('cache-control') === 'no-store') return payload;
    varyByEncoding(reply);
    const coding = chooseCoding(request.headers['accept-encoding']);
    if (coding === undefined) return payload;
    const compressed = await compress(payload, coding, 4);
    reply.header('content-encoding', coding).header('content-length', compressed.length);
    return compressed;
  });
}
