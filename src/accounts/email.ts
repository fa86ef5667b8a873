const LOCAL = '@localhost';
const STORED_LOCAL = '@localhost.localdomain';

/** An address as it is stored: lower-case, and with a domain that has a dot, which better-auth asks for (RFC 5321 does not). */
export function storedEmail(email: string): string {
  const lower = email.trim().toLowerCase();
  return lower.endsWith(LOCAL) ? lower.slice(0, -LOCAL.length) + STORED_LOCAL : lower;
}

/** An address as people know it. */
export function shownEmail(stored: string): string {
  return stored.endsWith(STORED_LOCAL) ? stored.slice(0, -STORED_LOCAL.length) + LOCAL : stored;
}
