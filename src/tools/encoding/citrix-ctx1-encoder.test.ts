import { holdTo } from '../testing.ts';
import tool from './citrix-ctx1-encoder.ts';

holdTo(tool, {
  answers: [
    // gchq/CyberChef, tests/operations/tests/Crypt.mjs (Apache License 2.0), and by hand from its definition: each byte ^ a5 ^ the one before
    [{ text: 'Password1' }, { output: 'PFFAJEDBOHECJEDBODEGIMCJPOFLJKDPKLAO' }],
    [{ text: 'a' }, { output: 'MEGB' }],
    [{ text: '\u20ac' }, { output: 'AJIM' }],
    [{ text: '' }, { output: '' }],
    [{ text: '', mode: 'decode' }, { output: '' }],
    [{ text: ' MEGB\n', mode: 'decode' }, { output: 'a' }],
    [{ text: 'AJIM', mode: 'decode' }, { output: '\u20ac' }],
  ],
  unprocessable: [
    [{ text: 'PFFAJEDBOHECJEDBODEGIMCJPOFLJKDPKLA', mode: 'decode' }, /35 letters/],
    [{ text: 'MEGQ', mode: 'decode' }, /"Q" at offset 3/],
    [{ text: 'megb', mode: 'decode' }, /"m" at offset 0/],
  ],
});
