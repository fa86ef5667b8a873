import { unprocessable } from '../../errors.ts';
import { utf8Bytes } from '../../shared/platform/bytes.ts';

/** A value that a variable of a template can have; lists and objects hold single values only. */
export type Single = string | number | boolean;
export type TemplateValue = Single | Single[] | [name: string, value: Single][];

interface Operator {
  first: string;
  separator: string;
  isNamed: boolean;
  /** What follows a name whose value is empty. */
  ifEmpty: string;
  allowsReserved: boolean;
}

const plain = (first: string, separator: string, allowsReserved = false): Operator => ({ first, separator, isNamed: false, ifEmpty: '', allowsReserved });
const named = (first: string, separator: string, ifEmpty: string): Operator => ({ first, separator, isNamed: true, ifEmpty, allowsReserved: false });

/** RFC 6570 appendix A */
const OPERATORS: Record<string, Operator> = {
  '': plain('', ','),
  '+': plain('', ',', true),
  '#': plain('#', ',', true),
  '.': plain('.', '.'),
  '/': plain('/', '/'),
  ';': named(';', ';', ''),
  '?': named('?', '&', '='),
  '&': named('&', '&', '='),
};

const PART = /(\{[^{}]*\})|([^{}]+)|[{}]/g;
const EXPRESSION = /^\{([+#./;?&]?)([^{}]*)\}$/;
const VARIABLE = /^((?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2})(?:\.?(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2}))*)(\*|:[1-9][0-9]{0,3})?$/;

/** A template expanded with the values of its variables (undefined where there is none), and the names it uses. Malformed text is unprocessable. */
export function expandTemplate(template: string, lookUp: (name: string) => TemplateValue | undefined): { uri: string; names: string[] } {
  const names = new Set<string>();
  let uri = '';
  for (const match of template.matchAll(PART)) {
    const [whole, expression, literal] = match;
    if (expression !== undefined) uri += expandExpression(expression, match.index, names, lookUp);
    else if (literal !== undefined) uri += encode(literal, true);
    else unprocessable(`The ${JSON.stringify(whole)} at position ${match.index + 1} has no counterpart.`, 'template');
  }
  return { uri, names: [...names] };
}

function expandExpression(text: string, index: number, names: Set<string>, lookUp: (name: string) => TemplateValue | undefined): string {
  const [, mark = '', list = ''] = EXPRESSION.exec(text) ?? [];
  const operator = OPERATORS[mark] ?? plain('', ',');
  const parts: string[] = [];
  for (const item of list.split(',')) {
    const match = VARIABLE.exec(item);
    if (!match) return unprocessable(`The expression ${JSON.stringify(text.slice(0, 80))} at position ${index + 1} is malformed.`, 'template');
    const [, name = '', modifier = ''] = match;
    names.add(name);
    const value = lookUp(name);
    if (value === undefined) continue;
    if (Array.isArray(value) && modifier.startsWith(':'))
      unprocessable(`The variable ${name} is a list or an object; the prefix modifier ${modifier} is for single values.`, 'template');
    parts.push(...expandVariable(name, modifier, value, operator));
  }
  return parts.length === 0 ? '' : operator.first + parts.join(operator.separator);
}

/** RFC 6570 section 3.2.1: the expansions of a variable that are to be joined by the operator's separator. */
function expandVariable(name: string, modifier: string, value: TemplateValue, operator: Operator): string[] {
  const write = (single: Single): string => encode(String(single), operator.allowsReserved);
  const withName = (label: string, text: string): string => (operator.isNamed ? label + (text === '' ? operator.ifEmpty : `=${text}`) : text);
  if (!Array.isArray(value)) {
    const limit = modifier.startsWith(':') ? Number(modifier.slice(1)) : undefined;
    return [withName(name, write(limit === undefined ? value : Array.from(String(value)).slice(0, limit).join('')))];
  }
  if (modifier === '*')
    return value.map((item) => {
      if (!Array.isArray(item)) return withName(name, write(item));
      const [label, text] = [write(item[0]), write(item[1])];
      return operator.isNamed ? withName(label, text) : `${label}=${text}`;
    });
  return [withName(name, value.map((item) => (Array.isArray(item) ? `${write(item[0])},${write(item[1])}` : write(item))).join(','))];
}

/** Percent-encodes all but unreserved characters; with `allowsReserved` reserved ones and percent-encoded triplets stay too. */
function encode(text: string, allowsReserved: boolean): string {
  const pattern = allowsReserved ? /%[0-9A-Fa-f]{2}|[^A-Za-z0-9._~:/?#[\]@!$&'()*+,;=-]/gu : /[^A-Za-z0-9._~-]/gu;
  return text.replace(pattern, (character) => {
    if (character.length === 3 && character.startsWith('%')) return character;
    return Array.from(utf8Bytes(character), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
  });
}
