import { dictionary } from '@zxcvbn-ts/language-common';
import { MIN_PASSWORD_LENGTH } from './password-rules.ts';

/** Some 49,000 passwords found most often in what was published after break-ins; those too short to be taken anyway are left out. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].filter((password) => password.length >= MIN_PASSWORD_LENGTH));

/** Whether a password is one of the most common, in whatever case it is written. */
export function isCommon(password: string): boolean {
  return COMMON.has(password.normalize('NFKC').toLowerCase());
}
