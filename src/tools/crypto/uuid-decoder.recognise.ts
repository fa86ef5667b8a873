import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'uuid',
  recognise({ line }) {
    const bare = line
      .replace(/^(?:(?:uu|gu)?id\s*[:=]\s*["']?(?=.*-)|urn:uuid:)/i, '')
      .replace(/["']$/, '')
      .replace(/^\{(.*)\}$/, '$1');
    const isHyphenated = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(bare);
    if (!isHyphenated && !/^[0-9a-f]{32}$/i.test(bare)) return undefined;
    const digits = bare.replaceAll('-', '').toLowerCase();
    const version = Number.parseInt(digits.charAt(12), 16);
    const isStandard = version >= 1 && version <= 8 && /[89ab]/.test(digits.charAt(16));
    return {
      what: isStandard ? `a UUID (version ${version})` : 'a UUID',
      confidence: isHyphenated ? 0.99 : isStandard ? 0.55 : 0.3,
      main: bare === line || /^urn:|^\{/i.test(line) ? line : bare,
      preview: isStandard ? `Version ${version}` : digits === '0'.repeat(32) ? 'The nil UUID' : 'Of no version',
    };
  },
});
