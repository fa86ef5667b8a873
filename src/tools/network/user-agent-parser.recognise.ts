import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'userAgent',
  recognise({ line }) {
    const bare = line.replace(/^user-agent:\s*/i, '');
    const isNamed = bare !== line;
    if (/^(?:Mozilla|Opera)\/\d+\.\d+ \(/.test(bare)) return { what: 'a user agent', confidence: 0.98, main: bare, preview: bare };
    if (
      /^(?:curl|Wget|PostmanRuntime|python-requests|okhttp|Go-http-client|Apache-HttpClient|Java|axios|node-fetch|Dalvik|libwww-perl|facebookexternalhit|Googlebot|Slackbot|Twitterbot|insomnia|HTTPie|aiohttp|undici|got|Ruby|PHP)\/[\d.]+/i.test(
        bare,
      )
    )
      return { what: 'a user agent', confidence: 0.93, main: bare, preview: bare };
    if (isNamed || /^[A-Za-z][\w.-]*\/\d+(?:\.\d+)+ \([^)]+\)(?: [\w.-]+\/[\d.]+)*$/.test(bare))
      return { what: 'a user agent', confidence: 0.85, main: bare, preview: bare };
    // A program and its version, as libraries and tools name themselves.
    const products = /^[A-Za-z][\w.-]*\/v?\d+(?:\.[\w-]+)+((?: [\w.-]+\/v?[\w.-]+)*)(?: \([^()]*\))?$/.exec(bare);
    return products ? { what: 'a user agent', confidence: products[1] ? 0.85 : 0.72, main: bare, preview: bare } : undefined;
  },
});
