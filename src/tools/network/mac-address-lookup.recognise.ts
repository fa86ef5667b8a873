import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'mac',
  recognise({ line: given }) {
    const bare = given.replace(/^(?:mac(?: address)?\s*[:=]|ether)\s*/i, '');
    // macOS leaves the zeros before a digit out.
    const line = /^[0-9a-f]{1,2}(?::[0-9a-f]{1,2}){5}$/i.test(bare) && /(?:^|:)[0-9a-f](?::|$)/i.test(bare) ? bare.replace(/\b[0-9a-f]\b/gi, '0$&') : bare;
    const isMac = /^[0-9a-f]{2}([:-])[0-9a-f]{2}(?:\1[0-9a-f]{2}){4}$/i.test(line);
    const isDotted = /^[0-9a-f]{4}\.[0-9a-f]{4}\.[0-9a-f]{4}$/i.test(line);
    if (isMac || isDotted)
      return { what: 'a MAC address', confidence: isMac ? 0.98 : 0.95, main: line, preview: `Maker ${line.replace(/[:.-]/g, '').slice(0, 6).toUpperCase()}` };
    return /^[0-9a-f]{12}$/i.test(line) && /[a-f]/i.test(line) && /\d/.test(line)
      ? { what: 'a MAC address', confidence: 0.6, main: line, preview: line }
      : undefined;
  },
});
