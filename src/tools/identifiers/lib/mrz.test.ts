import { describe, expect, it } from 'vitest';
import { formatOf, readMrz } from './mrz.ts';

const REFERENCE = { year: 2024, month: 6, day: 1 };

/** What a zone says; its lines must be those of a format. */
function read(lines: readonly string[], reference = REFERENCE) {
  const format = formatOf(lines);
  if (!format) throw new Error('no format');
  return readMrz(lines, format, reference);
}

const TD3 = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];

// The specimens of ICAO Doc 9303, eighth edition: parts 4, 5, 6 and 7, appendices on the construction of the machine readable zone.
describe('the specimens of ICAO Doc 9303', () => {
  it('a passport (TD3)', () => {
    expect(read(TD3)).toEqual({
      format: 'TD3',
      documentCode: 'P',
      issuingState: 'UTO',
      surname: 'ERIKSSON',
      givenNames: 'ANNA MARIA',
      documentNumber: 'L898902C3',
      nationality: 'UTO',
      birthDate: '1974-08-12',
      sex: 'female',
      expirationDate: '2012-04-15',
      personalNumber: 'ZE184226B',
      checks: { documentNumber: true, birthDate: true, expirationDate: true, personalNumber: true, composite: true },
    });
  });

  it('a card (TD1)', () => {
    const card = read(['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<']);
    expect(card).toMatchObject({ format: 'TD1', documentCode: 'I', documentNumber: 'D23145890', surname: 'ERIKSSON', birthDate: '1974-08-12' });
    expect(card.checks).toEqual({ documentNumber: true, birthDate: true, expirationDate: true, composite: true });
    expect(card.personalNumber).toBeUndefined();
  });

  it('a larger card (TD2)', () => {
    const card = read(['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6']);
    expect(card).toMatchObject({ format: 'TD2', documentNumber: 'D23145890', givenNames: 'ANNA MARIA' });
    expect(Object.values(card.checks)).toEqual([true, true, true, true]);
  });

  it('visas (MRV-A and MRV-B), which have no composite check digit', () => {
    const a = read(['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L8988901C4XXX4009078F96121096ZE184226B<<<<<<']);
    const b = read(['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'L8988901C4XXX4009078F9612109<<<<<<<<']);
    expect([a.format, b.format]).toEqual(['MRVA', 'MRVB']);
    for (const visa of [a, b]) {
      expect(visa).toMatchObject({ documentNumber: 'L8988901C', nationality: 'XXX', birthDate: '1940-09-07', expirationDate: '1996-12-10' });
      expect(visa.checks).toEqual({ documentNumber: true, birthDate: true, expirationDate: true });
    }
  });

  it('a card whose number goes on in the optional data (part 5, section 4.2.2.2, note j)', () => {
    const card = read(['I<UTOD23145890<7349<<<<<<<<<<<', '3407127M9507122UTO<<<<<<<<<<<2', 'STEVENSON<<PETER<JOHN<<<<<<<<<']);
    expect(card).toMatchObject({ documentNumber: 'D23145890734', birthDate: '1934-07-12', sex: 'male' });
    expect(Object.values(card.checks)).toEqual([true, true, true, true]);
  });
});

it('finds characters that are one more, wherever a check digit covers them', () => {
  const [first = '', second = ''] = TD3;
  const next = (character: string): string => (character === '<' ? '1' : character === '9' ? '0' : String.fromCharCode(character.charCodeAt(0) + 1));
  for (const place of [0, 5, 9, 13, 18, 19, 21, 27, 28, 36, 42, 43]) {
    const { checks } = read([first, second.slice(0, place) + next(second[place] ?? '') + second.slice(place + 1)]);
    expect([place, Object.values(checks).every(Boolean)]).toEqual([place, false]);
  }
});

it('takes for the birth the last such date that has been, and for the expiry the nearest', () => {
  const of = (birth: string, expiry: string) => {
    const { birthDate, expirationDate } = read(['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', `D231458907UTO${birth}0F${expiry}0<<<<<<<0`]);
    return [birthDate, expirationDate];
  };
  expect(of('240601', '740601')).toEqual(['2024-06-01', '2074-06-01']);
  expect(of('240602', '750601')).toEqual(['1924-06-02', '1975-06-01']);
  expect(of('000229', '230229')).toEqual(['2000-02-29', undefined]);
  expect(of('74<<<<', '241301')).toEqual([undefined, undefined]);
});

it.each([
  [[], undefined],
  [TD3.slice(0, 1), undefined],
  [['a'.repeat(44), 'a'.repeat(43)], undefined],
  [['a'.repeat(40), 'a'.repeat(40)], undefined],
  [['a'.repeat(36), 'a'.repeat(36), 'a'.repeat(36)], undefined],
  [['I'.repeat(30), 'a'.repeat(30), 'a'.repeat(30)], 'TD1'],
])('tells the format of %j', (lines, format) => {
  expect(formatOf(lines)).toBe(format);
});
