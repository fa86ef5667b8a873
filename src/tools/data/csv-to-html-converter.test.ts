import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './csv-to-html-converter.ts';

const html = async (csv: string, more: Record<string, unknown> = {}) => (await run(tool, { csv, ...more })).html as string;

describe('csv-to-html-converter', () => {
  it('escapes, with caption and class', async () => {
    expect(await html('a\n"""<&>\r\n\'"', { caption: 'x < y', className: 'a "b"', indent: 0 })).toBe(
      '<table class="a &quot;b&quot;"><caption>x &lt; y</caption><thead><tr><th>a</th></tr></thead><tbody><tr><td>&quot;&lt;&amp;&gt;<br>\'</td></tr></tbody></table>',
    );
  });

  it('has no thead without a header, and always a tbody', async () => {
    expect(await html('1,2\n3', { header: false, indent: 1 })).toBe(
      '<table>\n <tbody>\n  <tr>\n   <td>1</td>\n   <td>2</td>\n  </tr>\n  <tr>\n   <td>3</td>\n   <td></td>\n  </tr>\n </tbody>\n</table>',
    );
    expect(await run(tool, { csv: '' })).toEqual({ html: '<table>\n  <tbody>\n  </tbody>\n</table>', rows: 0 });
    expect(await html('a', { indent: 0, caption: 'c' })).toBe('<table><caption>c</caption><thead><tr><th>a</th></tr></thead><tbody></tbody></table>');
  });

  it('refuses an empty caption', async () => {
    await expectInvalid(tool, { csv: '', caption: '' }, 'caption');
    await expectInvalid(tool, { csv: '', indent: 11 }, 'indent');
  });
});
