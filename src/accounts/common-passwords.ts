import { dictionary } from '@zxcvbn-ts/language-common';
import { MIN_PASSWORD_LENGTH } from './password-rules.ts';

/** Some 49,000 passwords found most often in what was published after break-ins, in small letters; those too short to be taken anyway are left out. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common'].filter((password) => password.length >= MIN_PASSWORD_LENGTH));
