import type { IncomingMessage } from 'node:http';
import { siteOf } from '../http/request/address-group.ts';

/** How many credentials are remembered. */
const MAX_KNOWN = 10_000;

/**
 * On whose behalf requests wait for the event loop: the account whose key they carry, as far as that is known before it is checked, or else their address. This decides when a request is
 * looked at, and nothing else: a key that has been revoked since is refused when its turn comes.
 */
export class Callers {
  readonly #addressOf: (request: IncomingMessage) => string;
  /** Accounts by the header with a key that was good. */
  readonly #accounts = new Map<string, string>();

  constructor(addressOf: (request: IncomingMessage) => string) {
    this.#addressOf = addressOf;
  }

  of(request: IncomingMessage): string {
    const credential = credentialOf(request);
    return (credential !== undefined && this.#accounts.get(credential)) || siteOf(this.#addressOf(request));
  }

  /** Remembers whose key a request carries. */
  note(request: IncomingMessage, accountId: string): void {
    const credential = credentialOf(request);
    if (credential === undefined || this.#accounts.get(credential) === accountId) return;
    if (this.#accounts.size >= MAX_KNOWN) this.#accounts.clear();
    this.#accounts.set(credential, accountId);
  }
}

function credentialOf({ headers }: IncomingMessage): string | undefined {
  const { 'x-api-key': key, authorization } = headers;
  return typeof key === 'string' ? key : authorization;
}
