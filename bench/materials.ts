// Realistic inputs, made the same each time: what people have in files.
import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const WORDS =
  'time person year way day thing man world life hand part child eye woman place work week case point government company number group problem fact be have do say get make go know take see come think look want give use find tell ask seem feel try leave call good new first last long great little own other old right big high different small large next early young important few public bad same able'.split(
    ' ',
  );

/** A generator of numbers that are the same in each run (Numerical Recipes). */
function numbers(seed = 1): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const word = (next: (below: number) => number): string => WORDS[next(WORDS.length)] ?? '';

/** Repeats what makes a piece until there are so many characters. */
function pieces(size: number, separator: string, make: (next: (below: number) => number, index: number) => string): string {
  const next = numbers();
  const made: string[] = [];
  for (let length = 0; length < size; ) {
    const piece = make(next, made.length);
    made.push(piece);
    length += piece.length + separator.length;
  }
  return made.join(separator);
}

interface Row {
  id: number;
  name: string;
  email: string;
  city: string;
  amount: number;
  active: boolean;
  joined: string;
}

function rows(size: number): Row[] {
  const next = numbers();
  return Array.from({ length: Math.ceil(size / 110) }, (_, id) => ({
    id,
    name: `${word(next)} ${word(next)}`,
    email: `${word(next)}.${word(next)}${id}@mail.example`,
    city: word(next),
    amount: next(1_000_000) / 100,
    active: next(2) === 1,
    joined: `20${10 + next(15)}-0${1 + next(9)}-1${next(10)}`,
  }));
}

const sentence = (next: (below: number) => number): string => {
  const text = Array.from({ length: 6 + next(14) }, () => word(next)).join(' ');
  return `${text[0]?.toUpperCase()}${text.slice(1)}${next(5) === 0 ? '?' : '.'}`;
};
const paragraph = (next: (below: number) => number): string => Array.from({ length: 3 + next(5) }, () => sentence(next)).join(' ');
/** Source code of our own, each file in a block of its own. */
const sources = (): string[] =>
  globSync('src/{runner,http,keys,api}/**/*.ts', { cwd: root, exclude: (path) => path.endsWith('.test.ts') })
    .toSorted()
    .map((path) =>
      readFileSync(`${root}/${path}`, 'utf8')
        .replaceAll(/^(?:import|export) [^;]*from '[^']*';\n/gm, '')
        .replaceAll(/^export (?:default )?/gm, ''),
    )
    .filter((code) => !/\bawait import\(|^await /m.test(code))
    .map((code) => `{\n${code}}\n`);

/** By kind, a text of about so many characters. */
export const materials = {
  prose: (size: number) => pieces(size, '\n\n', paragraph),
  lines: (size: number) => pieces(size, '\n', sentence),
  log: (size: number) =>
    pieces(
      size,
      '\n',
      (next) =>
        `192.0.2.${next(255)} - - [10/Oct/2026:13:55:${10 + next(50)} +0000] "GET /${word(next)}/${word(next)}?id=${next(9999)} HTTP/1.1" ${[200, 200, 304, 404, 500][next(5)]} ${next(99_999)} "https://www.example.com/${word(next)}" "Mozilla/5.0 (X11; Linux x86_64)"`,
    ),
  csv: (size: number) => ['id,name,email,city,amount,active,joined', ...rows(size * 1.6).map((row) => Object.values(row).join(','))].join('\n'),
  json: (size: number) => JSON.stringify(rows(size * 0.8)),
  ndjson: (size: number) =>
    rows(size * 0.8)
      .map((row) => JSON.stringify(row))
      .join('\n'),
  yaml: (size: number) =>
    rows(size * 0.85)
      .map((row) =>
        Object.entries(row)
          .map(([name, value], index) => `${index === 0 ? '- ' : '  '}${name}: ${value}`)
          .join('\n'),
      )
      .join('\n'),
  toml: (size: number) =>
    rows(size * 0.75)
      .map(
        (row) =>
          `[[rows]]\n${Object.entries(row)
            .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
            .join('\n')}`,
      )
      .join('\n\n'),
  xml: (size: number) =>
    `<?xml version="1.0"?>\n<rows>${rows(size * 0.6)
      .map(
        (row) =>
          `<row>${Object.entries(row)
            .map(([name, value]) => `<${name}>${value}</${name}>`)
            .join('')}</row>`,
      )
      .join('')}</rows>`,
  html: (size: number) =>
    `<!DOCTYPE html><html lang="en"><head><title>Page</title></head><body>${pieces(size, '\n', (next) => `<section class="${word(next)}"><h2>${word(next)} ${word(next)}</h2><p>${sentence(next)} <a href="/${word(next)}">${word(next)}</a> <b>${word(next)}</b></p><ul><li>${word(next)}</li><li>${word(next)}</li></ul></section>`)}</body></html>`,
  css: (size: number) =>
    pieces(
      size,
      '\n',
      (next, index) =>
        `.${word(next)}-${index} > .${word(next)} { color: #${(0x100000 + next(0xefffff)).toString(16)}; margin: 0 ${next(40)}px; display: flex }`,
    ),
  sql: (size: number) =>
    pieces(
      size,
      '\n',
      (next) =>
        `select a.id, b.${word(next)}, count(*) from ${word(next)}s a left join orders b on a.id = b.a_id where a.x = ${next(100)} and b.city in ('${word(next)}', '${word(next)}') group by a.id order by 2 desc;`,
    ),
  markdown: (size: number) =>
    pieces(size, '\n\n', (next, index) =>
      index % 4 === 0
        ? `${'#'.repeat(1 + next(3))} ${word(next)} ${word(next)}`
        : index % 4 === 1
          ? paragraph(next).replace(/ (\w+) /, ' **$1** ')
          : index % 4 === 2
            ? `- ${word(next)} \`${word(next)}\`\n- [${word(next)}](https://www.example.com/${word(next)})`
            : '| a | b |\n| --- | --- |\n| one | two |\n| three | four |',
    ),
  typescript: (size: number) => {
    let code = '';
    for (const file of sources()) if (code.length + file.length < size) code += file;
    return code;
  },
  javascript: (size: number) => stripTypeScriptTypes(materials.typescript(size)),
  base64: (size: number) => Buffer.from(materials.prose(size * 0.75)).toString('base64'),
  numbers: (size: number) => pieces(size, '\n', (next) => String(next(1_000_000_000))),
} as const;

export type Material = keyof typeof materials;
