const COLORS = '000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff'.split(' ');
const LEVELS = [0, 95, 135, 175, 215, 255];

type Flag = 'bold' | 'faint' | 'italic' | 'underline' | 'reverse' | 'hidden' | 'strike';

const SET: Record<number, Flag> = { 1: 'bold', 2: 'faint', 3: 'italic', 4: 'underline', 7: 'reverse', 8: 'hidden', 9: 'strike', 21: 'underline' };
const CLEARED: Record<number, readonly Flag[]> = { 22: ['bold', 'faint'], 23: ['italic'], 24: ['underline'], 27: ['reverse'], 28: ['hidden'], 29: ['strike'] };

/** The style that SGR sequences have set. */
export class AnsiStyle {
  readonly #flags = new Set<Flag>();
  #color: string | undefined;
  #background: string | undefined;

  /** @param parameters numbers between semicolons, as between CSI and m */
  apply(parameters: string): void {
    if (!/^[\d;]*$/.test(parameters)) return;
    const codes = parameters.split(';').map(Number);
    for (let at = 0; at < codes.length; at++) {
      const code = codes[at] ?? 0;
      if (code === 38 || code === 48) {
        const { color, taken } = extended(codes.slice(at + 1));
        if (color !== undefined && code === 38) this.#color = color;
        else if (color !== undefined) this.#background = color;
        at += taken;
      } else this.#simple(code);
    }
  }

  #simple(code: number): void {
    const flag = SET[code];
    if (code === 0) {
      this.#flags.clear();
      this.#color = undefined;
      this.#background = undefined;
    } else if (flag) this.#flags.add(flag);
    else if (code === 39) this.#color = undefined;
    else if (code === 49) this.#background = undefined;
    else if ((code >= 30 && code <= 37) || (code >= 90 && code <= 97)) this.#color = indexed(code < 90 ? code - 30 : code - 82);
    else if ((code >= 40 && code <= 47) || (code >= 100 && code <= 107)) this.#background = indexed(code < 100 ? code - 40 : code - 92);
    else for (const cleared of CLEARED[code] ?? []) this.#flags.delete(cleared);
  }

  /** The style as CSS declarations; empty for none. */
  css(): string {
    const flags = this.#flags;
    const isReverse = flags.has('reverse');
    const color = isReverse ? (this.#background ?? '#ffffff') : this.#color;
    const background = isReverse ? (this.#color ?? '#000000') : this.#background;
    const lines = [...(flags.has('underline') ? ['underline'] : []), ...(flags.has('strike') ? ['line-through'] : [])];
    return [
      ...(color === undefined ? [] : [`color:${color}`]),
      ...(background === undefined ? [] : [`background-color:${background}`]),
      ...(flags.has('bold') ? ['font-weight:bold'] : []),
      ...(flags.has('faint') ? ['opacity:0.5'] : []),
      ...(flags.has('italic') ? ['font-style:italic'] : []),
      ...(lines.length > 0 ? [`text-decoration:${lines.join(' ')}`] : []),
      ...(flags.has('hidden') ? ['visibility:hidden'] : []),
    ].join(';');
  }
}

/** A colour of 38 or 48: 5;n or 2;r;g;b, and how many numbers belong to it. */
function extended([kind, ...values]: readonly number[]): { color: string | undefined; taken: number } {
  const count = kind === 5 ? 1 : kind === 2 ? 3 : 0;
  const used = values.slice(0, count);
  const isValid = count > 0 && used.length === count && used.every((value) => value <= 255);
  return { color: !isValid ? undefined : kind === 5 ? indexed(used[0] ?? 0) : hex(used), taken: 1 + used.length };
}

const hex = (values: readonly number[]): string => `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

/** A colour of xterm's palette of 256. */
function indexed(index: number): string {
  if (index < 16) return `#${COLORS[index]}`;
  if (index >= 232) return hex(Array<number>(3).fill(8 + 10 * (index - 232)));
  const cube = index - 16;
  return hex([Math.floor(cube / 36), Math.floor(cube / 6) % 6, cube % 6].map((level) => LEVELS[level] ?? 0));
}
