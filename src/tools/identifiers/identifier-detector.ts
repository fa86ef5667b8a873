import { z } from 'zod';
import { defineTool } from '../define.ts';
import { validateBic } from './bic-validator.ts';
import { validateBitcoinAddress } from './bitcoin-address-validator.ts';
import { validateCas } from './cas-number-validator.ts';
import { validateContainer } from './container-number-validator.ts';
import { validateCard } from './credit-card-validator.ts';
import { validateCusip } from './cusip-validator.ts';
import { validateDoi } from './doi-validator.ts';
import { validateEthereumAddress } from './ethereum-address-validator.ts';
import { validateFigi } from './figi-validator.ts';
import { validateGtin } from './gtin-validator.ts';
import { validateIban } from './iban-validator.ts';
import { validateImei } from './imei-validator.ts';
import { validateIsbn } from './isbn-validator.ts';
import { validateIsin } from './isin-validator.ts';
import { validateIsmn } from './ismn-validator.ts';
import { validateIssn } from './issn-validator.ts';
import { validateLei } from './lei-validator.ts';
import { checkEmail } from './lib/email.ts';
import { validateNpi } from './npi-validator.ts';
import { validateOrcid } from './orcid-validator.ts';
import { validateRoutingNumber } from './routing-number-validator.ts';
import { validateSedol } from './sedol-validator.ts';
import { validateSsn } from './ssn-validator.ts';
import { decodeVin } from './vin-decoder.ts';

type Answer = { valid: boolean } | Promise<{ valid: boolean }>;

const only = (fits: boolean, answer: () => Answer): Answer => (fits ? answer() : { valid: false });
const charactersOf = (value: string): number => value.replace(/[\s\-\u2010-\u2015./]/g, '').length;

/** The kinds, in alphabetical order, each with the validator of its name. */
const KINDS: Record<string, (value: string) => Answer> = {
  'aba-routing': validateRoutingNumber,
  bic: validateBic,
  'bitcoin-address': (value) => validateBitcoinAddress(value),
  cas: (value) => only(value.includes('-'), () => validateCas(value)),
  container: validateContainer,
  'credit-card'(value) {
    const card = validateCard(value);
    return { valid: card.valid && card.network !== 'unknown' };
  },
  cusip: (value) => only(charactersOf(value) === 9, () => validateCusip(value)),
  doi: validateDoi,
  email: (value) => checkEmail(value),
  'ethereum-address': (value) => only(/^0x/i.test(value), () => validateEthereumAddress(value)),
  figi: validateFigi,
  gtin: (value) => validateGtin(value),
  iban: validateIban,
  imei: (value) => only(charactersOf(value) === 15, () => validateImei(value)),
  isbn: validateIsbn,
  isin: validateIsin,
  ismn: validateIsmn,
  issn: validateIssn,
  lei: validateLei,
  'mac-address': (value) => ({ valid: /^[0-9A-F]{2}([:-])[0-9A-F]{2}(\1[0-9A-F]{2}){4}$/i.test(value) }),
  npi: validateNpi,
  orcid: validateOrcid,
  sedol: (value) => only(value.length === 7, () => validateSedol(value)),
  ssn: (value) => only(value.includes('-'), () => validateSsn(value)),
  uuid: (value) => ({ valid: /^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/i.test(value) }),
  vin: (value) => decodeVin(value),
};

export default defineTool({
  slug: 'identifier-detector',
  name: 'Identifier Detector',
  category: 'identifiers',
  summary: 'Shows which kinds of identifier a string could be.',
  description:
    'A kind fits when the validator of its name calls the value valid. SSN and CAS numbers count only with hyphens, Ethereum addresses only with 0x, cards only of a known network, CUSIP, SEDOL and IMEI only at full length.',
  reference: 'The standards of the validators it asks',
  keywords: ['what is this number', 'recognise', 'guess type', 'unknown code'],
  inputs: z.strictObject({ value: z.string().min(1).max(500).describe('The unknown string to recognise') }),
  result: z.strictObject({
    types: z.array(z.string()).describe('All kinds that fit, in alphabetical order'),
    count: z.int().describe('How many kinds fit'),
  }),
  examples: [
    { inputs: { value: '9780306406157' }, result: { types: ['gtin', 'isbn'], count: 2 } },
    { inputs: { value: '021000021' }, result: { types: ['aba-routing', 'cusip'], count: 2 } },
  ],
  async run({ value }) {
    const text = value.trim();
    const answers = await Promise.all(Object.entries(KINDS).map(async ([kind, validate]) => ((await validate(text)).valid ? [kind] : [])));
    const types = answers.flat();
    return { types, count: types.length };
  },
});
