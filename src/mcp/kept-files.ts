import { randomBytes } from 'node:crypto';

/** Where the bytes of a file are that is kept. */
export interface Stored {
  readonly size: number;
  read(): Promise<Uint8Array>;
  discard(): void | Promise<void>;
}

/** A file that is kept, as MCP lists resources. */
export interface KeptFile {
  uri: string;
  name: string;
  mimeType: string;
  /** In bytes. */
  size: number;
}

export interface KeptFilesOptions {
  /** The most files, and bytes of them, of one owner. */
  maxFiles?: number;
  maxBytes: number;
  /** The same of all owners together. */
  maxFilesInAll?: number;
  maxBytesInAll: number;
  /** How long each is kept. */
  forMs?: number;
}

/** A file that is not here, with the reason. */
export class NotKept extends Error {}

/** A file that cannot be read at present, as there is no room for it in memory. */
export class NoRoom extends Error {}

const MINUTE_MS = 60_000;
const KEPT_MINUTES = 10;
/** How many files of an owner are kept unless told. */
export const MAX_FILES = 32;
const MAX_FILES_IN_ALL = 1_000;
const URI = /^toolrack:\/\/files\/([0-9a-f]{8})-([0-9a-f]{32})$/;

interface Entry {
  owner: string;
  file: KeptFile;
  stored: Stored;
  timer: NodeJS.Timeout;
}

/**
 * Files that were made for callers and wait to be read: for a while, of each owner the latest, and no more than there is room for. Where all have too much together, the oldest of whoever has
 * the most goes. An address tells the place that keeps the file, which is this object, and a random number; whoever is not the owner is told what is told of a file that is gone.
 */
export class KeptFiles {
  readonly #options: Required<KeptFilesOptions>;
  readonly #place = randomBytes(4).toString('hex');
  /** By their random numbers, the oldest first. */
  readonly #entries = new Map<string, Entry>();

  constructor(options: KeptFilesOptions) {
    this.#options = { maxFiles: MAX_FILES, maxFilesInAll: MAX_FILES_IN_ALL, forMs: KEPT_MINUTES * MINUTE_MS, ...options };
  }

  /** Keeps a file; undefined, with nothing kept, where it is too large. */
  keep(owner: string, { name, mimeType, stored }: { name: string; mimeType: string; stored: Stored }): KeptFile | undefined {
    const { maxFiles, maxBytes, maxFilesInAll, maxBytesInAll, forMs } = this.#options;
    if (stored.size > Math.min(maxBytes, maxBytesInAll)) {
      void stored.discard();
      return undefined;
    }
    this.#makeRoom(
      () => owner,
      { files: maxFiles, bytes: maxBytes },
      stored.size,
      (entry) => entry.owner === owner,
    );
    this.#makeRoom(
      () => this.#largestOwner(),
      { files: maxFilesInAll, bytes: maxBytesInAll },
      stored.size,
      () => true,
    );
    const id = randomBytes(16).toString('hex');
    const file = { uri: `toolrack://files/${this.#place}-${id}`, name, mimeType, size: stored.size };
    const timer = setTimeout(() => this.#drop(id), forMs).unref();
    this.#entries.set(id, { owner, file, stored, timer });
    return file;
  }

  /** The files of an owner, the oldest first. */
  list(owner: string): KeptFile[] {
    return [...this.#entries.values()].filter((entry) => entry.owner === owner).map(({ file }) => file);
  }

  /** Finds a file by its address. Throws `NotKept`. */
  find(owner: string, uri: string): { file: KeptFile; stored: Stored } {
    const [, place, id = ''] = URI.exec(uri) ?? [];
    if (place === undefined) throw new NotKept('There is no such file: addresses are those of the links in the results of run_tool.');
    if (place !== this.#place)
      throw new NotKept(
        `The file is not here: it is kept by the node of the service that ran the tool, for ${KEPT_MINUTES} minutes and until that node stops. Run the tool again; where the service has several nodes, the load balancer must send the requests of a key to the same one.`,
      );
    const entry = this.#entries.get(id);
    if (entry?.owner !== owner)
      throw new NotKept(
        `The file is gone: files are kept for ${KEPT_MINUTES} minutes, the latest ${this.#options.maxFiles} of a key, for that key alone. Run the tool again.`,
      );
    return entry;
  }

  /** Lets go of all. */
  close(): void {
    for (const id of [...this.#entries.keys()]) this.#drop(id);
  }

  /** Drops the oldest of an owner, until one more fits. */
  #makeRoom(ownerToLose: () => string | undefined, most: { files: number; bytes: number }, bytes: number, counts: (entry: Entry) => boolean): void {
    for (;;) {
      const counted = [...this.#entries.values()].filter(counts);
      const held = counted.reduce((sum, { file }) => sum + file.size, 0);
      if (counted.length < most.files && held + bytes <= most.bytes) return;
      const owner = ownerToLose();
      const oldest = [...this.#entries].find(([, entry]) => entry.owner === owner)?.[0];
      if (oldest === undefined) return;
      this.#drop(oldest);
    }
  }

  /** Who has the most bytes. */
  #largestOwner(): string | undefined {
    const held = new Map<string, number>();
    for (const { owner, file } of this.#entries.values()) held.set(owner, (held.get(owner) ?? 0) + file.size);
    return [...held].toSorted(([, one], [, other]) => other - one)[0]?.[0];
  }

  #drop(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#entries.delete(id);
    clearTimeout(entry.timer);
    void entry.stored.discard();
  }
}
