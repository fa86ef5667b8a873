import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'text',
  // The codes of health certificates, the one place where people meet Base45.
  recognise({ line }) {
    if (!/^HC1:[0-9A-Z $%*+\-./:]{20,}$/.test(line)) return undefined;
    return {
      what: 'Base45 (a health certificate)',
      confidence: 0.95,
      main: line.slice(4),
      inputs: { mode: 'decode', outputEncoding: 'hex' },
      preview: `${line.length - 4} characters of Base45`,
    };
  },
});
