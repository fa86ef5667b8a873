import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'macs',
  recognise({ lines }) {
    const macs = lines.map((line) => line.trim().replace(/^(?:mac(?: address)?\s*[:=]|ether)\s*/i, '')).filter((line) => line !== '');
    if (
      macs.length === 0 ||
      macs.length > 200 ||
      !macs.every((mac) =>
        /^[0-9a-f]{2}([:-])[0-9a-f]{2}(?:\1[0-9a-f]{2}){4}(?:\1[0-9a-f]{2}\1[0-9a-f]{2})?$|^[0-9a-f]{4}\.[0-9a-f]{4}\.[0-9a-f]{4}$/i.test(mac),
      )
    )
      return undefined;
    return { what: macs.length > 1 ? 'MAC addresses' : 'a MAC address', confidence: macs.length > 1 ? 0.96 : 0.9, main: macs, preview: macs.join(', ') };
  },
});
