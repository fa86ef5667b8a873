import { parseIpv4, parseIpv6 } from '../../shared/net/ip.ts';
import { looseUtf8 } from '../../shared/platform/bytes.ts';
import { unescapeText } from './dns-names.ts';
import type { Field } from './zone-fields.ts';

// The parameters of SVCB and HTTPS records (RFC 9460 section 2.1, 7, 8 and appendix A; RFC 9461; RFC 9540)

/** IANA "Service Parameter Keys (SvcParamKeys)", by their numbers. */
const KEYS = ['mandatory', 'alpn', 'no-default-alpn', 'port', 'ipv4hint', 'ech', 'ipv6hint', 'dohpath', 'ohttp', 'tls-supported-groups', 'docpath'];

/** A key under its registered name; undefined where it is none. */
function keyName(key: string): string | undefined {
  const [, digits] = /^key(0|[1-9][0-9]{0,4})$/.exec(key) ?? [];
  if (digits !== undefined) return Number(digits) <= 0xffff ? (KEYS[Number(digits)] ?? key) : undefined;
  return KEYS.includes(key) ? key : undefined;
}

/** The items of a list by comma, in which \\, is a comma and \\\\ a backslash (appendix A.1); undefined when one is empty. */
function listItems(value: string): string[] | undefined {
  if (!/^(?:\\[\s\S]|[^\\])*$/.test(value)) return undefined;
  const items = value.match(/(?:\\[\s\S]|[^\\,])+|,/g) ?? [];
  const isRegular = items.length % 2 === 1 && items.every((item, index) => (item === ',') === (index % 2 === 1));
  return isRegular ? items.filter((_, index) => index % 2 === 0).map((item) => item.replace(/\\([\s\S])/g, '$1')) : undefined;
}

const list =
  (isItem: (item: string) => boolean) =>
  (value: string | undefined): boolean =>
    listItems(value ?? '')?.every(isItem) === true;
const isAbsent = (value: string | undefined): boolean => value === undefined;

/** What the value of a parameter can be. */
const VALUES: Record<string, (value: string | undefined) => boolean> = {
  mandatory: list((item) => keyName(item) !== undefined),
  alpn: list(() => true),
  'no-default-alpn': isAbsent,
  port: (value = '') => /^[0-9]{1,5}$/.test(value) && Number(value) <= 0xffff,
  ipv4hint: list((item) => parseIpv4(item) !== undefined),
  ech: (value = '') => /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==|[A-Za-z0-9+/]=))?$/.test(value) && value !== '',
  ipv6hint: list((item) => parseIpv6(item) !== undefined),
  dohpath: (value = '') => value.startsWith('/') && (value.match(/\{[^{}]*\}/g) ?? []).some((expression) => /\bdns\b/.test(expression)),
  ohttp: isAbsent,
};

interface Parameter {
  key: string;
  name: string;
  value: string | undefined;
}

function readParameter(text: string): Parameter | undefined {
  const [, key = '', written] = /^([a-z0-9-]{1,63})(?:=([\s\S]*))?$/.exec(text) ?? [];
  const name = keyName(key);
  if (name === undefined) return undefined;
  const isQuoted = written !== undefined && /^"[\s\S]*"$/.test(written);
  const bytes = written === undefined ? undefined : unescapeText(isQuoted ? written.slice(1, -1) : written);
  if (written !== undefined && bytes === undefined) return undefined;
  return { key, name, value: bytes && looseUtf8(bytes) };
}

/** One parameter as written; undefined when its key or value is none. Values of keys by number (key7) are any bytes. */
export const serviceParameter: Field = ({ text, isQuoted }) => {
  const parameter = isQuoted ? undefined : readParameter(text);
  if (parameter === undefined) return undefined;
  const isValue = Object.hasOwn(VALUES, parameter.key) ? VALUES[parameter.key] : undefined;
  return isValue === undefined || isValue(parameter.value) ? text : undefined;
};

/** What is wrong with parameters that are right by themselves. */
export function serviceProblem(texts: readonly string[]): string | undefined {
  const parameters = texts.flatMap((text) => readParameter(text) ?? []);
  const names = parameters.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) return `the parameter ${repeated} stands twice`;
  if (names.includes('no-default-alpn') && !names.includes('alpn')) return 'no-default-alpn needs alpn';
  const needed = (listItems(parameters.find(({ key }) => key === 'mandatory')?.value ?? '') ?? []).map((item) => keyName(item) ?? item);
  if (needed.includes('mandatory')) return 'mandatory names itself';
  const twice = needed.find((name, index) => needed.indexOf(name) !== index);
  if (twice !== undefined) return `mandatory names ${twice} twice`;
  const missing = needed.find((name) => !names.includes(name));
  return missing === undefined ? undefined : `the mandatory parameter ${missing} is missing`;
}
