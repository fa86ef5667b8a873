import { z } from 'zod';

const MAX_URL_LENGTH = 2048;

/** What the URL parser takes but neither XML nor a line of text may hold: control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
const UNWRITABLE = /[\p{Cc}\p{Cs}\ufffe\uffff]/u;

/** Whether a text is an absolute http or https URL as the WHATWG URL parser accepts it, without control characters. */
export function isWebUrl(text: string): boolean {
  if (UNWRITABLE.test(text)) return false;
  const protocol = URL.parse(text)?.protocol;
  return protocol === 'http:' || protocol === 'https:';
}

/** An input that holds an absolute http or https URL; white space around it is taken off, the rest stays as written. */
export const webUrl = () =>
  z.string().min(1).max(MAX_URL_LENGTH).trim().refine(isWebUrl, { error: 'must be an absolute http or https URL, such as https://example.com/page' });

/** A text as one part of a URL, UTF-8 percent-encoded as encodeURIComponent does; halves of surrogate pairs count as U+FFFD. */
export const encodePart = (text: string): string => encodeURIComponent(text.toWellFormed());

/** A URL cut into what comes before the query, the parts of the query as written (undefined without a ?), and the fragment with its #. */
export function splitUrl(url: string): { base: string; parameters: string[] | undefined; fragment: string } {
  const hash = url.indexOf('#');
  const fragment = hash < 0 ? '' : url.slice(hash);
  const address = hash < 0 ? url : url.slice(0, hash);
  const mark = address.indexOf('?');
  return mark < 0
    ? { base: address, parameters: undefined, fragment }
    : { base: address.slice(0, mark), parameters: address.slice(mark + 1).split('&'), fragment };
}

/** The name and the value of one part of a query, decoded as forms are (+ is a space). */
export function decodeParameter(part: string): { name: string; value: string } {
  // A leading & keeps a ? that begins the name.
  const [name = '', value = ''] = new URLSearchParams(`&${part}`).entries().next().value ?? [];
  return { name, value };
}
