import type { Sample } from '../../detection/sample.ts';

const KEY = /^(?:- +)*(?:"[^"]*"|'[^']*'|[A-Za-z_$<][\w .$/<-]{0,60}?):(?:\s+(.*))?$/;
/** How the headers of messages and of HTTP begin, which look like keys. */
const HEADER =
  /^(?:From|To|Subject|Date|Received|Message-ID|MIME-Version|Content-Type|Return-Path|Host|User-Agent|Accept|Delivered-To|BEGIN|END|DTSTART|SUMMARY|VERSION)[:;]/;
const CODE = /^\s*(?:def|class|if|for|function|public|async) .*[:{]$/m;

/** How many lines of a text are what in YAML. */
interface Counts {
  keys: number;
  items: number;
  nested: number;
  others: number;
  /** Keys with sentences behind them. */
  sentences: number;
}

/** How sure it is that a text is YAML; undefined where it is none. */
export function yamlShare({ head, lines, text }: Sample): number | undefined {
  if (/^[{[<]/.test(text) || HEADER.test(lines[0] ?? '')) return undefined;
  const isMarked = /^(?:---|%YAML)/.test(text) && !/^--- (?:[ab]\/|\S+\t)/.test(text);
  const { keys, items, nested, others, sentences } = countsOf(lines);
  const total = keys + items + others;
  if (total === 0 || others > total * 0.1 || (keys === 0 && !isMarked && items < 2)) return undefined;
  if (/;\s*$/m.test(head.slice(0, 500)) || CODE.test(head)) return undefined;
  if (sentences > keys / 3 || (nested === 0 && isSpoken(lines, keys + items))) return 0.2;
  if (isMarked) return 0.96;
  return shareOf(keys, items, nested);
}

/** By how many keys, entries and lines within them there are. */
function shareOf(keys: number, items: number, nested: number): number {
  if (nested >= 1 && keys > 1) return 0.94;
  if (keys >= 3 || (keys > 0 && items > 1)) return 0.86;
  return keys === 2 ? 0.72 : items > 1 ? 0.6 : 0.3;
}

/** Whether more than half of the keys and entries end as sentences do: dialogues and lists have dashes and colons, too. */
const isSpoken = (lines: readonly string[], count: number): boolean =>
  lines.filter((line) => /^(?:- |[A-Z]\w*: )(?:.* )?\S+[.!?]$/.test(line)).length > count / 2;

function countsOf(lines: readonly string[]): Counts {
  const counts: Counts = { keys: 0, items: 0, nested: 0, others: 0, sentences: 0 };
  // How far the key of a text of several lines stands in, while its lines last.
  let block: number | undefined;
  let previous = '';
  for (const line of lines) {
    const body = line.trim();
    if (body === '' || body.startsWith('#') || /^(?:---|\.\.\.|%YAML)/.test(body)) continue;
    const indent = line.length - line.trimStart().length;
    if (block !== undefined && indent > block) continue;
    const value = KEY.exec(body)?.[1] ?? '';
    block = /^[|>][+-]?\d?\s*$/.test(value) ? indent : undefined;
    countLine(body, indent, previous, counts);
    previous = body;
  }
  return counts;
}

function countLine(body: string, indent: number, previous: string, counts: Counts): void {
  const key = KEY.exec(body);
  // A second key in the same line is an error.
  if (key && /^[^"'[{#|>&*!].*?: /.test(key[1] ?? '')) counts.others++;
  else if (key) {
    counts.keys++;
    const value = key[1] ?? '';
    if (/[.!?]\s+[A-Z]/.test(value) && !/^["']/.test(value)) counts.sentences++;
    if (indent > 0 || body.startsWith('- ')) counts.nested++;
  } else if (/^- +\S/.test(body) || body === '-') counts.items++;
  else if (indent > 0 && /[:,|>]$/.test(previous)) counts.nested++;
  else if (indent > 0 && counts.keys + counts.items > 0 && /^[\]})"'\w]/.test(body) && !/[;{}]$/.test(body)) counts.nested += 0.5;
  else counts.others++;
}
