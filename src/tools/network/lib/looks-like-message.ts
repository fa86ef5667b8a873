const KNOWN =
  /^(?:from|to|cc|subject|date|received|message-id|mime-version|content-type|return-path|delivered-to|reply-to|sender|dkim-signature|authentication-results|in-reply-to|references|list-id|x-mailer)$/i;

/** The headers that a text begins with, where they are those of an e-mail message, and whether a body follows. */
export function messageHeaders(head: string): { subject: string; hasBody: boolean } | undefined {
  const [top = '', ...rest] = head.replace(/^From \S+ .*\r?\n/, '').split(/\r?\n\r?\n/);
  const lines = top
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .slice(0, 200);
  const names = lines.map((line) => /^([A-Za-z][\w-]*):(?:\s|$)/.exec(line)?.[1]);
  if (names.some((name) => name === undefined)) return undefined;
  const known = new Set(names.flatMap((name) => (name !== undefined && KNOWN.test(name) ? [name.toLowerCase()] : [])));
  const isMessage =
    known.size >= 2 &&
    (known.has('from') || known.has('received') || known.has('message-id') || known.has('return-path') || (known.has('to') && known.has('subject')));
  if (!isMessage) return undefined;
  const subject =
    lines
      .find((line) => /^subject:/i.test(line))
      ?.slice(8)
      .trim() ?? '';
  return { subject, hasBody: rest.join('').trim() !== '' };
}
