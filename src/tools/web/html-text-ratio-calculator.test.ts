import { holdTo } from '../testing.ts';
import tool from './html-text-ratio-calculator.ts';

holdTo(tool, {
  answers: [
    // 10 bytes of text (the euro sign has three in UTF-8) in 31
    [{ html: '<b>a&euro; </b>\n<!-- c --> b   c' }, { htmlBytes: 32, textBytes: 8, ratioPercent: 25, words: 3 }],
    [{ html: '<style>a</style><noscript>b</noscript><template>c</template>' }, { textBytes: 0, ratioPercent: 0, words: 0 }],
    [{ html: 'abc' }, { htmlBytes: 3, textBytes: 3, ratioPercent: 100, words: 1 }],
    [{ html: '<title>only</title>' }, { textBytes: 0 }],
  ],
  invalid: [[{}, 'html']],
});
