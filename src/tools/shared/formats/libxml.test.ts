import { expect, it, vi } from 'vitest';
import { complaintsOf, loadLibxml, readDocument } from './libxml.ts';

const libxml = await loadLibxml();

/** The text of a document, or what libxml2 complains of. */
function read(xml: string): string | string[] {
  try {
    const document = readDocument(libxml, xml);
    try {
      return document.root.content;
    } finally {
      document.dispose();
    }
  } catch (error) {
    return complaintsOf(libxml, error).map(({ message }) => message);
  }
}

it('expands entities of the document itself', () => {
  expect(read('<!DOCTYPE a [<!ENTITY b "c<d>e</d>">]><a>&b;&amp;&#x41;</a>')).toBe('ce&A');
});

it.each(['ISO-8859-1', 'UTF-16', 'US-ASCII', 'EBCDIC-CP-US', 'none-such'])('reads a string as it is, whatever encoding it declares: %s', (encoding) => {
  expect(read(`<?xml version="1.0" encoding="${encoding}"?><a>größer €</a>`)).toBe('größer €');
});

// OWASP, XML External Entity Prevention: what a reader must not do.
it.each([
  ['a file', 'SYSTEM "file:///etc/passwd"'],
  ['a path', 'SYSTEM "/etc/hostname"'],
  ['an address', 'PUBLIC "x" "http://127.0.0.1:9/x"'],
])('reads no external entity: %s', (_, identifier) => {
  const found = read(`<!DOCTYPE a [<!ENTITY b ${identifier}>]><a>x&b;</a>`);
  expect(found === 'x' || Array.isArray(found)).toBe(true);
});

it('stops where entities in entities grow without end', () => {
  const levels = Array.from({ length: 12 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`).join('');
  expect(read(`<!DOCTYPE a [<!ENTITY e0 "ha">${levels}]><a>&e12;</a>`)).toEqual(expect.arrayContaining([expect.stringMatching(/entit|amplif|loop/i)]));
  expect(read('<!DOCTYPE a [<!ENTITY b "&c;"><!ENTITY c "&b;">]><a>&b;</a>')).toBeInstanceOf(Array);
});

it('complains with line and column, and at most 100 times', () => {
  const complain = (xml: string) => {
    try {
      readDocument(libxml, xml).dispose();
      return [];
    } catch (error) {
      return complaintsOf(libxml, error);
    }
  };
  expect(complain('<a>\n<b></c></a>')[0]).toEqual({ line: 2, column: expect.any(Number), message: expect.stringContaining('b line 2 and c') });
  expect(complain(`<a>${'<b x=1/>'.repeat(300)}</a>`).length).toBeLessThanOrEqual(100);
});

it('lets through what is no complaint of libxml2', () => {
  const fault = new TypeError('a fault of ours');
  expect(() => complaintsOf(libxml, fault)).toThrow(fault);
});

it('prints nothing, and leaves the console as it is', async () => {
  const { error, warn, log } = console;
  const spies = (['error', 'warn', 'log'] as const).map((name) => vi.spyOn(console, name));
  read('<secret>');
  await loadLibxml();
  for (const spy of spies) {
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  }
  expect([console.error, console.warn, console.log]).toEqual([error, warn, log]);
});
