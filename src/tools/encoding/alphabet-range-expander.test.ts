import { holdTo } from '../testing.ts';
import tool from './alphabet-range-expander.ts';

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

holdTo(tool, {
  answers: [
    [{ alphabet: 'A-Za-z0-9+/' }, { characters: BASE64, count: 64, repeated: [] }],
    // RFC 4648 section 6, RFC 1924
    [{ alphabet: 'A-Z2-7' }, { characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', count: 32 }],
    [{ alphabet: '-a-c-' }, { characters: '-abc-', count: 5, repeated: ['-'] }],
    [{ alphabet: 'a\\-c' }, { characters: 'a-c', count: 3 }],
    [{ alphabet: '' }, { characters: '', count: 0 }],
    [
      { alphabet: 'α-ε', separator: ', ' },
      { characters: 'α, β, γ, δ, ε', count: 5 },
    ],
    [{ alphabet: '😀-😂' }, { characters: '😀😁😂', count: 3 }],
    [{ alphabet: 'a-a' }, { characters: 'a', count: 1 }],
    [{ alphabet: '\ud7fe-\ue001' }, { count: 4 }],
  ],
  invalid: [[{ alphabet: 'a'.repeat(10_001) }, 'alphabet']],
  unprocessable: [
    [{ alphabet: 'z-a' }, /goes backwards/],
    [{ alphabet: '\u0000-\u{10ffff}\u0000-\u{10ffff}' }, /more than/],
  ],
});
