import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { DAY_MS, type Services } from '../services.ts';
import { categories, conversions, convert, findPair, formula, parseDecimal, type Unit } from '../units/index.ts';
import { allowanceSpent, sendAllowance } from './allowance.ts';
import { sendTagged, withTag } from './catalogue.ts';
import { ApiError } from './errors.ts';
import { closeMethods } from './methods.ts';
import { verifyKey } from './verify-key.ts';

const PARAMETERS = ['from', 'to', 'value'];

type Query = Record<string, unknown>;

/** `GET /api/v1/convert`: converts a value, or lists what there is when called without parameters. */
export function convertRoutes(app: FastifyInstance, services: Services): void {
  const site = services.config.convertPublicUrl;
  let list: { json: string; etag: string } | undefined;
  app.get('/api/v1/convert', (request: FastifyRequest<{ Querystring: Query }>, reply) => {
    const { query } = request;
    if (Object.keys(query).length === 0) {
      list ??= withTag(listJson(site));
      return sendTagged(request, reply, list);
    }
    admit(services, request, reply);
    return reply.header('cache-control', 'no-store').header('content-type', 'application/json; charset=utf-8').send(answer(query, site));
  });
  closeMethods(app, '/api/v1/convert', ['GET']);
}

/** The page of a conversion. */
export const conversionUrl = (site: string, from: Unit, to: Unit): string => `${site}/convert/${from.code}-to-${to.code}`;

/** Counts the call: of an account by its plan, of anybody else by address. */
function admit(services: Services, request: FastifyRequest, reply: FastifyReply): void {
  const { config, window, clock } = services;
  const key = verifyKey(services, request);
  const now = clock();
  if (key) services.keys.touch(key.hash, now);
  const limit = config.plans[key?.plan ?? 'free'].conversionsPerDay;
  if (limit === undefined) return;
  const admission = window.take(key ? `convert:account:${key.accountId}` : `convert:address:${addressGroup(request.ip)}`, limit, DAY_MS, now);
  sendAllowance(reply, limit, admission);
  if (!admission.admitted) throw allowanceSpent(limit, 'conversions per 24 hours', admission);
}

const groups = new Map<string, string>();
const MOST_GROUPS = 10_000;

/** Who counts as one caller: an IPv4 address, or the /64 network of an IPv6 address (RFC 6177: what one site has at the least). */
export function addressGroup(address: string): string {
  const known = groups.get(address);
  if (known !== undefined) return known;
  if (groups.size >= MOST_GROUPS) groups.clear();
  const group = groupOf(address);
  groups.set(address, group);
  return group;
}

function groupOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${(parsed as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

function answer(query: Query, site: string): string {
  for (const name of Object.keys(query)) {
    if (!PARAMETERS.includes(name))
      throw new ApiError('invalid_parameter', `${JSON.stringify(name.slice(0, 60))} is no parameter; there are from, to and value.`);
  }
  const from = text(query, 'from');
  const to = text(query, 'to');
  const written = query.value === undefined ? '1' : text(query, 'value');
  if (from === undefined || from === '') throw new ApiError('missing_parameter', 'from is missing: the code of the unit to convert from, such as kg.');
  if (to === undefined || to === '') throw new ApiError('missing_parameter', 'to is missing: the code of the unit to convert to, such as lbs.');
  // A plus sign that was not percent-encoded arrives as a space.
  const value = parseDecimal((written ?? '').replace(/^ /, '+'));
  if ('problem' in value) throw new ApiError('invalid_parameter', `value: ${value.message}.`);
  const pair = findPair(from, to);
  if ('problem' in pair) throw new ApiError('conversion_not_found', `There is no such conversion: ${pair.message}.`);
  const converted = convert(value, pair.from, pair.to);
  if ('problem' in converted) throw new ApiError('invalid_parameter', `value: ${converted.message}.`);
  return JSON.stringify({
    from: { unit: from, label: pair.from.label, value: value.nearest },
    to: { unit: to, label: pair.to.label, value: converted.value },
    formula: formula(pair.from, pair.to),
    toolUrl: conversionUrl(site, pair.from, pair.to),
  });
}

function text(query: Query, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || typeof value === 'string') return value;
  throw new ApiError('invalid_parameter', `${name} is given twice; give it once.`);
}

function listJson(site: string): string {
  const all = conversions().map((conversion) => ({ ...conversion, toolUrl: `${site}/convert/${conversion.from}-to-${conversion.to}` }));
  return JSON.stringify({
    categories: categories.map(({ name, units }) => ({ name, units: units.map(({ code, label, aliases }) => ({ code, label, aliases })) })),
    conversions: all,
    total: all.length,
  });
}
