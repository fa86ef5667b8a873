import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './bson-converter.ts';

describe('bson-converter: bsonspec.org and Extended JSON v2', () => {
  it.each([
    ['{}', '0500000000'],
    ['{"BSON":["awesome",5.05,1986]}', '310000000442534f4e002600000002300008000000617765736f6d65000131003333333333331440103200c20700000000'],
    ['{"a":{"$numberLong":"1"}}', '1000000012610001000000000000000' + '0'],
    ['{"a":{"$oid":"56e1fc72e0c917e9c4714161"}}', '1400000007610056e1fc72e0c917e9c471416100'],
    ['{"d":{"$date":{"$numberLong":"0"}}}', '10000000096400000000000000000000'],
    ['{"a":true,"b":null}', '0c000000086100010a620000'],
    ['{"m":{"$minKey":1}}', '08000000ff6d0000'],
  ])('%s', async (input, output) => {
    expect((await run(tool, { input })).output).toBe(output);
  });

  it.each(['[1]', '1', '{"a":{"$oid":"zz"}}', '{"a":{"$numberLong":"x"}}', '{"a":{"$date":"yesterday"}}'])('refuses %s', async (input) => {
    await expectUnprocessable(tool, { input });
  });

  it.each(['', '05', '0500000001', '050000000000', '04000000', '0c0000001061000100000000ff'])('refuses the bytes %j', async (input) => {
    await expectUnprocessable(tool, { input, mode: 'decode' });
  });
});
