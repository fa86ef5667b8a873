import type { FastifyInstance } from 'fastify';
import { sendTagged, type Tagged, withTag } from '../http/answer/cacheable-document.ts';
import { closeMethods } from '../http/request/all-methods.ts';
import type { Services } from '../opening/services.ts';
import { categories } from '../tools/categories.ts';

/** `/llms.txt`: what the service is and where the rest is said, on one page for language models (llmstxt.org). */
export function llmsRoutes(app: FastifyInstance, services: Services): void {
  let page: Tagged | undefined;
  app.get('/llms.txt', (request, reply) => {
    page ??= withTag(text(services), 'text/markdown; charset=utf-8');
    return sendTagged(request, reply, page);
  });
  closeMethods(app, '/llms.txt', ['GET']);
}

function text({ catalogue, config: { publicUrl: url } }: Services): string {
  const lists = categories.map(({ name, title, summary }) => {
    const count = catalogue.cards.filter(({ category }) => category === name).length;
    return `- [${title}](${url}/api/v1/tools?category=${name}&fields=slug,summary): ${count} tools. ${summary}`;
  });
  return `# Toolrack

> ${catalogue.cards.length} exact, documented tools and unit conversion over JSON/HTTP. Every tool has JSON Schemas of its inputs and its result, and examples that are tested.

Find a tool, read its schema, run it. Finding, describing and converting need no key; a run needs one, in \`x-api-key\` or as \`Authorization: Bearer\`, and counts against its allowance.

- Find: \`GET ${url}/api/v1/tools?q=count+words&fields=slug,summary&limit=5\`
- Describe: \`GET ${url}/api/v1/tools/word-counter\`
- Run: \`POST ${url}/api/v1/tools\` with \`{"tool": "word-counter", "inputs": {"text": "Hello world."}}\`
- Run many: \`POST ${url}/api/v1/batch\` with \`{"calls": [{"tool", "inputs"}, …]}\`, up to 50
- Run one on the result of another: \`POST ${url}/api/v1/pipelines\` with \`{"steps": [{"id", "tool", "inputs"}, …]}\`, where \`{"$from": "id", "pointer": "/name"}\` in \`inputs\` is replaced by an earlier result
- Convert: \`GET ${url}/api/v1/convert?from=kg&to=lbs&value=10\`, also between expressions such as \`mi/gal\`
- MCP: streamable HTTP at \`${url}/mcp\`; \`?tools=a,b\` or \`?category=finance\` lists tools natively

Errors are \`{"error": code, "message": text}\` with \`details: [{path, message}]\` where fields are wrong and \`retryAfter\` on 429.

## Schemas

- [OpenAPI 3.1](${url}/openapi.json): everything; \`?tools=a,b\` or \`?category=text\` gives a small document with what the fields mean
- [API reference](${url}/docs)

## Tools

${lists.join('\n')}
`;
}
