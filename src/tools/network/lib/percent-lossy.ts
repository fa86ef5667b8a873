import { bytesOfHex, looseUtf8 } from '../../shared/platform/bytes.ts';
/** The text that percent-encoding stands for, read as UTF-8: bytes that are not become U+FFFD, a % without two hex digits stays. */
export function decodeLossy(text: string): string {
  return text.replace(/(?:%[0-9A-Fa-f]{2})+/g, (run) => looseUtf8(bytesOfHex(run.replaceAll('%', ''))));
}
