import { z } from 'zod';
import { type Rgba, readColor } from '../../shared/svg/colors.ts';

const MAX_LENGTH = 32;

/** A colour among the inputs. @param what it is for, the beginning of a sentence */
export const colorText = (what: string) =>
  z.string().min(1).max(MAX_LENGTH).describe(`${what}: a colour such as #369, #336699, #336699cc (with alpha) or navy, or transparent`);

const WITH_ALPHA = /^#[0-9a-f]{8}$/i;

/** Reads #rgb, #rrggbb, #rrggbbaa, a CSS colour name or `transparent`; anything else is refused (400). @param path the input field */
export async function readRgba(text: string, path: string): Promise<Rgba> {
  if (!WITH_ALPHA.test(text)) return readColor(text, path, true);
  const [red, green, blue] = await readColor(text.slice(0, 7), path);
  return [red, green, blue, Number.parseInt(text.slice(7), 16)];
}
