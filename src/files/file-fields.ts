import type { JsonSchema } from '../tools/json-schema.ts';

/** A field that is a file, or a list of files. Plain data. */
export interface FileField {
  /** The name of the field. */
  field: string;
  /** It is a list: of files, or of objects with a file each. */
  list?: true;
  /** Where it is a list of objects: the field of each that is the file. */
  member?: string;
  /** Where those objects have it: the field for the file's name. */
  naming?: string;
  /** As the schema has it; may be a range such as image/*. */
  mediaType: string;
}

const NAMING = ['name', 'filename', 'fileName'];

/** The fields of a tool's inputs or result that are files (contentEncoding base64), in order. */
export function fileFieldsOf({ properties = {} }: JsonSchema): FileField[] {
  return Object.entries(properties).flatMap(([field, schema]): FileField[] => {
    const own = mediaTypeOf(schema);
    if (own !== undefined) return [{ field, mediaType: own }];
    const { items } = schema;
    if (schema.type !== 'array' || items === undefined) return [];
    const ofItem = mediaTypeOf(items);
    if (ofItem !== undefined) return [{ field, list: true, mediaType: ofItem }];
    const names = Object.keys(items.properties ?? {});
    const member = names.find((name) => mediaTypeOf(items.properties?.[name]) !== undefined);
    const mediaType = member === undefined ? undefined : mediaTypeOf(items.properties?.[member]);
    if (member === undefined || mediaType === undefined) return [];
    const naming = NAMING.find((name) => items.properties?.[name]?.type === 'string');
    return [{ field, list: true, member, ...(naming !== undefined && { naming }), mediaType }];
  });
}

/** The one that a single file is for: the tool's main field where that is one, else the first that must be given, else the first. */
export function mainFileField({ inputs, main }: { inputs: JsonSchema; main?: { input?: string } | undefined }): FileField | undefined {
  const fields = fileFieldsOf(inputs);
  const required = inputs.required ?? [];
  return fields.find(({ field }) => field === main?.input) ?? fields.find(({ field }) => required.includes(field)) ?? fields[0];
}

function mediaTypeOf(schema: JsonSchema | undefined): string | undefined {
  if (schema?.contentEncoding !== 'base64') return undefined;
  return typeof schema.contentMediaType === 'string' ? schema.contentMediaType : 'application/octet-stream';
}
