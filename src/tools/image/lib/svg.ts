import { unprocessable } from '../../errors.ts';
import { holdEmbeddedToBounds, withFewerOctaves } from './embedded.ts';
import { broken, type Header, holdToBounds } from './header.ts';
import type { Picture } from './picture.ts';
import { drawSvg, NotDrawn } from './resvg.ts';

const FAMILY = 'Noto Sans';
/** What an SVG has that says nothing of its size (CSS 2.2, 10.3.2). */
const DEFAULT_SIZE = { width: 300, height: 150 };
/** CSS pixels of each unit (CSS Values 4, section 6.2). */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  q: 2.4 / 2.54,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
};

/** The start tag of an SVG's root. */
interface Root {
  start: number;
  end: number;
  name: string;
  attributes: Map<string, string>;
  closed: boolean;
}

/** What may stand before the root: a byte order mark, declarations, comments and a document type. */
const PROLOGUE = /^\ufeff?(?:\s+|<\?[^>]*\?>|<!--(?:[^-]|-(?!->))*-->|<!DOCTYPE(?:[^[>"']|"[^"]*"|'[^']*')*(?:\[(?:[^\]"']|"[^"]*"|'[^']*')*\]\s*)?>)*/i;
const ROOT = /^<((?:[\w.-]+:)?svg)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/;
const MAX_ROOT = 100_000;

/** The root of an SVG; undefined where a text does not begin like one. */
function rootOf(svg: string): Root | undefined {
  const start = PROLOGUE.exec(svg)?.[0].length ?? 0;
  const found = ROOT.exec(svg.slice(start, start + MAX_ROOT));
  if (!found) return undefined;
  const attributes = new Map(
    Array.from((found[2] ?? '').matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g), ([, name = '', double, single]) => [name, double ?? single ?? '']),
  );
  return { start, end: start + found[0].length, name: found[1] ?? 'svg', attributes, closed: found[3] === '/' };
}

/** Whether a text begins as an SVG does. */
export const looksLikeSvg = (text: string): boolean => rootOf(text) !== undefined;

function lengthOf(text: string | undefined): number | undefined {
  const found = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '');
  const unit = UNITS[found?.[2]?.toLowerCase() ?? 'none'];
  const value = unit === undefined ? 0 : Number(found?.[1]) * unit;
  return value > 0 && Number.isFinite(value) ? value : undefined;
}

type ViewBox = [x: number, y: number, width: number, height: number];

function viewBoxOf(text: string | undefined): ViewBox | undefined {
  const numbers = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width = 0, height = 0] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0 ? [x, y, width, height] : undefined;
}

/** The size that an SVG has by itself, in CSS pixels: by its width and height, else by its viewBox, else 300 × 150. */
export function ownSizeOf(svg: string): { width: number; height: number } {
  const root = rootOf(svg);
  if (!root) return unprocessable('The text is not SVG: it does not begin with an svg element.');
  const box = viewBoxOf(root.attributes.get('viewBox'));
  const [width, height] = [lengthOf(root.attributes.get('width')), lengthOf(root.attributes.get('height'))];
  if (width !== undefined && height !== undefined) return { width, height };
  if (!box) return { width: width ?? DEFAULT_SIZE.width, height: height ?? DEFAULT_SIZE.height };
  if (width !== undefined) return { width, height: (width * box[3]) / box[2] };
  return height === undefined ? { width: box[2], height: box[3] } : { width: (height * box[2]) / box[3], height };
}

/** A side in whole pixels, at least 1. */
export const wholeSide = (side: number): number => Math.max(1, Math.floor(side + 0.5));

/** What an SVG says of itself. */
export function inspectSvg(svg: string): Header {
  const own = ownSizeOf(svg);
  const [width, height] = [wholeSide(own.width), wholeSide(own.height)];
  holdToBounds(width, height);
  return {
    format: 'svg',
    width,
    height,
    frames: 1,
    animated: false,
    orientation: 1,
    colorSpace: 'rgb',
    channels: 4,
    hasAlpha: true,
    bitDepth: 8,
    lossless: true,
    metadata: {},
  };
}

/** The part of an SVG's space that its own viewport shows, by viewBox and preserveAspectRatio (SVG 2, section 8.6). */
function shownPart(attributes: Map<string, string>, own: { width: number; height: number }): ViewBox {
  const box = viewBoxOf(attributes.get('viewBox'));
  if (!box) return [0, 0, own.width, own.height];
  const [, alignX = 'Mid', alignY = 'Mid', slice] =
    /^\s*x(Min|Mid|Max)Y(Min|Mid|Max)(?:\s+(meet|slice))?\s*$/.exec(attributes.get('preserveAspectRatio') ?? '') ?? [];
  if (/^\s*none\b/.test(attributes.get('preserveAspectRatio') ?? '')) return box;
  const [x, y, width, height] = box;
  const scales = [own.width / width, own.height / height] as const;
  const scale = slice === 'slice' ? Math.max(...scales) : Math.min(...scales);
  const share = (align: string): number => (align === 'Min' ? 0 : align === 'Mid' ? 0.5 : 1);
  const [across, down] = [own.width / scale, own.height / scale];
  return [x - (across - width) * share(alignX), y - (down - height) * share(alignY), across, down];
}

const SET_ANEW = new Set(['width', 'height', 'viewBox', 'preserveAspectRatio']);

/** The SVG with another size, its own viewport filling that. */
function resized(svg: string, width: number, height: number): string {
  const root = rootOf(svg);
  if (!root) return svg;
  const part = shownPart(root.attributes, ownSizeOf(svg));
  const kept = [...root.attributes].filter(([name]) => !SET_ANEW.has(name)).map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`);
  const sized = ` width="${width}" height="${height}" viewBox="${part.join(' ')}" preserveAspectRatio="none"`;
  return `${svg.slice(0, root.start)}<${root.name}${kept.join('')}${sized}${root.closed ? '/' : ''}>${svg.slice(root.end)}`;
}

async function loadFonts(): Promise<Uint8Array[]> {
  const { fontFiles } = await import('../../shared/platform/picture-fonts.ts');
  return fontFiles();
}

/** Draws an SVG with these sides. Scripts do not run, and nothing that it refers to is fetched. */
export async function renderSvg(svg: string, width: number, height: number): Promise<Picture> {
  holdToBounds(width, height);
  holdEmbeddedToBounds(svg);
  const fonts = /<(?:[\w.-]+:)?text\b/.test(svg) ? await loadFonts() : [];
  try {
    const drawn = await drawSvg(withFewerOctaves(resized(svg.replace(/^\ufeff/, ''), width, height)), fonts, FAMILY);
    if (drawn.width !== width || drawn.height !== height) return broken(`it was drawn ${drawn.width} × ${drawn.height} pixels large`);
    return drawn;
  } catch (error) {
    if (!(error instanceof NotDrawn)) throw error;
    return unprocessable(`The SVG cannot be drawn: ${error.message.replace(/^SVG data parsing failed cause /, '').slice(0, 300)}.`);
  }
}
