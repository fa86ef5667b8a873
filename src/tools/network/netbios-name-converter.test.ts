import { holdTo } from '../testing.ts';
import tool from './netbios-name-converter.ts';

holdTo(tool, {
  answers: [
    // RFC 1001 section 14.1
    [{ text: 'FRED', scope: 'NETBIOS.COM' }, { output: 'EGFCEFEECACACACACACACACACACACACA.NETBIOS.COM' }],
    [
      { text: 'EGFCEFEECACACACACACACACACACACACA.NETBIOS.COM', mode: 'decode' },
      { output: 'FRED', name: 'FRED', scope: 'NETBIOS.COM', suffix: '20' },
    ],
    // RFC 1001 section 14.2 has the first letters, CyberChef's test a name of 16 characters (Apache-2.0)
    [
      { text: 'The NetBIOS name', uppercase: false },
      { output: 'FEGIGFCAEOGFHEECEJEPFDCAGOGBGNGF', suffix: '65' },
    ],
    [
      { text: 'FEGIGFCAEOGFHEECEJEPFDCAGOGBGNGF', mode: 'decode' },
      { output: 'The NetBIOS nam', bytes: '546865204e657442494f53206e616d65' },
    ],
    // RFC 1002 section 4.2.17: the name of a node status request
    [{ text: '*' }, { output: 'CKAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', suffix: '00' }],
    [
      { text: 'workgroup', suffix: '1D' },
      { output: 'FHEPFCELEHFCEPFFFACACACACACACABN', suffix: '1d', service: 'Master browser' },
    ],
    [
      { text: ' fhepfcelehfcepfffacacacacacacabn ', mode: 'decode' },
      { output: 'WORKGROUP', suffix: '1d' },
    ],
    [{ text: '\xff', suffix: '42', uppercase: false }, { bytes: 'ff202020202020202020202020202042' }],
  ],
  invalid: [
    [{ text: '' }, 'text'],
    [{ text: 'a'.repeat(17) }, 'text'],
    [{ text: 'a'.repeat(16), suffix: '00' }, 'text'],
    [{ text: 'Ω' }, 'text'],
    [{ text: 'a', suffix: '1' }, 'suffix'],
  ],
  unprocessable: [
    [{ text: 'EGFC', mode: 'decode' }, /32 letters; this one has 4/],
    [{ text: `Q${'A'.repeat(31)}`, mode: 'decode' }, /"Q" at position 1/],
  ],
});
