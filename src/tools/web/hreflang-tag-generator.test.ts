import { holdTo } from '../testing.ts';
import tool from './hreflang-tag-generator.ts';

const url = 'https://example.com/';
const languages = (...list: string[]) => ({ alternates: list.map((language) => ({ language, url })) });
const written = (language: string) => ({ output: `<link rel="alternate" hreflang="${language}" href="https://example.com/">`, count: 1 });

holdTo(tool, {
  answers: [
    [languages('ZH-hANT-tw'), written('zh-Hant-TW')],
    [languages('SR-CYRL'), written('sr-Cyrl')],
    [languages('Pt-bR'), written('pt-BR')],
    [
      { ...languages('en', 'en-us'), format: 'header' },
      { output: 'Link: <https://example.com/>; rel="alternate"; hreflang="en", <https://example.com/>; rel="alternate"; hreflang="en-US"', count: 2 },
    ],
    [
      { alternates: [{ language: 'de', url: 'https://example.com/?a&b' }], defaultUrl: url, format: 'sitemap' },
      {
        output:
          '<xhtml:link rel="alternate" hreflang="de" href="https://example.com/?a&amp;b"/>\n<xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/"/>',
        count: 2,
      },
    ],
    // an address cannot end its brackets
    [
      { alternates: [{ language: 'de', url: 'https://example.com/>; rel="next"' }], format: 'header' },
      { output: 'Link: <https://example.com/%3E; rel="next">; rel="alternate"; hreflang="de"' },
    ],
  ],
  invalid: [
    [languages('en-UK'), 'alternates[0].language'],
    [languages('xx'), 'alternates[0].language'],
    [languages('eng'), 'alternates[0].language'],
    [languages('zh-Hxxx'), 'alternates[0].language'],
    [languages('es-419'), 'alternates[0].language'],
    [languages('x-default'), 'alternates[0].language'],
    [languages('en_GB'), 'alternates[0].language'],
    [languages('en', 'de', 'EN'), 'alternates[2].language'],
    [{ alternates: [] }, 'alternates'],
  ],
});
