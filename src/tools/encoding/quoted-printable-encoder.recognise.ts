import { recogniser } from '../detection/recogniser.ts';
import { decodeQuotedPrintable } from '../shared/net/quoted-printable.ts';
import { isUtf8 } from '../shared/platform/bytes.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ text, head }) {
    if (
      !head.includes('=') ||
      head.includes('---- BEGIN ') ||
      head.includes('-----BEGIN ') ||
      /^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(text) ||
      !/^[\t\r\n -~]*$/.test(head)
    )
      return undefined;
    const escapes = head.match(/=[0-9A-Fa-f]{2}/g) ?? [];
    const soft = head.match(/[^=\s]=[ \t]*\r?\n/g)?.length ?? 0;
    if (escapes.length + soft === 0 || /=(?![0-9A-Fa-f]{2}|[ \t]*(?:\r?\n|$))/.test(head)) return undefined;
    // Headers of a message belong to it.
    if (/^[A-Z][\w-]+: .*\r?\n(?:[A-Z][\w-]+: |\r?\n)/.test(head)) return undefined;
    const isReadable = isUtf8(decodeQuotedPrintable(head.length > 2_000 ? head.slice(0, head.lastIndexOf(' ', 2_000)) : head));
    const isTyped = escapes.some((one) => /=(?:[C-F][0-9A-F]|3D|20|0A|0D)/.test(one));
    return {
      what: 'quoted-printable text',
      confidence: !isReadable ? 0.25 : soft > 0 ? 0.9 : isTyped ? (/\s/.test(text) || escapes.length > 1 ? 0.85 : 0.6) : 0.15,
      inputs: { mode: 'decode' },
      layer: { name: 'quoted-printable', ...(soft === 0 && !isTyped && { atMost: 0.3 }), written: 'utf8', open: () => decodeQuotedPrintable(text) },
    };
  },
});
