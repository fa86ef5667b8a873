import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { nearest } from '../shared/text/nearest.ts';
import { TEMPLATE_NAMES } from './lib/gitignore-names.ts';

const OTHER_NAMES: Record<string, string> = { vscode: 'visualstudiocode', intellij: 'jetbrains', javascript: 'node', typescript: 'node' };

export default defineTool({
  slug: 'gitignore-generator',
  name: 'Gitignore Generator',
  category: 'developer',
  summary: 'Writes a .gitignore file for your languages, tools, editors and operating systems.',
  description:
    'Names are found without regard to case, spaces and hyphens; VSCode, IntelliJ, JavaScript and TypeScript mean VisualStudioCode, JetBrains, Node and Node. One twice counts once. Custom lines come under ### Custom ###.',
  reference: 'github/gitignore (CC0-1.0)',
  keywords: ['git ignore', 'gitignore.io', 'template', 'node_modules'],

  inputs: z.strictObject({
    templates: z
      .array(z.string().min(1).max(100).meta({ examples: TEMPLATE_NAMES }))
      .min(1)
      .max(30)
      .describe('Names of templates such as Node, Python, macOS, in any case'),
    custom: z.array(z.string().max(1000)).max(1000).default([]).describe('Further lines to put at the end'),
  }),
  result: z.strictObject({
    gitignore: z.string().describe('Each template under a line with its name, an empty line between'),
    templates: z.array(z.string()).describe('Names of the templates as github/gitignore spells them'),
  }),
  presets: {
    Node: { templates: ['Node'] },
    Python: { templates: ['Python'] },
    Java: { templates: ['Java', 'Maven', 'Gradle'] },
    Go: { templates: ['Go'] },
    Rust: { templates: ['Rust'] },
    Unity: { templates: ['Unity'] },
  },
  pageInputs: { templates: ['Node', 'macOS', 'VisualStudioCode'] },
  examples: [
    {
      inputs: { templates: ['GO', 'macos', 'go'] },
      result: {
        gitignore:
          '### Go ###\n# If you prefer the allow list template instead of the deny list, see community template:\n# https://github.com/github/gitignore/blob/main/community/Golang/Go.AllowList.gitignore\n#\n# Binaries for programs and plugins\n*.exe\n*.exe~\n*.dll\n*.so\n*.dylib\n\n# Test binary, built with `go test -c`\n*.test\n\n# Code coverage profiles and other test artifacts\n*.out\ncoverage.*\n*.coverprofile\nprofile.cov\n\n# Dependency directories (remove the comment below to include it)\n# vendor/\n\n# Go workspace file\ngo.work\ngo.work.sum\n\n# env file\n.env\n\n# Editor/IDE\n# .idea/\n# .vscode/\n\n### macOS ###\n# General\n.DS_Store\n.localized\n__MACOSX/\n.AppleDouble\n.LSOverride\nIcon[\n]\n\n# Resource forks\n._*\n\n# Files and directories that might appear in the root of a volume\n.DocumentRevisions-V100\n.fseventsd\n.Spotlight-V100\n.TemporaryItems\n.Trashes\n.VolumeIcon.icns\n.com.apple.timemachine.donotpresent\n.com.apple.timemachine.supported\n.PKInstallSandboxManager\n.PKInstallSandboxManager-SystemSoftware\n.hotfiles.btree\n.vol\n.file\n.disk_label*\nlost+found\n.HFS+ Private Directory Data[\n]\n\n# Directories potentially created on remote AFP share\n.AppleDB\n.AppleDesktop\nNetwork Trash Folder\nTemporary Items\n.apdisk\n\n# Mac OS 6 to 9\nDesktop DB\nDesktop DF\nTheFindByContentFolder\nTheVolumeSettingsFolder\n.FBCIndex\n.FBCSemaphoreFile\n.FBCLockFolder\n\n# Quota system\n.quota.group\n.quota.user\n.quota.ops.group\n.quota.ops.user\n\n# TimeMachine\nBackups.backupdb\n.MobileBackups\n.MobileBackups.trash\nMobileBackups.trash\ntmbootpicker.efi\n',
        templates: ['Go', 'macOS'],
      },
    },
  ],
  async run({ templates, custom }) {
    const { TEMPLATES } = await import('./lib/gitignore-templates.ts');
    const key = (name: string): string => name.toLowerCase().replaceAll(/[\s-]/g, '');
    const byKey = new Map(Object.keys(TEMPLATES).map((name) => [key(name), name]));
    const names = templates.map((given) => {
      const wanted = key(given);
      const alike = nearest(given, byKey.values());
      return (
        byKey.get(Object.hasOwn(OTHER_NAMES, wanted) ? (OTHER_NAMES[wanted] ?? wanted) : wanted) ??
        unprocessable(`There is no template ${JSON.stringify(given)}${alike.length > 0 ? `; nearest are ${alike.join(', ')}` : ''}.`, 'templates')
      );
    });
    const unique = [...new Set(names)];
    const blocks = unique.map((name) => `### ${name} ###\n${TEMPLATES[name]}`);
    if (custom.length > 0) blocks.push(`### Custom ###\n${custom.join('\n')}\n`);
    return { gitignore: blocks.join('\n'), templates: unique };
  },
});
