import { unprocessable } from '../../errors.ts';
import { placeInText, positionInText } from '../../shared/bytes/bytes.ts';
import { fromCodes } from '../../shared/bytes/scan.ts';

const LINE_BYTES = 45;
const [LINE_FEED, GRAVE] = [0x0a, 0x60];

const codeOf = (value: number): number => (value === 0 ? GRAVE : 32 + value);

/** Bytes as a uuencoded file (POSIX uuencode, 0 written as a grave accent), with begin line, a line of length 0 and end. */
export function encodeUu(bytes: Uint8Array, filename: string, permissions: string): string {
  const lines = Math.ceil(bytes.length / LINE_BYTES);
  const codes = new Uint8Array(Math.ceil(bytes.length / 3) * 4 + 2 * lines);
  let written = 0;
  for (let start = 0; start < bytes.length; start += LINE_BYTES) {
    const end = Math.min(start + LINE_BYTES, bytes.length);
    codes[written++] = codeOf(end - start);
    for (let i = start; i < end; i += 3) {
      const group = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
      for (let shift = 18; shift >= 0; shift -= 6) codes[written++] = codeOf((group >> shift) & 63);
    }
    codes[written++] = LINE_FEED;
  }
  return `begin ${permissions} ${filename}\n${fromCodes(codes)}\`\nend\n`;
}

/** The file of the first begin line. What is missing, short or no uuencode character is unprocessable, saying where. */
export function decodeUu(text: string): { bytes: Uint8Array; filename: string; permissions: string } {
  const begin = /^begin ([0-7]{3,4}) ([^\r\n]+)\r?$/m.exec(text);
  if (!begin) return unprocessable('There is no begin line such as "begin 644 name".', 'text');
  const bytes = new Uint8Array(text.length);
  let written = 0;
  let start = begin.index + begin[0].length + 1;
  for (;;) {
    if (start >= text.length) unprocessable('The line "end" is missing.', 'text');
    const lineBreak = text.indexOf('\n', start);
    const end = lineBreak < 0 ? text.length : lineBreak;
    const line = text.slice(start, text[end - 1] === '\r' && end > start ? end - 1 : end);
    if (line.trimEnd() === 'end') return { bytes: bytes.subarray(0, written), filename: begin[2] ?? '', permissions: begin[1] ?? '' };
    written += decodeLine(text, start, line, bytes.subarray(written));
    start = end + 1;
  }
}

function decodeLine(text: string, start: number, line: string, target: Uint8Array): number {
  const value = (index: number): number => {
    const code = line.charCodeAt(index);
    if (code < 32 || code > 96) unprocessable(`${placeInText(text, start + index)} is not a uuencode character.`, 'text');
    return (code - 32) & 63;
  };
  if (line === '') unprocessable(`The line at position ${positionInText(text, start)} is empty; it lacks its length character.`, 'text');
  const length = value(0);
  const needed = Math.ceil(length / 3) * 4;
  for (let i = 1; i <= Math.min(needed, line.length - 1); i++) value(i);
  if (line.length - 1 < needed)
    unprocessable(
      `The line at position ${positionInText(text, start)} is short: ${length} bytes need ${needed} characters, there are ${line.length - 1}.`,
      'text',
    );
  for (let i = 0; i < length; i += 3) {
    const at = 1 + (i / 3) * 4;
    const group = (value(at) << 18) | (value(at + 1) << 12) | (value(at + 2) << 6) | value(at + 3);
    for (let k = 0; k < 3 && i + k < length; k++) target[i + k] = (group >> (16 - 8 * k)) & 0xff;
  }
  return length;
}
