import { z } from 'zod';
import { defineTool } from '../define.ts';
import { isDenseYaml, parseYaml } from '../shared/formats/yaml.ts';
import { withAnyNames } from '../shared/json/any-names.ts';
import { plainValue } from '../shared/json/plain-json.ts';
import { summarize } from './lib/openapi.ts';

export default defineTool({
  slug: 'openapi-summarizer',
  name: 'OpenAPI Summarizer',
  category: 'developer',
  summary: 'Lists the operations, parameters, schemas and servers of an OpenAPI document.',
  description:
    "Methods get put post delete options head patch trace. References to parameters inside the document are followed; others are named by their last part. An operation's parameter takes the place of the path's of the same name and place.",
  reference: 'OpenAPI Specification 3.0 and 3.1; Swagger 2.0',
  keywords: ['swagger', 'api documentation', 'endpoints', 'rest api', 'openapi viewer'],

  heavyWhen: ({ document }) => isDenseYaml(document),
  inputs: z.strictObject({ document: z.string().min(1).max(1_000_000).describe('OpenAPI or Swagger document as JSON or YAML') }),
  result: z.strictObject({
    version: z.string().describe('Version of the specification, such as 3.1.0'),
    title: z.string().describe('Title of the API'),
    apiVersion: z.string().describe('Version of the API itself'),
    servers: z.array(z.string()).describe('Addresses of the servers'),
    operations: z
      .array(
        z.strictObject({
          method: z.string().describe('HTTP method in capitals'),
          path: z.string().describe('Path of the operation'),
          operationId: z.string().optional().describe('Id of the operation, where it has one'),
          summary: z.string().optional().describe('Summary of the operation, where it has one'),
          tags: z.array(z.string()).describe('Tags of the operation'),
          parameters: z.array(z.string()).describe('Parameters as in:name, those of the path first, * after the required'),
          deprecated: z.boolean().describe('Whether the operation is deprecated'),
          responses: z.array(z.string()).describe('Status codes the operation answers with'),
        }),
      )
      .describe('Operations in the order of the document'),
    schemas: z.array(z.string()).describe('Names of the schemas that are defined'),
    securitySchemes: z.array(z.string()).describe('Names of the security schemes'),
    tags: withAnyNames(z.int()).describe('How many operations each tag has; an empty name for those without'),
    problems: z.array(z.string()).describe('Duplicate operation ids, and path parameters that are undeclared or unused'),
  }),
  headline: 'operations',
  examples: [
    {
      inputs: {
        document:
          '{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{"/u/{id}":{"get":{"operationId":"g","tags":["u"],"parameters":[{"name":"id","in":"path","required":true}],"responses":{"200":{}}}}}}',
      },
      result: {
        version: '3.1.0',
        title: 'A',
        apiVersion: '1',
        servers: [],
        operations: [{ method: 'GET', path: '/u/{id}', operationId: 'g', tags: ['u'], parameters: ['path:id*'], deprecated: false, responses: ['200'] }],
        schemas: [],
        securitySchemes: [],
        tags: { u: 1 },
        problems: [],
      },
    },
  ],
  async run({ document }) {
    // Names are texts: a list or a map as one is refused, where the library would write it out, in a time that grows exponentially with its depth.
    const value = await parseYaml(document, { mergeKeys: false, unknownTags: 'ignore', path: 'document' });
    return summarize(plainValue(value, Number));
  },
});
