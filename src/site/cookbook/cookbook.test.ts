import { describe, expect, it } from 'vitest';
import { runRecipe } from '../../pipelines/run-recipe.ts';
import { execute } from '../../runner/execute.ts';
import { tools } from '../../tools/all.ts';
import { hasZbar, readCode } from '../../tools/generators/lib/picture-testing.ts';
import { catalogue } from '../../tools/index.ts';
import { shownOutput } from '../recipes/shown-output.ts';
import { COOKBOOK, READY_RECIPES, type ReadyRecipe, recipesWith } from './index.ts';

/** What the page of a recipe shows for its own input. */
async function givenBy({ recipe }: Pick<ReadyRecipe, 'recipe'>): Promise<string> {
  const inputsOf = new Map<string, Record<string, unknown>>();
  const outcome = await runRecipe(
    recipe,
    {},
    {
      findCard: (slug) => catalogue.get(slug),
      run(slug, inputs, step) {
        inputsOf.set(step, inputs);
        return execute(tools.get(slug) ?? expect.fail(`there is no ${slug}`), inputs);
      },
    },
  );
  const last = recipe.steps.at(-1) ?? expect.fail('there are no steps');
  if (!outcome.ok) return expect.fail(`${outcome.step}: ${outcome.failure.message}`);
  const ran = { card: catalogue.get(last.tool), inputs: inputsOf.get(last.id) ?? {}, own: last.inputs ?? {}, isLoop: last.forEach !== undefined };
  return shownOutput(outcome.result, ran).text;
}

describe('the catalogue of recipes', () => {
  it('has at least fifty, each with an address of its own', () => {
    expect(READY_RECIPES.length).toBeGreaterThanOrEqual(50);
    expect(new Set(READY_RECIPES.map(({ slug }) => slug)).size).toBe(READY_RECIPES.length);
    expect(READY_RECIPES.filter(({ slug }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(new Set(READY_RECIPES.map(({ recipe }) => recipe.name)).size).toBe(READY_RECIPES.length);
    expect(COOKBOOK.flatMap(({ recipes }) => recipes)).toEqual(READY_RECIPES);
  });

  it('leaves out those that need a tool which is not there', () => {
    expect(recipesWith(() => true)).toEqual(READY_RECIPES);
    expect(recipesWith((slug) => slug !== 'xml-formatter').map(({ slug }) => slug)).not.toContain('decode-saml-response');
  });

  it('has a text for every recipe that does not give a picture', () => {
    expect(READY_RECIPES.filter(({ gives }) => gives === undefined).map(({ slug }) => slug)).toEqual(['address-to-qr-code']);
  });
});

// The expected values were made with openssl, ssh-keygen, Python's json, gzip, hashlib and base64, and read off the standards' own examples.
it.each(READY_RECIPES.flatMap((ready) => (ready.gives === undefined ? [] : [[ready.slug, ready] as const])))(
  '%s gives what its page says',
  async (_, ready) => {
    expect((await givenBy(ready)).trimEnd()).toBe(ready.gives?.trimEnd());
  },
);

it.skipIf(!hasZbar)('address-to-qr-code gives a code that other programs read', async () => {
  const [ready] = READY_RECIPES.filter(({ slug }) => slug === 'address-to-qr-code');
  const recipe = ready?.recipe ?? expect.fail('there is no such recipe');
  const steps = recipe.steps.map((step) => (step.id === 'code' ? { ...step, inputs: { ...step.inputs, format: 'png' } } : step));
  expect(readCode(await givenBy({ recipe: { ...recipe, steps } }))).toBe('QR-Code:https://example.com/ten-tools-in-a-row');
});
