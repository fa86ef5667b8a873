import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { parseDate } from '../shared/dates/dates.ts';
import { nearest } from '../shared/text/nearest.ts';

const ISC = `Copyright <YEAR> <HOLDER>

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.
`;
/** The lines of the list's texts that name a year and a holder, sample holders among them. */
const NOTICES =
  /^(?:Copyright \(c\) <year> <copyright holders>|Copyright <YEAR> <COPYRIGHT HOLDER>|Copyright \(C\) YEAR by AUTHOR EMAIL|Copyright \(c\) <year> <owner>\.? ?|Copyright \[yyyy\] \[name of copyright owner\]|Copyright \(c\) <year> <copyright holders?>.*|Copyright <YEAR> <HOLDER>)$/gim;

const USED_MOST =
  'MIT Apache-2.0 GPL-3.0-only GPL-3.0-or-later GPL-2.0-only LGPL-3.0-only AGPL-3.0-only MPL-2.0 BSD-2-Clause BSD-3-Clause ISC 0BSD Unlicense CC0-1.0 CC-BY-4.0 CC-BY-SA-4.0 EPL-2.0 EUPL-1.2 Zlib BSL-1.0'.split(
    ' ',
  );

export default defineTool({
  slug: 'license-generator',
  name: 'License Generator',
  category: 'developer',
  summary: 'Writes the text of an open-source licence with your name and year.',
  description: 'Placeholders for year and holder are filled in where the text has them (MIT, ISC, BSD, Zlib); without holder they stay as [fullname].',
  reference: 'SPDX License List; the ISC licence as the Open Source Initiative has it',
  keywords: ['open source licence', 'mit license', 'apache license', 'copyright', 'license file'],

  inputs: z.strictObject({
    license: z.string().min(1).max(100).describe('SPDX identifier of the licence, in any case').meta({ examples: USED_MOST }),
    holder: z.string().min(1).max(500).optional().describe('Name of the copyright holder'),
    year: z.string().min(1).max(50).optional().describe('Year of the copyright, such as 2026 or 2020-2026; this year if omitted'),
    now: z.string().min(10).max(40).optional().describe('Date to take the year from, in ISO 8601; now if omitted'),
  }),
  result: z.strictObject({
    text: z.string().describe('The licence with year and holder filled in'),
    name: z.string().describe('Full name of the licence'),
    spdxId: z.string().describe('Identifier as the list spells it'),
    osiApproved: z.boolean().describe('Whether the Open Source Initiative has approved it'),
  }),
  examples: [
    {
      inputs: { license: 'mit', holder: 'Ann', year: '2026' },
      result: {
        text: 'MIT License\n\nCopyright (c) 2026 Ann\n\nPermission is hereby granted, free of charge, to any person obtaining a copy of this software and\nassociated documentation files (the "Software"), to deal in the Software without restriction, including\nwithout limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the\nfollowing conditions:\n\nThe above copyright notice and this permission notice shall be included in all copies or substantial\nportions of the Software.\n\nTHE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT\nLIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO\nEVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER\nIN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE\nUSE OR OTHER DEALINGS IN THE SOFTWARE.',
        name: 'MIT License',
        spdxId: 'MIT',
        osiApproved: true,
      },
    },
  ],
  async run({ license, holder = '[fullname]', year, now }) {
    const { default: licenses } = await import('spdx-license-list/full.js');
    const ids = Object.keys(licenses);
    const id = ids.find((one) => one.toLowerCase() === license.trim().toLowerCase());
    const found = id === undefined ? undefined : licenses[id];
    if (id === undefined || !found) {
      const alike = nearest(license, ids);
      return unprocessable(
        `There is no licence ${JSON.stringify(license)} in the SPDX License List${alike.length > 0 ? `; nearest are ${alike.join(', ')}` : ''}.`,
        'license',
      );
    }
    const notice = `Copyright (c) ${year ?? yearOf(now)} ${holder}`;
    const source = id === 'ISC' ? `ISC License\n\n${ISC}` : found.licenseText;
    const isZlib = id === 'Zlib' && !/^Copyright/m.test(source);
    const text = isZlib ? source.replace(/^zlib License\n\n/, () => `zlib License\n\n${notice}\n\n`) : source.replaceAll(NOTICES, () => notice);
    return { text, name: found.name, spdxId: id, osiApproved: found.osiApproved };
  },
});
function yearOf(now: string | undefined): string {
  if (now === undefined) return String(new Date().getUTCFullYear());
  if (!parseDate(now.slice(0, 10), 1) || !/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/.test(now))
    return invalid('now', 'must be a date or an instant in ISO 8601, such as 2026-03-27');
  return now.slice(0, 4);
}
