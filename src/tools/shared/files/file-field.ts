import type { z } from 'zod';

/** Any bytes. */
export const BYTES = 'application/octet-stream';
/** A picture of any format. */
export const PICTURE = 'image/*';

/**
 * Says of a field that its string is a file in base64 (JSON Schema 2020-12, validation, section 8): the API, the pages, the command line and the client then take the file itself, and give it.
 * @param mediaType of the file; one such as image/* where it may be of several kinds
 */
export const asFile = <Schema extends z.ZodType>(schema: Schema, mediaType = BYTES): Schema =>
  schema.meta({ contentEncoding: 'base64', contentMediaType: mediaType }) as Schema;
