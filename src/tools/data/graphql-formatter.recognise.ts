import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'graphql',
  recognise({ head, text }) {
    const body = head.replace(/^(?:\s*#[^\n]*\n)+/, '').trim();
    const isOperation =
      /^(?:query|mutation|subscription)\b\s*(?:\w+\s*)?(?:\([^)]*\)\s*)?(?:@\w+(?:\([^)]*\))?\s*)*\{\s*(?:\.\.\.|[\w]+)/.test(body) ||
      /^fragment\s+\w+\s+on\s+\w+/.test(body);
    const isSchema =
      /^(?:"""[\s\S]*?"""\s*)?(?:extend\s+)?(?:type|interface|input)\s+\w+(?:\s+implements\s+[\w&\s]+)?\s*(?:@\w+(?:\([^)]*\))?\s*)*\{\s*(?:"""[\s\S]*?"""\s*|#[^\n]*\n\s*|"[^"\n]*"\s*)*\w+\s*(?:\([^)]*\))?\s*:\s*\[?\w+[!\]]*/.test(
        body,
      ) || /^(?:schema\s*(?:@\w+\s*)*\{\s*query\s*:|scalar\s+[A-Z]\w*|enum\s+\w+\s*\{\s*[A-Z_\s]+\}|union\s+\w+\s*=\s*\w+|directive\s+@\w+)/.test(body);
    const isShort = /^\{\s*\w+\s*(?:\([^)]*:[^)]*\)\s*)?\{\s*[\w\s{}.()":,$!]+\}\s*\}$/.test(body) && !/[;=]/.test(body) && !/"\s*:/.test(body);
    if (!isOperation && !isSchema && !isShort) return undefined;
    // TypeScript has types and interfaces, too, its members ended by semicolons and of other types.
    const isScript = /:\s*(?:string|number|boolean|any|void)\b|;\s*$/m.test(body);
    return { what: 'GraphQL', confidence: isOperation ? 0.97 : isSchema ? (isScript ? 0.15 : 0.95) : 0.88, preview: text, name: 'graphql' };
  },
});
