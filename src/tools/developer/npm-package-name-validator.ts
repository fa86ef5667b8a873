import { z } from 'zod';
import { defineTool } from '../define.ts';
import { CORE_MODULES } from './lib/core-modules.ts';

const SCOPED = /^@([^/]+)\/([^/]+)$/;
const MAX_LENGTH = 214;

export default defineTool({
  slug: 'npm-package-name-validator',
  name: 'npm Package Name Validator',
  category: 'developer',
  summary: 'Checks whether a name is allowed for an npm package.',
  description:
    "reserved are node_modules and favicon.ico; builtin is a core module of Node; tooLong is over 214 characters; specialCharacters are any of ~ ' ! ( ) * in the last part; notUrlSafe when encodeURIComponent changes it, but @scope/name with both parts safe is fine.",
  reference: "validate-npm-package-name, npm's own rules; core modules of Node 26",
  keywords: ['package.json name', 'npm name', 'scoped package'],

  inputs: z.strictObject({ name: z.string().max(1000).describe('Name to check, such as left-pad or @scope/name') }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether a new package may have this name'),
    validForOldPackages: z.boolean().describe('Whether a package from before the newer rules may have it'),
    scope: z.string().optional().describe('Scope of the name with its @, where it has one'),
    errors: z.array(z.string()).describe('Codes of what no package may have, in order'),
    warnings: z.array(z.string()).describe('Codes of what only old packages have, in order'),
  }),
  examples: [
    { inputs: { name: '@acme/tool-kit' }, result: { valid: true, validForOldPackages: true, scope: '@acme', errors: [], warnings: [] } },
    { inputs: { name: 'Crazy!' }, result: { valid: false, validForOldPackages: true, errors: [], warnings: ['capitals', 'specialCharacters'] } },
  ],
  run({ name }) {
    const [, scope, last] = SCOPED.exec(name) ?? [];
    const errors = errorsOf(name, scope, last);
    const warnings = [
      ...(CORE_MODULES.includes(name.toLowerCase()) ? ['builtin'] : []),
      ...(name.length > MAX_LENGTH ? ['tooLong'] : []),
      ...(name.toLowerCase() !== name ? ['capitals'] : []),
      ...(/[~'!()*]/.test(name.split('/').at(-1) ?? '') ? ['specialCharacters'] : []),
    ];
    return {
      valid: errors.length + warnings.length === 0,
      validForOldPackages: errors.length === 0,
      ...(scope !== undefined && { scope: `@${scope}` }),
      errors,
      warnings: name === '' ? [] : warnings,
    };
  },
});
function errorsOf(name: string, scope: string | undefined, last: string | undefined): string[] {
  if (name === '') return ['empty'];
  const isSafe = (text: string): boolean => text.isWellFormed() && encodeURIComponent(text) === text;
  const isScopedSafe = scope !== undefined && last !== undefined && isSafe(scope) && isSafe(last) && !last.startsWith('.');
  return [
    ...(name.startsWith('.') || last?.startsWith('.') ? ['leadingPeriod'] : []),
    ...(name.startsWith('_') ? ['leadingUnderscore'] : []),
    ...(name.startsWith('-') ? ['leadingHyphen'] : []),
    ...(name.trim() !== name ? ['surroundingSpaces'] : []),
    ...(/^(?:node_modules|favicon\.ico)$/i.test(name) ? ['reserved'] : []),
    ...(isSafe(name) || isScopedSafe || (scope !== undefined && last?.startsWith('.') && isSafe(scope) && isSafe(last)) ? [] : ['notUrlSafe']),
  ];
}
