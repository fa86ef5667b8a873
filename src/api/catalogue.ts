import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Catalogue } from '../tools/catalogue.ts';
import type { Tool } from '../tools/define.ts';
import { ApiError } from './errors.ts';
import { closeMethods } from './methods.ts';

const CACHE = 'public, max-age=300';

/** `GET /api/v1/tools` and `/api/v1/tools/{slug}`: what there is to run. Each tool is written as JSON once, when first asked for. */
export function catalogueRoutes(app: FastifyInstance, catalogue: Catalogue): void {
  const written = new Map<Tool, string>();
  const write = (tool: Tool): string => {
    let json = written.get(tool);
    if (json === undefined) {
      json = JSON.stringify(describeTool(tool));
      written.set(tool, json);
    }
    return json;
  };
  let whole: { json: string; etag: string } | undefined;

  app.get('/api/v1/tools', (request: FastifyRequest<{ Querystring: Record<string, unknown> }>, reply) => {
    const category = parameter(request.query, 'category');
    const query = parameter(request.query, 'q');
    if (category === undefined && query === undefined) {
      whole ??= withTag(listJson(catalogue.tools.map(write)));
      return sendTagged(request, reply, whole);
    }
    const found = catalogue.search(query ?? '').filter((tool) => category === undefined || tool.category === category);
    return sendTagged(request, reply, withTag(listJson(found.map(write))));
  });

  app.get('/api/v1/tools/:slug', (request: FastifyRequest<{ Params: { slug: string } }>, reply) => {
    const { slug } = request.params;
    const tool = catalogue.get(slug);
    if (!tool) {
      const near = catalogue.nearest(slug);
      throw new ApiError(
        'tool_not_found',
        `There is no tool ${JSON.stringify(slug.slice(0, 80))}. ${near.length > 0 ? `Did you mean ${near.join(', ')}?` : 'GET /api/v1/tools lists them.'}`,
      );
    }
    return sendTagged(request, reply, withTag(write(tool)));
  });
  closeMethods(app, '/api/v1/tools/:slug', ['GET']);
}

/** A tool as the catalogue shows it. */
export function describeTool(tool: Tool): Record<string, unknown> {
  const { slug, name, summary, category, cost, description, reference, keywords, examples } = tool;
  return { slug, name, summary, category, cost, description, reference, keywords, inputs: inputSchema(tool), result: resultSchema(tool), examples };
}

/** JSON Schema (2020-12) of what a tool takes. */
export const inputSchema = (tool: Tool): Record<string, unknown> => withoutDialect(z.toJSONSchema(tool.inputs, { io: 'input', unrepresentable: 'any' }));

/** JSON Schema (2020-12) of what a tool gives. */
export const resultSchema = (tool: Tool): Record<string, unknown> => withoutDialect(z.toJSONSchema(tool.result, { io: 'output', unrepresentable: 'any' }));

function withoutDialect({ $schema: _, ...schema }: Record<string, unknown>): Record<string, unknown> {
  return schema;
}

const listJson = (tools: string[]): string => `{"tools":[${tools.join(',')}],"total":${tools.length}}`;

/** A document with its entity tag (RFC 9110 section 8.8.3). */
export function withTag(json: string): { json: string; etag: string } {
  return { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
}

/** Answers with a cacheable document, or 304 when the caller has it already (RFC 9110 section 13.1.2). */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, { json, etag }: { json: string; etag: string }): FastifyReply {
  reply.header('etag', etag).header('cache-control', CACHE);
  const known = request.headers['if-none-match'];
  if (known !== undefined && (known.trim() === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))) return reply.code(304).send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(json);
}

function parameter(query: Record<string, unknown>, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw new ApiError('invalid_parameter', `${name} is given twice; give it once.`);
  if (value.length > 200) throw new ApiError('invalid_parameter', `${name} must have at most 200 characters.`);
  return value;
}
