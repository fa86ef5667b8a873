import type { FastifyInstance } from 'fastify';
import { closeMethods } from '../../http/request/all-methods.ts';
import { findPair, type Unit } from '../../units/index.ts';
import { conversionPath, pairInPath } from '../convert/paths.ts';
import { conversionPage, partnerOf, unitsPage } from '../pages/convert.ts';
import { queryText } from '../requests.ts';
import type { Sender } from '../send.ts';

/** `/convert` and `/convert/{from}-to-{to}`. */
export function convertPageRoutes(app: FastifyInstance, sender: Sender): void {
  app.get('/convert', (request, reply) => {
    const from = queryText(request.query, 'from');
    const to = queryText(request.query, 'to');
    const value = queryText(request.query, 'value')?.trim();
    const unit = from !== undefined && to === undefined ? knownUnit(from) : undefined;
    if (unit) return reply.redirect(conversionPath({ from: unit, to: partnerOf(unit) }, value), 303);
    if (from === undefined || to === undefined) return sender.send(request, reply, unitsPage());
    const pair = findPair(from, to);
    if (!('problem' in pair)) return reply.redirect(conversionPath(pair, value), 303);
    return sender.send(request, reply.code(404), unitsPage({ problem: pair.message, value, from: knownUnit(from), to: knownUnit(to) }));
  });
  closeMethods(app, '/convert', ['GET']);

  app.get<{ Params: { pair: string } }>('/convert/:pair', (request, reply) => {
    const asked = request.params.pair;
    const written = queryText(request.query, 'value')?.trim() || '1';
    const pair = pairInPath(asked);
    if ('problem' in pair) return sender.send(request, reply.code(404), unitsPage({ problem: pair.message }));
    if (asked !== `${pair.from.code}-to-${pair.to.code}`) return reply.redirect(conversionPath(pair, written), 301);
    const { page, valid } = conversionPage(pair, written);
    return sender.send(request, reply.code(valid ? 200 : 400), page);
  });
  closeMethods(app, '/convert/:pair', ['GET']);
}

/** The unit that a text names by itself. */
function knownUnit(text: string): Unit | undefined {
  const pair = findPair(text, text);
  return 'problem' in pair ? undefined : pair.from;
}
