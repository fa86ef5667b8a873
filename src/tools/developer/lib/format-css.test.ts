import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCss } from './format-css.ts';
import { PlainCss } from './plain-css.ts';
import { formatCode } from './prettier.ts';

const SETTINGS = [
  { indent: 2, useTabs: false, singleQuotes: false },
  { indent: 4, useTabs: true, singleQuotes: true },
] as const;
const SELECTORS = [
  'a',
  'B',
  '.c',
  '#d',
  '*',
  'li.e-1_F',
  'a:hover',
  'b::before',
  'input[type=text]',
  "[g^='h']",
  'p:not(.i)',
  'tr:nth-child(2n)',
  'tr:nth-child(2N+1)',
  'A:HOVER',
  '&',
  '50%',
  'from',
  'svg|a',
  '.j\\:k',
];
const COMBINATORS = [' ', '>', ' + ', '~', '\n', ' || '];
const PROPERTIES = [
  'color',
  'COLOR',
  'margin',
  'transition',
  '-webkit-mask',
  'src',
  'font',
  '--x',
  '--My-Var',
  'grid-area',
  'grid-template-areas',
  'composes',
  'filter',
  'extend',
  '*zoom',
  'unicode-range',
];
const TERMS = [
  'red', 'INHERIT', 'Unset', '-webkit-box', 'Aa_1', 'e3', 'x-', 'from', 'and', 'progid', '0', '-1px', '+1px', '.5em', '1.0', '1.50%', '-.0s', '1e3', '10PX', '00', '#FFF', '#AbCdEf', '#12', '#1E3', '"a"', "'b'", '"it\'s"', '"\\f101"', "'\\'c'", '""',
  'url(a.png)', "url('b c')", 'url(data:image/png;base64,iVBOR/+=)', 'url( d )', 'URL(e)', 'rgba(0,0,0,.5)', 'RGB(1 2 3/4)', 'var(--x)', 'var( --x , .5 )', 'calc(1px + 2%)', 'min(1px,2em)', 'linear-gradient(to right,#FFF 0%,red)', 'translate(-50%,-.5em)', 'minmax(0,1fr)', 'f(g(h,1),"i")',
  '/', '1/2', '-', '+', '!important', ' !important ', '/* j */', '(k)', '[l]', 'U+26',
]; // biome-ignore format: a table
const SPACES = ['', '', '', ' ', ' ', '\n', '\n\n', '\t', ' \n \n', '\r\n'];
const OTHERS = ['/* a */', '/* b\n  c  */', '@import "a";', '@charset "utf-8";', '@layer a,b;', '@supports (display:grid){a{b:c}}', '@media print and (min-width:1px){/* d */a{b:c}}', '@media (MAX-WIDTH:.50em),screen{\n\na{b:c}\n\n\n/* e */\n\n}', '@keyframes x{from{a:b}50%,to{a:.5}}', '@font-face{font-family:f;src:url(g) format("h"),url(i)}', '@page{margin:0}', 'a{b:c/* f */}', 'a{/* g */\nb:c;\n\n\n/* h */\n}', 'a{b{c:d}}', 'a{}', '.e\\:f{g:h}']; // biome-ignore format: a table

const one = (texts: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);
const joined = (piece: fc.Arbitrary<string>, separators: readonly string[], maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.tuple(piece, one(separators)), { minLength: 1, maxLength }).map((all) => all.flat().slice(0, -1).join(''));
const selectors = joined(joined(one(SELECTORS), COMBINATORS, 3), [',', ', ', ',\n\n'], 3);
const values = joined(joined(one(TERMS), [' ', ' ', '  ', '\n'], 4), [',', ', ', ' ,\n'], 3);
const declarations = fc
  .array(fc.tuple(one(SPACES), one(PROPERTIES), one([':', ': ', ' : ']), values, one([';', ';\n', ' ;', '; ', ';\n\n'])))
  .map((all) => all.map((each) => each.join('')).join(''));
const rules = fc.tuple(selectors, one(SPACES), declarations, one(SPACES)).map(([selector, before, body, after]) => `${selector}${before}{${body}${after}}`);
const statements = fc.oneof({ weight: 3, arbitrary: rules }, { weight: 1, arbitrary: one(OTHERS) });

const byPrettier = (css: string, { indent, useTabs, singleQuotes }: (typeof SETTINGS)[number]): Promise<string> =>
  formatCode(css, { parser: 'css', tabWidth: indent, useTabs, singleQuote: singleQuotes }, 'css').catch(refused);
const refused = (error: unknown): string => `refused: ${error instanceof Error ? error.message : String(error)}`;

it('writes plain statements as Prettier does', async () => {
  let plain = 0;
  await fc.assert(
    fc.asyncProperty(statements, fc.constantFrom(...SETTINGS), async (text, settings) => {
      const css = text.replaceAll('\r\n', '\n');
      const reader = new PlainCss(css, settings);
      const written = reader.statement(true);
      if (written === undefined || reader.at < css.length) return;
      plain++;
      expect(`${written}\n`).toBe(await byPrettier(css, settings));
    }),
    { numRuns: 2_500, seed: 13 },
  );
  expect(plain).toBeGreaterThan(150);
});

it('formats and refuses a long style sheet as Prettier does in one', async () => {
  const ends = [...SPACES, '\n', '\n', '\n\n\n'];
  let formatted = 0;
  const faulty = one(['}', 'a{b:c', '"', ';', '--x:{a:b}', '/* prettier-ignore */', '<!--', 'a{b:"c}', '(a{b:c}', '/*']);
  const sheets = fc.tuple(
    fc.array(fc.tuple(statements, one(ends)), { minLength: 60, maxLength: 80 }),
    fc.option(fc.tuple(fc.nat({ max: 59 }), faulty), { freq: 3 }),
  );
  await fc.assert(
    fc.asyncProperty(sheets, fc.constantFrom(...SETTINGS), async ([parts, fault], settings) => {
      const texts = parts.map((part) => part.join(''));
      if (fault) texts.splice(fault[0], 0, fault[1]);
      const css = texts.join('').padStart(2_100, '\n');
      const expected = await byPrettier(css, settings);
      expect(await formatCss(css, 'css', settings).catch(refused)).toBe(expected);
      if (!expected.startsWith('refused')) formatted++;
    }),
    { numRuns: 16, seed: 13 },
  );
  expect(formatted).toBeGreaterThan(8);
});

it.each(['f(', 'f(1,', '@media print{', 'a{', '[', '('])('leaves what is nested deeper than it may be to Prettier: %s', (opening) => {
  const reader = new PlainCss(`a{b:${opening.repeat(20_000)}`, SETTINGS[0]);
  expect(reader.statement(true)).toBeUndefined();
  expect(new PlainCss(opening.repeat(20_000), SETTINGS[0]).statement(true)).toBeUndefined();
});
