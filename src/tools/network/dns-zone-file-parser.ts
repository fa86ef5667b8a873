import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { readLabels, writeName } from './lib/dns-names.ts';
import { isZoneType } from './lib/dns-types.ts';
import { zoneData } from './lib/zone-data.ts';
import { absoluteLabels, readTtl } from './lib/zone-fields.ts';
import { refuseLine, type ZoneEntry, type ZoneToken, zoneEntries } from './lib/zone-tokens.ts';

const CLASS = /^(?:IN|CH|HS|CS|CLASS[0-9]{1,5})$/i;

interface ZoneRecord {
  name: string;
  ttl?: number;
  class: string;
  type: string;
  data: string;
}

/** What the lines so far have set. */
interface State {
  origin: Uint8Array[] | undefined;
  defaultTtl: number | undefined;
  owner: string | undefined;
  lastTtl: number | undefined;
  readonly fallbackTtl: number | undefined;
}

export default defineTool({
  slug: 'dns-zone-file-parser',
  name: 'DNS Zone File Parser',
  category: 'network',
  summary: 'Converts a BIND zone file to a list of records, and finds mistakes.',
  description:
    'Reads $ORIGIN and $TTL (units s m h d w), @, parentheses over several lines, comments, quoted strings, omitted names (the one before) and classes (IN). A record without a TTL takes $TTL, then that of the record before, then defaultTtl, and has none otherwise. Data has single spaces, absolute names and text strings in double quotes; times of SOA are in seconds. $INCLUDE and $GENERATE, a relative name without an origin, an unknown type and data that does not fit its type are unprocessable, with the line.',
  reference: 'RFC 1035 section 5; RFC 2308 for $TTL; RFC 3597 for unknown types; IANA DNS parameters',
  keywords: ['bind', 'zonefile', 'master file', 'dns records', 'validate zone', 'nameserver'],
  inputs: z.strictObject({
    zone: z.string().min(1).max(1_000_000).describe('Text of the zone file'),
    origin: z.string().min(1).max(255).optional().describe('Domain that relative names belong to, where the file has no $ORIGIN'),
    defaultTtl: z.int().min(0).max(2_147_483_647).optional().describe('Time to live in seconds, where the file has none'),
  }),
  result: z.strictObject({
    records: z
      .array(
        z.strictObject({
          name: z.string().describe('Absolute name of the owner, with a dot at its end'),
          ttl: z.int().optional().describe('Time to live in seconds; absent when nothing says it'),
          class: z.string().describe('Record class, usually IN'),
          type: z.string().describe('Record type in capitals'),
          data: z.string().describe('Record data in master file form'),
        }),
      )
      .describe('The records in order'),
    count: z.int().describe('How many records there are'),
  }),
  examples: [
    {
      inputs: { zone: '$TTL 1h\n@ IN MX 10 mail ; m\n   TXT "a b" c\nwww 300 A 192.0.2.1\n', origin: 'example.com' },
      result: {
        records: [
          { name: 'example.com.', ttl: 3600, class: 'IN', type: 'MX', data: '10 mail.example.com.' },
          { name: 'example.com.', ttl: 3600, class: 'IN', type: 'TXT', data: '"a b" "c"' },
          { name: 'www.example.com.', ttl: 300, class: 'IN', type: 'A', data: '192.0.2.1' },
        ],
        count: 3,
      },
    },
  ],
  run(inputs) {
    const origin = inputs.origin === undefined ? undefined : readLabels(inputs.origin.trim())?.labels;
    if (inputs.origin !== undefined && origin === undefined) unprocessable(`${JSON.stringify(inputs.origin)} is not a domain name.`, 'origin');
    const state: State = { origin, defaultTtl: undefined, owner: undefined, lastTtl: undefined, fallbackTtl: inputs.defaultTtl };
    const records: ZoneRecord[] = [];
    for (const entry of zoneEntries(inputs.zone)) {
      const first = entry.tokens[0];
      if (first && !first.isQuoted && !entry.isIndented && first.text.startsWith('$')) obey(entry.tokens, state);
      else records.push(readRecord(entry, state));
    }
    return { records, count: records.length };
  },
});

/** Carries out $ORIGIN or $TTL. */
function obey([directive, value, ...more]: readonly ZoneToken[], state: State): void {
  if (!directive) return;
  const name = directive.text.toUpperCase();
  if (name !== '$ORIGIN' && name !== '$TTL') refuseLine(directive.line, `${directive.text} is not supported; only $ORIGIN and $TTL are`);
  if (!value || more.length > 0) refuseLine(directive.line, `${name} needs one value`);
  if (name === '$ORIGIN') state.origin = absoluteLabels(value, state.origin);
  else state.defaultTtl = readTtl(value.text) ?? refuseLine(value.line, `${JSON.stringify(value.text)} is not a time to live`);
}

function readRecord({ tokens, isIndented }: ZoneEntry, state: State): ZoneRecord {
  const line = tokens[0]?.line ?? 1;
  const rest = [...tokens];
  if (!isIndented) {
    const owner = rest.shift();
    if (owner) state.owner = writeName(absoluteLabels(owner, state.origin));
  }
  const name = state.owner ?? refuseLine(line, 'the record has no name, and no record comes before it');
  const { ttl = state.defaultTtl ?? state.lastTtl ?? state.fallbackTtl, recordClass = 'IN' } = takeTtlAndClass(rest);
  const type = rest.shift();
  if (!type) return refuseLine(line, 'the record has no type');
  const typeName = type.text.toUpperCase();
  if (type.isQuoted || !isZoneType(typeName)) refuseLine(type.line, `${JSON.stringify(type.text.slice(0, 80))} is not a known record type`);
  const data = zoneData(typeName, rest, state.origin, type.line);
  state.lastTtl = ttl;
  return { name, ...(ttl === undefined ? {} : { ttl }), class: recordClass, type: typeName, data };
}

/** Takes a time to live and a class, each once at most and in either order, off the front of what follows a name. */
function takeTtlAndClass(rest: ZoneToken[]): { ttl?: number; recordClass?: string } {
  const taken: { ttl?: number; recordClass?: string } = {};
  for (let token = rest[0]; token && !token.isQuoted; token = rest[0]) {
    const time = taken.ttl === undefined ? readTtl(token.text) : undefined;
    if (time !== undefined) taken.ttl = time;
    else if (taken.recordClass === undefined && CLASS.test(token.text)) taken.recordClass = token.text.toUpperCase();
    else break;
    rest.shift();
  }
  return taken;
}
