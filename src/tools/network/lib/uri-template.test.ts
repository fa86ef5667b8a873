import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { expandTemplate, type TemplateValue } from './uri-template.ts';

const VARIABLES: Record<string, TemplateValue> = { list: ['red', 'green', 'blue'], x: '1024', y: '768' };

const lookUp = (name: string): TemplateValue | undefined => (Object.hasOwn(VARIABLES, name) ? VARIABLES[name] : undefined);
const expanded = (template: string): string => expandTemplate(template, lookUp).uri;

// Section 2.4.1: a prefix counts characters, not their encoded octets; section 3.1: literals keep their triplets.
it('counts the characters of a prefix, and encodes what is literal', () => {
  const value = (): string => '\u00fc💩x';
  expect(expandTemplate('{v:2}', value).uri).toBe('%C3%BC%F0%9F%92%A9');
  expect(expanded('a b%20%zz/é?x=1')).toBe('a%20b%20%25zz/%C3%A9?x=1');
  expect(expandTemplate('{+v}', () => '%20%').uri).toBe('%20%25');
});

it('names each variable once, in order', () => {
  expect(expandTemplate('{x}{?y,x}{#undef}', lookUp).names).toEqual(['x', 'y', 'undef']);
});

it.each(['{', '}', 'a{x', 'x}', '{}', '{x,}', '{=x}', '{x:0}', '{x:10000}', '{x*:3}', '{x y}', '{{x}}', '{list:3}', '{a..b}'])('refuses %j', (template) => {
  expect(() => expanded(template)).toThrow(Unprocessable);
});
