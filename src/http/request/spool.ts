import { randomBytes } from 'node:crypto';
import { close, mkdirSync, open, read, readdirSync, rmSync, unlink, write } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ByteBudget, handsFull } from '../connections/memory-budget.ts';
import { ApiError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where files that are sent wait until they are whole. */
    spool: Spool;
  }
}

const openAsync = promisify(open);
const unlinkAsync = promisify(unlink);
const closeAsync = promisify(close);
const writeAsync = promisify(write);
const readAsync = promisify(read);

/** Up to so many bytes a file stays in memory. */
const IN_MEMORY = 1024 * 1024;
/** How many files of the largest size may be on disk at once. */
const MAX_AT_ONCE = 16;
const RETRY_MS = 5_000;
const OWNER_ONLY = 0o600;

/** What a spooled file is read from: its bytes, or the descriptor of a file that has no name any more. */
export type Spooled = Uint8Array | { descriptor: number; size: number };

/** Who a file is for, and where the room in memory comes from. */
export interface Holder {
  name: string;
  /** Takes room in memory. @returns the refusal where there is none */
  hold(bytes: number): ApiError | undefined;
  release(bytes: number): void;
}

/**
 * Where files wait that are larger than what is kept in memory. Each loses its name as soon as it is open, so that nothing is left of it however the process ends; what is found in the
 * folder at the start is from before a name could be taken away, and goes.
 */
export class Spool {
  readonly #folder: string;
  readonly #disk: ByteBudget;
  readonly #onFault: (error: unknown) => void;

  /** @param folder its own, emptied now @param maxFileBytes of one file @param onFault told of what the disk has against a file */
  constructor({ folder, maxFileBytes, onFault }: { folder: string; maxFileBytes: number; onFault: (error: unknown) => void }) {
    this.#folder = folder;
    this.#disk = new ByteBudget(MAX_AT_ONCE * maxFileBytes);
    this.#onFault = onFault;
    this.#empty();
  }

  /** Bytes of files that are on disk. */
  get bytesOnDisk(): number {
    return this.#disk.held;
  }

  file(holder: Holder): SpooledFile {
    return new SpooledFile(holder, this);
  }

  #empty(): void {
    try {
      for (const name of readdirSync(this.#folder)) rmSync(join(this.#folder, name), { recursive: true, force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) this.#onFault(error);
    }
  }

  /** Opens a file that has no name. */
  async create(): Promise<number> {
    const path = join(this.#folder, randomBytes(16).toString('hex'));
    return this.guarded(async () => {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      const descriptor = await openAsync(path, 'wx+', OWNER_ONLY);
      await unlinkAsync(path);
      return descriptor;
    });
  }

  /** Does something with the disk: what that has against it is 503. */
  async guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      this.#onFault(error);
      throw new ApiError('service_unavailable', 'There is no room for the file at present; try again in a moment.', { retryAt: Date.now() + RETRY_MS });
    }
  }

  take(bytes: number, holder: string): void {
    if (!this.#disk.take(bytes, holder)) throw handsFull(Date.now());
  }

  give(bytes: number, holder: string): void {
    this.#disk.give(bytes, holder);
  }
}

/** A file as it comes: in memory while it is small, then on disk. */
export class SpooledFile {
  readonly #holder: Holder;
  readonly #spool: Spool;
  #pieces: Buffer[] = [];
  #inMemory = 0;
  #onDisk = 0;
  #descriptor: number | undefined;
  #isOpen = true;
  /** What is being read: a descriptor that is closed meanwhile may be that of another file. */
  readonly #reads = new Set<Promise<unknown>>();

  constructor(holder: Holder, spool: Spool) {
    this.#holder = holder;
    this.#spool = spool;
  }

  get size(): number {
    return this.#onDisk + this.#inMemory;
  }

  /** Appends bytes. Throws or rejects with 503 where there is no room. */
  append(bytes: Buffer): void | Promise<void> {
    const full = this.#holder.hold(bytes.length);
    if (full) throw full;
    // What is given out later is memory of its own, and no part of what the connection reads into.
    this.#pieces.push(Buffer.from(bytes));
    this.#inMemory += bytes.length;
    if (this.#inMemory > IN_MEMORY || this.#descriptor !== undefined) return this.#flush();
  }

  async #flush(): Promise<void> {
    const bytes = Buffer.concat(this.#pieces);
    this.#spool.take(bytes.length, this.#holder.name);
    this.#onDisk += bytes.length;
    this.#descriptor ??= await this.#spool.create();
    const descriptor = this.#descriptor;
    await this.#spool.guarded(async () => {
      for (let at = 0; at < bytes.length; ) {
        const { bytesWritten } = await writeAsync(descriptor, bytes, at, bytes.length - at);
        at += bytesWritten;
      }
    });
    this.#pieces = [];
    this.#inMemory = 0;
    this.#holder.release(bytes.length);
  }

  /** The whole file, once: what is in memory is given out. */
  whole(): Spooled {
    if (this.#descriptor !== undefined) return { descriptor: this.#descriptor, size: this.#onDisk };
    // Plain bytes that have their memory for themselves, so that they can be handed over.
    const bytes = new Uint8Array(this.#inMemory);
    let at = 0;
    for (const piece of this.#pieces) {
      bytes.set(piece, at);
      at += piece.length;
    }
    this.#pieces = [];
    return bytes;
  }

  /** A copy of its bytes, which may be asked for several times. Rejects once it has been let go of. */
  async read(): Promise<Uint8Array> {
    if (!this.#isOpen) throw new Error('the file has been discarded');
    const reading = this.#bytes();
    this.#reads.add(reading);
    try {
      return await reading;
    } finally {
      this.#reads.delete(reading);
    }
  }

  async #bytes(): Promise<Uint8Array> {
    const bytes = new Uint8Array(this.size);
    const onDisk = this.#onDisk;
    let at = 0;
    while (this.#descriptor !== undefined && at < onDisk) {
      const { bytesRead } = await readAsync(this.#descriptor, bytes, at, onDisk - at, at);
      if (bytesRead === 0) throw new Error('a file on disk ended early');
      at += bytesRead;
    }
    for (const piece of this.#pieces) {
      bytes.set(piece, at);
      at += piece.length;
    }
    return bytes;
  }

  /** Lets go of it: nothing of it is left. */
  async discard(): Promise<void> {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    await Promise.allSettled(this.#reads);
    this.#pieces = [];
    this.#holder.release(this.#inMemory);
    this.#inMemory = 0;
    this.#spool.give(this.#onDisk, this.#holder.name);
    if (this.#descriptor !== undefined) await closeAsync(this.#descriptor).catch(() => {});
  }
}
