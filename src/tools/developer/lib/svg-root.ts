import { unprocessable } from '../../errors.ts';
import { checkWellFormed, xmlPieces } from '../../shared/formats/xml-read.ts';

/** Checks that a text is well-formed XML with an svg root, and says where the root's name ends and whether it has a default namespace. */
export async function svgRoot(svg: string, path: string): Promise<{ nameEnd: number; hasNamespace: boolean }> {
  await checkWellFormed(svg, path);
  const root = xmlPieces(svg, path).find(({ kind }) => kind === 'element');
  const tag = /^<(?:[\w.-]+:)?svg(?=[\s/>])(?:[^"'>]|"[^"]*"|'[^']*')*>/.exec(svg.slice(root?.start ?? 0))?.[0];
  if (!root || tag === undefined) return unprocessable('The root element is not svg.', path);
  const name = /^<[^\s/>]+/.exec(tag)?.[0] ?? '';
  return { nameEnd: root.start + name.length, hasNamespace: name.includes(':') || /\sxmlns\s*=/.test(tag) };
}
