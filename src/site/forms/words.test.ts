import { expect, it } from 'vitest';
import { hintOf } from './hints.ts';
import { fieldLabel } from './own-names.ts';
import { choiceLabel, inWords, labelOf, numbersInWords } from './words.ts';

it.each([
  ['text', 'Text'],
  ['homePrice', 'Home price'],
  ['csv', 'CSV'],
  ['urls', 'URLs'],
  ['baseUrl', 'Base URL'],
  ['urlCount', 'URL count'],
  ['ids', 'IDs'],
  ['ipv4', 'IPv4'],
  ['md5', 'MD5'],
  ['sha256', 'SHA-256'],
  ['utf8Bytes', 'UTF-8 bytes'],
  ['ruleOf69', 'Rule of 69'],
  ['latitude2', 'Latitude 2'],
  ['base64Text', 'Base64 text'],
  ['isbn13', 'ISBN-13'],
  ['modifiedJulianDate', 'Modified Julian date'],
  ['ldlCholesterol', 'LDL cholesterol'],
  ['pka', 'pKa'],
  ['divisibleBy100', 'Divisible by 100'],
  ['isValid', 'Is valid'],
  ['os', 'OS'],
  ['pins', 'PINs'],
  ['HTMLTable', 'HTML table'],
  ['per_day', 'Per day'],
  ['NPV', 'NPV'],
  ['class', 'Class'],
  ['uses', 'Uses'],
])('the field %s is called %s', (name, label) => {
  expect(inWords(name)).toBe(label);
});

it.each([
  ['annualRatePercent', 'Annual rate (%)'],
  ['blurPx', 'Blur (px)'],
  ['angleDegrees', 'Angle (°)'],
  ['percent', 'Percent'],
  ['homePrice', 'Home price'],
  ['torqueNm', 'Torque (N·m)'],
  ['wavelengthNm', 'Wavelength (nm)'],
  ['diagonalIn', 'Diagonal (in)'],
  ['areaSqFt', 'Area (sq ft)'],
  ['doseMgPerKg', 'Dose (mg/kg)'],
  ['kmPerLiter', 'km per liter'],
  ['pricePer100Cm2', 'Price per 100 cm²'],
  ['adjustedRSquared', 'Adjusted R²'],
  ['slopePValue', 'Slope p-value'],
  ['deltaE2000', 'ΔE 2000'],
  ['bmrKcal', 'BMR (kcal)'],
])('labels %s as %s', (name, label) => expect(labelOf(name)).toBe(label));

it('names other fields of a form by their labels, and says that a field is left empty', () => {
  expect(hintOf('Not with `downPayment`; 0 if omitted, `NaN` never', { names: ['downPayment'] })).toBe('Not with “Down payment”; 0 if left empty, `NaN` never');
  expect(hintOf('Not together with downPayment or iPhone', { names: ['downPayment'] })).toBe('Not together with “Down payment” or iPhone');
});

it.each([
  ['percent-of', 'Percent of'],
  ['toJson', 'To JSON'],
  ['wholeWords', 'Whole words'],
  ['sha256', 'sha256'],
  ['gfm', 'gfm'],
  ['us-ein', 'us-ein'],
  ['ISO_8859-1', 'ISO_8859-1'],
])('writes the choice %s as %s', (choice, label) => expect(choiceLabel(choice)).toBe(label));

it('names fields of the result and choices of other fields, too', () => {
  const choices = new Map([['toEnv', '“To env”']]);
  expect(hintOf('toEnv: write export; for dilatedTime', { names: ['dilatedTime'], choices })).toBe('“To env”: write export; for “Dilated time”');
});

it('tells boxes as what they are: checked, or yes and no', () => {
  expect(hintOf('true: A and a differ; false: case is ignored', { names: [] }, [], 'check')).toBe('If checked, A and a differ; if not, case is ignored');
  expect(hintOf('Replace all; false: only the first', { names: [] }, [], 'check')).toBe('Replace all; if not, only the first');
  expect(hintOf('Mirrored; false if omitted', { names: [] }, [], 'optional-check')).toBe('Mirrored; no if left empty');
  expect(hintOf('true: a word of the text', { names: [] }, [], 'text')).toBe('true: a word of the text');
});

it('writes choices in hints as the choices themselves', () => {
  expect(hintOf('toJson turns INI into JSON, toIni JSON into INI', { names: [] }, ['toJson', 'toIni'])).toBe(
    '“To JSON” turns INI into JSON, “To INI” JSON into INI',
  );
});

it.each([
  ['weightKg', 'Weight (kg)'],
  ['areaM2', 'Area (m²)'],
  ['densityKgM3', 'Density (kg/m³)'],
  ['frequencyMhz', 'Frequency (MHz)'],
  ['temperature2K', 'Temperature 2 (K)'],
  ['pricePerM2', 'Price per m²'],
  ['kwhPerDay', 'kWh per day'],
  ['heightCm', 'Height (cm)'],
  ['wavelengthM', 'Wavelength (m)'],
  ['offsetXPx', 'Offset x (px)'],
  ['glucoseMmolL', 'Glucose (mmol/l)'],
  ['periodSeconds', 'Period (s)'],
  ['speedMs', 'Speed (m/s)'],
  ['pricePerKg', 'Price per kg'],
  ['unixSeconds', 'Unix seconds'],
  ['totalMinutes', 'Total minutes'],
  ['angle2Degrees', 'Angle 2 (°)'],
  ['sizeMebibytes', 'Size (MiB)'],
  ['clearanceMlMin', 'Clearance (ml/min)'],
  ['heatIndexFahrenheit', 'Heat index (°F)'],
  ['areaMil2', 'Area (mil²)'],
  ['dfBetween', 'df between'],
  ['asinh', 'asinh'],
])('labels %s with its unit as %s', (name, label) => expect(labelOf(name)).toBe(label));

it.each([
  // As those who named them write them.
  ['adler32', 'Adler-32'],
  ['cohensD', 'Cohen’s d'],
  ['mifflinStJeorKcal', 'Mifflin–St Jeor (kcal)'],
  ['whatsapp', 'WhatsApp'],
  // A concentration, and no length.
  ['sodiumMm', 'Sodium (mM)'],
  ['homePrice', 'Home price'],
])('labels the field %s as %s', (name, label) => expect(fieldLabel(name)).toBe(label));

it('names the numbers of weekdays and months, and of nothing else', () => {
  expect(numbersInWords('weekStart', 'From 1 for Monday to 7 for Sunday', 1, 7)).toMatchObject({ 1: 'Monday', 7: 'Sunday' });
  expect(numbersInWords('daysOfWeek', 'Weekdays, 0 Sunday to 6 Saturday', 0, 6)).toMatchObject({ 0: 'Sunday', 6: 'Saturday' });
  expect(numbersInWords('month', 'Month it runs in', 1, 12)).toMatchObject({ 1: 'January', 12: 'December' });
  for (const name of ['firstYearMonths', 'paymentsPerYear', 'mealsPerDay']) expect(numbersInWords(name, 'How many', 1, 12)).toBeUndefined();
});
