import { withoutComments } from '../../shared/net/mail-date.ts';
import { decodeMimeWords } from '../../shared/net/mime-words.ts';
import { splitOutsideQuotes } from './header-text.ts';

export interface Mailbox {
  name: string;
  address: string;
}

/** The mailboxes of an address list (RFC 5322 section 3.4), those in groups included. A name in a comment counts where there is no other. */
export async function readMailboxes(value: string): Promise<Mailbox[]> {
  const mailboxes: Mailbox[] = [];
  for (const piece of splitMailboxes(value)) {
    const plain = withoutComments(piece).trim();
    if (plain === '') continue;
    const angle = /^(.*?)<([^<>]*)>[^<>]*$/s.exec(plain);
    const comment = /\(([^()]*)\)/.exec(piece)?.[1] ?? '';
    const phrase = (angle ? (angle[1] ?? '') : comment).trim();
    const name = /^".*"$/s.test(phrase) ? phrase.slice(1, -1).replace(/\\(.)/gs, '$1') : phrase;
    const address = (angle ? (angle[2] ?? '') : plain).trim().replace(/^@[^:]*:/, '');
    mailboxes.push({ name: (await decodeMimeWords(name)).replace(/\s+/g, ' ').trim(), address });
  }
  return mailboxes;
}

/** Pieces at commas and at the marks of groups, outside of quotes, comments and angle brackets. */
function splitMailboxes(value: string): string[] {
  const pieces: string[] = [];
  for (const group of splitOutsideQuotes(value, ';')) {
    const colon = /^((?:[^<"(:@]|"(?:[^"\\]|\\.)*")*):/s.exec(group);
    let current = '';
    let open = 0;
    for (const part of splitOutsideQuotes(colon ? group.slice(colon[0].length) : group, ',')) {
      current = current === '' ? part : `${current},${part}`;
      open += part.split('(').length - part.split(')').length;
      if (open !== 0) continue;
      pieces.push(current);
      current = '';
    }
    if (current !== '') pieces.push(current);
  }
  return pieces;
}
