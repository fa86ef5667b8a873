import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { parseReplacement } from './replacement.ts';

it('replaces as String.prototype.replace does', () => {
  const pattern = /(?<first>a)(b)(c)?/;
  const names = new Map([['first', 1]]);
  fc.assert(
    fc.property(fc.array(fc.constantFrom('$$', '$&', '$1', '$2', '$3', '$01', '$10', '$25', '$<first>', 'x', '0', '$', '$ ')), (parts) => {
      const replacement = parts.join('');
      // $` and $' are not read, and a lone dollar sign is itself.
      fc.pre(!/\$[`']/.test(replacement));
      const match = pattern.exec('abc') ?? [];
      const written = parseReplacement(replacement, 3, names).map((part) => (typeof part === 'number' ? (match[part] ?? '') : part));
      expect(written.join('')).toBe('abc'.replace(pattern, replacement));
    }),
  );
});

it.each(['$4', '$04', '$99', '$<other>'])('refuses %j where there are three groups', (replacement) => {
  expect(() => parseReplacement(replacement, 3, new Map([['first', 1]]))).toThrow(Unprocessable);
});
