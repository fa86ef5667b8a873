import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { categories } from './tools/categories.ts';

/** The rooms from the ground up (docs/architecture.md): what is in one imports what is in it or in an earlier one. */
const ROOMS = [
  'basics',
  'units',
  'tools',
  'settings',
  'storage',
  'limits',
  'keys',
  'recipes',
  'usage',
  'accounts',
  'mail',
  'files',
  'runner',
  'pipelines',
  'mcp',
  'metrics',
  'tracing',
  'opening',
  'http',
  'api',
  'client',
  'cyberchef',
  'library',
  'browser',
  'site',
  'start',
  'cli',
];
/** What is not below the other of two rooms. */
const APART: readonly (readonly [room: string, other: string])[] = [
  ['site', 'api'],
  ['client', 'api'],
];

interface Import {
  from: string;
  to: string;
}

const root = import.meta.dirname;
const files = globSync('**/*.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.d\.ts$|\.test\.ts$|testing\.ts$/.test(file));
const imports: Import[] = files
  .flatMap((from) =>
    Array.from(readFileSync(join(root, from), 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g), ([, to = '']) => ({
      from,
      to: posix.join(posix.dirname(from), to),
    })),
  )
  .filter(({ to }) => !to.startsWith('..'));

const roomOf = (file: string): string => file.split('/')[0] ?? '';
const written = ({ from, to }: Import): string => `${from} imports ${to}`;

it('reads the imports of every room', () => {
  expect(imports.length).toBeGreaterThan(2000);
  expect(imports).toContainEqual({ from: 'tools/text/word-counter.ts', to: 'tools/define.ts' });
  expect(new Set(files.map(roomOf)).difference(new Set(ROOMS))).toEqual(new Set());
});

it('imports downwards only', () => {
  const upwards = imports.filter(({ from, to }) => {
    const [room, other] = [roomOf(from), roomOf(to)];
    return ROOMS.indexOf(other) > ROOMS.indexOf(room) || APART.some((pair) => pair[0] === room && pair[1] === other);
  });
  expect(upwards.map(written)).toEqual([]);
});

it('has no category that imports another, and nothing shared that imports a category', () => {
  const names = new Set<string>(categories.map(({ name }) => name));
  const across = imports.filter(({ from, to }) => {
    const [[room, part = ''], [otherRoom, otherPart = '']] = [from.split('/'), to.split('/')];
    return room === 'tools' && otherRoom === 'tools' && part !== otherPart && names.has(otherPart) && (names.has(part) || part === 'shared');
  });
  expect(across.map(written)).toEqual([]);
});

it('has no files that import each other in a circle', () => {
  const next = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    else if (!done.has(file)) {
      for (const { to } of next.get(file) ?? []) follow(to, [...way, file]);
      done.add(file);
    }
  };
  for (const file of files) follow(file, []);
  expect(circles).toEqual([]);
});

// One formatter of numbers takes 30 ms and 9 MB, which every start would pay for.
it('makes nothing of Intl while the service starts', () => {
  const made = files.filter((file) => !/^tools|islands/.test(file) && /^(?:export )?const [^=]*= new Intl\./m.test(readFileSync(join(root, file), 'utf8')));
  expect(made).toEqual([]);
});
