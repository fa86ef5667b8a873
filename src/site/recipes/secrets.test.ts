import { expect, it } from 'vitest';
import { benchOf, type Recipe } from './bench.ts';
import { benchWithoutSecrets, withoutSecrets } from './secrets.ts';

const secretsOf = (tool: string): ReadonlySet<string> | undefined =>
  tool === 'aes-cipher' ? new Set(['key']) : tool === 'jwt-decoder' ? new Set(['token']) : tool === 'x' ? undefined : new Set();
const mainOf = (tool: string): string => (tool === 'jwt-decoder' ? 'token' : 'text');

it('leaves out what is typed into secret fields, and keeps where others come from', () => {
  const recipe: Recipe = {
    parameters: { input: {}, password: { default: 'hunter2' }, indent: { default: 2 } },
    arguments: { password: 'hunter3', indent: 4 },
    steps: [
      { id: 'a', tool: 'aes-cipher', inputs: { key: 'sesame', iv: '00' } },
      { id: 'b', tool: 'aes-cipher', inputs: { key: { $from: 'parameters', pointer: '/password' } } },
      { id: 'c', tool: 'aes-cipher', inputs: { key: { $text: ['sesame', { $from: 'a', pointer: '/iv' }] } } },
      { id: 'd', tool: 'x', inputs: { apiKey: 'k', keyword: 'stays' } },
    ],
  };
  const { recipe: clean, left } = withoutSecrets(recipe, secretsOf);
  expect(clean).toEqual({
    parameters: { input: {}, password: {}, indent: { default: 2 } },
    arguments: { indent: 4 },
    steps: [
      { id: 'a', tool: 'aes-cipher', inputs: { iv: '00' } },
      { id: 'b', tool: 'aes-cipher', inputs: { key: { $from: 'parameters', pointer: '/password' } } },
      { id: 'c', tool: 'aes-cipher', inputs: {} },
      { id: 'd', tool: 'x', inputs: { keyword: 'stays' } },
    ],
  });
  expect(JSON.stringify(clean)).not.toMatch(/sesame|hunter/);
  expect(left).toEqual(['steps[0].inputs.key', 'steps[2].inputs.key', 'steps[3].inputs.apiKey', 'parameters.password.default']);
});

it('leaves out inputs and values that secret fields take', () => {
  const bench = benchOf({
    parameters: { token: {}, key: {} },
    arguments: { token: 'eyJ.secret', key: 'sesame' },
    steps: [
      { id: 'a', tool: 'jwt-decoder' },
      { id: 'b', tool: 'aes-cipher', inputs: { key: { $from: 'parameters', pointer: '/key' } } },
    ],
  });
  const { bench: clean, left } = benchWithoutSecrets(bench, secretsOf, mainOf);
  expect(JSON.stringify(clean)).not.toMatch(/eyJ|sesame/);
  expect(left).toEqual(['token', 'key']);
  expect(bench.inputs[0]?.text).toBe('eyJ.secret');
});

it('keeps the input that no secret field takes', () => {
  const bench = benchOf({ parameters: { text: { default: 'abc' } }, steps: [{ id: 'a', tool: 'word-counter' }] });
  expect(benchWithoutSecrets(bench, secretsOf, mainOf)).toEqual({ bench, left: [] });
});
