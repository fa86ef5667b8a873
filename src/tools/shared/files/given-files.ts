import { hexOf } from '../platform/bytes.ts';
import { randomBytes } from '../platform/random.ts';

/*
 * Files come to a tool as they are, without base64: what its input holds is then a name that stands for the file, and the functions with which tools read files look it up here. A name has
 * 128 random bits and stands for its file only while the run lasts, so nobody can write one that means anything.
 */

const PREFIX = 'given-file:';
const NAME_BYTES = 16;

const files = new Map<string, Uint8Array>();

/** A name for a file that is going to be given. */
export const newFileName = (): string => `${PREFIX}${hexOf(randomBytes(NAME_BYTES))}`;

/** Keeps a file for a run, under its name. */
export const giveFile = (name: string, bytes: Uint8Array): void => void files.set(name, bytes);

/** Lets go of a file when the run is over. */
export const forgetFile = (name: string): void => void files.delete(name);

/** The file that a text stands for; undefined where it is a text like any other. */
export const givenFileIn = (text: string): Uint8Array | undefined => (text.startsWith(PREFIX) ? files.get(text) : undefined);
