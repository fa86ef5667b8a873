import type { CompileContext, HtmlExtension, Token } from 'micromark-util-types';
import { HeadingSlugs, plainHeading } from './heading-slugs.ts';

export interface MarkdownOptions {
  flavor: 'commonmark' | 'gfm';
  hardBreaks: boolean;
  safe: boolean;
  headingIds: boolean;
}

/** GitHub's specification has no footnotes. */
const WITHOUT_FOOTNOTES = { disable: { null: ['gfmFootnoteCall', 'gfmFootnoteDefinition', 'gfmPotentialFootnoteCall', 'labelStartFootnote'] } };
/** In no text: micromark replaces it. */
const MARK = '\0';
const BARE_ADDRESS = /((?<![A-Za-z0-9])(?:mailto|xmpp):)?<a href="mailto:([^"]*)"\0>[^<]*<\/a>(\/[A-Za-z0-9@.]*[A-Za-z0-9@])?/g;
const OMITTED = '<!-- raw HTML omitted -->';

/** Renders Markdown as HTML in the manner of cmark-gfm. */
export async function renderMarkdown(markdown: string, { flavor, hardBreaks, safe, headingIds }: MarkdownOptions): Promise<string> {
  const [{ micromark }, { gfm, gfmHtml }] = await Promise.all([import('micromark'), import('micromark-extension-gfm')]);
  const html = micromark(markdown.replaceAll(/\r\n?/g, '\n'), {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: flavor === 'gfm' ? [gfm(), WITHOUT_FOOTNOTES] : [],
    htmlExtensions: [
      ...(flavor === 'gfm' ? [gfmHtml(), taskListItems(), markedAddresses()] : []),
      ...(safe ? [withoutHtml()] : []),
      ...(hardBreaks ? [hardBreaksEverywhere()] : []),
    ],
  });
  const linked = html.replaceAll(BARE_ADDRESS, (_, protocol = '', address: string, resource = '') => addressLink(protocol, address, resource));
  const checked = safe
    ? linked.replaceAll(/(<a href|<img src)="((?:javascript|vbscript|file|data):[^"]*)"/gi, (whole, start: string, address: string) =>
        /^data:image\/(?:png|gif|jpeg|webp)/i.test(address) ? whole : `${start}=""`,
      )
    : linked;
  const identified = headingIds ? withIds(checked) : checked;
  return identified === '' || identified.endsWith('\n') ? identified.replace(/^\n+$/, '') : `${identified}\n`;
}

/** Marks the links of bare addresses, which may have a protocol before them that belongs to the link. */
function markedAddresses(): HtmlExtension {
  function link(this: CompileContext, token: Token): undefined {
    const address = this.sliceSerialize(token);
    this.tag(`<a href="mailto:${address}"${MARK}>`);
    this.raw(address);
    this.tag('</a>');
  }
  return { exit: Object.fromEntries([['literalAutolinkEmail', link]]) };
}

/** The extended protocol autolinks of GitHub's specification: a resource belongs to `xmpp:` alone. */
function addressLink(protocol: string, address: string, resource: string): string {
  const isJabber = protocol === 'xmpp:';
  const text = `${address}${isJabber ? resource : ''}`;
  return `<a href="${isJabber ? protocol : 'mailto:'}${text}">${protocol}${text}</a>${isJabber ? '' : resource}`;
}

function withIds(html: string): string {
  const slugs = new HeadingSlugs();
  return html.replaceAll(
    /<h([1-6])>([\s\S]*?)<\/h\1>/g,
    (_, level: string, inner: string) => `<h${level} id="${slugs.next(plainHeading(inner))}">${inner}</h${level}>`,
  );
}

function withoutHtml(): HtmlExtension {
  function start(this: CompileContext): undefined {
    this.buffer();
  }
  function startBlock(this: CompileContext): undefined {
    this.lineEndingIfNeeded();
    this.buffer();
  }
  function end(this: CompileContext): undefined {
    this.resume();
    this.raw(OMITTED);
  }
  return { enter: { htmlFlow: startBlock, htmlText: start }, exit: { htmlFlow: end, htmlText: end } };
}

function taskListItems(): HtmlExtension {
  let checked = false;
  function open(this: CompileContext): undefined {
    checked = false;
  }
  function mark(this: CompileContext): undefined {
    checked = true;
  }
  function close(this: CompileContext): undefined {
    this.tag(`<input type="checkbox" ${checked ? 'checked="" ' : ''}disabled="" />`);
  }
  // The names of the extension's own tokens are not in the types.
  return {
    enter: Object.fromEntries([['taskListCheck', open]]),
    exit: Object.fromEntries([
      ['taskListCheckValueChecked', mark],
      ['taskListCheck', close],
    ]),
  };
}

/** Every line end in a paragraph that is not a hard break already. */
function hardBreaksEverywhere(): HtmlExtension {
  let [depth, broken] = [0, false];
  const mark = (): undefined => {
    broken = true;
  };
  function lineEnding(this: CompileContext): undefined {
    if (depth > 0 && !broken) this.tag('<br />');
    broken = false;
    this.raw('\n');
  }
  return {
    enter: {
      paragraph() {
        depth++;
        if (!this.getData('tightStack')?.at(-1)) {
          this.lineEndingIfNeeded();
          this.tag('<p>');
        }
        this.setData('slurpAllLineEndings');
      },
    },
    exit: {
      paragraph() {
        depth--;
        if (this.getData('tightStack')?.at(-1)) this.setData('slurpAllLineEndings', true);
        else this.tag('</p>');
      },
      hardBreakEscape() {
        mark();
        this.tag('<br />');
      },
      hardBreakTrailing() {
        mark();
        this.tag('<br />');
      },
      lineEnding(token) {
        if (this.getData('slurpAllLineEndings')) return;
        if (this.getData('slurpOneLineEnding')) {
          this.setData('slurpOneLineEnding');
          return;
        }
        if (this.getData('inCodeText')) this.raw(' ');
        else if (depth > 0) lineEnding.call(this);
        else this.raw(this.encode(this.sliceSerialize(token)));
      },
    },
  };
}
