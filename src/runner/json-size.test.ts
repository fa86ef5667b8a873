import { describe, expect, it } from 'vitest';
import { jsonSize } from './json-size.ts';

describe('the size of a value as JSON', () => {
  it.each([['text'], [['a', 'b']], [{ name: 'value', list: ['one', 'two'], nested: {} }], [[]], [{}], [null], [true], [[[], [[]], {}]]])(
    'is about right for %j',
    (value) => {
      const { length } = JSON.stringify(value);
      expect(jsonSize(value, 1_000)).toBeGreaterThanOrEqual(length - 1);
      expect(jsonSize(value, 1_000)).toBeLessThanOrEqual(length + 3);
    },
  );

  it('goes on where just as much as the bound has been counted', () => {
    // A text of one character is three; a list is two more than its length.
    expect(jsonSize(['a', 'b'], 7)).toBeGreaterThan(7);
    expect(jsonSize(['a'], 3)).toBeGreaterThan(3);
  });

  it('looks at nothing more once it is above the bound', () => {
    const unread = {
      get field(): string {
        throw new Error('was read');
      },
    };
    expect(jsonSize([unread, 'x'.repeat(100)], 50)).toBeGreaterThan(50);
  });
});
