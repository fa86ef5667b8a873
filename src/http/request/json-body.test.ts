import { describe, expect, it } from 'vitest';
import { MAX_ESCAPED_VALUES, MAX_VALUES } from '../../tools/shared/json/value-count.ts';
import { parseJsonBody } from './json-body.ts';

const read = (text: string): unknown => parseJsonBody(Buffer.from(text));
const problem = (text: string): unknown => {
  try {
    return read(text);
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
};

describe('parseJsonBody', () => {
  it('takes 100,000 values and no more, those in texts not counted', () => {
    // One list and its items.
    expect(
      read(
        `[${Array(MAX_VALUES - 1)
          .fill('10')
          .join()}]`,
      ),
    ).toHaveLength(MAX_VALUES - 1);
    expect(problem(`[${Array(MAX_VALUES).fill('10').join()}]`)).toBe('payload_too_large');
    expect(
      problem(
        `[${Array(MAX_VALUES / 2)
          .fill('[]')
          .join()}]`,
      ),
    ).toBe('payload_too_large');
    expect(
      problem(
        `[${Array(MAX_VALUES / 2)
          .fill('{"a":1}')
          .join()}]`,
      ),
    ).toBe('payload_too_large');
    const text = '\\,[{"'.repeat(MAX_VALUES);
    expect(read(JSON.stringify({ text }))).toEqual({ text });
    expect(problem(`"${','.repeat(MAX_VALUES * 2)}`)).toBe('invalid_json');
  });

  it('takes a tenth of them where the names of members are written with escapes', () => {
    const members = (count: number, name: string) => `{${Array.from({ length: count }, (_, at) => `"${name}${at}":1`).join()}}`;
    // The object counts, too.
    expect(Object.keys(Object(read(members(MAX_ESCAPED_VALUES - 1, '\\u0061'))))).toContain('a9998');
    expect(problem(members(MAX_ESCAPED_VALUES, '\\u0061'))).toBe('payload_too_large');
    expect(problem(members(MAX_ESCAPED_VALUES, '\\u0061').replace(/"(\\[^"]+)":1}$/, '"$1" \n:1}'))).toBe('payload_too_large');
    expect(Object.keys(Object(read(members(MAX_ESCAPED_VALUES, 'a'))))).toHaveLength(MAX_ESCAPED_VALUES);
    expect(read(`[${Array(MAX_ESCAPED_VALUES).fill('"\\n"').join()}]`)).toHaveLength(MAX_ESCAPED_VALUES);
  });

  it('takes UTF-8 JSON alone', () => {
    expect(problem('')).toBe('invalid_json');
    expect(problem('{"a":')).toBe('invalid_json');
    expect(problem('['.repeat(5_000))).toBe('invalid_json');
    expect(() => parseJsonBody(Buffer.from([0x22, 0xff, 0x22]))).toThrow(/UTF-8/);
  });
});
