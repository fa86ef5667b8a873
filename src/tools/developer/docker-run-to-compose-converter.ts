import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { shellWords } from './lib/curl.ts';
import { OPTIONS, SHORT, VALUELESS } from './lib/docker-run.ts';

const MAX_COMMANDS = 100;

export default defineTool({
  slug: 'docker-run-to-compose-converter',
  name: 'Docker Run to Compose Converter',
  category: 'developer',
  summary: 'Converts docker run commands to a Docker Compose file (compose.yaml).',
  description:
    'docker run, docker container run and podman run are taken, with shell quoting and \\ at line ends. Named volumes and networks are declared as external at the top. Options that say nothing in a compose file are left out, and named where one might miss them.',
  reference: 'The Compose specification; docker run',
  keywords: ['docker compose', 'docker-compose.yml', 'composerize', 'container', 'yaml'],
  inputs: z.strictObject({
    command: z.string().min(1).max(50_000).describe('One docker run command, or several, one per line or separated by ;'),
    serviceName: z.string().min(1).max(63).optional().describe("Name of the service of a single command; its --name or the image's last part if omitted"),
  }),
  result: z.strictObject({
    yaml: z.string().describe('The compose file as YAML'),
    compose: z.record(z.string(), z.unknown()).describe('The compose file as an object'),
    ignored: z.array(z.string()).describe('Options that have no place in a compose file'),
  }),
  examples: [
    {
      inputs: { command: 'docker run -d --name web -p 80:80 -v $PWD/html:/usr/share/nginx/html:ro --restart unless-stopped -e A=1 nginx:1.27' },
      result: {
        yaml: 'services:\n  web:\n    image: nginx:1.27\n    container_name: web\n    ports:\n      - 80:80\n    volumes:\n      - $PWD/html:/usr/share/nginx/html:ro\n    restart: unless-stopped\n    environment:\n      - A=1\n',
        compose: {
          services: {
            web: {
              image: 'nginx:1.27',
              container_name: 'web',
              ports: ['80:80'],
              volumes: ['$PWD/html:/usr/share/nginx/html:ro'],
              restart: 'unless-stopped',
              environment: ['A=1'],
            },
          },
        },
        ignored: [],
      },
    },
  ],
  async run({ command, serviceName }) {
    const commands = splitCommands(command);
    if (commands.length > MAX_COMMANDS) unprocessable(`There are ${commands.length} commands; at most ${MAX_COMMANDS} fit one file.`, 'command');
    if (serviceName !== undefined && commands.length > 1) invalid('serviceName', 'names the service of a single command; leave it out for several');
    const services = new Map<string, Service>();
    const declared = { volumes: new Set<string>(), networks: new Set<string>() };
    const ignored = new Set<string>();
    for (const words of commands) {
      const { service, image } = readRun(words, declared, ignored);
      const wanted = serviceName ?? (typeof service.container_name === 'string' ? service.container_name : lastPart(image));
      let name = wanted;
      for (let number = 2; services.has(name); number++) name = `${wanted}-${number}`;
      services.set(name, service);
    }
    const external = (names: ReadonlySet<string>) => Object.fromEntries([...names].map((name) => [name, { external: true }]));
    const compose = {
      services: Object.fromEntries(services),
      ...(declared.volumes.size > 0 && { volumes: external(declared.volumes) }),
      ...(declared.networks.size > 0 && { networks: external(declared.networks) }),
    };
    const { stringify } = await import('yaml');
    // Written so that readers of YAML 1.1, too, take 22:22 and yes for texts.
    return { yaml: stringify(compose, { lineWidth: 0, version: '1.1' }), compose, ignored: [...ignored] };
  },
});

type Service = Record<string, unknown>;
interface Declared {
  volumes: Set<string>;
  networks: Set<string>;
}

/** The words of each command: commands end at line ends and semicolons outside of quotes. */
function splitCommands(text: string): string[][] {
  const commands: string[] = [];
  let current = '';
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (character === '\\' && quote !== "'") {
      const next = text.startsWith('\r\n', at + 1) ? '\r\n' : text.charAt(at + 1);
      current += /^[\r\n]/.test(next) ? ' ' : character + next;
      at += next.length;
    } else if (quote === '' && (character === '\n' || character === ';')) {
      commands.push(current);
      current = '';
    } else {
      quote = quoteAfter(quote, character);
      current += character;
    }
  }
  const all = [...commands, current].filter((command) => command.trim() !== '' && !command.trim().startsWith('#'));
  return all.map((command) => shellWords(command.replaceAll('\r', ' ').trim()));
}

/** The quote that is open after a character, if any. */
function quoteAfter(open: string, character: string): string {
  if (open !== '') return open === character ? '' : open;
  return character === '"' || character === "'" ? character : '';
}

function readRun(words: readonly string[], declared: Declared, ignored: Set<string>): { service: Service; image: string } {
  const start = words[0] === 'sudo' ? 1 : 0;
  const program = words[start];
  const after = words[start + 1] === 'container' ? start + 2 : start + 1;
  if ((program !== 'docker' && program !== 'podman') || words[after] !== 'run')
    unprocessable('A command must begin with docker run, docker container run or podman run.', 'command');
  const service = new Map<string, unknown>([['image', '']]);
  let at = after + 1;
  for (; at < words.length; at++) {
    const word = words[at] ?? '';
    if (word === '--') {
      at++;
      break;
    }
    if (!word.startsWith('-') || word === '-') break;
    at = word.startsWith('--') ? readLong(words, at, service, declared, ignored) : readShort(words, at, service, declared, ignored);
  }
  const image = words[at];
  if (image === undefined) return unprocessable('There is no image in the command.', 'command');
  service.set('image', image);
  if (at + 1 < words.length) service.set('command', words.slice(at + 1));
  return { service: plain(service), image };
}

function readLong(words: readonly string[], at: number, service: Map<string, unknown>, declared: Declared, ignored: Set<string>): number {
  const [, name = '', attached] = /^--([a-z-]+)(?:=([\s\S]*))?$/.exec(words[at] ?? '') ?? [];
  if (!OPTIONS.has(name)) unprocessable(`${JSON.stringify(words[at])} is not a known option of docker run.`, 'command');
  if (VALUELESS.has(name)) {
    if (attached !== 'false') apply(name, '', service, declared, ignored);
    return at;
  }
  const value = attached ?? words[at + 1];
  if (value === undefined) return unprocessable(`--${name} needs a value.`, 'command');
  apply(name, value, service, declared, ignored);
  return attached === undefined ? at + 1 : at;
}

/** Short options may be together, the last one with its value attached: -itp80:80. */
function readShort(words: readonly string[], at: number, service: Map<string, unknown>, declared: Declared, ignored: Set<string>): number {
  const word = words[at] ?? '';
  for (let place = 1; place < word.length; place++) {
    const name = Object.hasOwn(SHORT, word[place] ?? '') ? (SHORT[word[place] ?? ''] ?? '') : '';
    if (name === '') unprocessable(`-${word[place]} is not a known option of docker run.`, 'command');
    if (VALUELESS.has(name)) {
      apply(name, '', service, declared, ignored);
      continue;
    }
    const attached = word.slice(place + 1).replace(/^=/, '');
    const value = attached === '' ? words[at + 1] : attached;
    if (value === undefined) return unprocessable(`-${word[place]} needs a value.`, 'command');
    apply(name, value, service, declared, ignored);
    return attached === '' ? at + 1 : at;
  }
  return at;
}

function apply(name: string, value: string, service: Map<string, unknown>, declared: Declared, ignored: Set<string>): void {
  const option = OPTIONS.get(name);
  switch (option?.kind) {
    case 'text':
      service.set(option.key, value);
      return;
    case 'flag':
      service.set(option.key, true);
      return;
    case 'number':
      service.set(option.key, numberOf(name, value));
      return;
    case 'list':
      push(service, option.key, value);
      if (option.key === 'volumes') declareVolume(value, declared);
      return;
    case 'listed':
      ignored.add(`--${name}`);
      return;
    case 'special':
      applySpecial(option.key, value, service, declared);
  }
}

function numberOf(name: string, value: string): number {
  const number = Number(value);
  return value.trim() === '' || !Number.isFinite(number) ? unprocessable(`--${name} must be a number, not ${JSON.stringify(value)}.`, 'command') : number;
}

function push(service: Map<string, unknown>, key: string, value: unknown): void {
  const list = service.get(key);
  if (Array.isArray(list)) list.push(value);
  else service.set(key, [value]);
}

/** An object of the service, made at its first member. */
function group(service: Map<string, unknown>, key: string): Map<string, unknown> {
  const known = service.get(key);
  if (known instanceof Map) return known;
  const made = new Map<string, unknown>();
  service.set(key, made);
  return made;
}

/** Maps as plain objects. */
const plain = (members: ReadonlyMap<string, unknown>): Service =>
  Object.fromEntries([...members].map(([name, value]) => [name, value instanceof Map ? plain(value) : value]));

function declareVolume(value: string, declared: Declared): void {
  const [source = '', target] = value.split(':');
  if (target !== undefined && !/^[/\\.~$]/.test(source) && source !== '' && !/^[A-Za-z]:[\\/]/.test(value)) declared.volumes.add(source);
}

function applySpecial(key: string, value: string, service: Map<string, unknown>, declared: Declared): void {
  switch (key) {
    case 'network':
      if (/^(?:host|none|bridge|container:.*)$/.test(value)) service.set('network_mode', value);
      else {
        push(service, 'networks', value);
        declared.networks.add(value);
      }
      return;
    case 'mount':
      push(service, 'volumes', mountOf(value, declared));
      return;
    case 'sysctl':
    case 'log-opt':
    case 'ulimit': {
      const [, name = '', text = ''] =
        /^([^=]+)=([\s\S]*)$/.exec(value) ?? unprocessable(`--${key} must be NAME=VALUE, not ${JSON.stringify(value)}.`, 'command');
      if (key === 'sysctl') group(service, 'sysctls').set(name, text);
      else if (key === 'log-opt') loggingOptions(service).set(name, text);
      else group(service, 'ulimits').set(name, limitOf(text));
      return;
    }
    case 'log-driver':
      group(service, 'logging').set('driver', value);
      return;
    case 'stop-timeout':
      service.set('stop_grace_period', `${numberOf(key, value)}s`);
      return;
    case 'gpus':
      service.set('gpus', value === 'all' ? 'all' : [{ count: /^\d+$/.test(value) ? Number(value) : value }]);
      return;
    case 'disable':
      group(service, 'healthcheck').set('disable', true);
      return;
    default:
      group(service, 'healthcheck').set(key, key === 'test' ? ['CMD-SHELL', value] : key === 'retries' ? numberOf('health-retries', value) : value);
  }
}

function loggingOptions(service: Map<string, unknown>): Map<string, unknown> {
  return group(group(service, 'logging'), 'options');
}

function limitOf(text: string): unknown {
  const [soft = '', hard] = text.split(':');
  return hard === undefined ? numberOf('ulimit', soft) : { soft: numberOf('ulimit', soft), hard: numberOf('ulimit', hard) };
}

/** A --mount in the long form of a volume. */
function mountOf(value: string, declared: Declared): unknown {
  const fields = new Map(value.split(',').map((part) => [part.split('=')[0] ?? '', part.includes('=') ? part.slice(part.indexOf('=') + 1) : 'true'] as const));
  const pick = (...names: string[]): string | undefined => names.map((name) => fields.get(name)).find((found) => found !== undefined);
  const type = pick('type') ?? 'volume';
  const source = pick('source', 'src');
  const target = pick('target', 'destination', 'dst');
  if (target === undefined) return unprocessable(`--mount ${JSON.stringify(value)} has no target.`, 'command');
  if (type === 'volume' && source !== undefined) declared.volumes.add(source);
  const readOnly = pick('readonly', 'ro');
  return { type, ...(source !== undefined && { source }), target, ...((readOnly === 'true' || readOnly === '1') && { read_only: true }) };
}

/** The image's name without registry, tag and digest, as a service may be called. */
function lastPart(image: string): string {
  const name = (image.split('@')[0] ?? image).split('/').at(-1)?.split(':')[0] ?? '';
  return name.replace(/[^A-Za-z0-9._-]/g, '-') || 'app';
}
