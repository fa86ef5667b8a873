/** A header of a message, unfolded, its value without white space around. */
export interface MailHeader {
  name: string;
  value: string;
}

const HEADER = /^([\x21-\x39\x3b-\x7e]+)[ \t]*:(.*)$/;

/** The headers of a message (RFC 5322 section 2.2) up to the first empty line, unfolded with one space, and where the body begins. Lines that are not headers are skipped. */
export function readMailHeaders(message: string): { headers: MailHeader[]; bodyStart: number } {
  const headers: MailHeader[] = [];
  let position = 0;
  /** The header that lines go on with; none after a line that is not a header. */
  let current: MailHeader | undefined;
  while (position < message.length) {
    const end = message.indexOf('\n', position);
    const stop = end < 0 ? message.length : end;
    const line = message.slice(position, stop).replace(/\r$/, '');
    position = end < 0 ? stop : end + 1;
    if (line.trim() === '') break;
    if (/^[ \t]/.test(line)) {
      if (current) current.value = `${current.value} ${line.trim()}`.trimStart();
      continue;
    }
    const [, name, value = ''] = HEADER.exec(line) ?? [];
    current = name === undefined ? undefined : { name, value: value.trim() };
    if (current) headers.push(current);
  }
  return { headers, bodyStart: position };
}

/** A message without empty lines before its headers. */
export const withoutLeadingLines = (message: string): string => message.replace(/^(?:[ \t]*\r?\n)+/, '');

/** The value of the first header of a name. @param name in lower case */
export const firstValue = (headers: readonly MailHeader[], name: string): string | undefined =>
  headers.find((header) => header.name.toLowerCase() === name)?.value;
