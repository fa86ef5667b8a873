import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Coding, compress } from '../http/answer/content-coding.ts';

const SUFFIXES: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };
const QUALITY = 9;
const decompress = promisify(brotliDecompress);

/**
 * Reads assets that are stored as they are, with brotli and with gzip. The container and the package for npm hold one form alone: with brotli, or as it is where Node loads the file too,
 * here or in the folder of the package that it comes from.
 */
export class StoredAssets {
  readonly #folder: URL;
  readonly #elsewhere: ReadonlyMap<string, URL>;
  /** The forms that had to be made: no more than there are assets and codings, and each is made once. */
  readonly #made = new Map<string, Promise<Buffer>>();

  /** @param elsewhere by name, where a file is that is not in the folder */
  constructor(folder: URL, elsewhere: ReadonlyMap<string, URL> = new Map()) {
    this.#folder = folder;
    this.#elsewhere = elsewhere;
  }

  /** The bytes of an asset that there is, compressed where a coding is given. */
  async read(name: string, coding: Coding | undefined): Promise<Buffer> {
    if (coding === undefined) return this.#plain(name);
    return (await this.#stored(`${name}${SUFFIXES[coding]}`)) ?? this.#compressed(name, coding);
  }

  async #plain(name: string): Promise<Buffer> {
    return (await this.#stored(name)) ?? decompress(await readFile(new URL(`${name}${SUFFIXES.br}`, this.#folder)));
  }

  #compressed(name: string, coding: Coding): Promise<Buffer> {
    const form = `${name}${SUFFIXES[coding]}`;
    const known = this.#made.get(form);
    if (known) return known;
    const making = this.#plain(name).then((plain) => compress(plain, coding, QUALITY));
    this.#made.set(form, making);
    making.catch(() => this.#made.delete(form));
    return making;
  }

  #stored(file: string): Promise<Buffer | undefined> {
    return readFile(this.#elsewhere.get(file) ?? new URL(file, this.#folder)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }
}
