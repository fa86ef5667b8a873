import { describe, expect, it } from 'vitest';
import { execute } from '../runner/execute.ts';
import { tools } from '../tools/all.ts';
import { catalogue } from '../tools/index.ts';
import { runRecipe } from './run-recipe.ts';

/** Runs a recipe with the tools themselves. */
const run = (recipe: unknown, given: Record<string, unknown> = {}) =>
  runRecipe(recipe, given, {
    findCard: (slug) => catalogue.get(slug),
    run: (slug, inputs) => execute(tools.get(slug) ?? expect.fail(`there is no ${slug}`), inputs),
  });

async function result(recipe: unknown, given: Record<string, unknown> = {}): Promise<any> {
  const outcome = await run(recipe, given);
  if (!outcome.ok) return `${outcome.step}: ${outcome.failure.message}`;
  return outcome.result;
}

async function steps(recipe: unknown, given: Record<string, unknown> = {}): Promise<unknown> {
  const outcome = await run(recipe, given);
  return outcome.ok ? outcome.steps : `${outcome.step}: ${outcome.failure.message}`;
}

async function complaints(recipe: unknown, given: Record<string, unknown> = {}): Promise<unknown> {
  const outcome = await run(recipe, given);
  return outcome.ok || outcome.step !== undefined ? outcome : outcome.failure.details?.map(({ path }) => path);
}

const upper = { id: 'upper', tool: 'case-converter', inputs: { case: 'upper' } };
const split = { id: 'split', tool: 'text-splitter', inputs: { text: 'a,,b', by: 'separator', separator: ',' } };

describe('a main input that is left out', () => {
  it('takes the main output of the step before', async () => {
    expect(await result({ steps: [{ id: 'a', tool: 'text-reverser', inputs: { text: 'abc' } }, upper] })).toEqual({ text: 'CBA' });
  });

  // Made by openssl: printf '{"a":1}' | gzip -n -9 | openssl enc -aes-128-cbc -K 00…0f -iv 00…0f | xxd -p
  it('needs no setting from hex over AES to what was compressed', async () => {
    const key = '000102030405060708090a0b0c0d0e0f';
    const recipe = {
      steps: [
        { id: 'hex', tool: 'hex-encoder', inputs: { text: '1222e96aee8e57016635243bd8972401e11b68e408a861d99a62b70e4f89796f', mode: 'decode' } },
        { id: 'aes', tool: 'aes-cipher', inputs: { mode: 'decrypt', cipherMode: 'cbc', key, iv: key } },
        { id: 'unzip', tool: 'gzip-compressor', inputs: { mode: 'decode' } },
        { id: 'json', tool: 'json-minifier' },
      ],
    };
    expect(await result(recipe)).toMatchObject({ minified: '{"a":1}' });
  });

  it('takes the item in a loop', async () => {
    const loop = { id: 'each', tool: 'case-converter', forEach: { $from: 'split', pointer: '/parts' }, inputs: { case: 'upper' } };
    expect(await result({ steps: [split, loop] })).toEqual({ items: [{ text: 'A' }, { text: '' }, { text: 'B' }] });
  });

  it('takes the first parameter in the first step', async () => {
    expect(await result({ parameters: { text: { default: 'abc' } }, steps: [upper] })).toEqual({ text: 'ABC' });
    expect(await result({ parameters: { text: { default: 'abc' } }, steps: [upper] }, { text: 'x' })).toEqual({ text: 'X' });
  });

  it('takes bytes from a parameter that says how they are written', async () => {
    const recipe = { parameters: { data: { encoding: 'base64' } }, steps: [{ id: 'hash', tool: 'hash-generator' }] };
    // printf '\377\000' | sha256sum
    expect(await result(recipe, { data: '/wA=' })).toMatchObject({ hash: 'ea5dbf9596d187e9500f23e9a680109475341cf4e81f7e043f7d97152c10772f' });
  });

  it('is left alone where it need not be given', async () => {
    const date = { id: 'date', tool: 'date-formatter', inputs: { pattern: 'yyyy' } };
    expect((await result({ steps: [{ id: 'a', tool: 'text-reverser', inputs: { text: '0102' } }, date] })).formatted).toMatch(/^20[2-9]\d$/);
  });

  it('stays missing where there is nothing before', async () => {
    expect(await result({ steps: [upper] })).toMatch(/^upper: .*text: is required/);
  });

  it('is refused by its place where the kinds do not fit', async () => {
    expect(await complaints({ steps: [split, { id: 'b', tool: 'css-unit-converter', inputs: { from: 'px', to: 'rem' } }] })).toEqual(['steps[1].inputs.value']);
  });
});

it('tells of each step, what it is run with and what it came to', async () => {
  const told: unknown[] = [];
  await runRecipe(
    {
      steps: [
        { id: 'bytes', tool: 'hex-encoder', inputs: { text: 'ff', mode: 'decode' } },
        { id: 'never', tool: 'text-reverser', when: { $from: 'bytes', exists: false } },
        { id: 'hash', tool: 'hash-generator', inputs: { algorithm: 'md5' } },
      ],
    },
    {},
    {
      findCard: (slug) => catalogue.get(slug),
      run(slug, inputs, step) {
        told.push([step, inputs]);
        return execute(tools.get(slug) ?? expect.fail(slug), inputs);
      },
      done: ({ id }, json) => told.push([id, json && JSON.parse(json)]),
    },
  );
  // printf '\377' | md5sum
  expect(told).toEqual([
    ['bytes', { text: 'ff', mode: 'decode', outputEncoding: 'base64' }],
    ['bytes', { output: '/w==', bytes: 1 }],
    ['never', undefined],
    ['hash', { text: '/w==', algorithm: 'md5', inputEncoding: 'base64' }],
    ['hash', { hash: '00594fd4f42ba43fc1ca0427a0576295', algorithm: 'md5', bits: 128 }],
  ]);
});

describe('$from', () => {
  it('gives any value to a field that takes the text of JSON, as its JSON, and a string as it is', async () => {
    const words = { id: 'words', tool: 'word-frequency-counter', inputs: { text: 'a b a', limit: 1 } };
    const minified = (pointer: string) => ({ steps: [words, { id: 'json', tool: 'json-minifier', inputs: { json: { $from: 'words', pointer } } }] });
    expect(await result(minified('/words/0/word'))).toMatch(/^json: Not JSON/);
    expect(await result(minified('/words/0/count'))).toMatchObject({ minified: '2' });
    expect(JSON.parse(Object(await result(minified('/words'))).minified)).toMatchObject([{ word: 'a', count: 2 }]);
    const json = { id: 'json', tool: 'csv-to-json-converter', inputs: { csv: 'a\n1' } };
    expect(await result({ steps: [json, { id: 'min', tool: 'json-minifier', inputs: { json: { $from: 'json', pointer: '/json' } } }] })).toMatchObject({
      minified: '[{"a":"1"}]',
    });
  });

  it('is left to the tool in any other field', async () => {
    const count = { id: 'count', tool: 'word-counter', inputs: { text: 'a b' } };
    const outcome = await run({ steps: [count, { ...upper, inputs: { text: { $from: 'count', pointer: '/words' }, case: 'upper' } }] }, {});
    expect(outcome).toMatchObject({ ok: false, step: 'upper', failure: { code: 'invalid_inputs' } });
  });
});

describe('$main', () => {
  it('gives the main output of any earlier step to any field, its bytes in the encoding that is read', async () => {
    const recipe = {
      steps: [
        { id: 'key', tool: 'pbkdf2-generator', inputs: { password: 'password', salt: 'salt', iterations: 1, keyLength: 16 } },
        { id: 'b', tool: 'text-reverser', inputs: { text: 'x' } },
        { id: 'mac', tool: 'hmac-generator', inputs: { key: { $main: 'key' }, text: { $main: 'b' } } },
      ],
    };
    expect(await result(recipe)).toMatchObject({ hmac: '45845628bae77d54d7b4b701d01c2e9def6197c55bc7be5132cab2a0f95da57b' });
  });

  it('splits a text into its lines', async () => {
    const loop = { id: 'each', tool: 'text-reverser', forEach: { $main: 'parameters' } };
    expect(
      await result({ parameters: { text: {} }, steps: [loop, { id: 'all', tool: 'case-converter', inputs: { case: 'upper' } }] }, { text: 'ab\ncd\n' }),
    ).toEqual({
      text: 'BA\nDC',
    });
  });

  it('names the place where there is no such step', async () => {
    expect(await complaints({ steps: [{ ...upper, inputs: { text: { $main: 'b' } } }] })).toEqual(['steps[0].inputs.text.$main']);
    expect(await complaints({ parameters: { a: {} }, steps: [{ ...upper, inputs: { text: { $main: 'parameters', x: 1 } } }] }, { a: '' })).toEqual([
      'steps[0].inputs.text.x',
    ]);
  });
});

describe('parameters', () => {
  const recipe = {
    name: 'Join',
    note: 'Two words.',
    parameters: { first: {}, second: { default: 'b' } },
    steps: [
      { ...upper, inputs: { text: { $text: [{ $from: 'parameters', pointer: '/first' }, '-', { $from: 'parameters', pointer: '/second' }] }, case: 'upper' } },
    ],
  };

  it('are filled by what is given, by the recipe itself, and by their defaults, in this order', async () => {
    expect(await result(recipe, { first: 'a' })).toEqual({ text: 'A-B' });
    expect(await result({ ...recipe, arguments: { first: 'x', second: 'y' } }, { first: 'a' })).toEqual({ text: 'A-Y' });
  });

  it('are named where they are missing and where there are none such', async () => {
    expect(await complaints(recipe)).toEqual(['arguments.first']);
    expect(await complaints(recipe, { first: 'a', third: 'c' })).toEqual(['arguments.third']);
    expect(await complaints({ steps: [upper] }, { x: 1 })).toEqual(['arguments.x']);
    expect(await complaints({ ...recipe, arguments: 7 })).toEqual(['arguments']);
  });

  it.each<[Record<string, unknown>, string]>([
    [{ parameters: {} }, 'parameters'],
    [{ parameters: { 'a b': {} } }, 'parameters.a b'],
    [{ parameters: { constructor: {} } }, 'parameters.constructor'],
    [{ parameters: { a: 7 } }, 'parameters.a'],
    [{ parameters: { a: { type: 'x' } } }, 'parameters.a.type'],
    [{ parameters: { a: { encoding: 'rot13' } } }, 'parameters.a.encoding'],
    [{ parameters: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`p${at}`, {}])) }, 'parameters'],
    [{ name: 7 }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ note: 'x'.repeat(10_001) }, 'note'],
  ])('are refused where they are wrong: %j', async (wrong, path) => {
    expect(await complaints({ steps: [upper], ...wrong })).toEqual([path]);
  });

  it('take the name of a step only where a recipe has some', async () => {
    const step = { id: 'parameters', tool: 'text-reverser', inputs: { text: 'ab' } };
    expect(await result({ steps: [step], outputs: { x: { $from: 'parameters', pointer: '/text' } } })).toEqual({ x: 'ba' });
    expect(await complaints({ parameters: { a: { default: 1 } }, steps: [step] })).toEqual(['steps[0].id']);
  });
});

describe('when', () => {
  const first = { id: 'a', tool: 'text-reverser', inputs: { text: '321 x' } };
  const given = (test: object) => ({ steps: [first, { ...upper, when: { $from: 'a', pointer: '/text', ...test } }] });

  it.each([
    [{ equals: 'x 123' }, true],
    [{ equals: 'x' }, false],
    [{ matches: '\\d{3}$' }, true],
    [{ matches: '^\\d' }, false],
    [{ exists: true }, true],
    [{ exists: false }, false],
    [{ pointer: '/other', exists: false }, true],
    [{ pointer: '/other', equals: null }, false],
    [{ pointer: '/other', matches: '.' }, false],
    [{ pointer: '', equals: { text: 'x 123' } }, true],
  ])('runs the step if %j: %s', async (test, runs) => {
    expect(await steps(given(test))).toEqual([{ id: 'a', runs: 1 }, runs ? { id: 'upper', runs: 1 } : { id: 'upper', runs: 0, skipped: 'when' }]);
    expect(await result(given(test))).toEqual({ text: runs ? 'X 123' : 'x 123' });
  });

  it('hands on in place of a skipped step what it would have taken, bytes as bytes', async () => {
    const recipe = (isZipped: boolean) => ({
      parameters: { zipped: { default: isZipped } },
      steps: [
        { id: 'bytes', tool: 'hex-encoder', inputs: { text: 'ff00', mode: 'decode' } },
        { id: 'zip', tool: 'gzip-compressor', when: { $from: 'parameters', pointer: '/zipped', equals: true } },
        { id: 'hash', tool: 'hash-generator' },
      ],
    });
    expect((await result(recipe(false))).hash).toBe('ea5dbf9596d187e9500f23e9a680109475341cf4e81f7e043f7d97152c10772f');
    expect((await result(recipe(true))).hash).not.toBe('ea5dbf9596d187e9500f23e9a680109475341cf4e81f7e043f7d97152c10772f');
  });

  it('refuses references to what was skipped, and gives null for it in outputs', async () => {
    const skipped = { ...upper, when: { $from: 'a', exists: false } };
    expect(await result({ steps: [first, skipped, { id: 'b', tool: 'text-reverser', inputs: { text: { $from: 'upper', pointer: '/text' } } }] })).toMatch(
      /^b: .*was skipped/,
    );
    expect(await result({ steps: [first, skipped], outputs: { x: { $from: 'upper', pointer: '/text' }, y: { $from: 'upper' } } })).toEqual({
      x: null,
      y: null,
    });
    expect(await result({ parameters: { p: { default: 1 } }, steps: [{ ...upper, when: { $from: 'parameters', exists: false } }] })).toEqual({});
  });

  it('has patterns matched by a tool that always runs in a worker, in RE2, and tells those that do not compile', async () => {
    expect(catalogue.get('regex-tester')?.cost).toBe('heavy');
    expect(await result(given({ matches: '(' }))).toMatch(/^upper: .*does not compile/);
    expect(await result(given({ matches: '(?=x)' }))).toMatch(/^upper: .*does not compile/);
  });

  it.each<[unknown, string]>([
    [{ $from: 'a' }, 'steps[1].when'],
    [{ $from: 'a', equals: 1, exists: true }, 'steps[1].when'],
    [{ equals: 1 }, 'steps[1].when'],
    [{ $from: 'b', equals: 1 }, 'steps[1].when.$from'],
    [{ $from: 'a', exists: 'yes' }, 'steps[1].when.exists'],
    [{ $from: 'a', matches: '' }, 'steps[1].when.matches'],
    [{ $from: 'a', matches: 'x'.repeat(2_001) }, 'steps[1].when.matches'],
    ['a', 'steps[1].when'],
  ])('names the place of what is wrong: %j', async (when, path) => {
    expect(await complaints({ steps: [first, { ...upper, when }] })).toEqual([path]);
  });
});

describe('onError', () => {
  const bad = { id: 'bad', tool: 'json-minifier', inputs: { json: '{' } };

  it('stops unless it is told to skip', async () => {
    expect(await result({ steps: [bad] })).toMatch(/^bad: /);
    expect(await steps({ steps: [{ ...bad, onError: 'skip' }] })).toEqual([{ id: 'bad', runs: 1, skipped: 'error' }]);
    expect(await complaints({ steps: [{ ...bad, onError: 'retry' }] })).toEqual(['steps[0].onError']);
  });

  it('skips what refers to nothing, and lists that are none', async () => {
    const lost = { id: 'lost', tool: 'text-reverser', onError: 'skip', inputs: { text: { $from: 'a', pointer: '/x' } } };
    const first = { id: 'a', tool: 'text-reverser', inputs: { text: 'ab' } };
    expect(await steps({ steps: [first, lost] })).toEqual([
      { id: 'a', runs: 1 },
      { id: 'lost', runs: 1, skipped: 'error' },
    ]);
    expect(await steps({ steps: [first, { ...lost, forEach: { $from: 'a' } }] })).toEqual([
      { id: 'a', runs: 1 },
      { id: 'lost', runs: 0, skipped: 'error' },
    ]);
  });

  it('passes over the runs of a loop that fail', async () => {
    const each = { id: 'each', tool: 'json-minifier', forEach: { $from: 'split', pointer: '/parts' }, onError: 'skip' };
    const recipe = { steps: [{ ...split, inputs: { text: '{ }|{|[ 1 ]', by: 'separator', separator: '|' } }, each] };
    expect(await result(recipe)).toMatchObject({ items: [{ minified: '{}' }, null, { minified: '[1]' }] });
    expect(await steps(recipe)).toEqual([
      { id: 'split', runs: 1 },
      { id: 'each', runs: 3, failed: 1 },
    ]);
    const join = { all: { $join: { $from: 'each', pointer: '/items' }, pointer: '/minified', separator: ' ' } };
    expect(await result({ ...recipe, outputs: join })).toEqual({ all: '{} [1]' });
    expect(await result({ steps: [...recipe.steps, { id: 'lines', tool: 'text-reverser', inputs: { unit: 'lines' } }] })).toEqual({ text: '[1]\n{}' });
  });
});

describe('$join', () => {
  it('joins what the items of a list hold, one to a line unless it is told otherwise', async () => {
    const join = (inputs: object) => ({
      steps: [split, { ...upper, inputs: { case: 'upper', text: { $join: { $from: 'split', pointer: '/parts' }, ...inputs } } }],
    });
    expect(await result(join({}))).toEqual({ text: 'A\n\nB' });
    expect(await result(join({ separator: '; ' }))).toEqual({ text: 'A; ; B' });
    expect(await result(join({ pointer: '/x' }))).toMatch(/^upper: .*there is nothing at "\/x"/);
  });

  it.each<[Record<string, unknown>, string]>([
    [{ $join: { $from: 'split' }, separator: 7 }, 'steps[1].inputs.text.separator'],
    [{ $join: { $from: 'split' }, separator: 'x'.repeat(101) }, 'steps[1].inputs.text.separator'],
    [{ $join: { $from: 'split' }, pointer: 'x' }, 'steps[1].inputs.text.pointer'],
    [{ $join: 'split' }, 'steps[1].inputs.text.$join'],
    [{ $join: { $from: 'split' }, by: ',' }, 'steps[1].inputs.text.by'],
  ])('names the place of what is wrong: %j', async (text, path) => {
    expect(await complaints({ steps: [split, { ...upper, inputs: { text } }] })).toEqual([path]);
  });

  it('refuses what is no list, and what grows too large', async () => {
    expect(await result({ steps: [split, { ...upper, inputs: { text: { $join: { $from: 'split' } } } }] })).toMatch(/must refer to a list/);
  });
});
