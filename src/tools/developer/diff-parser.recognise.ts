import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'diff',
  recognise({ head, whole, text }) {
    const isGit = /^diff --git a?\/?\S+ b?\/?\S+/m.test(head);
    const isUnified = /^--- \S.*\r?\n\+\+\+ \S.*\r?\n@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/m.test(head);
    const isHunk = /^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/m.test(head);
    const isContext = /^\*\*\* \S.*\r?\n--- \S.*\r?\n\*{15}/m.test(head);
    const isPlain = /^\d+(?:,\d+)?[acd]\d+(?:,\d+)?\r?\n[<>] /m.test(head);
    if (!isGit && !isUnified && !isHunk && !isContext && !isPlain) return undefined;
    const files = Array.from(head.matchAll(/^\+\+\+ (?:b\/)?(\S+)/gm), ([, name]) => name);
    return {
      what: 'a diff',
      confidence: isGit || isUnified ? 0.98 : isHunk || isContext ? 0.9 : /^\d+(?:,\d+)?[acd]\d+(?:,\d+)?\r?\n[<>] /.test(head) ? 0.95 : 0.75,
      main: whole.replace(/^\s*\n/, '').replaceAll('\r\n', '\n') || text,
      preview: files.join(', '),
      name: 'diff',
    };
  },
});
