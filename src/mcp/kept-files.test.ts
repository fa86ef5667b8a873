import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptFiles, NotKept } from './kept-files.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const discarded: string[] = [];
const fileOf = (name: string, size = 1) => ({
  name,
  mimeType: 'application/pdf',
  stored: { size, read: async () => new Uint8Array(size).fill(7), discard: () => void discarded.push(name) },
});
beforeEach(() => {
  discarded.length = 0;
});
const names = (files: KeptFiles, owner: string) => files.list(owner).map(({ name }) => name);

describe('kept files', () => {
  it('are found by their address, by their owner alone', async () => {
    const files = new KeptFiles({ maxBytes: 100, maxBytesInAll: 100 });
    const kept = files.keep('a', fileOf('one.pdf', 3));
    expect(kept).toMatchObject({ name: 'one.pdf', mimeType: 'application/pdf', size: 3 });
    // What cannot be guessed is 128 bits; nothing else of the file is in the address.
    expect(kept?.uri).toMatch(/^toolrack:\/\/files\/[0-9a-f]{8}-[0-9a-f]{32}$/);
    expect([...(await files.find('a', kept?.uri ?? '').stored.read())]).toEqual([7, 7, 7]);
    expect(() => files.find('b', kept?.uri ?? '')).toThrow(NotKept);
    expect(() => files.find('b', kept?.uri ?? '')).toThrow(/is gone/);
    expect(names(files, 'b')).toEqual([]);
  });

  it('say where they are when another place is asked, and that other addresses are none', () => {
    const [here, there] = [new KeptFiles({ maxBytes: 9, maxBytesInAll: 9 }), new KeptFiles({ maxBytes: 9, maxBytesInAll: 9 })];
    const kept = here.keep('a', fileOf('x'));
    expect(() => there.find('a', kept?.uri ?? '')).toThrow(/kept by the node of the service that ran the tool/);
    for (const uri of ['', 'file:///etc/passwd', `${kept?.uri}0`, kept?.uri.toUpperCase() ?? '']) expect(() => here.find('a', uri)).toThrow(/no such file/);
  });

  it('go after ten minutes', () => {
    const files = new KeptFiles({ maxBytes: 9, maxBytesInAll: 9 });
    files.keep('a', fileOf('x'));
    vi.advanceTimersByTime(599_000);
    expect(names(files, 'a')).toEqual(['x']);
    vi.advanceTimersByTime(1_000);
    expect([names(files, 'a'), discarded]).toEqual([[], ['x']]);
  });

  it('of an owner are the latest, by number and by bytes', () => {
    const files = new KeptFiles({ maxFiles: 2, maxBytes: 10, maxBytesInAll: 100 });
    for (const name of ['1', '2', '3']) files.keep('a', fileOf(name, 2));
    files.keep('b', fileOf('other', 2));
    expect([names(files, 'a'), names(files, 'b'), discarded]).toEqual([['2', '3'], ['other'], ['1']]);
    files.keep('a', fileOf('4', 9));
    expect([names(files, 'a'), names(files, 'b')]).toEqual([['4'], ['other']]);
    expect(files.keep('a', fileOf('5', 11))).toBeUndefined();
    expect([names(files, 'a'), discarded.at(-1)]).toEqual([['4'], '5']);
  });

  it('of all owners have room together, which whoever has the most makes', () => {
    const files = new KeptFiles({ maxBytes: 60, maxBytesInAll: 100 });
    files.keep('small', fileOf('s', 10));
    files.keep('large', fileOf('l1', 30));
    files.keep('large', fileOf('l2', 30));
    files.keep('new', fileOf('n', 50));
    expect([names(files, 'small'), names(files, 'large'), names(files, 'new')]).toEqual([['s'], ['l2'], ['n']]);
    files.close();
    expect([names(files, 'new'), discarded.toSorted()]).toEqual([[], ['l1', 'l2', 'n', 's']]);
  });
});
