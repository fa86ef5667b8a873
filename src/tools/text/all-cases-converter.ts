import { z } from 'zod';
import { defineTool } from '../define.ts';
import { oneOf, results } from '../shared/all-at-once.ts';
import { checkLocale } from '../shared/text/casing.ts';
import { default as converter, CASES as EVERY_CASE } from './case-converter.ts';

/** Random has no one answer. */
const CASES = EVERY_CASE.filter((name) => name !== 'random');

export default defineTool({
  slug: 'all-cases-converter',
  name: 'All Cases Converter',
  category: 'text',
  summary: 'Writes text in every case at once, from UPPER CASE and Sentence case to camelCase and snake_case.',
  description:
    'The names and their order are those of Case Converter, without random, which has no one answer. lower to alternating keep punctuation; camel to cobol join the words of each line.',
  reference: 'Unicode default case conversion (section 3.13), SpecialCasing.txt',
  keywords: ['every case', 'all cases at once', 'variable name', 'identifier styles', 'naming conventions', 'uppercase lowercase camelcase', 'compare cases'],
  heavyWhen: ({ text }) => text.length > 500,
  inputs: z.strictObject({
    text: z.string().max(50_000).describe('The text or the name to write in every case'),
    locale: z.string().min(2).max(35).default('und').describe('BCP 47 tag whose casing rules apply (tr, az and lt differ)'),
  }),
  result: z.strictObject({
    results: results('The text in every case, in the order of the list', CASES),
    count: z.int().describe('Number of cases in the list'),
  }),
  examples: [
    {
      inputs: { text: "XMLHttpRequest doesn't stop" },
      result: {
        results: [
          { name: 'lower', value: "xmlhttprequest doesn't stop" },
          { name: 'upper', value: "XMLHTTPREQUEST DOESN'T STOP" },
          { name: 'capitalized', value: "Xmlhttprequest Doesn't Stop" },
          { name: 'sentence', value: "Xmlhttprequest doesn't stop" },
          { name: 'swap', value: "xmlhTTPrEQUEST DOESN'T STOP" },
          { name: 'alternating', value: "xMlHtTpReQuEsT dOeSn'T sToP" },
          { name: 'camel', value: 'xmlHttpRequestDoesntStop' },
          { name: 'pascal', value: 'XmlHttpRequestDoesntStop' },
          { name: 'snake', value: 'xml_http_request_doesnt_stop' },
          { name: 'constant', value: 'XML_HTTP_REQUEST_DOESNT_STOP' },
          { name: 'kebab', value: 'xml-http-request-doesnt-stop' },
          { name: 'train', value: 'Xml-Http-Request-Doesnt-Stop' },
          { name: 'dot', value: 'xml.http.request.doesnt.stop' },
          { name: 'path', value: 'xml/http/request/doesnt/stop' },
          { name: 'words', value: 'xml http request doesnt stop' },
          { name: 'titleWords', value: 'Xml Http Request Doesnt Stop' },
          { name: 'cobol', value: 'XML-HTTP-REQUEST-DOESNT-STOP' },
        ],
        count: 17,
      },
    },
  ],
  async run({ text, locale }) {
    checkLocale(locale);
    const found = await Promise.all(CASES.map((name) => oneOf(name, converter, { text, locale, case: name }, 'text')));
    return { results: found, count: found.length };
  },
});
