import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastMilliseconds } from '../../test/support/processor-time.ts';
import { answerConversion, type Question, Refusal } from './index.ts';

const answer = (question: Question) => answerConversion(question).answer;
const value = (from: string, to: string, written = '1') => answer({ from, to, value: written }).to.value;

function refusal(question: Question): string {
  try {
    return JSON.stringify(answerConversion(question));
  } catch (error) {
    if (error instanceof Refusal) return `${error.code}: ${error.message}`;
    throw error;
  }
}

describe('expressions', () => {
  it('convert as exact fractions do, to the last bit and to any number of digits (test/oracles/unit_expressions.py)', () => {
    const vectors: [string, string, string, number, string, string][] = JSON.parse(readFileSync(new URL('testdata/expressions.json', import.meta.url), 'utf8'));
    expect(vectors.length).toBe(800);
    for (const [written, from, to, expected, query, text] of vectors) {
      const { to: result } = answer({ from, to, value: written, ...Object.fromEntries(new URLSearchParams(query)) });
      expect([written, from, to, query, result.value, result.text]).toEqual([written, from, to, query, expected, text]);
    }
  });

  it.each([
    ['kg*m/s^2', 'N', 1, 'SI Brochure, table 4'],
    ['N*m', 'J', 1, 'SI Brochure, table 4'],
    ['N·m', 'J', 1, 'an alias that is an expression, too'],
    ['V A', 'W', 1, 'SI Brochure, table 4'],
    ['C/V', 'F', 1, 'SI Brochure, table 4'],
    ['m^2*kg*s⁻³*A⁻¹', 'V', 1, 'SI Brochure, table 4'],
    ['lm/m²', 'lux', 1, 'SI Brochure, table 4'],
    ['µg/dL', 'mg/L', 0.01, '1e-6 g in 1e-4 m3'],
    ['\u03bcg/dL', 'mg/L', 0.01, 'the Greek mu'],
    ['kWh', 'MJ*1', 3.6, 'SI Brochure, table 8'],
    ['100km', 'm*1', 100_000, 'a number right before a unit'],
    ['m/s/s', 'm-s2', 1, 'left to right'],
    ['J/kg·K', 'J*K/kg', 1, 'left to right'],
    ['1/s', 'hz', 1, 'SI Brochure, table 4'],
    ['mPa*s', 'Pa·s', 0.001, 'a prefixed unit in a product'],
    ['mpa*s', 'Pa·s', 1e6, 'a code goes before a prefixed unit'],
    ['Mbit/s', 'kB/s', 125, 'IEC 80000-13'],
    ['GiB', 'Mibit*1', 8192, 'IEC 80000-13'],
    ['kilovolts', 'V', 1000, 'the name of a prefix'],
    ['rad', '1', 1, 'angles have no dimension'],
    ['lb/in2', 'N/m^2', 6894.757293168362, 'an alias whose parts measure something else: NIST SP 811, 6.894757 E+03'],
    ['lb/in2', 'lb*in^-2', 1, 'and as an expression'],
    ['lbf-ft*rpm', 'hp', 1 / (33000 / (2 * Math.PI)), 'a horsepower is 33000 ft lbf/min'],
    ['rpm', 'rad/s', Math.PI / 30, 'NIST SP 811: 1.047198 E-01'],
    ['kVA', 'kW*1', 1, 'IEC 80000-6'],
    ['J/(kg·K)', 'cal/(g*delta-celsius)', 1 / 4184, '1 cal (th) is 4.184 J'],
    ['BTU/(lb*delta-fahrenheit)', 'J/(kg*kelvin)', 4186.8, 'International Table Btu'],
    ['delta-celsius', 'delta-fahrenheit', 1.8, '9/5'],
    ['delta-celsius', 'kelvin', 1, 'a difference in kelvins'],
    ['celsius', 'mK', 274_150, 'a scale beside a prefixed kelvin'],
    ['MPH', 'm/s*1', 0.44704, 'a name that stands alone is read without regard to case'],
  ])('1 %s in %s is %d: %s', (from, to, expected) => {
    expect(Math.abs(value(from, to) / expected - 1)).toBeLessThan(2 ** -51);
  });

  it('a reciprocal is converted where the target measures that, and the formula says so', () => {
    expect(answer({ from: 'mi/gal', to: 'L/(100 km)', value: '25' })).toEqual({
      from: { unit: 'mi/gal', label: 'mi/gal', value: 25 },
      to: { unit: 'L/(100 km)', label: 'L/(100 km)', value: 9.408583333333333 },
      formula: '1 / (1 mi/gal) = 235.214583333 L/(100 km) (reciprocal)',
    });
    expect(value('mi/gal', 'l/100km', '25')).toBe(value('mpg', 'l/100km', '25'));
    expect(value('L/(100 km)', 'mpg', '10')).toBe(value('l/100km', 'mpg', '10'));
    expect(refusal({ from: 'mi/gal', to: 'L/(100 km)', value: '0' })).toMatch(/^invalid_parameter: value: .*reciprocal/);
  });

  it('formulas use codes for single units, parentheses before numbers', () => {
    expect(answer({ from: 'kg * m / s^2', to: 'Pound-Force' }).formula).toBe('1 kg * m / s^2 = 0.2248089431 lbf');
    expect(answer({ from: '1/min', to: '(1/s)' }).formula).toBe('1 (1/min) = 0.0166666666667 (1/s)');
  });

  it('factors beyond the range of doubles still have a formula', () => {
    expect(answer({ from: 'Qm^11', to: 'qm^11', value: '1e-390' })).toMatchObject({ to: { value: 1e270 }, formula: '1 Qm^11 = 1e+660 qm^11' });
  });

  it.each([
    ['kg*', /^invalid_parameter: from: a unit or a number is missing at position 4/],
    ['kg  *  ', /position 6\.$/],
    ['*kg', /before "\*" at position 1/],
    ['kg**m', /before "\*" at position 4/],
    ['kg//m', /before "\/" at position 4/],
    ['()', /before "\)" at position 2/],
    ['(kg', /parenthesis at position 1 is not closed/],
    ['((kg)', /parenthesis at position 1 is not closed/],
    ['kg)', /parenthesis at position 3 was never opened/],
    ['kg^', /\^ at position 3 needs a whole power/],
    ['kg^m', /\^ at position 3/],
    ['kg^1.5', /\^ at position 3/],
    ['kg^2^3', /second power at position 5/],
    ['m²³^2', /second power at position 4/],
    ['kg^100', /power at position 3 is not between -99 and 99/],
    ['^2', /before "\^2" at position 1/],
    ['0 m', /number at position 1 is 0/],
    ['m/0.0', /number at position 3 is 0/],
    ['m*1e999', /number at position 3: .*exponent/],
    ['kg+m', /"\+" at position 3/],
    ['Qm^99*Qm^99', /too large or too small at position 7/],
    ['((m^99)^99)^99', /too large or too small at position/],
    ['deg^99*deg^99', /too large or too small at position 8/],
    [`${'m*'.repeat(100)}m`, /at most 200 characters, not 201: it is too long from position 201/],
    ['W/(m^2 °C)', /"°C" at position 8 .*kelvin, delta-celsius or delta-fahrenheit/],
    ['2 celsius', /"celsius" at position 3 .*kelvin, delta-celsius or delta-fahrenheit/],
    ['c^2', /"c" at position 1 .*kelvin/],
  ])('%s is malformed, and it says where', (from, message) => {
    expect(refusal({ from, to: 'kg*m^2' })).toMatch(message);
    expect(refusal({ from, to: 'kg*m^2' })).toMatch(/^invalid_parameter: from: /);
    expect(refusal({ from: 'kg*m^2', to: from.replace('+', ')') })).toMatch(/^invalid_parameter: to: /);
  });

  it.each([
    ['kg*furlogn', /from: "furlogn" at position 4 is not a known unit; the nearest are furlongs/],
    ['KG*m', /"KG" at position 1 is not a known unit; the nearest are kg/],
    ['m/s2', /no such conversion: "m\/s2" is length\/time\^2/],
    ['kg*m/s2', /"s2" at position 6 is not a known unit; a power is written s\^2/],
    ['m*s-1', /"s-1" at position 3 is not a known unit; a power is written s\^-1/],
    ['kg*__proto__', /"__proto__" at position 4/],
    ['kg*m', /"kg\*m" is mass·length and "s\^2" is time\^2/],
    ['rad*1', /"rad\*1" is a plain number and "s\^2" is time\^2/],
    ['mmol/(K·dL)', /"mmol\/\(K·dL\)" is amount of substance\/\(length\^3·temperature\) and/],
  ])('%s is not found', (from, message) => {
    expect(refusal({ from, to: 's^2' })).toMatch(message);
    expect(refusal({ from, to: 's^2' })).toMatch(/^conversion_not_found: /);
  });

  it('a scale with a zero of its own converts only to and from single units of temperature', () => {
    expect(refusal({ from: '2 K', to: 'celsius' })).toMatch(/^invalid_parameter: to: "celsius" .*kelvin, delta-celsius or delta-fahrenheit/);
    expect(refusal({ from: 'celsius', to: 'delta-celsius*1' })).toMatch(/^invalid_parameter: from: "celsius"/);
    expect(refusal({ from: 'celsius', to: 'delta-celsius' })).toMatch(/^conversion_not_found/);
    expect(value('K', 'celsius', '300')).toBe(26.85);
  });
});

describe('plain pairs', () => {
  it('are as ever: by category, case ignored, with the page of the pair', () => {
    const { answer: plain, page } = answerConversion({ from: 'KG', to: 'pounds', value: '10' });
    expect(plain).toEqual({
      from: { unit: 'KG', label: 'Kilograms', value: 10 },
      to: { unit: 'pounds', label: 'Pounds', value: 22.046226218487757 },
      formula: '1 kg = 2.20462262185 lbs',
    });
    expect([page?.from.code, page?.to.code]).toEqual(['kg', 'lbs']);
  });

  it.each([
    [{}, /^missing_parameter: from is missing/],
    [{ value: '1' }, /^missing_parameter: from/],
    [{ from: '', to: 'kg' }, /^missing_parameter: from/],
    [{ from: 'kg' }, /^missing_parameter: to/],
    [{ from: 'kg', to: 'lbs', value: 'ten' }, /^invalid_parameter: value: .*not a decimal/],
    [{ from: 'kg', to: 'lbs', value: '5 kg' }, /^invalid_parameter: value: .*not a decimal/],
    [{ from: 'kg', to: 'km' }, /^conversion_not_found: .*Weight.*Length: only units of one category/],
    [{ from: 'newton-meters', to: 'joules' }, /^conversion_not_found: .*Torque.*Energy/],
    [{ from: 's', to: 'hz' }, /^conversion_not_found: .*Time.*Frequency/],
    [{ from: 'Mb', to: 'kb' }, /^conversion_not_found: .*megabit/],
    [{ from: 'kg', to: 'lbz' }, /^conversion_not_found: .*"lbz".*lbs/],
    [{ from: 'kg', to: 'constructor' }, /^conversion_not_found/],
    [{ from: '0', to: 'kg' }, /^invalid_parameter/],
    [{ from: 'mpg', to: 'l/100km', value: '0' }, /^invalid_parameter: value: .*reciprocal/],
    [{ from: 'parsecs', to: 'pm', value: '1e300' }, /^invalid_parameter: value: .*larger than a double/],
  ])('%j', (question, message) => expect(refusal(question)).toMatch(message));
});

describe('digits and decimals', () => {
  it.each([
    [{ digits: '5' }, '22.046'],
    [{ digits: '1' }, '20'],
    [{ digits: '17' }, '22.046226218487758'],
    [{ decimals: '0' }, '22'],
    [{ decimals: '2' }, '22.05'],
    [{ decimals: '20' }, '22.04622621848775807230'],
    [{}, undefined],
  ])('10 kg in lbs with %j', (precision, text) => expect(answer({ from: 'kg', to: 'lbs', value: '10', ...precision }).to.text).toBe(text));

  it.each([
    ['2.5', { decimals: '0' }, '3'],
    ['2.5', { decimals: '0', rounding: 'half-away' }, '3'],
    ['2.5', { decimals: '0', rounding: 'half-even' }, '2'],
    ['3.5', { decimals: '0', rounding: 'half-even' }, '4'],
    ['-2.5', { decimals: '0' }, '-3'],
    ['-2.5', { decimals: '0', rounding: 'half-even' }, '-2'],
    ['-0.004', { decimals: '2' }, '0.00'],
    ['0', { digits: '3' }, '0.00'],
    ['0', { decimals: '0' }, '0'],
    ['9.996', { digits: '3' }, '10.0'],
    ['0.1', { digits: '3' }, '0.100'],
    ['123456', { digits: '2' }, '120000'],
    ['1e21', { digits: '2' }, '1.0e+21'],
    ['1e21', { decimals: '1' }, '1000000000000000000000.0'],
    ['1.5e-7', { digits: '1', rounding: 'half-even' }, '2e-7'],
    ['1.25e-7', { digits: '2', rounding: 'half-even' }, '1.2e-7'],
    ['1e-6', { digits: '1' }, '0.000001'],
    ['9.999e-7', { digits: '2' }, '0.0000010'],
  ])('%s m with %j is %s', (written, precision, text) => expect(answer({ from: 'm', to: 'm', value: written, ...precision }).to.text).toBe(text));

  it.each([
    [{ digits: '0' }, /digits is a whole number from 1 to 17/],
    [{ digits: '18' }, /digits/],
    [{ digits: '2.5' }, /digits/],
    [{ digits: '' }, /digits/],
    [{ digits: '+5' }, /digits/],
    [{ decimals: '21' }, /decimals is a whole number from 0 to 20/],
    [{ decimals: '-1' }, /decimals/],
    [{ digits: '5', decimals: '5' }, /both given/],
    [{ digits: '5', rounding: 'up' }, /rounding is half-even or half-away/],
    [{ rounding: 'half-even' }, /rounding needs digits or decimals/],
  ])('%j is refused', (precision, message) => {
    expect(refusal({ from: 'kg', to: 'lbs', ...precision })).toMatch(message);
    expect(refusal({ from: 'kg', to: 'lbs', ...precision })).toMatch(/^invalid_parameter/);
  });
});

describe('mixed values', () => {
  it('are the sum of their amounts, in the first unit', () => {
    const { answer: mixed, page } = answerConversion({ value: '5 ft 3 in', to: 'cm' });
    expect(mixed).toEqual({
      from: { unit: 'ft', label: 'Feet', value: 5.25 },
      to: { unit: 'cm', label: 'Centimeters', value: 160.02 },
      formula: '1 ft = 30.48 cm',
    });
    expect([page?.from.code, page?.to.code]).toEqual(['ft', 'cm']);
  });

  it.each([
    ['-5 ft 3 in', 'cm', -160.02],
    [' 5 ft 3 in', 'cm', 160.02],
    ['5\'3"', 'cm', 160.02],
    ['5ft 3in', 'cm', 160.02],
    ['1 h 30 min', 's', 5400],
    ['1 h 2 min 3.5 s', 'ms', 3_723_500],
    ['12 deg 20 arcmin 44.16 arcsec', 'deg', 12.3456],
    ['1 Foot 1 INCH', 'in', 13],
    ['11 stone 4 lb', 'kg', 71.66759446],
    ['5 C 3 nC', 'uc', 5_000_000.003],
    ['20 celsius', 'fahrenheit', 68],
    ['10 kg', 'lbs', 22.046226218487757],
    ['2 kPa 3 mbar', 'N/m^2', 2300],
  ])('%s in %s is %d', (written, to, expected) => expect(answer({ value: written, to }).to.value).toBe(expected));

  it.each([
    [{ value: '5 ft 3', to: 'm' }, /^invalid_parameter: value: a mixed value is/],
    [{ value: '5 ft -3 in', to: 'm' }, /^invalid_parameter: value: a mixed value is/],
    [{ value: '5 ft 3 s', to: 'm' }, /^invalid_parameter: value: "ft" and "s" do not measure the same thing/],
    [{ value: '5 celsius 3 kelvin', to: 'kelvin' }, /^invalid_parameter: value: .*do not measure the same thing/],
    [{ value: '5 foot 3 intch', to: 'm' }, /^conversion_not_found: value: "intch" is not a known unit/],
    [{ value: '5 ft 3 in', to: 's' }, /^conversion_not_found: .*length.*time/],
    [{ value: '5 ft 3 in' }, /^missing_parameter: to/],
    [{ value: '1 m '.repeat(11), to: 'm' }, /^invalid_parameter: value: .*at most 10/],
    [{ value: '1e308 m 1e308 m', to: 'm' }, /^invalid_parameter: value: .*larger than a double/],
    [{ value: '5 C 3 nC', to: 'F' }, /^conversion_not_found/],
  ])('%j', (question, message) => expect(refusal(question)).toMatch(message));
});

describe('lists of units', () => {
  it('divide the value into whole numbers and a rest', () => {
    const { answer: listed, page } = answerConversion({ from: 'm', to: 'ft+in', value: '1.6' });
    expect(listed).toEqual({
      from: { unit: 'm', label: 'Meters', value: 1.6 },
      to: {
        unit: 'ft+in',
        label: 'Feet + Inches',
        value: 5.2493438320209975,
        parts: [
          { unit: 'ft', value: 5 },
          { unit: 'in', value: 2.99212598425 },
        ],
        text: '5 ft 2.99212598425 in',
      },
      formula: '1 m = 3.28083989501 ft',
    });
    expect(page).toBeUndefined();
  });

  it.each([
    [{ from: 'cm', to: 'ft+in', value: '160.02' }, '5 ft 3 in'],
    [{ from: 'cm', to: 'ft in', value: '160.02' }, '5 ft 3 in'],
    [{ from: 'cm', to: 'ft + in', value: '-160.02' }, '-5 ft 3 in'],
    [{ from: 'in', to: 'ft+in', value: '-3' }, '-0 ft 3 in'],
    [{ from: 'in', to: 'ft+in', value: '0' }, '0 ft 0 in'],
    [{ value: '5 ft 3 in', to: 'm+cm' }, '1 m 60.02 cm'],
    [{ from: 'h', to: 'h+min+s', value: '1.51' }, '1 h 30 min 36 s'],
    [{ from: 's', to: 'h+min+s', value: '3599.9999999999999' }, '1 h 0 min 0 s'],
    [{ from: 's', to: 'h+min+s', value: '3599.5', decimals: '0' }, '1 h 0 min 0 s'],
    [{ from: 's', to: 'h+min+s', value: '3598.5', decimals: '0' }, '0 h 59 min 59 s'],
    [{ from: 's', to: 'h+min+s', value: '3598.5', decimals: '0', rounding: 'half-even' }, '0 h 59 min 58 s'],
    [{ from: 's', to: 'h+min+s', value: '-3599.5', decimals: '0' }, '-1 h 0 min 0 s'],
    [{ from: 's', to: 'min+s', value: '59.96', digits: '3' }, '1 min 0.00 s'],
    [{ from: 's', to: 'min+s', value: '-0.001', decimals: '1' }, '0 min 0.0 s'],
    [{ from: 'm', to: 'mi+m', value: '1609.34', decimals: '1' }, '0 mi 1609.3 m'],
    [{ from: 'turns', to: 'deg+arcmin+arcsec', value: '0.25' }, '90 deg 0 arcmin 0 arcsec'],
    [{ from: 'rad', to: 'deg arcmin arcsec' }, '57 deg 17 arcmin 44.8062470964 arcsec'],
    [{ from: 'kg', to: 'stone+lb+oz', value: '70' }, '11 stone 0 lb 5.17733647063 oz'],
    [{ from: 'liters', to: 'gal+qt+pt+cups', value: '10' }, '2 gal 2 qt 1 pt 0.267528377304 cups'],
    [{ from: 'GAL', to: 'L+mL' }, '3 L 785.411784 mL'],
    [{ from: 'm^2*1', to: 'ft²+in²', value: '1' }, '10 ft² 110.003100006 in²'],
  ])('%j is %s', (question, text) => {
    expect(answer(question).to.text).toBe(text);
  });

  it('names separated by spaces are a product where they do not all measure what the value does', () => {
    expect(answer({ from: 'm^2', to: 'ft in' }).to).toMatchObject({ value: 1 / (0.3048 * 0.0254) });
    expect(answer({ from: 'N m', to: 'ft lbf' }).to.parts).toBeUndefined();
  });

  it.each([
    [{ from: 'm', to: 'in+ft' }, /^invalid_parameter: to: the units of a list go from large to small, and ft is not smaller than in/],
    [{ from: 'm', to: 'ft+ft' }, /^invalid_parameter: to: .*not smaller/],
    [{ from: 'm', to: 'ft+' }, /^invalid_parameter: to: a unit is missing/],
    [{ from: 'm', to: '+ft' }, /^invalid_parameter: to: a unit is missing/],
    [{ from: 'm', to: 'ft+s' }, /^conversion_not_found: .*length.*time/],
    [{ from: 'm', to: 'ft+inn' }, /^conversion_not_found: to: "inn" is not a known unit/],
    [{ from: 'm', to: `m${'+m'.repeat(10)}` }, /^invalid_parameter: to: a list has at most 10 units/],
    [{ from: 'celsius', to: 'kelvin+mK' }, /^invalid_parameter: to: .*kelvin, delta-celsius/],
    [{ from: 'kelvin', to: 'celsius+mK' }, /^invalid_parameter: to: .*kelvin, delta-celsius/],
    [{ from: 'mpg', to: 'l/100km+ml' }, /^conversion_not_found/],
    [{ from: 'parsecs', to: 'm+pm', value: '1e305' }, /^invalid_parameter: value: .*larger than a double/],
  ])('%j', (question, message) => expect(refusal(question)).toMatch(message));

  it('parts read back as a mixed value are the value again', () => {
    const lists = fc.constantFrom('mi+yd+ft+in', 'km+m+cm+mm', 'days+h+min+s', 'lb+oz', 'gal+qt+pt+cups', 'deg+arcmin+arcsec');
    fc.assert(
      fc.property(lists, fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.nat(6), (list, x, decimals) => {
        const unit = list.slice(list.lastIndexOf('+') + 1);
        const { parts = [], text } = answer({ from: unit, to: list, value: String(x), decimals: String(decimals) }).to;
        expect(parts.map((part) => part.unit)).toEqual(list.split('+'));
        for (const part of parts.slice(0, -1)) expect(Number.isInteger(part.value)).toBe(true);
        const back = answer({ value: text ?? '', to: unit }).to.value;
        expect(Math.abs(back - x)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + Math.abs(x) * 2 ** -52);
        expect(answer({ value: text ?? '', to: list, decimals: String(decimals) }).to.parts).toEqual(parts);
      }),
    );
  });
});

describe('whatever is asked', () => {
  const piece = fc.constantFrom(
    ...'kg m s ft in celsius µ Ω ° ( ) * / ^ ^2 ² ⁻¹ + - 1 0 1e3 . , e \' " · − \u0301 \ud800 __proto__ L/100km rpm'.split(' '),
    ' ',
    '',
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary', maxLength: 250 }),
  );

  it('there is an answer with finite numbers, or a refusal', () => {
    fc.assert(
      fc.property(fc.record({ from: text, to: text, value: text, digits: text }, { requiredKeys: [] }), (question) => {
        try {
          const { to } = answer(question);
          expect(Number.isFinite(to.value)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
          expect(String(error).length).toBeLessThan(1200);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    '('.repeat(200),
    `${'('.repeat(99)}m${')'.repeat(99)}`,
    'm '.repeat(99),
    '^2'.repeat(100),
    "'".repeat(200),
    'zz*'.repeat(66),
    `${'parsecs^19*'.repeat(5)}m`,
    'm+'.repeat(5000),
    'a '.repeat(5000),
    '\u0130'.repeat(5000),
  ])('work is bounded: %.40j takes a few milliseconds at most', async (text) => {
    const milliseconds = await leastMilliseconds(10, () => {
      refusal({ from: text, to: text, value: '9'.repeat(300), digits: '17' });
      refusal({ from: 'm', to: text });
      refusal({ value: `1 ${text}`, to: 'm' });
    });
    expect(milliseconds).toBeLessThan(10);
  });
});
