import { holdTo } from '../testing.ts';
import tool from './npm-package-name-validator.ts';

const ok = { valid: true, validForOldPackages: true, errors: [], warnings: [] };
const bad = (...errors: string[]) => ({ valid: false, validForOldPackages: false, errors });
const old = (...warnings: string[]) => ({ valid: false, validForOldPackages: true, errors: [], warnings });

// The tests of validate-npm-package-name (ISC).
holdTo(tool, {
  answers: [
    [{ name: 'some-package' }, ok],
    [{ name: 'example.com' }, ok],
    [{ name: 'under_score' }, ok],
    [{ name: 'period.js' }, ok],
    [{ name: '123numeric' }, ok],
    [{ name: '@npm/thingy' }, { ...ok, scope: '@npm' }],
    [{ name: '@npm-zors/money!time.js' }, { ...old('specialCharacters'), scope: '@npm-zors' }],
    [{ name: '' }, bad('empty')],
    [{ name: '.start-with-period' }, bad('leadingPeriod')],
    [{ name: '@npm/.' }, bad('leadingPeriod')],
    [{ name: '_start-with-underscore' }, bad('leadingUnderscore')],
    [{ name: '-start-with-hyphen' }, bad('leadingHyphen')],
    [{ name: 'contain:colons' }, bad('notUrlSafe')],
    [{ name: ' leading-space' }, bad('surroundingSpaces', 'notUrlSafe')],
    [{ name: 's/l/a/s/h/e/s' }, bad('notUrlSafe')],
    [{ name: 'node_modules' }, bad('reserved')],
    [{ name: 'favicon.ico' }, bad('reserved')],
    [{ name: 'http' }, old('builtin')],
    [{ name: 'CAPITAL-LETTERS' }, old('capitals')],
    [{ name: 'a'.repeat(214) }, ok],
    [{ name: 'a'.repeat(215) }, old('tooLong')],
  ],
  invalid: [[{ name: 'a'.repeat(1001) }, 'name']],
});
