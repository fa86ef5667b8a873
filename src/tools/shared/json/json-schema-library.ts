import { checkFormatsQuietly } from './schema-formats.ts';
import { runPatternsLinearly } from './schema-patterns.ts';

/** What is wrong at one place, as the library says it. */
export interface Unit {
  keyword: string;
  absoluteKeywordLocation: string;
  instanceLocation: string;
}

/** What the library throws at a schema that does not fit its metaschema. */
export interface InvalidSchema extends Error {
  output: { errors?: Unit[] };
}

// Its name is that of its class, which bundles for browsers shorten.
export const isInvalidSchema = (error: unknown): error is InvalidSchema => error instanceof Error && 'output' in error;

/** The parts of the library that keep a schema to the call it came with: those that register schemas keep them for all. */
interface SchemaLibrary {
  buildSchemaDocument(schema: unknown, address: string, dialect: string): unknown;
  /** Finds a schema in the cache and among those of the library, by its address. */
  getSchema(address: string, browser: { _cache: Record<string, unknown> }): Promise<unknown>;
  /** Checks a schema by its metaschema and makes it ready for use. */
  compile(schema: unknown): Promise<unknown>;
  interpret(compiled: unknown, value: unknown, format: 'BASIC'): { errors?: Unit[] };
  fromJs(value: unknown): unknown;
  setShouldValidateFormat(on: boolean): void;
}

let loaded: Promise<SchemaLibrary> | undefined;

/** The library for JSON Schema with all dialects, and without its ways to fetch schemas. */
export function loadSchemaLibrary(): Promise<SchemaLibrary> {
  loaded ??= (async () => {
    const [{ setShouldValidateFormat, setMetaSchemaOutputFormat }, experimental, { fromJs }, { removeUriSchemePlugin }] = await Promise.all([
      import('@hyperjump/json-schema/draft-2020-12'),
      import('@hyperjump/json-schema/experimental'),
      import('@hyperjump/json-schema/instance/experimental'),
      import('@hyperjump/browser'),
      import('@hyperjump/json-schema/draft-2019-09'),
      import('@hyperjump/json-schema/draft-07'),
      import('@hyperjump/json-schema/draft-06'),
      import('@hyperjump/json-schema/formats'),
    ]);
    // Tells where a schema does not fit its metaschema.
    setMetaSchemaOutputFormat(experimental.BASIC);
    for (const scheme of ['http', 'https', 'file']) removeUriSchemePlugin(scheme);
    experimental.addFormat({ id: 'https://json-schema.org/format/time', handler: (value) => typeof value !== 'string' || isTime(value) });
    await Promise.all([runPatternsLinearly(), checkFormatsQuietly()]);
    return { ...experimental, fromJs, setShouldValidateFormat } as unknown as SchemaLibrary;
  })();
  return loaded;
}

const TIME = /^([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9]|60)(?:\.[0-9]+)?(?:[zZ]|([+-])([01][0-9]|2[0-3]):([0-5][0-9]))$/;
const MINUTES_A_DAY = 1440;

/** Whether a text is a time of RFC 3339 section 5.6, with the leap second that the library's own format lacks: only at 23:59:60 UTC. */
function isTime(text: string): boolean {
  const match = TIME.exec(text);
  if (!match) return false;
  const [, hour, minute, second, sign, offsetHour = '0', offsetMinute = '0'] = match;
  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * (sign === '-' ? -1 : 1);
  const minuteInUtc = (Number(hour) * 60 + Number(minute) - offset + MINUTES_A_DAY) % MINUTES_A_DAY;
  return second !== '60' || minuteInUtc === MINUTES_A_DAY - 1;
}
