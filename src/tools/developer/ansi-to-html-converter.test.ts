import { holdTo } from '../testing.ts';
import tool from './ansi-to-html-converter.ts';

const html = (text: string, expected: string): [Record<string, unknown>, Record<string, unknown>] => [{ text, wrap: false }, { html: expected }];
const span = (css: string, text: string) => `<span style="${css}">${text}</span>`;

// Colours of xterm's 256-colour palette (XTerm-col.ad, 256colres.h).
holdTo(tool, {
  answers: [
    [{ text: 'a&"' }, { html: '<pre class="ansi">a&amp;&quot;</pre>', plain: 'a&"' }],
    html('\x1b[32mx\x1b[39my', `${span('color:#00cd00', 'x')}y`),
    html('\x1b[94;101mx', span('color:#5c5cff;background-color:#ff0000', 'x')),
    html('\x1b[38;5;208mx', span('color:#ff8700', 'x')),
    html('\x1b[48;5;232mx', span('background-color:#080808', 'x')),
    html('\x1b[38;2;1;2;255mx', span('color:#0102ff', 'x')),
    html('\x1b[1;2;3;4;8;9mx', span('font-weight:bold;opacity:0.5;font-style:italic;text-decoration:underline line-through;visibility:hidden', 'x')),
    html('\x1b[7mx', span('color:#ffffff;background-color:#000000', 'x')),
    html('\x1b[31;7mx\x1b[27my', span('color:#ffffff;background-color:#cd0000', 'x') + span('color:#cd0000', 'y')),
    html('\x1b[1mx\x1b[22my', `${span('font-weight:bold', 'x')}y`),
    html('\x1b[31ma\x1b[31mb', span('color:#cd0000', 'ab')),
    html('\x1b[31mx\x1b[my', `${span('color:#cd0000', 'x')}y`),
    html('\x1b[2Kx\x1b]8;;u\x07y', 'xy'),
    html('\x1b[5;99;38;5mx', 'x'),
  ],
});
