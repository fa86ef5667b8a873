import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './email-extractor.ts';

describe('email-extractor', () => {
  it.each([
    ['empty text', '', []],
    ['no dot at the ends, no two in a row', '.a@x.org a.@x.org a..b@x.org a.b@x.org', ['a@x.org', 'b@x.org', 'a.b@x.org']],
    ['the end of a sentence', 'Mail a@x.org. Or b@y.org, c@z.org!', ['a@x.org', 'b@y.org', 'c@z.org']],
    ['brackets, angles and mailto', '<a@x.org> (b@x.org) mailto:c@x.org', ['a@x.org', 'b@x.org', 'c@x.org']],
    ['marks that enclose', "'a@x.org' *b@x.org* _c@x.org_ {d@x.org}", ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org']],
    ['marks that belong to it', "o'neil@x.org _a@x.org a+b/c=d@x.org", ["o'neil@x.org", '_a@x.org', 'a+b/c=d@x.org']],
    ['labels with inner hyphens only', 'a@-x.org b@x-.org c@x-y.org d@x.org-', ['c@x-y.org', 'd@x.org']],
    ['a last label of digits only', 'a@1.2.3.4 b@x.org.5 c@x.3d', ['b@x.org', 'c@x.3d']],
    ['letters of any script', 'дима@пример.рф 用户@例子.公司', ['дима@пример.рф', '用户@例子.公司']],
    ['IPv4 literals', 'a@[192.168.0.1] b@[256.1.1.1] c@[1.2.3]', ['a@[192.168.0.1]']],
    ['two signs', 'a@b.com@c.org a@@x.org', ['a@b.com']],
    ['once, ignoring case', 'A@x.org a@x.ORG', ['A@x.org']],
  ])('%s', async (_, text, emails) => {
    expect(await run(tool, { text })).toEqual({ emails, count: emails.length });
  });

  it('options', async () => {
    const text = 'b@x.org A@x.org b@x.org';
    expect((await run(tool, { text, unique: false })).emails).toEqual(['b@x.org', 'A@x.org', 'b@x.org']);
    expect((await run(tool, { text, sort: true })).emails).toEqual(['A@x.org', 'b@x.org']);
    expect((await run(tool, { text, lowercase: true, sort: true })).emails).toEqual(['a@x.org', 'b@x.org']);
  });
});
