import { z } from 'zod';
import { defineTool } from '../define.ts';
import { withAnyNames } from '../shared/json/any-names.ts';
import { readEditorConfig, sectionMatches } from './lib/editorconfig.ts';

export default defineTool({
  slug: 'editorconfig-resolver',
  name: 'EditorConfig Resolver',
  category: 'developer',
  summary: 'Finds the EditorConfig properties that apply to a file, and lists the sections of the configuration.',
  description:
    'Later sections win. * is any string without /, ** any string, ? one character; [abc] [!a-c] {a,b} {1..3}; a glob without / matches in every directory. indent_style=tab gives indent_size=tab when that is absent; indent_size without tab_width sets it, and indent_size=tab takes tab_width where that is given. Lines that cannot be read are ignored.',
  reference: 'EditorConfig Specification 0.17',
  keywords: ['indent style', 'tab width', 'code style', 'editor settings'],
  cost: 'heavy',
  inputs: z.strictObject({
    editorconfig: z.string().max(100_000).describe('Text of a .editorconfig file'),
    path: z.string().min(1).max(1000).describe('Path of the file, relative to the directory of the .editorconfig, with /'),
  }),
  result: z.strictObject({
    properties: withAnyNames(z.string()).describe('Properties that apply to the file, their names in lower case'),
    root: z.boolean().describe('Whether the file says it is the topmost one'),
    sections: z
      .array(
        z.strictObject({
          glob: z.string().describe('Glob of the section as written'),
          line: z.int().describe('Line of the section, counted from 1'),
          matches: z.boolean().describe('Whether the section applies to the file'),
        }),
      )
      .describe('Sections in the order of the file'),
  }),
  examples: [
    {
      inputs: { editorconfig: 'root = true\n[*]\nindent_style = space\nindent_size = 4\n[*.{js,ts}]\nindent_size = 2\n', path: 'src/a.ts' },
      result: {
        properties: { indent_style: 'space', indent_size: '2', tab_width: '2' },
        root: true,
        sections: [
          { glob: '*', line: 2, matches: true },
          { glob: '*.{js,ts}', line: 5, matches: true },
        ],
      },
    },
  ],
  run({ editorconfig, path }) {
    const { root, sections } = readEditorConfig(editorconfig);
    const properties = new Map<string, string>();
    const listed = sections.map(({ glob, line, properties: own }) => {
      const matches = sectionMatches(glob, path);
      if (matches) for (const [name, value] of own) properties.set(name, value);
      return { glob, line, matches };
    });
    const [style, size, width] = [properties.get('indent_style'), properties.get('indent_size'), properties.get('tab_width')];
    if (style === 'tab' && size === undefined) properties.set('indent_size', 'tab');
    if (size !== undefined && size !== 'tab' && size !== 'unset' && width === undefined) properties.set('tab_width', size);
    if (properties.get('indent_size') === 'tab' && width !== undefined) properties.set('indent_size', width);
    return { properties: Object.fromEntries(properties), root, sections: listed };
  },
});
