import { linearPatterns, NotLinear } from '../../shared/text/javascript-pattern.ts';

/** A text as Less hands it to functions. */
interface LessText {
  type: string;
  value: string;
  quote?: string;
  escaped?: boolean;
  toCSS(): string;
}

interface LessFunctions {
  functionRegistry: { add(name: string, called: (...given: LessText[]) => unknown): void };
}

interface LessNodes {
  Quoted: new (quote: string, text: string, escaped?: boolean) => unknown;
}

/** A plugin of Less whose function replace runs its pattern in time linear in the text. */
export async function linearReplace(): Promise<Less.Plugin> {
  const compile = await linearPatterns();
  return {
    install(less: LessStatic) {
      const { functions, tree } = less as unknown as { functions: LessFunctions; tree: LessNodes };
      functions.functionRegistry.add('replace', (text, pattern, replacement, flags) => {
        if (!text || !pattern || !replacement) throw new Error('replace takes a text, a pattern, a replacement and perhaps flags');
        const given = flags?.value ?? '';
        // Throws for what is not a pattern or flag.
        const { source, ignoreCase, multiline, dotAll, unicode, global } = new RegExp(pattern.value, given);
        try {
          const template = replacement.type === 'Quoted' ? replacement.value : replacement.toCSS();
          const written = compile(source, { ignoreCase, multiline, dotAll, unicode }).replace(text.value, template, global);
          return new tree.Quoted(text.quote ?? '', written, text.escaped);
        } catch (error) {
          throw error instanceof NotLinear ? new Error(`the pattern ${JSON.stringify(pattern.value)} cannot be run: ${error.message}`) : error;
        }
      });
    },
  };
}
