import { holdTo } from '../testing.ts';
import tool from './sms-length-calculator.ts';
import data from './testdata/sms-length-calculator.json' with { type: 'json' };

const gsm = (units: number, segments: number, unitsPerSegment: number, remaining: number) => ({
  encoding: 'gsm7',
  units,
  segments,
  unitsPerSegment,
  remaining,
});
const ucs = (units: number, segments: number, unitsPerSegment: number, remaining: number) => ({
  encoding: 'ucs2',
  units,
  segments,
  unitsPerSegment,
  remaining,
});

// 3GPP TS 23.038 section 6.2.1; segment sizes of TS 23.040 section 9.2.3.24.1 (a header of 6 octets: 153 septets, 67 units)
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ text: '' }, gsm(0, 0, 160, 160)],
    [{ text: 'a'.repeat(160) }, gsm(160, 1, 160, 0)],
    [{ text: 'a'.repeat(161) }, gsm(161, 2, 153, 145)],
    [{ text: 'a'.repeat(306) }, gsm(306, 2, 153, 0)],
    [{ text: 'a'.repeat(307) }, gsm(307, 3, 153, 152)],
    [{ text: '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ' }, gsm(31, 1, 160, 129)],
    [{ text: '^{}\\[~]|€\f' }, gsm(20, 1, 160, 140)],
    // an escape pair is not split: 152 + 2 would end at 154
    [{ text: `${'a'.repeat(152)}€${'a'.repeat(152)}` }, gsm(306, 3, 153, 152)],
    [{ text: 'ж'.repeat(70) }, ucs(70, 1, 70, 0)],
    [{ text: 'ж'.repeat(71) }, ucs(71, 2, 67, 63)],
    // a surrogate pair is not split: 66 + 2 would end at 68
    [{ text: `${'ж'.repeat(66)}👍${'ж'.repeat(66)}` }, ucs(134, 3, 67, 66)],
    // small c with cedilla and the backtick are not in the alphabet, unlike the capital
    [{ text: 'çÇ`ç' }, { encoding: 'ucs2', nonGsmCharacters: ['ç', '`'] }],
    [
      { text: 'abc', encoding: 'ucs2' },
      { ...ucs(3, 1, 70, 67), nonGsmCharacters: [] },
    ],
    [{ text: 'e\u0301' }, { nonGsmCharacters: ['\u0301'] }],
  ],
  unprocessable: [[{ text: 'naïve ж', encoding: 'gsm7' }, 'U+00EF']],
  invalid: [[{ text: 'a', encoding: 'ascii' }, 'encoding']],
});
