import { expect, it } from 'vitest';
import { readPipeline } from '../../pipelines/pipeline.ts';
import { catalogue } from '../../tools/index.ts';
import { READY_RECIPES } from '../cookbook/index.ts';
import * as runs from '../runs/recipes.ts';
import { importRecipe, readable } from './import-recipe.ts';
import type { RecipeRuns } from './recipe-runs.ts';

const read = (recipe: unknown) => readPipeline(recipe, (slug) => catalogue.get(slug));
const pages: RecipeRuns = runs;

it('reads a whole recipe as it is', async () => {
  expect(pages.importRecipe).toBe(importRecipe);
  for (const { recipe } of READY_RECIPES) expect(await importRecipe(JSON.stringify(recipe), read)).toEqual({ recipe, problems: [] });
});

it('keeps what is readable, and names the place of what is not', () => {
  const { recipe, problems } = readable(
    {
      name: 'Half',
      colour: 'red',
      parameters: { text: {} },
      steps: [
        { id: 'a', tool: 'base64-encoder', inputs: { mode: 'decode', variant: { $from: 'nowhere' } } },
        { id: 'a', tool: 'json-formatter', onError: 'perhaps' },
        { tool: 7 },
        'nothing',
        { id: 'b', tool: 'hash-generator', inputs: { algorithm: 'md5' }, when: { $from: 'a' }, note: 'x' },
      ],
      outputs: { one: { $from: 'b', pointer: '/hash' }, two: { $from: 'c' } },
    },
    read,
  );
  expect(recipe).toEqual({
    name: 'Half',
    parameters: { text: {} },
    steps: [
      { id: 'a', tool: 'base64-encoder', inputs: { mode: 'decode' } },
      { id: 'step-2', tool: 'json-formatter' },
      { id: 'b', tool: 'hash-generator', inputs: { algorithm: 'md5' } },
    ],
    outputs: { one: { $from: 'b', pointer: '/hash' } },
  });
  const places = problems.map((problem) => problem.split(' ')[0]);
  expect(places).toEqual(
    expect.arrayContaining(['colour', 'steps[0].inputs.variant.$from', 'steps[1].id', 'steps[1].onError', 'steps[2]', 'outputs.two.$from']),
  );
});

it("reads CyberChef's recipes in all of their forms, and names what was left out", async () => {
  const json = '[{"op":"From Base64","args":["A-Za-z0-9+/=",true,false]},{"op":"Magic","args":[3,false,false,""]}]';
  const { recipe, problems } = await importRecipe(json, read);
  expect(recipe?.steps.map(({ tool }) => tool)).toContain('base64-encoder');
  expect(problems).toEqual([expect.stringMatching(/^Operation 2 of CyberChef's, Magic, was left out: /)]);
  for (const text of ["To_Hex('Space',0)", "https://gchq.github.io/CyberChef/#recipe=To_Hex('Space',0)&input=aGVsbG8"]) {
    const imported = await importRecipe(text, read);
    expect(imported, text).toMatchObject({ recipe: { steps: [{ tool: 'hex-encoder' }] }, problems: [] });
    expect(() => read(imported.recipe)).not.toThrow();
  }
  expect(await importRecipe('[{"op":1}]', read)).toEqual({ problems: [expect.stringContaining('recipe[0]')] });
});

it('says what is wrong where nothing can be read', async () => {
  expect(await importRecipe('{"steps": [', read)).toEqual({ problems: [expect.stringMatching(/^This is not JSON: .*line 1, column 12/)] });
  const cut = await importRecipe('{"steps": [{"id": "a", "tool": "word-counter", "inputs": {"text": "x"}}, {"id"', read);
  expect(cut).toEqual({
    recipe: { steps: [{ id: 'a', tool: 'word-counter', inputs: { text: 'x' } }] },
    problems: [expect.stringMatching(/line 1, column \d+\. What comes before it was read\.$/)],
  });
  for (const text of ['7', 'null', '[]', '{}', '{"steps": {}}'])
    expect(await importRecipe(text, read), text).toEqual({ problems: [expect.stringContaining('list of steps')] });
});

it('keeps the first twenty of more steps', () => {
  const steps = Array.from({ length: 25 }, (_, at) => ({ id: `s${at}`, tool: 'word-counter', inputs: { text: 'a' } }));
  const { recipe, problems } = readable({ steps }, read);
  expect([recipe?.steps.length, problems.length]).toEqual([20, 1]);
});
