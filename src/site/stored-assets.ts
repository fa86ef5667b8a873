import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Coding, compress } from '../http/answer/content-coding.ts';

const SUFFIXES: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };
const QUALITY = 9;
const decompress = promisify(brotliDecompress);

/** Reads assets that are stored as they are, with brotli and with gzip, or, as in the container and the package for npm, with brotli alone. */
export class StoredAssets {
  readonly #folder: URL;
  /** Those with gzip that had to be made: no more than there are assets, and each is made once. */
  readonly #zipped = new Map<string, Promise<Buffer>>();

  constructor(folder: URL) {
    this.#folder = folder;
  }

  /** The bytes of an asset that there is, compressed where a coding is given. */
  async read(name: string, coding: Coding | undefined): Promise<Buffer> {
    return (await this.#stored(`${name}${coding ? SUFFIXES[coding] : ''}`)) ?? this.#made(name, coding);
  }

  async #made(name: string, coding: Coding | undefined): Promise<Buffer> {
    if (coding !== 'gzip') return decompress(await readFile(new URL(`${name}${SUFFIXES.br}`, this.#folder)));
    const known = this.#zipped.get(name);
    if (known) return known;
    const making = this.#made(name, undefined).then((plain) => compress(plain, 'gzip', QUALITY));
    this.#zipped.set(name, making);
    making.catch(() => this.#zipped.delete(name));
    return making;
  }

  #stored(file: string): Promise<Buffer | undefined> {
    return readFile(new URL(file, this.#folder)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }
}
