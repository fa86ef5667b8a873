import { describe, expect, it } from 'vitest';
import { readPipeline } from '../../pipelines/pipeline.ts';
import { catalogue } from '../../tools/index.ts';
import {
  addStep,
  benchOf,
  changeStep,
  duplicateStep,
  emptyBench,
  handedOut,
  idFor,
  moveStep,
  type Recipe,
  removeStep,
  runnable,
  sourceBefore,
  switchStep,
} from './bench.ts';

const three = ['base64-encoder', 'json-formatter', 'base64-encoder'].reduce((bench, tool) => addStep(bench, tool), emptyBench());
const idsOf = ({ recipe }: { recipe: Recipe }): string[] => recipe.steps.map(({ id }) => id);

describe('steps', () => {
  it('are added with ids of their own, duplicated behind themselves, moved and removed', () => {
    expect(idsOf(three)).toEqual(['base64-encoder', 'json-formatter', 'base64-encoder-2']);
    expect(idsOf(duplicateStep(three, 'json-formatter'))).toEqual(['base64-encoder', 'json-formatter', 'json-formatter-2', 'base64-encoder-2']);
    expect(idsOf(moveStep(three, 'base64-encoder', 2))).toEqual(['json-formatter', 'base64-encoder-2', 'base64-encoder']);
    expect(moveStep(three, 'base64-encoder', -1)).toBe(three);
    expect(idsOf(removeStep(three, 'json-formatter'))).toEqual(['base64-encoder', 'base64-encoder-2']);
    expect(idsOf(three)).toHaveLength(3);
  });

  it('have ids that recipes take, for every tool and twenty of each', () => {
    for (const { slug } of catalogue.cards) {
      const steps: Recipe['steps'][number][] = [];
      for (let number = 0; number < 20; number++) steps.push({ id: idFor(slug, steps), tool: slug });
      expect(() => readPipeline({ steps: steps.map((step) => ({ ...step, tool: 'x' })) }), slug).not.toThrow();
    }
  });

  it('that are switched off are not run and not handed out, and what comes behind takes what comes before', () => {
    const bench = switchStep(three, 'json-formatter');
    expect(runnable(bench).recipe.steps.map(({ id }) => id)).toEqual(['base64-encoder', 'base64-encoder-2']);
    expect(handedOut(bench, false).steps).toHaveLength(2);
    expect([sourceBefore(bench, 'base64-encoder-2'), sourceBefore(bench, 'base64-encoder')]).toEqual(['base64-encoder', 'parameters']);
    expect(switchStep(bench, 'json-formatter').off).toEqual([]);
  });

  it('lose what a change takes away', () => {
    const loop = changeStep(three, 'json-formatter', { forEach: { $main: 'base64-encoder' } });
    expect(loop.recipe.steps[1]).toHaveProperty('forEach');
    expect(changeStep(loop, 'json-formatter', { forEach: undefined }).recipe.steps[1]).not.toHaveProperty('forEach');
  });
});

describe('what a recipe is given', () => {
  const recipe: Recipe = {
    name: 'R',
    parameters: { data: { encoding: 'hex' }, indent: { default: 2 }, label: { default: 'x' } },
    arguments: { data: '00ff' },
    steps: [{ id: 'a', tool: 'hash-generator' }],
  };

  it('is filled in from its arguments and defaults, and given as they are', () => {
    const bench = benchOf(recipe);
    expect(bench.inputs).toEqual([{ name: '', kind: 'hex', text: '00ff' }]);
    expect(runnable(bench)).toEqual({
      recipe: { name: 'R', parameters: { data: { encoding: 'hex' }, indent: { default: 2 }, label: { default: 'x' } }, steps: recipe.steps },
      given: { data: '00ff', indent: 2, label: 'x' },
    });
  });

  it('says how the bytes of the input are written', () => {
    const bench = benchOf(recipe);
    const as = (kind: 'text' | 'base64') => runnable({ ...bench, inputs: [{ name: '', kind, text: 'AP8=' }] }).recipe.parameters?.data;
    expect([as('text'), as('base64')]).toEqual([{}, { encoding: 'base64' }]);
  });

  it('becomes its defaults where it is handed out with the input', () => {
    expect(handedOut(benchOf(recipe), true).parameters).toEqual({
      data: { encoding: 'hex', default: '00ff' },
      indent: { default: 2 },
      label: { default: 'x' },
    });
    expect(handedOut(benchOf(recipe), false).parameters).toEqual({ data: { encoding: 'hex' }, indent: { default: 2 }, label: { default: 'x' } });
  });

  it('is handed out as it came, where nobody changed it', () => {
    const { arguments: _, ...own } = recipe;
    expect(handedOut(benchOf(recipe), false)).toEqual(own);
  });
});
