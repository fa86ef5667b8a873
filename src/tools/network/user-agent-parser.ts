import { z } from 'zod';
import { defineTool } from '../define.ts';

const NAMES: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Opera Mini': 'Opera',
  'Opera Touch': 'Opera',
  'Opera Coast': 'Opera',
  'Opera GX': 'Opera',
  'Chrome OS': 'ChromeOS',
};
/** Crawlers, fetchers and command line tools that name themselves first or within. */
const BOT =
  /\b((?:[A-Za-z]+[-_ ]?)?(?:bot|crawler|spider)\b|Googlebot(?:-[A-Za-z]+)?|bingbot|Slurp|facebookexternalhit|Mediapartners-Google|[A-Za-z]*[Bb]ot)(?:\/([0-9]+(?:\.[0-9]+)*))?/i;
const FETCHER =
  /^(curl|Wget|HTTPie|python-requests|Python-urllib|aiohttp|Go-http-client|okhttp|axios|node-fetch|undici|PostmanRuntime|insomnia|Java|libwww-perl|Apache-HttpClient|Ruby|Scrapy|Lynx)(?:\/v?([0-9][0-9.]*))?/i;
/** The product that a header begins with (RFC 9110 section 10.1.5), whose name may be of several words though the grammar has one. */
const FIRST_PRODUCT = /^\s*(\p{L}[^/();,:]*)\/(?:v?([0-9][^\s/();,]*))?/iu;
/** The program that says after Mozilla what it is. */
const COMPATIBLE = /\bcompatible; *([^\s/;()]+)\/v?([0-9][^\s/();,]*)/i;
/** What nearly every browser calls itself first, which says nothing. */
const COMMON_NAME = 'Mozilla';
const TYPES = new Set(['desktop', 'mobile', 'tablet', 'tv', 'bot']);

type DeviceType = 'desktop' | 'mobile' | 'tablet' | 'tv' | 'console' | 'wearable' | 'bot' | 'unknown';

/** What headers call processors, by the names of Debian and others; the first that fits counts. */
const ARCHITECTURES: readonly (readonly [string, RegExp])[] = [
  ['amd64', /\b(?:x86[-_]64|amd64|x64|win64|wow64)\b/i],
  ['ia64', /\bia64\b/i],
  ['ia32', /\b(?:i[3-6]86|x86|ia32)\b/i],
  ['arm64', /\b(?:aarch64|arm64|armv8\w*)\b/i],
  ['arm', /\barm(?:v[4-7]\w*|hf|el)?\b/i],
  ['ppc', /\b(?:ppc(?:64(?:le)?)?|powerpc(?:64)?)\b/i],
  ['sparc', /\bsparc(?:64|v9)?\b|\bsun4[muv]\b/i],
  ['mips', /\bmips(?:el|64)?\b/i],
  ['riscv64', /\briscv64\b/i],
  ['loong64', /\bloong(?:arch)?64\b/i],
  ['68k', /\b68k\b|\b68000\b/i],
];

const text = (description: string) => z.string().optional().describe(description);

export default defineTool({
  slug: 'user-agent-parser',
  name: 'User-Agent Parser',
  category: 'network',
  summary: 'Detects the browser, engine, operating system and device of a User-Agent header.',
  description:
    'Names come without mobile variants (Chrome, Firefox, Safari, Edge, Opera, Samsung Internet, Internet Explorer ...). Windows versions are those it is sold under; iPadOS counts as iOS. Crawlers, fetchers and command line tools that say so are bots. Nothing is guessed: what is not known is absent.',
  reference: 'RFC 9110 section 10.1.5; recognition as in bowser 2.15.0, with bots, consoles and ChromeOS added',
  keywords: [
    'browser detection',
    'device detection',
    'ua string',
    'operating system',
    'crawler',
    'useragent',
    'device information',
    'browser information',
    'cpu architecture',
  ],
  inputs: z.strictObject({
    userAgent: z.string().min(1).max(2000).describe('Value of the User-Agent header'),
    architecture: z.boolean().default(false).describe('Also give the architecture of the processor, where the header names it'),
  }),
  result: z.strictObject({
    browser: z
      .strictObject({ name: text('Browser or program name'), version: text('Full version with dots'), major: text('First number of the version') })
      .describe('Browser or program that sent the header'),
    engine: z.strictObject({ name: text('Rendering engine name'), version: text('Rendering engine version') }).describe('Rendering engine of the browser'),
    os: z.strictObject({ name: text('Operating system name'), version: text('Operating system version') }).describe('Operating system of the device'),
    device: z
      .strictObject({
        type: z.enum(['desktop', 'mobile', 'tablet', 'tv', 'console', 'wearable', 'bot', 'unknown']).describe('Kind of the device'),
        vendor: text('Maker of the device'),
        model: text('Model of the device'),
      })
      .describe('Device that runs the browser'),
    cpu: text('Architecture of the processor, such as amd64, ia32, arm64 or arm; only with architecture, and where the header names it'),
  }),
  examples: [
    {
      inputs: { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.6099.109 Safari/537.36' },
      result: {
        browser: { name: 'Chrome', version: '120.0.6099.109', major: '120' },
        engine: { name: 'Blink' },
        os: { name: 'Windows', version: '10' },
        device: { type: 'desktop' },
      },
    },
    {
      inputs: { userAgent: 'Mozilla/5.0 (X11; Linux aarch64; rv:128.0) Gecko/20100101 Firefox/128.0', architecture: true },
      result: {
        browser: { name: 'Firefox', version: '128.0', major: '128' },
        engine: { name: 'Gecko', version: '128.0' },
        os: { name: 'Linux' },
        device: { type: 'desktop' },
        cpu: 'arm64',
      },
    },
  ],
  async run({ userAgent, architecture }) {
    const { default: bowser } = await import('bowser');
    const { browser: recognised, engine, os, platform } = bowser.parse(userAgent);
    const isListed = Object.values<string | undefined>(bowser.BROWSER_MAP).includes(recognised.name);
    const browser = isListed ? recognised : unlisted(userAgent, recognised);
    const bot = botOf(userAgent);
    const isBot = bot !== undefined || platform.type === 'bot';
    const { name, version } = bot ?? browser;
    const osName = os.name === undefined || os.name === '' ? undefined : (NAMES[os.name] ?? os.name);
    const osVersion = osName === 'Windows' ? os.versionName : os.version;
    const rendering = isBot && browser.name !== 'Chrome' ? {} : engine;
    const engineVersion = rendering.name === 'Gecko' ? /\brv:([0-9.]+)/.exec(userAgent)?.[1] : rendering.version;
    const isKnownDevice = platform.type !== 'bot' && !isBot;
    return {
      browser: {
        ...filled('name', name === undefined ? undefined : (NAMES[name] ?? name.replace(/ for (?:iOS|Android|Mobile)$/, ''))),
        ...filled('version', version),
        ...filled('major', /^[0-9]+/.exec(version ?? '')?.[0]),
      },
      engine: { ...filled('name', rendering.name), ...filled('version', engineVersion) },
      os: { ...filled('name', osName), ...filled('version', osVersion) },
      device: {
        type: isBot ? 'bot' : deviceType(userAgent, platform.type, osName),
        ...(isKnownDevice ? { ...filled('vendor', platform.vendor), ...filled('model', platform.model) } : {}),
      },
      ...(architecture && filled('cpu', ARCHITECTURES.find(([, pattern]) => pattern.test(userAgent))?.[0])),
    };
  },
});

const filled = <Key extends string>(key: Key, value: string | undefined): { [K in Key]?: string } => {
  const result: { [K in Key]?: string } = {};
  if (value !== undefined && value !== '') result[key] = value;
  return result;
};

interface Product {
  name?: string | undefined;
  version?: string | undefined;
}

/** The bot that sent a header; undefined where it does not say that it is one. A word for bots without a version may be of an address or a description: then the product goes before. */
function botOf(userAgent: string): Product | undefined {
  const [, name, version] = FETCHER.exec(userAgent) ?? BOT.exec(userAgent) ?? [];
  if (name === undefined || version !== undefined) return name === undefined ? undefined : { name, version };
  const product = COMPATIBLE.exec(userAgent) ?? FIRST_PRODUCT.exec(userAgent);
  return product && product[1] !== COMMON_NAME ? { name: product[1], version: product[2] } : { name };
}

/** A browser that is not on the library's list: what it does not know it takes from the beginning, as far as the last slash. */
function unlisted(userAgent: string, recognised: Product): Product {
  if (recognised.name && !userAgent.startsWith(recognised.name)) return recognised;
  const [, name, version] = FIRST_PRODUCT.exec(userAgent) ?? [];
  return name === COMMON_NAME ? {} : { name, version };
}

function deviceType(userAgent: string, type: string | undefined, os: string | undefined): DeviceType {
  if (/PlayStation|Xbox|Nintendo/i.test(userAgent)) return 'console';
  if (/SMART-?TV|SmartTV|AppleTV|Apple TV|HbbTV|GoogleTV|Android TV|BRAVIA|\bTizen\b.*\bTV\b|Web0S|AFT[A-Z]/i.test(userAgent)) return 'tv';
  if (/\bWatch\b|Wear OS/i.test(userAgent)) return 'wearable';
  if (type !== undefined && TYPES.has(type)) return type === 'mobile' || type === 'tablet' || type === 'tv' || type === 'bot' ? type : 'desktop';
  return os === 'ChromeOS' || os === 'Linux' || os === 'Windows' || os === 'macOS' ? 'desktop' : 'unknown';
}
