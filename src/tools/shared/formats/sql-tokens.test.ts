import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { sqlTokens } from './sql-tokens.ts';

const kindsOf = (sql: string, backslashEscapes = false) => Array.from(sqlTokens(sql, { backslashEscapes }), ({ kind, text }) => [kind, text]);

it('cuts SQL into pieces that make it up', () => {
  const unit = fc.constantFrom('a', '1', ' ', '\n', "'", '"', '`', '--', '/*', '*/', '$', '$$', '$t$', '(', ';', ',', '\\', 'ü');
  fc.assert(
    fc.property(fc.array(unit), fc.boolean(), (parts, backslashEscapes) => {
      const sql = parts.join('');
      try {
        expect([...sqlTokens(sql, { backslashEscapes })].map(({ text }) => text).join('')).toBe(sql);
      } catch (error) {
        expect(error).toBeInstanceOf(Unprocessable);
      }
    }),
  );
});

it.each([
  ["'it''s'", 'quoted'],
  ['"a ""b"""', 'quoted'],
  ['`a``b`', 'quoted'],
  ['-- x; y', 'comment'],
  ['/* a /* nested */ b */', 'comment'],
  ["$$it's$$", 'quoted'],
  ['$tag$ $$ $tag$', 'quoted'],
  [' \t\n', 'space'],
  ['größe_1$', 'other'],
  [';', 'sign'],
])('takes %j as one piece', (sql, kind) => {
  expect(kindsOf(sql)).toEqual([[kind, sql]]);
});

it('ends a quote at a backslash only where it does not escape', () => {
  expect(kindsOf("'a\\'")).toEqual([['quoted', "'a\\'"]]);
  expect(kindsOf("'a\\'b'", true)).toEqual([['quoted', "'a\\'b'"]]);
});

it.each([
  ["a\n'b", "Line 2: The quote ' is never closed."],
  ['/* /* */', 'Line 1: The comment opened with /* is never closed.'],
  ['\n\n$x$ $$', 'Line 3: The text opened with $x$ is never closed.'],
])('refuses %j', (sql, message) => {
  expect(() => kindsOf(sql)).toThrow(message);
});
