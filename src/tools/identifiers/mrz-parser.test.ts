import { holdTo } from '../testing.ts';
import tool from './mrz-parser.ts';

const at = { referenceDate: '2026-01-01' };

// The specimens of ICAO Doc 9303 parts 4 to 7
holdTo(tool, {
  answers: [
    [
      { text: 'I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<', ...at },
      { valid: true, format: 'TD1', documentNumber: 'D23145890', surname: 'ERIKSSON', birthDate: '1974-08-12', checks: { composite: true } },
    ],
    [
      { text: 'I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\r\nD231458907UTO7408122F1204159<<<<<<<6', ...at },
      { valid: true, format: 'TD2', givenNames: 'ANNA MARIA', expirationDate: '2012-04-15' },
    ],
    [
      { text: 'V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL8988901C4XXX4009078F96121096ZE184226B<<<<<<', ...at },
      { valid: true, format: 'MRVA', nationality: 'XXX', birthDate: '1940-09-07', expirationDate: '1996-12-10', personalNumber: '6ZE184226B' },
    ],
    [
      { text: 'v<utoeriksson<<anna<maria<<<<<<<<<<<\nl8988901c4xxx4009078f9612109<<<<<<<<', ...at },
      { valid: true, format: 'MRVB', surname: 'ERIKSSON' },
    ],
    // a document number of twelve characters, Doc 9303 part 5
    [
      { text: 'I<UTOD23145890<7349<<<<<<<<<<<\n3407127M9507122UTO<<<<<<<<<<<2\nSTEVENSON<<PETER<JOHN<<<<<<<<<', ...at },
      { valid: true, format: 'TD1', documentNumber: 'D23145890734', birthDate: '1934-07-12', sex: 'male' },
    ],
    [
      { text: 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C46UTO7408122F1204159ZE184226B<<<<<10', ...at },
      { valid: false, documentNumber: 'L898902C4', checks: { documentNumber: false, birthDate: true, composite: false } },
    ],
    [{ text: 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', ...at }, { valid: false }],
    [{ text: 'P<UTO\nL8989', ...at }, { valid: false }],
    [{ text: 'P<UTOÉ', ...at }, { valid: false }],
    [{ text: '\n', ...at }, { valid: false }],
  ],
  invalid: [
    [{ text: '' }, 'text'],
    [{ text: 'x', referenceDate: '1' }, 'referenceDate'],
  ],
});
