import { z } from 'zod';

/** A value of JSON-LD; a member that is undefined is absent. */
export type JsonLd = string | number | readonly JsonLd[] | { readonly [name: string]: JsonLd | undefined };

/** The two result fields of every schema.org generator. */
export const jsonLdResult = {
  jsonLd: z.record(z.string(), z.unknown()).describe('The JSON-LD as an object with its @context and @type'),
  html: z.string().describe('Script element with the JSON-LD, for the head or body of the page'),
};

/** The object, and the script element that carries it; the members are in the order given, absent ones are left out. */
export function jsonLdOf(type: string, members: Readonly<Record<string, JsonLd | undefined>>): { jsonLd: Record<string, unknown>; html: string } {
  const jsonLd = present({ '@context': 'https://schema.org', '@type': type, ...members });
  const json = JSON.stringify(jsonLd, undefined, 2).replaceAll('<', '\\u003c');
  return { jsonLd, html: `<script type="application/ld+json">\n${json}\n</script>` };
}

/** An object of a schema.org type, or undefined when all its members are absent. */
export function node(type: string, members: Readonly<Record<string, JsonLd | undefined>>): JsonLd | undefined {
  return Object.values(members).every((value) => value === undefined) ? undefined : { '@type': type, ...members };
}

function present(object: { readonly [name: string]: JsonLd | undefined }): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).flatMap(([name, value]) => (value === undefined ? [] : [[name, presentValue(value)]])));
}

function presentValue(value: JsonLd): unknown {
  if (typeof value !== 'object') return value;
  return isList(value) ? value.map(presentValue) : present(value);
}

const isList = (value: object): value is readonly JsonLd[] => Array.isArray(value);
