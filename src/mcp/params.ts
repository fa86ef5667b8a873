import { isObject } from '../tools/shared/json/is-object.ts';

type Params = Readonly<Record<string, unknown>>;

/** What is wrong with the params of a request, in words; undefined where nothing is that we know of. */
export function paramsProblem(method: string, params: unknown): string | undefined {
  const given: Params = isObject(params) ? params : {};
  switch (method) {
    case 'initialize':
      return initializeProblem(given);
    case 'tools/list':
    case 'resources/list':
    case 'resources/templates/list':
      return given.cursor === undefined || typeof given.cursor === 'string' ? undefined : 'params.cursor must be a string.';
    case 'tools/call':
      if (typeof given.name !== 'string') return 'params.name must be the name of a tool, a string; tools/list has them.';
      return given.arguments === undefined || isObject(given.arguments) ? undefined : 'params.arguments must be an object.';
    case 'resources/read':
      return typeof given.uri === 'string' ? undefined : 'params.uri must be the address of a file, a string; results of tools link to it.';
    default:
      return undefined;
  }
}

function initializeProblem({ protocolVersion, capabilities, clientInfo }: Params): string | undefined {
  if (typeof protocolVersion !== 'string') return 'params.protocolVersion must be a string such as "2025-11-25".';
  if (!isObject(capabilities)) return 'params.capabilities must be an object; {} where the client has none.';
  const isNamed = isObject(clientInfo) && typeof clientInfo.name === 'string' && typeof clientInfo.version === 'string';
  return isNamed ? undefined : 'params.clientInfo must be an object with name and version, both strings.';
}
