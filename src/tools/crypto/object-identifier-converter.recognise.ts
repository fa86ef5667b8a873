import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    const bare = line.replace(/^(?:urn:oid:|oid[:=.]\s*)/i, '');
    if (bare.length > 300 || !/^(?:[01]\.(?:[0-9]|[1-3]\d)|2\.\d{1,4})(?:\.(?:0|[1-9]\d{0,18}))+$/.test(bare)) return undefined;
    const arcs = bare.split('.').length;
    // Four numbers are an address, three a version.
    const confidence = bare !== line ? 0.97 : arcs > 5 ? 0.94 : arcs === 5 ? 0.8 : 0.2;
    return { what: 'an object identifier (OID)', confidence, main: bare, preview: bare };
  },
});
