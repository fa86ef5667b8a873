import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './protobuf-converter.ts';

describe('protobuf-converter: the encoding guide of protobuf.dev', () => {
  it('reads nested and packed fields without a schema', async () => {
    expect((await run(tool, { input: '1a03089601' })).fields).toMatchObject([
      { number: 3, wireType: 'len', hex: '089601', message: [{ number: 1, wireType: 'varint', value: '150' }] },
    ]);
  });

  const schema =
    'syntax = "proto3"; message T { int32 a = 1; sint32 z = 2; string b = 3; repeated int32 p = 6; map<string, int64> m = 7; enum E { ZERO = 0; ONE = 1; } E e = 8; bytes y = 9; double d = 10; T t = 11; }';
  it.each([
    ['{"a":150}', '089601'],
    ['{"a":-1}', '08ffffffffffffffffff01'],
    ['{"z":-2}', '1003'],
    ['{"b":"testing"}', '1a0774657374696e67'],
    ['{"p":[3,270,86942]}', '3206038e029ea705'],
    ['{"m":{"k":"5"}}', '3a050a016b1005'],
    ['{"e":"ONE"}', '4001'],
    ['{"y":"AQI="}', '4a020102'],
    ['{"d":1}', '51000000000000f03f'],
    ['{"t":{"a":1}}', '5a020801'],
    ['{}', ''],
  ])('%s and back', async (input, output) => {
    const converter = tool;
    expect((await run(converter, { input, mode: 'encode', schema })).output).toBe(output);
    expect(JSON.parse((await run(converter, { input: output, schema })).output)).toEqual(JSON.parse(input));
  });

  it.each(['00', '07', '0e', '08', '0a05', '08ffffffffffffffffffff01', '0c', '0b'])('refuses %s', async (input) => {
    await expectUnprocessable(tool, { input });
  });
});
