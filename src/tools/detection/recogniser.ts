import type { Sample } from './sample.ts';

/** What a recogniser says of a sample. */
export interface Found {
  /** What it is, as one would say it: "JSON", "a private key (RSA)". */
  what: string;
  /** How sure that is, from 0 to 1: of what is found with 0.9, nine of ten are right. Of a layer, how sure it is as long as nobody knows what is in it. */
  confidence: number;
  /** What the main input of the tool is filled with; the text itself if left out. For a sample that is bytes, these in base64. */
  main?: unknown;
  /** The inputs of the tool besides the main one. */
  inputs?: Readonly<Record<string, unknown>>;
  /** What comes out, or the most telling of it; of a layer, what is in it. It never shows the secret itself where there is one. */
  preview?: string;
  /** It is a secret: what kind. */
  secret?: string;
  /** What it is called as the last step of a chain: `json`. Only what has a form of its own has such a name. */
  name?: string;
  /** It is an encoding, a cipher or a compression: something is in it. */
  layer?: Layer;
}

/** What has something in it. */
export interface Layer {
  /** What it is called as a step of a chain: `base64`. */
  name: string;
  /** Whether only natural language or a known form in it shows that it is one: any text can be read so. */
  needsSense?: true;
  /** As sure as it can become by what is in it, where what looks like it is most often a part of something else. */
  atMost?: number;
  /** How the tool writes what comes out unless it is told by `outputEncoding`; left out where it has no such input. */
  written?: 'utf8' | 'hex';
  /** The input of the tool that says how the bytes are written that it is given, for one whose main input is bytes. */
  reads?: string;
  /** Where the result of the tool has bytes in hex, if not in its main output. */
  bytesAt?: string;
  /** What is in it; undefined where nothing is. May throw `Unprocessable`. @param limit the most bytes that may be unpacked */
  open(limit: number): string | Uint8Array | undefined | Promise<string | Uint8Array | undefined>;
}

/** What a tool recognises: its file is `<slug>.recognise.ts` beside the tool's own. */
export interface Recogniser {
  /**
   * What it looks at: `line` is a text of one line of at most 4,096 characters, without quotation marks around it; `text` any text; `bytes` what is no text.
   */
  takes: 'line' | 'text' | 'bytes' | 'both';
  /** The input of the tool that takes what was recognised. */
  fills: string;
  /** Cheap, and in time that grows no faster than the sample. */
  recognise(sample: Sample): Found | readonly (Found | undefined)[] | undefined;
}

/** Says what a tool recognises. */
export const recogniser = (definition: Recogniser): Recogniser => definition;
