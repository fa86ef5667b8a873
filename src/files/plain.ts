import type { ByteEncoding } from '../tools/field-kinds.ts';
import type { FileField } from './file-fields.ts';

/** A file that is given to a tool. Plain data. */
export interface GivenFile<Source = Uint8Array> {
  /** Where it belongs in the inputs: names of fields and numbers of list entries. */
  place: readonly (string | number)[];
  /** What the field takes: a file, text, or bytes that are written in this way. */
  as: 'file' | 'text' | 'base64' | 'base64url' | 'hex';
  source: Source;
}

/** How a result with files is wanted. Plain data. */
export interface Wanted {
  /** The caller's `Accept`. */
  accept: string;
  /** The fields of the result that are files. */
  fields: readonly FileField[];
  /** The field of the result that people come for. */
  main?: string | undefined;
  /** How its bytes are written, where it holds bytes and is no file. */
  encoding?: ByteEncoding | undefined;
  /** The most bytes that all files of the result may have. */
  maxBytes: number;
  /** Where files come as parts: more than so many, with more than so many bytes together, come as one ZIP. */
  zipBeyond?: { files: number; bytes: number } | undefined;
}

/** A file of a result. */
export interface DeliveredFile {
  /** Where it is in the result, such as `files[0].content`. */
  field: string;
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** A result as it is wanted: as JSON alone where there are no files, as one file with the rest as JSON, or, `parts`, as JSON and then files. */
export interface Delivery {
  json: string;
  files?: DeliveredFile[];
  parts?: true;
}
