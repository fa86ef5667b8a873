import type { Delimiter, MarkdownIt, StateInline } from 'markdown-it';

const TILDE = 0x7e;
/** Stands for two tildes among the delimiters: one and two do not match. */
const TWO_TILDES = 0x7e7e;

/** Strikethrough by one or two tildes on both sides, section 6.5 of the GitHub Flavored Markdown Spec. */
export function readStrikethrough(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('emphasis', 'tildes', (state, silent) => {
    if (silent || state.src.charCodeAt(state.pos) !== TILDE) return false;
    const { can_open: open, can_close: close, length } = state.scanDelims(state.pos, true);
    state.push('text', '', 0).content = '~'.repeat(length);
    if (length <= 2) {
      const marker = length === 1 ? TILDE : TWO_TILDES;
      state.delimiters.push({ marker, length: 0, token: state.tokens.length - 1, end: -1, open, close });
    }
    state.pos += length;
    return true;
  });
  markdown.inline.ruler2.before('emphasis', 'tildes', (state) => {
    for (const delimiters of [state.delimiters, ...state.tokens_meta.map((meta) => meta?.delimiters ?? [])]) strike(state, delimiters);
  });
}

function strike({ tokens }: StateInline, delimiters: readonly Delimiter[]): void {
  for (const { marker, end, token } of delimiters) {
    const closing = delimiters[end];
    if ((marker !== TILDE && marker !== TWO_TILDES) || closing === undefined) continue;
    for (const [place, type, nesting] of [
      [token, 'del_open', 1],
      [closing.token, 'del_close', -1],
    ] as const) {
      const mark = tokens[place];
      if (mark) Object.assign(mark, { type, nesting, tag: 'del', content: '' });
    }
  }
}

/** Task list items, section 5.3 of the GitHub Flavored Markdown Spec. */
export function readTaskItems(markdown: MarkdownIt): void {
  const isChecked = new WeakMap<object, boolean>();
  markdown.core.ruler.before('inline', 'task_items', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      if (token.type !== 'inline' || tokens[index - 1]?.type !== 'paragraph_open' || tokens[index - 2]?.type !== 'list_item_open') continue;
      const [box] = /^\[[ \t\nxX]\](?=\n|[ \t]+\S)/.exec(token.content) ?? [];
      if (box === undefined) continue;
      token.content = token.content.slice(box.length);
      isChecked.set(token, /x/i.test(box));
    }
  });
  markdown.core.ruler.after('inline', 'task_boxes', ({ tokens, Token }) => {
    for (const token of tokens) {
      const checked = isChecked.get(token);
      if (checked === undefined) continue;
      const box = new Token('task_box', 'input', 0);
      box.attrs = [['type', 'checkbox'], ...(checked ? [['checked', ''] as [string, string]] : []), ['disabled', '']];
      token.children?.unshift(box);
    }
  });
}
