import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import type { Config } from '../settings/config.ts';

/** A key that was just made, on its way to the one page that shows it. */
export interface NewKey {
  key: string;
  name: string;
  accountId: string;
}

const LASTS_SECONDS = 60;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MAX_USED = 10_000;
const COOKIE = 'new-key';
const SEALED = new RegExp(`^${COOKIE}=([\\w-]{40,1000})$`);
const HERE = 'Path=/account; HttpOnly; SameSite=Strict';

/** Carries a new key over one redirect: sealed (AES-256-GCM) in a cookie of one minute and one use. */
export class NewKeyCookie {
  readonly #secret: Buffer;
  readonly #secure: string;
  readonly #clock: () => number;
  readonly #used = new Map<string, number>();

  constructor({ sessionSecret, publicUrl }: Pick<Config, 'sessionSecret' | 'publicUrl'>, clock: () => number) {
    // Several nodes share a session secret, and so must open each other's cookies.
    this.#secret = sessionSecret === undefined ? randomBytes(32) : hash('sha256', `new key ${sessionSecret}`, 'buffer');
    this.#secure = publicUrl.startsWith('https:') ? '; Secure' : '';
    this.#clock = clock;
  }

  /** The `Set-Cookie` value that carries a key. */
  seal(made: NewKey): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#secret, nonce);
    const content = JSON.stringify({ ...made, until: this.#clock() + LASTS_SECONDS * 1000 });
    const sealed = Buffer.concat([nonce, cipher.update(content, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
    return `${COOKIE}=${sealed}; ${HERE}; Max-Age=${LASTS_SECONDS}${this.#secure}`;
  }

  /** The `Set-Cookie` value that takes the cookie back. */
  get cleared(): string {
    return `${COOKIE}=; ${HERE}; Max-Age=0${this.#secure}`;
  }

  /** The key that a `Cookie` header carries: once, within a minute, for the account it is of. Cookies of the same name that are not ours are read past. */
  open(cookies: string | undefined, accountId: string): NewKey | undefined {
    for (const pair of cookies?.split(';') ?? []) {
      const sealed = SEALED.exec(pair.trim())?.[1];
      const found = sealed === undefined ? undefined : this.#openOne(sealed, accountId);
      if (found) return found;
    }
    return undefined;
  }

  #openOne(sealed: string, accountId: string): NewKey | undefined {
    if (this.#used.has(sealed)) return undefined;
    const content = this.#unseal(Buffer.from(sealed, 'base64url'));
    if (!content || content.until <= this.#clock() || content.accountId !== accountId) return undefined;
    for (const [old, until] of this.#used) if (until <= this.#clock() || this.#used.size >= MAX_USED) this.#used.delete(old);
    this.#used.set(sealed, content.until);
    return { key: content.key, name: content.name, accountId };
  }

  #unseal(bytes: Buffer): (NewKey & { until: number }) | undefined {
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#secret, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return JSON.parse(`${decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8')}${decipher.final('utf8')}`);
    } catch {
      return undefined;
    }
  }
}
