import { escaped, type Frame, hole, literal, type Opener, pattern, quoted, type Syntax, type TextFrame } from './code-scanner.ts';

const PREFIX = /^(?:[rbuft]|br|rb|fr|rf|tr|rt)?$/i;

/** A string of Python (The Python Language Reference, 2.4); those with f and t have holes (PEP 701, PEP 750). */
function stringFrame(prefix: string, quote: string): Frame {
  const onLine = quote.length === 1 && { oneLine: true };
  if (!/[ft]/i.test(prefix)) return { ...quoted(quote, [escaped()]), ...onLine };
  // A backslash does not take the meaning of a bracket, but \N{…} names a character.
  const escapes: Opener[] = [...(/r/i.test(prefix) ? [] : [pattern(/\\N\{[^}\r\n]*\}?/y)]), pattern(/\\(?=[{}])/y), escaped()];
  const openHole = literal('{', () => hole('}', { colon: /:/y, text: specification }));
  const specification: TextFrame = {
    kind: 'text',
    specials: `\\{}${quote.charAt(0)}`,
    inner: [...escapes, openHole],
    close: (code, at) => (code[at] === '}' ? 1 : code.startsWith(quote, at) ? 0 : undefined),
    ...onLine,
  };
  return { ...quoted(quote, [...escapes, literal('{{'), openHole], '\\{'), ...onLine };
}

const openString: Opener = (code, at) => {
  const match = /^([A-Za-z]{0,2})("""|'''|"|')/.exec(code.slice(at, at + 5));
  const [whole = '', prefix = '', quote = ''] = match ?? [];
  return match && PREFIX.test(prefix) ? { length: whole.length, frame: stringFrame(prefix, quote) } : undefined;
};

export const PYTHON: Syntax = { line: ['#'], texts: [openString], textStarts: 'bBfFrRtTuU"\'' };
