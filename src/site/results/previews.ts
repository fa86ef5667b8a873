import { isObject } from '../../tools/shared/json/is-object.ts';
import { base64Of, utf8Bytes } from '../../tools/shared/platform/bytes.ts';
import type { PreviewView } from '../../tools/views.ts';
import { type Html, html } from '../html.ts';
import { showEasing } from './easing.ts';
import type { Drawing } from './room.ts';

const WIDTH = 320;
const HEIGHT = 160;
const MAX_SIZES = 30;
/** The largest text of a scale is drawn no larger. */
const MAX_DRAWN_PX = 96;
const LINE = 1.3;

const CHECKS = html`<pattern id="c" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M0 0h16v16H0z" fill="#fff"/><path d="M0 0h8v8H0zM8 8h8v8H8z" fill="#d5dad8"/></pattern><path d="M0 0h320v160H0z" fill="url(#c)"/>`;
const PLAIN = html`<path d="M0 0h320v160H0z" fill="#eef1f0"/>`;
const COLOURS = html`<linearGradient id="g"><stop stop-color="#7b2ff7"/><stop offset=".5" stop-color="#f107a3"/><stop offset="1" stop-color="#ffb347"/></linearGradient><path d="M0 0h320v160H0z" fill="url(#g)"/><g fill="#fff"><circle cx="90" cy="45" r="26"/><circle cx="232" cy="118" r="34"/></g><path d="M0 112l320-70v16L0 128z" fill="#12324a"/>`;
const GROUNDS = { background: CHECKS, box: PLAIN, glass: COLOURS };

/** What a value looks like where it is used; false where that cannot be told. */
export function showPreview(view: PreviewView, value: unknown, drawing: Drawing): Html | false {
  if (view.of === 'easing') return typeof value === 'string' && showEasing(value);
  if (view.of === 'sizes') return Array.isArray(value) && picture(sizes(value), drawing);
  if (view.of === 'contrast') return picture(contrast(colour(view.ink, drawing), colour(view.ground, drawing)), drawing);
  if (view.of === 'html') return typeof value === 'string' && value !== '' && page(value, drawing);
  return typeof value === 'string' && picture(styled(value, view.of), drawing);
}

/** More of a page is not worth its place in the result's own. */
const MAX_PAGE = 100_000;

/** A document in a frame of its own, which runs nothing, sends nothing and loads nothing but what is in it. */
function page(markup: string, { room }: Drawing): Html | false {
  if (markup.length > MAX_PAGE) return false;
  const shown = room.take(`<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light"><body><font face="system-ui, sans-serif">${markup}`);
  return html`<iframe class="page" sandbox="" srcdoc="${shown}" title="Preview" loading="lazy"></iframe>`;
}

/** A drawing of its own within the page: the style of no element of the page is touched, and nothing in it is run or loaded. */
function picture(drawn: Drawn | false, { room }: Drawing): Html | false {
  if (!drawn) return false;
  const { markup } =
    html`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${drawn.height}" viewBox="0 0 ${WIDTH} ${drawn.height}">${drawn.content}</svg>`;
  const address = `data:image/svg+xml;base64,${base64Of(utf8Bytes(markup))}`;
  room.take(address);
  return html`<p class="picture preview"><img src="${address}" width="${WIDTH}" height="${drawn.height}" alt="Preview"></p>`;
}

interface Drawn {
  content: Html;
  height: number;
}

function styled(css: string, of: 'background' | 'box' | 'glass'): Drawn {
  const box =
    of === 'background'
      ? 'height:160px;'
      : 'box-sizing:border-box;width:180px;height:96px;margin:32px 70px;font:600 30px/96px system-ui,sans-serif;text-align:center;';
  const own = of === 'box' ? 'background:#fff;color:#1a1f24;' : '';
  return {
    content: html`${GROUNDS[of]}<foreignObject width="${WIDTH}" height="${HEIGHT}"><div xmlns="http://www.w3.org/1999/xhtml" style="${box}${own}${css}">${of !== 'background' && 'Text'}</div></foreignObject>`,
    height: HEIGHT,
  };
}

function sizes(list: readonly unknown[]): Drawn {
  const given = list.flatMap((size) => (isObject(size) && typeof size.px === 'number' && size.px > 0 ? [size.px] : [])).slice(0, MAX_SIZES);
  const scale = Math.min(1, MAX_DRAWN_PX / Math.max(...given, 1));
  let height = 8;
  const lines = given.map((px) => {
    height += px * scale * LINE;
    return html`<text x="8" y="${(height - px * scale * 0.35).toFixed(1)}" font-size="${(px * scale).toFixed(2)}">Typography</text>`;
  });
  return { content: html`<g font-family="system-ui, sans-serif" fill="#1a1f24">${lines}</g>`, height: Math.ceil(height + 8) };
}

const contrast = (ink: string, ground: string): Drawn | false =>
  ink !== '' &&
  ground !== '' && {
    content: html`<path d="M0 0h320v120H0z" fill="${ground}"/><g font-family="system-ui, sans-serif" fill="${ink}"><text x="20" y="38" font-size="16">Normal text of 16 pixels</text><text x="20" y="76" font-size="26" font-weight="700">Large text</text><rect x="20" y="90" width="72" height="16" rx="8"/><circle cx="284" cy="68" r="18"/></g>`,
    height: 120,
  };

/** A colour that a tool took or gave. */
function colour(name: string | undefined, { result, shape }: Drawing): string {
  const value = result[name ?? ''] ?? shape.given?.[name ?? ''];
  return typeof value === 'string' ? value : '';
}
