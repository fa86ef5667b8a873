import { unprocessable } from '../../errors.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const fields = (value: unknown): Fields => (isFields(value) ? value : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined);
const texts = (value: unknown): string[] => list(value).flatMap((item) => text(item) ?? []);

export interface Operation {
  method: string;
  path: string;
  operationId?: string;
  summary?: string;
  tags: string[];
  parameters: string[];
  deprecated: boolean;
  responses: string[];
}

/** What an OpenAPI or Swagger document holds. One without openapi or swagger, or without info, is unprocessable. */
export function summarize(value: unknown) {
  const root = fields(value);
  const version = text(root.openapi ?? root.swagger);
  if (!isFields(value) || version === undefined) return unprocessable('The document has no openapi or swagger field.', 'document');
  const info = fields(root.info);
  const [title, apiVersion] = [text(info.title), text(info.version)];
  if (title === undefined || apiVersion === undefined) return unprocessable('The document has no info with title and version.', 'document');
  const components = fields(root.components);
  const { operations, problems } = operationsOf(root);
  const tags = new Map<string, number>();
  for (const operation of operations) for (const tag of operation.tags.length > 0 ? operation.tags : ['']) tags.set(tag, (tags.get(tag) ?? 0) + 1);
  return {
    version: root.swagger === undefined ? version : version === '2' ? '2.0' : version,
    title,
    apiVersion,
    servers: serversOf(root),
    operations,
    schemas: Object.keys(fields(components.schemas ?? root.definitions)),
    securitySchemes: Object.keys(fields(components.securitySchemes ?? root.securityDefinitions)),
    tags: Object.fromEntries(tags),
    problems,
  };
}

function serversOf(root: Fields): string[] {
  if (root.swagger === undefined) return list(root.servers).flatMap((server) => text(fields(server).url) ?? []);
  const [host, basePath] = [text(root.host), text(root.basePath) ?? ''];
  if (host === undefined) return basePath === '' ? [] : [basePath];
  const schemes = texts(root.schemes);
  return schemes.length > 0 ? schemes.map((scheme) => `${scheme}://${host}${basePath}`) : [`//${host}${basePath}`];
}

interface Parameter {
  place: string;
  name: string;
  label: string;
}

function operationsOf(root: Fields): { operations: Operation[]; problems: string[] } {
  const operations: Operation[] = [];
  const problems: string[] = [];
  const ids = new Set<string>();
  for (const [path, item] of Object.entries(fields(root.paths))) {
    for (const [method, value] of Object.entries(fields(item))) {
      if (!METHODS.includes(method)) continue;
      const operation = fields(value);
      const parameters = parametersOf(root, fields(item).parameters, operation.parameters);
      const [operationId, summary] = [text(operation.operationId), text(operation.summary)];
      if (operationId !== undefined && ids.has(operationId)) problems.push(`duplicate operationId ${operationId}`);
      if (operationId !== undefined) ids.add(operationId);
      problems.push(...pathProblems(path, `${method.toUpperCase()} ${path}`, parameters));
      operations.push({
        method: method.toUpperCase(),
        path,
        ...(operationId !== undefined && { operationId }),
        ...(summary !== undefined && { summary }),
        tags: texts(operation.tags),
        parameters: parameters.map(({ label }) => label),
        deprecated: operation.deprecated === true,
        responses: Object.keys(fields(operation.responses)),
      });
    }
  }
  return { operations, problems };
}

function pathProblems(path: string, where: string, parameters: readonly Parameter[]): string[] {
  const named = new Set(Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name));
  const declared = new Set(parameters.filter(({ place }) => place === 'path').map(({ name }) => name));
  return [
    ...[...named].filter((name) => !declared.has(name)).map((name) => `undeclared path parameter ${name} in ${where}`),
    ...[...declared].filter((name) => !named.has(name)).map((name) => `unused path parameter ${name} in ${where}`),
  ];
}

function parametersOf(root: Fields, ofPath: unknown, ofOperation: unknown): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const written of [...list(ofPath), ...list(ofOperation)]) {
    const parameter = parameterOf(root, written);
    found.set(parameter.place === '' ? parameter.label : `${parameter.place}:${parameter.name}`, parameter);
  }
  return [...found.values()];
}

function parameterOf(root: Fields, written: unknown): Parameter {
  const reference = text(fields(written).$ref);
  const value = fields(reference?.startsWith('#/') ? resolve(root, reference) : written);
  const [name, place] = [text(value.name), text(value.in)];
  if (name === undefined || place === undefined) return { place: '', name: '', label: reference?.split('/').at(-1) ?? name ?? '' };
  return { place, name, label: `${place}:${name}${value.required === true ? '*' : ''}` };
}

function resolve(root: Fields, reference: string): unknown {
  let value: unknown = root;
  for (const part of reference.slice(2).split('/')) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    value = isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return value;
}
