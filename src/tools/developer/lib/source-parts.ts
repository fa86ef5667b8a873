import { C, CPP, CScanner } from './c-scanner.ts';
import { CodeScanner, type SourcePart } from './code-scanner.ts';
import type { Language } from './comment-syntax.ts';
import { CSHARP, CSS, GO, JAVA, JSONC, KOTLIN, RUST, SQL, SWIFT } from './curly-syntax.ts';
import { htmlParts, xmlParts } from './markup-parts.ts';
import { PHP, PhpScanner } from './php-scanner.ts';
import { PYTHON } from './python-syntax.ts';
import { RUBY, RubyScanner } from './ruby-scanner.ts';
import { SHELL, ShellScanner } from './shell-scanner.ts';
import { JAVASCRIPT, SlashScanner } from './slash-scanner.ts';
import { yamlParts } from './yaml-parts.ts';

export type { SourcePart };

const PARTS: Readonly<Record<Language | 'jsonc', (code: string) => SourcePart[] | Promise<SourcePart[]>>> = {
  javascript: (code) => new SlashScanner(code, JAVASCRIPT, false).parts(),
  typescript: (code) => new SlashScanner(code, JAVASCRIPT, false).parts(),
  jsonc: (code) => new CodeScanner(code, JSONC).parts(),
  python: (code) => new CodeScanner(code, PYTHON).parts(),
  java: (code) => new CodeScanner(code, JAVA).parts(),
  c: (code) => new CScanner(code, C).parts(),
  cpp: (code) => new CScanner(code, CPP).parts(),
  csharp: (code) => new CSharpScanner(code, CSHARP).parts(),
  go: (code) => new CodeScanner(code, GO).parts(),
  rust: (code) => new CodeScanner(code, RUST).parts(),
  php: (code) => new PhpScanner(code, PHP).parts(),
  ruby: (code) => new RubyScanner(code, RUBY).parts(),
  shell: (code) => new ShellScanner(code, SHELL).parts(),
  sql: (code) => new CodeScanner(code, SQL).parts(),
  css: (code) => new CodeScanner(code, CSS).parts(),
  html: htmlParts,
  xml: xmlParts,
  yaml: yamlParts,
  kotlin: (code) => new CodeScanner(code, KOTLIN).parts(),
  swift: (code) => new SlashScanner(code, SWIFT, true).parts(),
};

/** Splits source code into comments, texts and the rest, in order and without gaps. Work is linear in the code. */
export const sourceParts = async (code: string, language: Language | 'jsonc'): Promise<SourcePart[]> => PARTS[language](code);

/** Scans C#, where the messages of some directives are no code (6.5.6 and 6.5.7). */
class CSharpScanner extends CodeScanner {
  protected override special(): boolean {
    const message =
      this.code[this.at] === '#' ? /#[ \t]*(?:region|endregion|error|warning)\b[^\r\n]*/y.exec(this.code.slice(this.at, this.lineEnd(this.at))) : null;
    if (message) this.at += message[0].length;
    return message !== null;
  }
}
