import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Places } from '../shared/text/places.ts';

const MAX_LISTED = 1000;

export default defineTool({
  slug: 'html-validator',
  name: 'HTML Syntax Checker',
  category: 'developer',
  summary: 'Checks HTML for syntax (parse) errors and shows where each one is.',
  description: 'Tokenizer errors and those tree construction errors that parse5 names. Content models (what may be where) are not checked.',
  reference: 'HTML Standard, parse errors by their names there; parse5 8',
  keywords: ['html lint', 'validate html', 'w3c', 'markup errors', 'syntax check'],

  inputs: z.strictObject({
    html: z.string().max(500_000).describe('HTML document or fragment to check'),
    fragment: z.boolean().default(false).describe('Take it as part of a document, so that a missing doctype is not an error'),
  }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the document has no parse errors'),
    errors: z
      .array(
        z.strictObject({
          code: z.string().describe('Name of the parse error in the HTML Standard'),
          line: z.int().describe('Line of the error, counted from 1'),
          column: z.int().describe('Column of the error in code points, counted from 1'),
        }),
      )
      .describe('The first 1,000 errors, in order'),
    count: z.int().describe('How many errors there are in all'),
  }),
  examples: [
    {
      inputs: { html: '<!DOCTYPE html><html><head><title>x</title></head><body><p id=a id=b>x</p></body></html>' },
      result: { valid: false, errors: [{ code: 'duplicate-attribute', line: 1, column: 67 }], count: 1 },
    },
  ],
  async run({ html, fragment }) {
    const { parse, parseFragment } = await import('parse5');
    const found: { code: string; offset: number }[] = [];
    let count = 0;
    const onParseError = ({ code, startOffset }: { code: string; startOffset: number }): void => {
      count++;
      if (found.length < MAX_LISTED) found.push({ code, offset: startOffset });
    };
    if (fragment) parseFragment(html, { onParseError });
    else parse(html, { onParseError });
    const places = new Places(html);
    const errors = found.map(({ code, offset }) => ({ code, ...places.at(offset) }));
    return { valid: count === 0, errors, count };
  },
});
