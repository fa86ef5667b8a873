import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './plist-converter.ts';

const read = async (inner: string): Promise<string> => (await run(tool, { text: `<plist version="1.0">${inner}</plist>`, indent: 0 })).output;
const write = async (text: string): Promise<string> => (await run(tool, { text, mode: 'toPlist' })).output.split('\n').slice(3, -2).join('\n');

// Expected values written by hand from the rules and Apple's DTD; plistlib's are in vectors.test.ts.
describe('plist-converter', () => {
  it('reads numbers, dates and data', async () => {
    expect(await read('<integer>-0x1F</integer>')).toBe('-31');
    expect(await read('<integer> 123456789012345678901234567890 </integer>')).toBe('123456789012345678901234567890');
    expect(await read('<integer>+007</integer>')).toBe('7');
    expect(await read('<real>1e3</real>')).toBe('1000');
    expect(await read('<real>0.1</real>')).toBe('0.1');
    expect(await read('<real>-.5E-10</real>')).toBe('-5e-11');
    expect(await read('<date>2024-02-29T12:00:00Z</date>')).toBe('"2024-02-29T12:00:00Z"');
    expect(await read('<data>\n\tAQ==\n</data>')).toBe('"AQ=="');
    expect(await read('<data></data>')).toBe('""');
  });

  it('reads texts as they are, with entities and CDATA', async () => {
    expect(await read('<string> a &lt;&#x1F600;<![CDATA[<b>]]> </string>')).toBe('" a <😀<b> "');
    expect(await read('<string/>')).toBe('""');
    expect(await read('<dict><key>__proto__</key><true/><!-- c --><key></key><false/></dict>')).toBe('{"__proto__":true,"":false}');
  });

  it('refuses what is not a property list', async () => {
    for (const inner of [
      '',
      'text',
      '<true/><true/>',
      '<dict><true/></dict>',
      '<dict><key>a</key></dict>',
      '<dict><key>a</key><key>b</key><true/></dict>',
      '<key>a</key>',
      '<array>x</array>',
      '<string><b/></string>',
      '<integer>1.5</integer>',
      '<integer></integer>',
      '<real>nan</real>',
      '<real>+infinity</real>',
      '<real>1e999</real>',
      '<date>2024-02-30T00:00:00Z</date>',
      '<date>2024-02-29</date>',
      '<data>A</data>',
      '<data>A?==</data>',
      '<true>x</true>',
      '<null/>',
      '<plist><true/></plist>',
      '<string>&nope;</string>',
    ])
      await expectUnprocessable(tool, { text: `<plist>${inner}</plist>` });
    for (const text of ['', '<dict/>', '<plist><true/>', 'bplist00', '{}']) await expectUnprocessable(tool, { text });
  });

  it('writes numbers as they stand', async () => {
    expect(await write('[1, -2, 1.0, 1e2, 12345678901234567890]')).toBe(
      '<array>\n\t<integer>1</integer>\n\t<integer>-2</integer>\n\t<real>1.0</real>\n\t<real>1e2</real>\n\t<integer>12345678901234567890</integer>\n</array>',
    );
    expect(await write('{"a":{},"b":[]}')).toBe('<dict>\n\t<key>a</key>\n\t<dict/>\n\t<key>b</key>\n\t<array/>\n</dict>');
  });

  it('refuses null, control characters and numbers beyond doubles', async () => {
    for (const text of ['null', '{"a":[null]}', '"\\u0001"', '"\\ud800"', '1e999', 'x', '']) await expectUnprocessable(tool, { text, mode: 'toPlist' });
  });
});
