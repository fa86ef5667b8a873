import { unprocessable } from '../../errors.ts';
import { base64Of, utf8Bytes } from '../../shared/platform/bytes.ts';

export interface Header {
  name: string;
  value: string;
}

export interface FormPart {
  name: string;
  value?: string;
  file?: string;
  type?: string;
}

export interface CurlRequest {
  method: string;
  url: string;
  headers: Header[];
  body?: string;
  form?: FormPart[];
  options: string[];
}

const SHORT: Record<string, string> = {
  X: 'request',
  H: 'header',
  d: 'data',
  F: 'form',
  G: 'get',
  I: 'head',
  u: 'user',
  b: 'cookie',
  A: 'user-agent',
  e: 'referer',
  k: 'insecure',
  L: 'location',
  x: 'proxy',
  m: 'max-time',
  o: 'output',
  O: 'remote-name',
  s: 'silent',
  S: 'show-error',
  v: 'verbose',
  i: 'include',
  f: 'fail',
  T: 'upload-file',
};
const WITH_VALUE = new Set(
  'request header data data-ascii data-raw data-binary data-urlencode json form user cookie user-agent referer url proxy max-time output upload-file'.split(
    ' ',
  ),
);
const NOTED = new Set('insecure location compressed silent show-error verbose include fail remote-name http1.1 http2'.split(' '));
const FLAGS = new Set([...NOTED, 'get', 'head']);

interface Option {
  name: string;
  value: string;
}

/** Reads a curl command. What is none, has an unknown option or not exactly one address is unprocessable. */
export function readCurl(command: string): CurlRequest {
  const words = shellWords(command.trim());
  if (words[0] !== 'curl') return unprocessable('The command does not begin with curl.', 'command');
  const { options, addresses } = readOptions(words.slice(1));
  const all = (name: string): string[] => options.filter((option) => option.name === name).map(({ value }) => value);
  const last = (name: string): string | undefined => all(name).at(-1);
  const urls = [...addresses, ...all('url')];
  const [url] = urls;
  if (url === undefined || urls.length > 1)
    return unprocessable(`There ${urls.length === 0 ? 'is no address' : `are ${urls.length} addresses`}; exactly one is needed.`, 'command');
  const data = options.filter(({ name }) => name.startsWith('data') || name === 'json').map(dataText);
  const isGet = last('get') !== undefined;
  const isJson = last('json') !== undefined;
  const body = data.length > 0 && !isGet ? data.join(isJson ? '' : '&') : undefined;
  const parts = all('form').map(formPart);
  return {
    method: last('request') ?? impliedMethod(last, body !== undefined || parts.length > 0),
    url: fullUrl(url, isGet && data.length > 0 ? data.join('&') : ''),
    headers: headersOf(all('header'), impliedHeaders(last, isJson, body !== undefined)),
    ...(body !== undefined && { body }),
    ...(parts.length > 0 && { form: parts }),
    options: notes(options),
  };
}

function notes(options: readonly Option[]): string[] {
  return options.flatMap(({ name, value }) =>
    NOTED.has(name) ? [name] : ['proxy', 'max-time', 'output', 'upload-file'].includes(name) ? [`${name} ${value}`] : [],
  );
}

function impliedMethod(last: (name: string) => string | undefined, sends: boolean): string {
  if (last('head') !== undefined) return 'HEAD';
  if (sends) return 'POST';
  return last('upload-file') === undefined ? 'GET' : 'PUT';
}

function impliedHeaders(last: (name: string) => string | undefined, isJson: boolean, hasBody: boolean): Header[] {
  const [user, agent, referer, cookie] = ['user', 'user-agent', 'referer', 'cookie'].map(last);
  return [
    ...(user === undefined ? [] : [{ name: 'Authorization', value: `Basic ${base64Of(utf8Bytes(user.includes(':') ? user : `${user}:`))}` }]),
    ...(agent === undefined ? [] : [{ name: 'User-Agent', value: agent }]),
    ...(referer === undefined ? [] : [{ name: 'Referer', value: referer }]),
    ...(cookie?.includes('=') ? [{ name: 'Cookie', value: cookie }] : []),
    ...(isJson ? [{ name: 'Accept', value: 'application/json' }] : []),
    ...(hasBody ? [{ name: 'Content-Type', value: isJson ? 'application/json' : 'application/x-www-form-urlencoded' }] : []),
  ];
}

function headersOf(written: readonly string[], implied: readonly Header[]): Header[] {
  const headers: Header[] = [];
  const named = new Set<string>();
  for (const text of written) {
    const [, name = '', sign, value = ''] = /^([^:;]+)([:;])\s*([\s\S]*?)\s*$/.exec(text) ?? [];
    if (name === '') continue;
    named.add(name.trim().toLowerCase());
    // Name: without a value takes the header away, Name; sends it empty.
    if (sign === ':' && value !== '') headers.push({ name: name.trim(), value });
    else if (sign === ';' && value === '') headers.push({ name: name.trim(), value: '' });
  }
  return [...headers, ...implied.filter(({ name }) => !named.has(name.toLowerCase()))];
}

function dataText({ name, value }: Option): string {
  if (name === 'data-urlencode') {
    const at = value.search(/[=@]/);
    if (at < 0) return encoded(value);
    const [key, sign, rest] = [value.slice(0, at), value[at], value.slice(at + 1)];
    if (sign === '@') return key === '' ? `@${rest}` : `${key}=@${rest}`;
    return `${key === '' ? '' : `${key}=`}${encoded(rest)}`;
  }
  // curl takes line ends out of what is not binary only when it reads a file.
  return value;
}

const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed())
    .replaceAll(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');

function formPart(text: string): FormPart {
  const at = text.indexOf('=');
  if (at < 0) return unprocessable(`The form part ${JSON.stringify(text.slice(0, 60))} has no =.`, 'command');
  const [name, rest] = [text.slice(0, at), text.slice(at + 1)];
  const type = /;\s*type=([^;]+)/.exec(rest)?.[1];
  const plain = rest.replace(/;\s*(?:type|filename|encoder|headers)=[^;]*/g, '');
  const content = /^[@<]/.test(plain) ? { file: plain.slice(1) } : { value: plain.replace(/^"([\s\S]*)"$/, '$1') };
  return { name, ...content, ...(type !== undefined && { type }) };
}

function fullUrl(text: string, query: string): string {
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  const [, start = '', path = '', search = '', fragment = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/i.exec(withScheme) ?? [];
  const joined = query === '' ? search : search === '' ? `?${query}` : `${search}${search === '?' ? '' : '&'}${query}`;
  return start + (path === '' ? '/' : path) + joined + fragment;
}

function readOptions(words: readonly string[]): { options: Option[]; addresses: string[] } {
  const [options, addresses]: [Option[], string[]] = [[], []];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const next = (name: string): string => words[++at] ?? unprocessable(`The option ${name} needs a value.`, 'command');
    if (word.startsWith('--') && word.length > 2) options.push(longOption(word, next));
    else if (word.startsWith('-') && word.length > 1) options.push(...shortOptions(word, next));
    else addresses.push(word);
  }
  return { options, addresses };
}

/** An option such as --data=x. @param next takes the word after it as the value of an option */
function longOption(word: string, next: (name: string) => string): Option {
  const [, name = '', value] = /^--([^=]+)(?:=([\s\S]*))?$/.exec(word) ?? [];
  if (WITH_VALUE.has(name)) return { name, value: value ?? next(word) };
  return FLAGS.has(name) ? { name, value: '' } : unprocessable(`The option --${name} is unknown.`, 'command');
}

/** Short options that are together, the last one perhaps with its value: -sLo file. @param next takes the word after them as the value of an option */
function shortOptions(word: string, next: (name: string) => string): Option[] {
  const options: Option[] = [];
  for (let place = 1; place < word.length; place++) {
    const letter = word[place] ?? '';
    const name = Object.hasOwn(SHORT, letter) ? (SHORT[letter] ?? '') : unprocessable(`The option -${letter} is unknown.`, 'command');
    if (WITH_VALUE.has(name)) return [...options, { name, value: word.slice(place + 1) || next(`-${letter}`) }];
    options.push({ name, value: '' });
  }
  return options;
}

const ANSI_ESCAPES: Record<string, string> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '?': '?',
};

/** Splits a command as a shell does: '…', "…", $'…', \ and line ends after \. An unclosed quote is unprocessable. @param path the input field */
export function shellWords(command: string, path = 'command'): string[] {
  const words: string[] = [];
  let word: string | undefined;
  const pattern = /\\\r?\n|[ \t\r\n]+|\$'((?:[^'\\]|\\[\s\S])*)'|'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])|([^\s'"\\$]+|\$)|(['"\\])/g;
  for (const [piece, ansi, single, double, escaped, plain, wrong] of command.matchAll(pattern)) {
    if (wrong !== undefined) return unprocessable(wrong === '\\' ? 'A \\ at the end has nothing to escape.' : `The quote ${wrong} is not closed.`, path);
    const text =
      ansi === undefined
        ? (single ?? double?.replaceAll(/\\(\r?\n|[$`"\\])/g, (_, kept: string) => (kept.endsWith('\n') ? '' : kept)) ?? escaped ?? plain)
        : ansiText(ansi);
    if (text !== undefined) word = (word ?? '') + text;
    else if (!piece.startsWith('\\')) {
      if (word !== undefined) words.push(word);
      word = undefined;
    }
  }
  return word === undefined ? words : [...words, word];
}

const ansiText = (text: string): string =>
  text.replaceAll(
    /\\(?:x([0-9A-Fa-f]{1,2})|u([0-9A-Fa-f]{1,4})|U([0-9A-Fa-f]{1,8})|([0-7]{1,3})|([\s\S]))/g,
    (whole, hex?: string, short?: string, long?: string, octal?: string, letter?: string) => {
      if (letter !== undefined) return ANSI_ESCAPES[letter] ?? whole;
      const code = octal === undefined ? Number.parseInt(hex ?? short ?? long ?? '', 16) : Number.parseInt(octal, 8) & 255;
      return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    },
  );
