import { holdTo } from '../testing.ts';
import tool from './isbn-validator.ts';
import data from './testdata/isbn-validator.json' with { type: 'json' };

// Hyphenation as printed on the books and in the users' manual of the International ISBN Agency.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: '978-0-306-40615-7' }, { valid: true, type: 'isbn13', isbn10: '0306406152', formatted10: '0-306-40615-2' }],
    [{ value: '99921-58-10-7' }, { valid: true, formatted10: '99921-58-10-7', group: '99921', registrant: '58', publication: '10' }],
    [{ value: '9971502100' }, { formatted10: '9971-5-0210-0' }],
    [{ value: '9604250590' }, { formatted10: '960-425-059-0' }],
    [{ value: '8090273416' }, { formatted10: '80-902734-1-6' }],
    [{ value: '8535902775' }, { formatted10: '85-359-0277-5' }],
    [{ value: '1843560283' }, { formatted10: '1-84356-028-3' }],
    [{ value: '0684843285' }, { formatted10: '0-684-84328-5' }],
    [{ value: '080442957x' }, { valid: true, isbn10: '080442957X', formatted10: '0-8044-2957-X', isbn13: '9780804429573' }],
    [{ value: '0851310419' }, { formatted10: '0-85131-041-9' }],
    [{ value: '9790000000001' }, { valid: false }], // ISMN
    [{ value: '979-10-90636-07-1' }, { valid: true, formatted13: '979-10-90636-07-1', group: '10', registrant: '90636', publication: '07' }],
    [{ value: '9783161484100' }, { formatted13: '978-3-16-148410-0', formatted10: '3-16-148410-X' }],
    [{ value: '0306406153' }, { valid: false, expectedCheckDigit: '2' }],
    [{ value: '0804429570' }, { valid: false, expectedCheckDigit: 'X' }],
    [{ value: '03X6406152' }, { valid: false }],
    [{ value: '9770306406157' }, { valid: false }],
    [{ value: '978030640615X' }, { valid: false }],
    [{ value: '' }, { valid: false }],
    [{ value: '0.306406152' }, { valid: false }],
  ],
});
