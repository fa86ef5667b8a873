import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { mayGrowByDepth } from '../shared/json/json-length.ts';
import { isTooDeep } from '../shared/text/too-deep.ts';

export default defineTool({
  slug: 'graphql-formatter',
  name: 'GraphQL Formatter',
  category: 'data',
  summary: 'Formats or minifies GraphQL queries, schemas and other documents.',
  description:
    'Formatting has two spaces per level and loses comments; descriptions stay. Minifying leaves out what the language ignores: comments, commas, white space and line ends where nothing depends on them. A syntax error is refused with line and column, as is text without a definition.',
  reference: 'GraphQL specification, October 2021',
  keywords: ['gql', 'prettify', 'beautify', 'schema', 'compress', 'pretty print'],
  heavyWhen: ({ graphql }) => mayGrowByDepth(graphql),
  inputs: z.strictObject({
    graphql: z.string().max(200_000).describe('A GraphQL document'),
    minify: z.boolean().default(false).describe('Write it as short as possible instead'),
  }),
  result: z.strictObject({
    formatted: z.string().describe('The formatted or minified document'),
    definitions: z.int().describe('Number of operations, fragments, types and directives defined'),
  }),
  examples: [
    {
      inputs: { graphql: 'query Q($id:ID!){user(id:$id){...on U{name,age}}}' },
      result: { formatted: 'query Q($id: ID!) {\n  user(id: $id) {\n    ... on U {\n      name\n      age\n    }\n  }\n}', definitions: 1 },
    },
    { inputs: { graphql: '{\n  a(x: 1) {\n    b # c\n  }\n}', minify: true }, result: { formatted: '{a(x:1){b}}', definitions: 1 } },
  ],
  async run({ graphql, minify }) {
    const { GraphQLError, parse, print, stripIgnoredCharacters } = await import('graphql');
    try {
      const document = parse(graphql, { noLocation: true });
      return { formatted: minify ? stripIgnoredCharacters(graphql) : print(document), definitions: document.definitions.length };
    } catch (error) {
      if (isTooDeep(error)) return unprocessable('The document is nested too deeply.', 'graphql');
      if (!(error instanceof GraphQLError)) throw error;
      const { line, column } = error.locations?.[0] ?? { line: 1, column: 1 };
      return unprocessable(`Line ${line}, column ${column}: ${error.message.replace(/^Syntax Error: /, '').replace(/\.$/, '')}.`, 'graphql');
    }
  },
});
