import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './user-agent-parser.ts';

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const agent = (userAgent: string, browser: object, os: object, type: string): [Record<string, unknown>, Record<string, unknown>] => [
  { userAgent },
  { browser, os, device: { type } },
];

// headers that the browsers' makers document
holdTo(tool, {
  answers: [
    agent(
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:109.0) Gecko/20100101 Firefox/118.0',
      { name: 'Firefox', version: '118.0', major: '118' },
      { name: 'macOS', version: '10.15' },
      'desktop',
    ),
    agent(
      'Mozilla/5.0 (iPad; CPU OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.5 Mobile/15E148 Safari/604.1',
      { name: 'Safari', version: '16.5' },
      { name: 'iOS', version: '16.5' },
      'tablet',
    ),
    agent(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/119.0.6045.109 Mobile/15E148 Safari/604.1',
      { name: 'Chrome', version: '119.0.6045.109' },
      { name: 'iOS', version: '17.1' },
      'mobile',
    ),
    agent(
      `Mozilla/5.0 (Linux; Android 13; SM-S918B) ${KHTML} SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36`,
      { name: 'Samsung Internet', major: '23' },
      { name: 'Android', version: '13' },
      'mobile',
    ),
    agent(`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/119.0.0.0 Safari/537.36`, { name: 'Chrome' }, { name: 'ChromeOS' }, 'desktop'),
    agent(`Mozilla/5.0 (X11; Linux x86_64) ${KHTML} Chrome/119.0.0.0 Safari/537.36`, { name: 'Chrome' }, { name: 'Linux' }, 'desktop'),
    agent(
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/119.0.0.0 Safari/537.36 Edg/119.0.2151.58`,
      { name: 'Edge', version: '119.0.2151.58' },
      { name: 'Windows', version: '10' },
      'desktop',
    ),
    agent(
      `Mozilla/5.0 (Windows NT 6.3) ${KHTML} Chrome/109.0.0.0 Safari/537.36 OPR/95.0.0.0`,
      { name: 'Opera', major: '95' },
      { name: 'Windows', version: '8.1' },
      'desktop',
    ),
    agent(
      'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko',
      { name: 'Internet Explorer', version: '11.0' },
      { name: 'Windows', version: '7' },
      'desktop',
    ),
    agent('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', { name: 'Googlebot', version: '2.1' }, {}, 'bot'),
    agent('curl/8.4.0', { name: 'curl', version: '8.4.0', major: '8' }, {}, 'bot'),
    agent('python-requests/2.31.0', { name: 'python-requests', version: '2.31.0' }, {}, 'bot'),
    agent('nonsense', {}, {}, 'unknown'),
    // test_ua.yaml of uap-core
    agent('Luminary/70 CFNetwork/978.0.7 Darwin/18.5.0', { name: 'Luminary', version: '70', major: '70' }, {}, 'unknown'),
    agent('Luminary/1.0.3 build 71/iOS 12.2', { name: 'Luminary', version: '1.0.3', major: '1' }, {}, 'unknown'),
    agent('Box Sync/4.0.7848;Windows/8.1;x86 Family 6 Model 158 Stepping 9, GenuineIntel/32bit', { name: 'Box Sync', version: '4.0.7848' }, {}, 'unknown'),
    agent('Microsoft Office/12.0 (Windows NT 6.1; Microsoft Office Outlook 12.0.6739; Pro)', { name: 'Microsoft Office', version: '12.0' }, {}, 'desktop'),
    agent('Altresium/4.6 (+http://www.altresium.com/bot.html)', { name: 'Altresium', version: '4.6', major: '4' }, {}, 'bot'),
    agent('Mozilla/5.0 (compatible; Goodzer/2.0; crawler@goodzer.com)', { name: 'Goodzer', version: '2.0', major: '2' }, {}, 'bot'),
    agent('Mozilla/5.0 (compatible; Yahoo! Slurp China; http://misc.yahoo.com.cn/help.html)', { name: 'Slurp' }, {}, 'bot'),
    agent('Mozilla/5.0 (compatible; Baiduspider-cpro; +http://www.baidu.com/search/spider.html)', { name: 'Baiduspider' }, {}, 'bot'),
    agent('Yahoo-MMCrawler/3.x (mm dash crawler at trd dot overture dot com)', { version: '3', major: '3' }, {}, 'bot'),
  ],
  invalid: [[{ userAgent: '' }, 'userAgent']],
});

// Every browser calls itself Mozilla first.
it.each([
  'Mozilla/5.0 (X11; Linux x86_64; rv:24.0) Gecko/20100101 Thunderbird/24.2.0 Lightning/2.6.4',
  'Mozilla/5.0 [en] (X11, U; OpenVAS-VT 8.0.9)',
  '[FBAN/FB4A;FBAV/3.4;FBBV/258875]',
])('does not know the browser of %s', async (userAgent) => expect((await run(tool, { userAgent })).browser).toEqual({}));

// The processors that these headers name, in the words of Debian's ports.
it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'amd64'],
  ['Mozilla/5.0 (Windows NT 6.1; WOW64; rv:40.0) Gecko/20100101 Firefox/40.0', 'amd64'],
  ['Mozilla/5.0 (X11; Linux i686; rv:78.0) Gecko/20100101 Firefox/78.0', 'ia32'],
  ['Mozilla/5.0 (X11; CrOS aarch64 13020.87.0) AppleWebKit/537.36', 'arm64'],
  ['Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36', 'arm'],
  ['Mozilla/5.0 (Macintosh; U; PPC Mac OS X 10.5; en-US)', 'ppc'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', undefined],
  ['curl/8.5.0', undefined],
])('tells the processor of %s', async (userAgent, cpu) => {
  expect((await run(tool, { userAgent, architecture: true })).cpu).toBe(cpu);
  expect(await run(tool, { userAgent })).not.toHaveProperty('cpu');
});
