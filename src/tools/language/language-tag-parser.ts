import { z } from 'zod';
import { defineTool } from '../define.ts';
import { englishName } from './lib/language-names.ts';

export default defineTool({
  slug: 'language-tag-parser',
  name: 'Language Tag Parser',
  category: 'language',
  summary: 'Checks BCP 47 language tags, splits them into their parts, and gives their canonical form and name.',
  description:
    'The syntax is that of Unicode locale identifiers (UTS #35), which is stricter than RFC 5646: no extended language subtags, no irregular tags such as i-klingon, no tags of private use alone. ' +
    'Deprecated codes are replaced as CLDR does (iw becomes he), and the parts are those of the canonical form. Whether a subtag is registered is not checked.',
  reference: 'RFC 5646 (BCP 47); Unicode UTS #35 Part 1; CLDR likely subtags',
  keywords: ['locale', 'language code', 'ietf', 'iso 639', 'likely subtags', 'validate locale', 'i18n', 'lang attribute', 'canonicalize'],
  inputs: z.strictObject({ tag: z.string().min(1).max(100).describe('The language tag, such as en-GB or zh-Hant-TW') }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the tag is well-formed'),
    canonical: z.string().optional().describe('The tag in canonical form; absent unless it is well-formed, as is all that follows'),
    language: z.string().optional().describe('Language subtag (ISO 639), und where the language is not determined'),
    script: z.string().optional().describe('Script subtag (ISO 15924); absent where the tag has none'),
    region: z.string().optional().describe('Region subtag (ISO 3166-1 or UN M.49); absent where the tag has none'),
    variants: z.array(z.string()).optional().describe('Variant subtags in their canonical order'),
    unicodeExtension: z
      .record(z.string(), z.union([z.string(), z.literal(true)]).describe('Value of the keyword; true where it has none'))
      .optional()
      .describe('Keywords of the -u- extension, such as ca for the calendar, with their values'),
    maximized: z.string().optional().describe('The tag with the likely script and region added, without extensions'),
    minimized: z.string().optional().describe('The shortest tag that means the same, without extensions'),
    name: z.string().optional().describe('Name of the language in English, with script, region and variants; absent for a language that CLDR does not name'),
    reason: z.string().optional().describe('Why the tag is not well-formed; absent where it is'),
  }),
  examples: [
    {
      inputs: { tag: 'zh-hant-tw-u-ca-roc' },
      result: {
        valid: true,
        canonical: 'zh-Hant-TW-u-ca-roc',
        language: 'zh',
        script: 'Hant',
        region: 'TW',
        variants: [],
        unicodeExtension: { ca: 'roc' },
        maximized: 'zh-Hant-TW',
        minimized: 'zh-TW',
        name: 'Chinese (Traditional, Taiwan)',
      },
    },
    { inputs: { tag: 'en_US' }, result: { valid: false, reason: 'Subtags are separated by hyphens, not by "_".' } },
  ],
  run({ tag }) {
    const canonical = canonicalOf(tag);
    if (canonical === undefined) return { valid: false, reason: reasonFor(tag) };
    const locale = new Intl.Locale(canonical);
    const { language, script, region } = locale;
    const base = baseOf(canonical);
    const variants = base.split('-').filter((subtag, at) => at > 0 && IS_VARIANT.test(subtag));
    const name = englishName(language, script, region, variants);
    return {
      valid: true,
      canonical,
      language,
      ...(script !== undefined && { script }),
      ...(region !== undefined && { region }),
      variants,
      unicodeExtension: keywordsOf(canonical),
      maximized: baseOf(locale.maximize().toString()),
      minimized: baseOf(locale.minimize().toString()),
      ...(name !== undefined && { name }),
    };
  },
});

function canonicalOf(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** Language, script, region and variants of a canonical tag. */
const baseOf = (canonical: string): string => canonical.replace(/-[0-9a-z]-.*$/i, '');

const IS_VARIANT = /^(?:[0-9a-z]{5,8}|[0-9][0-9a-z]{3})$/i;

/** The keywords of the -u- extension of a canonical tag; attributes, which come before the first key, are left out. */
function keywordsOf(canonical: string): Record<string, string | true> {
  const [, extension = ''] = /^(?:(?!-x-).)*?-u-((?:(?!-[0-9a-z]-).)*)/.exec(canonical.toLowerCase()) ?? [];
  const keywords = new Map<string, string[]>();
  let values: string[] | undefined;
  for (const subtag of extension.split('-')) {
    if (subtag.length === 2) {
      values = [];
      keywords.set(subtag, values);
    } else values?.push(subtag);
  }
  return Object.fromEntries([...keywords].map(([key, parts]) => [key, parts.length === 0 ? true : parts.join('-')]));
}

/** What is wrong with a tag that is not well-formed, as far as it can be told. */
function reasonFor(tag: string): string {
  const strange = /[^0-9A-Za-z-]/u.exec(tag)?.[0];
  if (strange !== undefined) return `Subtags are separated by hyphens, not by ${JSON.stringify(strange)}.`;
  const subtags = tag.toLowerCase().split('-');
  const [first = ''] = subtags;
  if (subtags.includes('')) return 'There is an empty subtag: hyphens stand between two subtags each.';
  const long = subtags.find((subtag) => subtag.length > 8);
  if (long !== undefined) return `The subtag ${JSON.stringify(long)} has more than 8 characters.`;
  if (first === 'x') return 'The tag is of private use alone, without a language.';
  if (first === 'i' || first.length === 1) return `A tag begins with a language of 2, 3 or 5 to 8 letters, not with ${JSON.stringify(first)}.`;
  if (!/^(?:[a-z]{2,3}|[a-z]{5,8})$/.test(first)) return `${JSON.stringify(first)} is not a language: 2, 3 or 5 to 8 letters.`;
  return reasonAfterLanguage(subtags);
}

function reasonAfterLanguage(subtags: readonly string[]): string {
  const singleton = subtags.findIndex((subtag) => subtag.length === 1);
  const base = singleton < 0 ? subtags : subtags.slice(0, singleton);
  const variants = base.slice(1).filter((subtag) => IS_VARIANT.test(subtag));
  const repeated = variants.find((variant, at) => variants.indexOf(variant) < at);
  if (repeated !== undefined) return `The variant ${JSON.stringify(repeated)} stands there more than once.`;
  const extended = /^[a-z]{3}$/.test(base[1] ?? '') ? base[1] : undefined;
  if (extended !== undefined) return `Extended language subtags such as ${JSON.stringify(extended)} are not allowed: the tag begins with that subtag instead.`;
  if (singleton >= 0) return `The extension -${subtags[singleton]}- is empty, stands there twice or is not well-formed, or a subtag before it is out of place.`;
  return 'A subtag is out of place: language, script of 4 letters, region of 2 letters or 3 digits, then variants of 5 to 8 characters.';
}
