import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'version',
  recognise({ line }) {
    const [, v = '', release = '', build = ''] =
      /^([v=]?)(?:0|[1-9]\d{0,8})\.(?:0|[1-9]\d{0,8})\.(?:0|[1-9]\d{0,8})(-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(\+[0-9A-Za-z.-]+)?$/i.exec(line) ?? [];
    if (!/^[v=]?\d+\.\d+\.\d+(?:[-+]|$)/i.test(line) || (release === '' && build === '' && !/^[v=]?\d+\.\d+\.\d+$/i.test(line))) return undefined;
    if (!/^[v=]?(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:[-+]|$)/i.test(line)) return undefined;
    // 1.2.2024 is a date.
    const isDate = /^\d{1,2}\.\d{1,2}\.(?:19|20)\d\d$/.test(line);
    const confidence = isDate ? 0.4 : v !== '' || release !== '' || build !== '' ? 0.97 : 0.92;
    return { what: 'a semantic version', confidence, main: line, ...(v !== '' && { inputs: { lenient: true } }), preview: line };
  },
});
