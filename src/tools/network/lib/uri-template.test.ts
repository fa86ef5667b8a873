import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { expandTemplate, type TemplateValue } from './uri-template.ts';

/** The variables of RFC 6570, section 3.2. */
const VARIABLES: Record<string, TemplateValue> = {
  count: ['one', 'two', 'three'],
  dom: ['example', 'com'],
  dub: 'me/too',
  hello: 'Hello World!',
  half: '50%',
  var: 'value',
  who: 'fred',
  base: 'http://example.com/home/',
  path: '/foo/bar',
  list: ['red', 'green', 'blue'],
  keys: [
    ['semi', ';'],
    ['dot', '.'],
    ['comma', ','],
  ],
  v: '6',
  x: '1024',
  y: '768',
  empty: '',
  empty_keys: [],
};

const lookUp = (name: string): TemplateValue | undefined => {
  const value = Object.hasOwn(VARIABLES, name) ? VARIABLES[name] : undefined;
  return Array.isArray(value) && value.length === 0 ? undefined : value;
};
const expanded = (template: string): string => expandTemplate(template, lookUp).uri;

describe('as RFC 6570 expands', () => {
  // Sections 3.2.1 to 3.2.9, examples.
  it.each(
    Object.entries({
      '{count}': 'one,two,three',
      '{count*}': 'one,two,three',
      '{/count}': '/one,two,three',
      '{/count*}': '/one/two/three',
      '{;count}': ';count=one,two,three',
      '{;count*}': ';count=one;count=two;count=three',
      '{?count}': '?count=one,two,three',
      '{?count*}': '?count=one&count=two&count=three',
      '{&count*}': '&count=one&count=two&count=three',
      '{hello}': 'Hello%20World%21',
      '{half}': '50%25',
      'O{empty}X': 'OX',
      'O{undef}X': 'OX',
      '{x,hello,y}': '1024,Hello%20World%21,768',
      '?{x,undef}': '?1024',
      '{var:3}': 'val',
      '{var:30}': 'value',
      '{keys}': 'semi,%3B,dot,.,comma,%2C',
      '{keys*}': 'semi=%3B,dot=.,comma=%2C',
      '{+hello}': 'Hello%20World!',
      '{+half}': '50%25',
      '{base}index': 'http%3A%2F%2Fexample.com%2Fhome%2Findex',
      '{+base}index': 'http://example.com/home/index',
      'here?ref={+path}': 'here?ref=/foo/bar',
      'up{+path}{var}/here': 'up/foo/barvalue/here',
      '{+path,x}/here': '/foo/bar,1024/here',
      '{+path:6}/here': '/foo/b/here',
      '{+keys*}': 'semi=;,dot=.,comma=,',
      '{#x,hello,y}': '#1024,Hello%20World!,768',
      '{#path:6}here': '#/foo/bhere',
      '{#keys}': '#semi,;,dot,.,comma,,',
      '{.who,who}': '.fred.fred',
      '{.half,who}': '.50%25.fred',
      'www{.dom*}': 'www.example.com',
      'X{.empty}': 'X.',
      'X{.undef}': 'X',
      'X{.keys*}': 'X.semi=%3B.dot=..comma=%2C',
      'X{.empty_keys*}': 'X',
      '{/var,empty}': '/value/',
      '{/var,undef}': '/value',
      '{/var:1,var}': '/v/value',
      '{/list*,path:4}': '/red/green/blue/%2Ffoo',
      '{/keys*}': '/semi=%3B/dot=./comma=%2C',
      '{;half}': ';half=50%25',
      '{;empty}': ';empty',
      '{;v,empty,who}': ';v=6;empty;who=fred',
      '{;x,y,undef}': ';x=1024;y=768',
      '{;hello:5}': ';hello=Hello',
      '{;keys*}': ';semi=%3B;dot=.;comma=%2C',
      '{?x,y,empty}': '?x=1024&y=768&empty=',
      '{?x,y,undef}': '?x=1024&y=768',
      '{?var:3}': '?var=val',
      '{?keys*}': '?semi=%3B&dot=.&comma=%2C',
      '?fixed=yes{&x}': '?fixed=yes&x=1024',
      '{&x,y,empty}': '&x=1024&y=768&empty=',
      '{&keys}': '&keys=semi,%3B,dot,.,comma,%2C',
    }),
  )('%s', (template, expected) => {
    expect(expanded(template)).toBe(expected);
  });
});

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
