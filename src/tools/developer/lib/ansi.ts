// Control sequences of terminals (ECMA-48).
// biome-ignore-all lint/suspicious/noControlCharactersInRegex: control characters are what is looked for

export interface ControlSequence {
  start: number;
  end: number;
  /** Text between CSI and m, for the sequences that set colours and styles. */
  style?: string;
}

const CSI = /(?:\x1b\[|\x9b)([0-?]*)([ -/]*)([@-~])/y;
const SHORT = /\x1b(?:[ -/]+[0-~]|[0-OQ-WYZ\\`-~])/y;
const STRING_START = /\x1b[\]PX^_]|[\x90\x98\x9d\x9e\x9f]/y;
const STRING_END = /\x07|\x1b\\|\x9c/g;
const START = /[\x1b\x90\x98\x9b\x9d-\x9f]/g;

/** The control sequences of a text, in order. One that is cut off at the end, or a lone ESC, is none. */
export function* controlSequences(text: string): Generator<ControlSequence> {
  /** The end of the next string's terminator, as far as it is known. */
  let terminator = { from: 0, start: -1, end: 0 };
  const stringEnd = (from: number): number | undefined => {
    if (from < terminator.from || terminator.start < from) {
      if (terminator.start === Number.POSITIVE_INFINITY && from >= terminator.from) return undefined;
      STRING_END.lastIndex = from;
      const found = STRING_END.exec(text);
      terminator = found ? { from, start: found.index, end: STRING_END.lastIndex } : { from, start: Number.POSITIVE_INFINITY, end: 0 };
    }
    return terminator.start === Number.POSITIVE_INFINITY ? undefined : terminator.end;
  };
  const match = (pattern: RegExp, at: number): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  for (let at = 0; ; ) {
    const start = match(START, at)?.index;
    if (start === undefined) return;
    const csi = match(CSI, start);
    const opened = csi ? null : match(STRING_START, start);
    const end = csi ? start + csi[0].length : opened ? stringEnd(start + opened[0].length) : match(SHORT, start) ? SHORT.lastIndex : undefined;
    if (end !== undefined) yield { start, end, ...(csi?.[3] === 'm' && csi[2] === '' && { style: csi[1] ?? '' }) };
    at = end ?? start + 1;
  }
}
