import { expect, it } from 'vitest';
import { leastMilliseconds } from '../../../../test/support/processor-time.ts';
import { readXml } from './xml-tree.ts';

it('gives the text of leaves, and of other elements what is written in them', async () => {
  const root = await readXml('<a> <b>x &amp; y</b><c/><d><![CDATA[<z>]]></d> </a>', 'xml');
  expect(root.children.map((child) => [child.local, child.text()])).toEqual([
    ['b', 'x & y'],
    ['c', ''],
    ['d', '<z>'],
  ]);
  expect(root.text()).toBe(' <b>x &amp; y</b><c/><d><![CDATA[<z>]]></d> ');
});

it('reads a megabyte of empty elements in time that grows with their number alone', async () => {
  const read = async () => expect((await readXml(`<r>${'<e/>'.repeat(250_000)}</r>`, 'xml')).children).toHaveLength(250_000);
  expect(await leastMilliseconds(8_000, read)).toBeLessThan(8_000);
});
