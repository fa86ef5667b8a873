import { base64Of, bytesOfBase64, latin1Bytes } from '../../shared/platform/bytes.ts';

/** A PDF, in Base64, of objects by their numbers; the first is its catalog. */
export function pdfOf(objects: Readonly<Record<number, string>>): string {
  let text = '%PDF-1.7\n';
  let table = 'xref\n0 1\n0000000000 65535 f \n';
  for (const [number, object] of Object.entries(objects)) {
    table += `${number} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const size = Math.max(...Object.keys(objects).map(Number)) + 1;
  return base64Of(latin1Bytes(`${text}${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`));
}

/** A stream. */
export const streamOf = (entries: string, data: string): string => `<<${entries}/Length ${data.length}>>stream\n${data}\nendstream`;

/** Changes and cuts bytes, the same with each seed. */
export function mutated(base64: string, seed: number): string {
  let state = seed + 1;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  const bytes = bytesOfBase64(base64);
  const copy = Uint8Array.from(random(6) === 0 ? bytes.subarray(0, random(bytes.length) + 1) : bytes);
  for (let count = random(4) + 1; count > 0; count--) copy[random(copy.length)] = random(256);
  return base64Of(copy);
}
