import type { ToolCard } from '../../tools/card.ts';

/** Languages that are coloured, by the words of fields and slugs. */
const LANGUAGES: Readonly<Record<string, string>> = {
  css: 'css',
  html: 'markup',
  javascript: 'javascript',
  json: 'json',
  schema: 'json',
  sql: 'sql',
  svg: 'markup',
  toml: 'toml',
  typescript: 'typescript',
  xml: 'markup',
  yaml: 'yaml',
  zod: 'typescript',
};
/** What a tool's slug says that it gives. */
const GIVES = /(?:^|-)to-([a-z]+)-(?:converter|generator)$|^([a-z]+)-(?:formatter|minifier|sorter|flattener|merger|beautifier|generator)$/;
/** Fields that hold what a tool is for. */
const MAIN = /^(?:code|formatted|json|minified|output|result|sorted|text)$/;

/** The languages of the texts of a tool's result, by field. */
export function languagesOf({ slug, result }: Pick<ToolCard, 'slug' | 'result'>): Record<string, string> {
  const [, converted, formatted] = GIVES.exec(slug) ?? [];
  const given = LANGUAGES[converted ?? formatted ?? ''];
  return Object.fromEntries(
    Object.entries(result.properties ?? {}).flatMap(([name, { type }]) => {
      const language = LANGUAGES[name] ?? (MAIN.test(name) ? given : undefined);
      return type === 'string' && language !== undefined ? [[name, language]] : [];
    }),
  );
}
