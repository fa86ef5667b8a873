import { recogniser } from '../detection/recogniser.ts';
import { pureSystemCharacter } from '../shared/identifiers/check-digits.ts';

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    const [, orcid = ''] = /^(?:https?:\/\/orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/.exec(line) ?? [];
    const digits = orcid.replaceAll('-', '');
    if (orcid === '' || pureSystemCharacter(digits.slice(0, -1), 11) !== digits.slice(-1)) return undefined;
    return { what: 'an ORCID iD', confidence: digits.startsWith('0000') ? 0.98 : 0.6, main: line, preview: orcid };
  },
});
