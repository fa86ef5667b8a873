export const SINGLE_BYTE = [
  'ascii',
  'iso-8859-1',
  'iso-8859-2',
  'iso-8859-5',
  'iso-8859-7',
  'iso-8859-9',
  'iso-8859-15',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1257',
  'koi8-r',
  'koi8-u',
  'macintosh',
  'cp437',
  'cp850',
  'cp852',
  'cp866',
] as const;
export const MULTI_BYTE = ['shift_jis', 'euc-jp', 'gbk', 'gb18030', 'big5', 'euc-kr'] as const;
export const UNICODE = ['utf-8', 'utf-16le', 'utf-16be', 'utf-32le', 'utf-32be'] as const;

/** All that text is carried over to and from. */
export const CHARSETS = [...UNICODE, ...SINGLE_BYTE, ...MULTI_BYTE] as const;

export type SingleByteCharset = (typeof SINGLE_BYTE)[number];
export type MultiByteCharset = (typeof MULTI_BYTE)[number];
export type UnicodeCharset = (typeof UNICODE)[number];
export type Charset = (typeof CHARSETS)[number];

/** Bytes or text, and what could not be carried over: index (byte, or UTF-16 unit) of each failure in order, of which only the first ones are kept. */
export interface Converted<T> {
  value: T;
  failures: number[];
}

/** How many failures are kept. */
export const KEPT_FAILURES = 10;
/** Stands for what could not be read. */
export const REPLACEMENT = '\ufffd';

/** Whether a charset is one of some. */
export const isOneOf = <T extends string>(names: readonly T[], name: string): name is T => names.some((one) => one === name);
