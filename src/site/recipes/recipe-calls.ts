import type { Call } from '../calls.ts';
import { inputName, type Recipe } from './bench.ts';

const PRETTY = 2;

/** How a recipe is run from a shell and from programs. @param given values of its parameters @param site where the service is reached; undefined where there is none */
export function recipeCallsOf(recipe: Recipe, given: Readonly<Record<string, unknown>>, site: string | undefined): Call[] {
  const json = JSON.stringify(recipe, null, PRETTY);
  const hasArguments = Object.keys(given).length > 0;
  const body = hasArguments ? { ...recipe, arguments: given } : recipe;
  const command = {
    title: 'toolrack pipe',
    code: `cat > recipe.json <<'END'\n${json}\nEND\nnpx toolrack pipe recipe.json${wordsFor(recipe, given)}`,
  };
  const library = {
    title: 'In your own program',
    code: `import { runRecipe } from 'toolrack';\n\nconst { result } = await runRecipe(\n${indented(json)},\n${indented(JSON.stringify(given, null, PRETTY))},\n);`,
  };
  if (site === undefined) return [command, library];
  return [
    {
      title: 'curl',
      code: `curl -s ${site}/api/v1/pipelines \\\n  -H 'x-api-key: YOUR_KEY' -H 'content-type: application/json' \\\n  -d ${shellQuoted(JSON.stringify(body))}`,
    },
    command,
    {
      title: 'TypeScript',
      code: `import { createClient } from 'toolrack/client';\n\nconst client = createClient({ url: '${site}', key: 'YOUR_KEY' });\nconst { result } = await client.pipeline(${JSON.stringify(body, null, PRETTY)});`,
    },
    library,
    {
      title: 'MCP',
      code: JSON.stringify(
        { method: 'tools/call', params: { name: 'run_pipeline', arguments: { recipe, ...(hasArguments && { arguments: given }) } } },
        null,
        PRETTY,
      ),
    },
  ];
}

/** `name=value` for each parameter. What is no string is written as JSON, as the command reads it where the default is no string, too. */
function wordsFor(recipe: Recipe, given: Readonly<Record<string, unknown>>): string {
  const words = Object.entries(given).map(([name, value]) => shellQuoted(`${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`));
  const input = inputName(recipe);
  const isFromFile = input !== undefined && !Object.hasOwn(given, input) && recipe.parameters?.[input]?.default === undefined;
  return `${words.map((word) => ` ${word}`).join('')}${isFromFile ? ' < INPUT' : ''}`;
}

const indented = (text: string): string => text.replace(/^/gm, '  ');
const shellQuoted = (text: string): string => (/^[\w=./:@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
