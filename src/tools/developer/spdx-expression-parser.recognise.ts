import { recogniser } from '../detection/recogniser.ts';

const ID = String.raw`\(*(?:MIT(?:-0)?|ISC|0BSD|Zlib|Unlicense|WTFPL|BlueOak-1\.0\.0|(?:Apache|BSD|A?GPL|LGPL|MPL|EPL|EUPL|CC|CC0|CC-BY|BSL|Artistic|AFL|OFL|CDDL|Python|PostgreSQL|OpenSSL|PHP|Ruby|W3C|X11|NCSA|MS-PL|OSL|LicenseRef)(?:-[\w.]+)+\+?)\)*`;
const EXPRESSION = new RegExp(`^(?:SPDX-License-Identifier:\\s*)?${ID}(?:\\s+(?:OR|AND|WITH)\\s+\\(*[\\w.+-]+\\)*)*$`);

export default recogniser({
  takes: 'line',
  fills: 'expression',
  recognise({ line }) {
    if (line.length > 400 || !EXPRESSION.test(line)) return undefined;
    const bare = line.replace(/^SPDX-License-Identifier:\s*/, '');
    const confidence = bare !== line || /\s(?:OR|AND|WITH)\s/.test(bare) ? 0.97 : /-\d/.test(bare) ? 0.9 : 0.4;
    return { what: 'a licence (SPDX)', confidence, main: bare, preview: bare };
  },
});
