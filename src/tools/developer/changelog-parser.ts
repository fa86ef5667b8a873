import { z } from 'zod';
import { defineTool } from '../define.ts';
import { parseDate } from '../shared/dates/dates.ts';
import { withAnyNames } from '../shared/json/any-names.ts';
import { lines as linesOf } from '../shared/text/segments.ts';
import { compareVersions, looseVersion, type Version } from './lib/semver.ts';

const SECTIONS = new Set(['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']);

export default defineTool({
  slug: 'changelog-parser',
  name: 'Changelog Parser',
  category: 'developer',
  summary: 'Reads the versions, dates and changes of a changelog in the Keep a Changelog format.',
  description:
    'A # title; ## versions with or without brackets, a date and [YANKED]; ### sections; entries are list items with - or *, further indented lines join by a space. Problems are listed, not refused. noTitle is at line 1.',
  reference: 'Keep a Changelog 1.1.0; Semantic Versioning 2.0.0',
  keywords: ['keep a changelog', 'release notes', 'versions', 'unreleased'],

  inputs: z.strictObject({ changelog: z.string().max(1_000_000).describe('Text of a changelog in Markdown') }),
  result: z.strictObject({
    title: z.string().optional().describe('Title of the changelog'),
    versions: z
      .array(
        z.strictObject({
          version: z.string().describe('The version as written, or Unreleased'),
          date: z.string().optional().describe('Date of the release as written'),
          yanked: z.boolean().describe('Whether the release was yanked'),
          unreleased: z.boolean().describe('Whether it is the section for changes to come'),
          line: z.int().describe('Line of the version, counted from 1'),
          changes: z
            .array(
              z.strictObject({
                type: z.string().describe('Section of the change, such as Added; empty outside of any'),
                text: z.string().describe('What changed, on one line'),
              }),
            )
            .describe('Changes in order'),
        }),
      )
      .describe('Versions in the order of the text'),
    latest: z.string().optional().describe('First version that is not Unreleased'),
    problems: z
      .array(
        z.strictObject({
          line: z.int().describe('Line of the problem, counted from 1'),
          code: z
            .enum(['noTitle', 'badVersion', 'badDate', 'unknownSection', 'wrongOrder', 'duplicateVersion', 'entryOutsideSection'])
            .describe('What is wrong there'),
        }),
      )
      .describe('What breaks the form, by line'),
    links: withAnyNames(z.string()).describe('Reference links, names and addresses'),
  }),
  headline: 'versions',
  examples: [
    {
      inputs: {
        changelog: '# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2026-02-01\n### Added\n- One\n  more\n### Fixed\n- Two\n\n## 1.0.0 - 2026-01-01 [YANKED]\n',
      },
      result: {
        title: 'Changelog',
        versions: [
          { version: 'Unreleased', yanked: false, unreleased: true, line: 3, changes: [] },
          {
            version: '1.1.0',
            date: '2026-02-01',
            yanked: false,
            unreleased: false,
            line: 5,
            changes: [
              { type: 'Added', text: 'One more' },
              { type: 'Fixed', text: 'Two' },
            ],
          },
          { version: '1.0.0', date: '2026-01-01', yanked: true, unreleased: false, line: 12, changes: [] },
        ],
        latest: '1.1.0',
        problems: [],
        links: {},
      },
    },
  ],
  run: ({ changelog }) => new Reader().read(changelog),
});
type Code = 'noTitle' | 'badVersion' | 'badDate' | 'unknownSection' | 'wrongOrder' | 'duplicateVersion' | 'entryOutsideSection';
interface Release {
  version: string;
  date?: string;
  yanked: boolean;
  unreleased: boolean;
  line: number;
  changes: { type: string; text: string }[];
}

class Reader {
  #title: string | undefined;
  readonly #versions: Release[] = [];
  readonly #problems: { line: number; code: Code }[] = [];
  readonly #links = new Map<string, string>();
  readonly #names = new Set<string>();
  /** The last version that could be read. */
  #before: Version | undefined;
  #section = '';
  #isOpen = false;

  read(changelog: string) {
    for (const [index, line] of linesOf(changelog).entries()) this.#line(line, index + 1);
    if (this.#title === undefined) this.#problems.unshift({ line: 1, code: 'noTitle' });
    const latest = this.#versions.find(({ unreleased }) => !unreleased)?.version;
    const problems = this.#problems.toSorted((a, b) => a.line - b.line);
    return {
      ...(this.#title !== undefined && { title: this.#title }),
      versions: this.#versions,
      ...(latest !== undefined && { latest }),
      problems,
      links: Object.fromEntries(this.#links),
    };
  }

  #line(line: string, number: number): void {
    const [, marks = '', heading = ''] = /^(#{1,3})[ \t](.*)$/s.exec(line) ?? [];
    const [, name, address] = /^ {0,3}\[([^\]]+)\]:[ \t]*<?(\S+?)>?(?:[ \t].*)?$/.exec(line) ?? [];
    const item = /^ {0,3}[-*][ \t](.*)$/s.exec(line)?.[1];
    const last = this.#versions.at(-1);
    const change = last?.changes.at(-1);
    if (marks !== '') this.#heading(marks.length, withoutClosingMarks(heading), number);
    else if (name !== undefined && address !== undefined) this.#links.set(name, address);
    else if (item !== undefined && last) this.#entry(last, item.trim(), number);
    else if (this.#isOpen && change && /^[ \t]+\S/.test(line)) change.text += ` ${line.trim()}`;
    else this.#isOpen = false;
  }

  #heading(level: number, text: string, number: number): void {
    this.#isOpen = false;
    if (level === 1) this.#title ??= text;
    else if (level === 2) this.#version(text, number);
    else {
      this.#section = text;
      if (!SECTIONS.has(text)) this.#problems.push({ line: number, code: 'unknownSection' });
    }
  }

  #entry(release: Release, text: string, number: number): void {
    if (this.#section === '') this.#problems.push({ line: number, code: 'entryOutsideSection' });
    release.changes.push({ type: this.#section, text });
    this.#isOpen = true;
  }

  #version(heading: string, line: number): void {
    this.#section = '';
    const yanked = /\[YANKED\]/i.test(heading);
    const [, bracketed, plain = '', rest = ''] = /^(?:\[([^\]]+)\](?:\([^)]*\))?|(\S+))(.*)$/s.exec(heading.replace(/\[YANKED\]/i, '')) ?? [];
    const version = bracketed ?? plain;
    const date = rest
      .trim()
      .replace(/^[-–—]/, '')
      .trim();
    const unreleased = /^unreleased$/i.test(version);
    const problem = (code: Code): void => {
      this.#problems.push({ line, code });
    };
    if (!unreleased) {
      const parsed = looseVersion(version);
      if (!parsed) problem('badVersion');
      if (!parseDate(date, 1)) problem('badDate');
      if (this.#names.has(version)) problem('duplicateVersion');
      else if (parsed && this.#before && compareVersions(parsed, this.#before) >= 0) problem('wrongOrder');
      this.#names.add(version);
      this.#before = parsed ?? this.#before;
    }
    this.#versions.push({ version: unreleased ? 'Unreleased' : version, ...(date !== '' && { date }), yanked, unreleased, line, changes: [] });
  }
}

/** The text of a heading: without the white space around it, and without the # at its end that stand apart (CommonMark 4.2). */
function withoutClosingMarks(heading: string): string {
  const text = heading.trim();
  let end = text.length;
  while (text[end - 1] === '#') end--;
  return end === 0 || /[ \t]/.test(text.charAt(end - 1)) ? text.slice(0, end).trimEnd() : text;
}
