import type { ResultShape } from '../../browser/messages.ts';
import { endingFor, mediaTypeOf } from '../../files/media-types.ts';
import { bytesOfBase64 } from '../../tools/shared/platform/bytes.ts';
import { type Html, html } from '../html.ts';
import { shownNumber } from './numbers.ts';
import type { Drawing } from './room.ts';

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
/** Digits of base64 that tell the kind of a file. */
const HEAD = 400;

/** The class of what offers a file within a result: the page's script lists all files above it, and its style hides what is listed. */
export const LISTED = 'listed-file';

/** Whether a field is declared to be a file. */
export const isFileField = (field: string, { files }: ResultShape): boolean => files !== undefined && Object.hasOwn(files, field);

/** A file in a result: its size, and a link that saves it, also without script. Undefined where a field is no file, or there is no room for it. @param called its name, where the result has one */
export function showFile(field: string, text: string, { shape, room }: Drawing, called?: string): Html | undefined {
  const declared = isFileField(field, shape) ? shape.files?.[field] : undefined;
  if (declared === undefined || text === '' || !BASE64.test(text)) return undefined;
  const type = mediaTypeOf(bytesOfBase64(text.slice(0, HEAD)), declared, called);
  const address = `data:${type};base64,${text}`;
  const bytes = Math.floor((text.replace(/=+$/, '').length * 3) / 4);
  const size = html`<span class="hint">${shownNumber(bytes)} bytes</span>`;
  if (!room.takesPicture(address)) return html`<p>${size}</p>`;
  const name = called?.replace(/^.*[\\/]/s, '') || `${field}.${endingFor(type)}`;
  return html`<p><a class="button quiet small" href="${address}" download="${name}">Download ${name}</a> ${size}</p>`;
}
