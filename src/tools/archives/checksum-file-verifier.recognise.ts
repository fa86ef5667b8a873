import { recogniser } from '../detection/recogniser.ts';

/** The lines of coreutils, of BSD and of OpenSSL: a digest and a file's name. */
const LINE = /^\\?[0-9a-f]{32,128} [ *]\S|^(?:MD5|SHA\S{1,9}|BLAKE2\S{1,6}|RMD160) ?\(.+\) ?= ?[0-9a-f]{32,128}$/i;

export default recogniser({
  takes: 'text',
  fills: 'checksums',
  recognise({ lines, text }) {
    const filled = lines.filter((line) => line.trim() !== '' && !/^[#;]/.test(line));
    const fitting = filled.filter((line) => LINE.test(line.trim())).length;
    if (fitting === 0 || fitting < filled.length * 0.9) return undefined;
    return {
      what: 'a file of checksums',
      confidence: 0.96,
      // OpenSSL has no spaces, and names the second family otherwise since its version 3.
      ...(/^\S+\(.+\)= /m.test(text) && {
        main: text.replace(
          /^(?:SHA2-(?=\d)|(?=[A-Z]))(.*?) ?\((.+)\)= /gm,
          (_, name: string, file: string) => `${/^\d/.test(name) ? 'SHA' : ''}${name} (${file}) = `,
        ),
      }),
      inputs: { files: [] },
      preview: filled[0] ?? '',
    };
  },
});
