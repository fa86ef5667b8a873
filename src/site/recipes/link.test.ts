import { deflateSync, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fragmentFor, framed, isLink, openFragment } from './link.ts';

const shared = {
  recipe: { steps: [{ id: 'a', tool: 'word-counter', inputs: { text: 'Grüße 😀' } }] },
  off: ['a'],
  inputs: [{ name: 'x.txt', kind: 'text' as const, text: 'one' }],
};

it('carries a recipe, what is switched off and the inputs', async () => {
  const fragment = await fragmentFor(shared);
  expect(fragment).toMatch(/^1\.[\da-z]+\.[\w-]+$/);
  expect(isLink(fragment)).toBe(true);
  expect(await openFragment(fragment)).toEqual({ ok: true, shared });
});

it('is zlib (RFC 1950) in base64url, with its length before it', async () => {
  const [, length = '', data = ''] = (await fragmentFor(shared)).split('.');
  expect(Number.parseInt(length, 36)).toBe(data.length);
  expect(JSON.parse(inflateSync(Buffer.from(data, 'base64url')).toString('utf8'))).toEqual(shared);
});

it('opens whatever was made by another implementation, and what stands right behind the link', async () => {
  const fragment = framed(deflateSync(JSON.stringify({ recipe: { steps: [] } })));
  for (const end of ['', '.', ')', '\n>']) expect(await openFragment(`${fragment}${end}`)).toEqual({ ok: true, shared: { recipe: { steps: [] } } });
});

it('says at any length that it is cut off', async () => {
  const fragment = await fragmentFor(shared);
  for (let length = 2; length < fragment.length; length++)
    expect(await openFragment(fragment.slice(0, length)), `${length}`).toMatchObject({ ok: false, problem: expect.stringContaining('cut off') });
});

it('says that a newer version made it, before it reads anything', async () => {
  expect(await openFragment('2.zz.whatever~')).toMatchObject({ ok: false, problem: expect.stringContaining('newer version') });
});

it('says that it was changed, whichever character is another', async () => {
  const fragment = await fragmentFor(shared);
  const start = fragment.indexOf('.', 2) + 1;
  for (let at = start; at < fragment.length; at++) {
    const other = fragment[at] === 'A' ? 'B' : 'A';
    const opened = await openFragment(`${fragment.slice(0, at)}${other}${fragment.slice(at + 1)}`);
    // The last character has bits that mean nothing.
    if (at < fragment.length - 1) expect(opened, `${at}`).toMatchObject({ ok: false, problem: expect.stringContaining('changed on its way') });
  }
  expect(await openFragment(`${fragment.slice(0, start)}%${fragment.slice(start + 1)}`)).toMatchObject({ problem: expect.stringContaining('characters') });
});

it('does not decompress more than 4 MB', async () => {
  const bomb = framed(deflateSync(JSON.stringify({ recipe: 'a'.repeat(5_000_000) })));
  expect(bomb.length).toBeLessThan(10_000);
  expect(await openFragment(bomb)).toMatchObject({ ok: false, problem: expect.stringContaining('4 MB') });
});

it('takes the anchors of pages for no links', () => {
  for (const anchor of ['', 'examples', 'output', 'q=1']) expect(isLink(anchor)).toBe(false);
});
