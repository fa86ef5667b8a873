import { recogniser } from '../detection/recogniser.ts';

const VERSION = '(?:[v=]?\\d+(?:\\.(?:\\d+|x|\\*)){0,2}(?:-[\\w.]+)?)';
const RANGE = new RegExp(`^(?:[~^]|[<>]=?)\\s*${VERSION}(?:\\s+(?:[<>]=?)\\s*${VERSION})*(?:\\s*\\|\\|\\s*(?:[~^]|[<>]=?)?\\s*${VERSION})*$`);

export default recogniser({
  takes: 'line',
  fills: 'range',
  recognise({ line }) {
    if (/^v?\d+\.(?:\d+\.)?[x*]$/i.test(line) || new RegExp(`^${VERSION} - ${VERSION}$`).test(line))
      return { what: 'a range of semantic versions', confidence: 0.92, main: line, preview: line };
    if (!RANGE.test(line) || !/\d\.\d|\.x|^\^\d/.test(line)) return undefined;
    return { what: 'a range of semantic versions', confidence: /^[~^]/.test(line) ? 0.9 : 0.8, main: line, preview: line };
  },
});
