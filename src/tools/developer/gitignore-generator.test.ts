import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './gitignore-generator.ts';
import { TEMPLATE_NAMES } from './lib/gitignore-names.ts';

const ALL =
  'Node Python Java Go Rust C C++ Ruby Swift Kotlin Android Gradle Maven Unity Terraform Laravel Rails TeX VisualStudio Dart Elixir Haskell Scala R Julia Lua Perl Objective-C CMake Composer macOS Windows Linux JetBrains VisualStudioCode Vim Emacs SublimeText Xcode'.split(
    ' ',
  );

describe('gitignore-generator', () => {
  it.each(ALL)('has %s', async (name) => {
    const { gitignore, templates } = await run(tool, { templates: [name.toUpperCase()] });
    expect(templates).toEqual([name]);
    expect(gitignore).toMatch(new RegExp(`^### ${name.replaceAll('+', '\\+')} ###\\n[\\s\\S]+\\n$`));
  });

  it('offers those that there are', () => {
    expect(TEMPLATE_NAMES.toSorted()).toEqual(ALL.toSorted());
  });

  it('gives what each is known to ignore', async () => {
    expect((await run(tool, { templates: ['Node'] })).gitignore).toMatch(/^node_modules\/$/m);
    expect((await run(tool, { templates: ['Python'] })).gitignore).toMatch(/^__pycache__\/$/m);
    expect((await run(tool, { templates: ['macOS'] })).gitignore).toMatch(/^\.DS_Store$/m);
    expect((await run(tool, { templates: ['Rust'] })).gitignore).toMatch(/^\/?target\/?$/m);
  });
});

holdTo(tool, {
  answers: [
    [{ templates: ['vscode', 'IntelliJ', 'typescript', 'JavaScript'] }, { templates: ['VisualStudioCode', 'JetBrains', 'Node'] }],
    [{ templates: ['visual studio code', 'objective c'] }, { templates: ['VisualStudioCode', 'Objective-C'] }],
    [{ templates: ['Go'], custom: ['x', 'y'] }, { gitignore: expect.stringMatching(/^### Go ###\n[\s\S]*\n\n### Custom ###\nx\ny\n$/) }],
  ],
  invalid: [[{ templates: [] }, 'templates']],
  unprocessable: [[{ templates: ['Pyton'] }, /Python/], [{ templates: ['__proto__'] }], [{ templates: ['constructor'] }]],
});
