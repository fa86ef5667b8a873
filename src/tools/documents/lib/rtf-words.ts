// The control words of RTF 1.9.1 that the text depends on.

/** Those that stand for characters. */
export const CHARACTERS: Readonly<Record<string, string>> = {
  par: '\n',
  sect: '\n',
  line: '\n',
  tab: '\t',
  cell: '\t',
  nestcell: '\t',
  row: '\n',
  nestrow: '\n',
  emdash: '—',
  endash: '–',
  emspace: '\u2003',
  enspace: '\u2002',
  qmspace: '\u2005',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  ltrmark: '\u200e',
  rtlmark: '\u200f',
  zwj: '\u200d',
  zwnj: '\u200c',
  zwbo: '\u200b',
  zwnbo: '\u2060',
};

/** Those that end a paragraph. */
export const PARAGRAPH_ENDS = new Set(['par', 'sect', 'cell', 'nestcell', 'row', 'nestrow']);

/** Control symbols that stand for characters. */
export const SYMBOLS: Readonly<Record<string, string>> = {
  '~': '\u00a0',
  '-': '\u00ad',
  _: '\u2011',
  '\\': '\\',
  '{': '{',
  '}': '}',
  '\n': '\n',
  '\r': '\n',
  '\t': '\t',
};

/** Destinations whose text is not the document's. */
export const LEFT_OUT = new Set(
  'fonttbl colortbl stylesheet pict header headerl headerr headerf footer footerl footerr footerf fldinst listtable listoverridetable rsidtbl filetbl revtbl nonshppict nonesttables objdata objclass objname shprslt do sp listtext pntext pntxta pntxtb xe tc rxe txe ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn private datafield formfield template annotation atnid atnauthor atntime atnicn atnref atrfstart atrfend bkmkstart bkmkend themedata colorschememapping latentstyles datastore xmlnstbl'.split(
    ' ',
  ),
);

/** Destinations with \* that hold text of the document. */
export const STARRED = new Set(['footnote', 'shpinst', 'shptxt', 'nesttableprops', 'ud']);

/** Fields of the information group. */
export const PROPERTIES: Readonly<Record<string, 'title' | 'author' | 'subject' | 'keywords' | 'company'>> = {
  title: 'title',
  author: 'author',
  subject: 'subject',
  keywords: 'keywords',
  company: 'company',
};

/** Code pages of the character sets of fonts. */
export const CHARSETS: Readonly<Record<number, number>> = {
  77: 10_000,
  78: 932,
  128: 932,
  129: 949,
  130: 1361,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  254: 437,
  255: 850,
};
export const SYMBOL_CHARSET = 2;

/** Code pages with characters of two bytes, and which bytes begin one. */
export const isLead = (codePage: number, byte: number): boolean => {
  if (codePage === 932) return (byte >= 0x81 && byte <= 0x9f) || (byte >= 0xe0 && byte <= 0xfc);
  return (codePage === 936 || codePage === 949 || codePage === 950 || codePage === 1361) && byte >= 0x81 && byte <= 0xfe;
};
