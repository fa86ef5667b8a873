import { hasHidden } from '../basics/hidden-characters.ts';
import { AccountError } from './errors.ts';

const MAX_EMAIL_LENGTH = 254;
const MAX_NAME_LENGTH = 100;
const LOCAL = '@localhost';
const STORED_LOCAL = '@localhost.localdomain';
/** RFC 5321 section 4.1.2: a mailbox whose local part is a dot-string of at most 64 characters, at a domain of at least two labels, the last of which begins with a letter. */
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const MAILBOX = new RegExp(`^(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?=[a-z].)${LABEL}$`);

/** An address as it is stored: lower-case, and with a domain that has a dot. */
export function storedEmail(email: string): string {
  const lower = email.trim().toLowerCase();
  return lower.endsWith(LOCAL) ? lower.slice(0, -LOCAL.length) + STORED_LOCAL : lower;
}

/** An address as people know it. */
export function shownEmail(stored: string): string {
  return stored.endsWith(STORED_LOCAL) ? stored.slice(0, -STORED_LOCAL.length) + LOCAL : stored;
}

/** The address of a new account, as it is stored. Throws `invalid_email` for one that is malformed or longer than 254 characters (RFC 5321 section 4.5.3.1). */
export function newEmail(email: string): string {
  if (email.length > MAX_EMAIL_LENGTH) throw new AccountError('invalid_email', `An e-mail address has at most ${MAX_EMAIL_LENGTH} characters.`);
  const stored = storedEmail(email);
  if (!MAILBOX.test(stored)) throw new AccountError('invalid_email', `${JSON.stringify(email)} is not an e-mail address such as name@example.com.`);
  return stored;
}

/** The name of a new account: trimmed, 1 to 100 characters; when none is given, what comes before the @. Throws `invalid_name`. */
export function newName(name: string | undefined, email: string): string {
  const trimmed = name?.trim() || email.slice(0, email.indexOf('@'));
  if ([...trimmed].length > MAX_NAME_LENGTH || hasHidden(trimmed) || !trimmed.isWellFormed())
    throw new AccountError(
      'invalid_name',
      `A name must be a string of 1 to ${MAX_NAME_LENGTH} characters, without control characters, line separators or marks that change the direction of writing.`,
    );
  return trimmed;
}
