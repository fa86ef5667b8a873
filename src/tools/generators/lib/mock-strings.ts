import type { Faker } from '@faker-js/faker';
import type { Random } from '../../shared/random/random.ts';
import { emailOf } from './contacts.ts';
import { type Rules, Unsatisfiable } from './mock-schema.ts';
import { stringsWithPattern } from './pattern-strings.ts';

const MAX_TRIES = 100;
const MAX_REPEAT = 10;
/** The seconds of the years 2000 to 2029. */
const [FIRST_MOMENT, LAST_MOMENT] = [946_684_800, 1_893_455_999];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export interface StringSource {
  random: Random;
  faker: Faker;
  plain: (name: string) => string;
}

const moment = ({ random }: StringSource): string => new Date(random.between(FIRST_MOMENT, LAST_MOMENT) * 1000).toISOString();
const word = ({ faker, plain }: StringSource): string => plain(faker.lorem.word()) || 'word';
const host = (source: StringSource): string => `${word(source)}.example.${source.random.pick(['com', 'net', 'org'])}`;
const email = (source: StringSource): string =>
  emailOf(source.random, source.plain(source.faker.person.firstName()), source.plain(source.faker.person.lastName()));
const uri = (source: StringSource): string => `https://${host(source)}/${word(source)}`;

/** Strings of the formats of JSON Schema. */
const FORMATS: Record<string, (source: StringSource) => string> = {
  date: (source) => moment(source).slice(0, 10),
  time: (source) => `${moment(source).slice(11, 19)}Z`,
  'date-time': (source) => `${moment(source).slice(0, 19)}Z`,
  duration: ({ random }) => `P${random.between(1, 30)}DT${random.between(1, 23)}H`,
  email,
  'idn-email': email,
  hostname: host,
  'idn-hostname': host,
  ipv4: ({ faker }) => faker.internet.ipv4(),
  ipv6: ({ faker }) => faker.internet.ipv6(),
  uri,
  iri: uri,
  'uri-reference': (source) => `/${word(source)}`,
  'iri-reference': (source) => `/${word(source)}`,
  'uri-template': (source) => `https://${host(source)}/{id}`,
  uuid: ({ faker }) => faker.string.uuid(),
  'json-pointer': (source) => `/${word(source)}`,
  'relative-json-pointer': (source) => `0/${word(source)}`,
  regex: (source) => `^${word(source)}$`,
};

/** Strings that suit the name of a property, in lower case without separators. */
const BY_NAME: Record<string, (source: StringSource) => string> = {
  firstname: ({ faker }) => faker.person.firstName(),
  lastname: ({ faker }) => faker.person.lastName(),
  surname: ({ faker }) => faker.person.lastName(),
  fullname: ({ faker }) => `${faker.person.firstName()} ${faker.person.lastName()}`,
  name: ({ faker }) => `${faker.person.firstName()} ${faker.person.lastName()}`,
  email,
  emailaddress: email,
  username: (source) => `${word(source)}${source.random.between(10, 99)}`,
  city: ({ faker }) => faker.location.city(),
  country: ({ faker }) => faker.location.country(),
  street: ({ faker }) => faker.location.street(),
  company: ({ faker }) => faker.company.name(),
  url: uri,
  website: uri,
  description: ({ faker }) => faker.lorem.sentence(),
  title: ({ faker }) => faker.lorem.words(3),
};

/** A random string by the format, pattern and lengths of some rules. @param name of the property it is for, where it is for one */
export async function mockString(rules: Rules, name: string | undefined, source: StringSource): Promise<string> {
  const [least, most] = [rules.least('minLength'), rules.most('maxLength')];
  if (least > most) throw new Unsatisfiable('minLength is above maxLength');
  const fits = (text: string): boolean => {
    const length = Array.from(text).length;
    return length >= least && length <= most;
  };
  const draw = await drawOf(rules, name, source);
  for (let tries = 0; draw && tries < MAX_TRIES; tries++) {
    const text = draw();
    if (fits(text)) return text;
  }
  if (draw && rules.has('pattern', 'format')) throw new Unsatisfiable('no string of the format or pattern has a length within minLength and maxLength');
  return plainText(least, most, source);
}

async function drawOf(rules: Rules, name: string | undefined, source: StringSource): Promise<(() => string) | undefined> {
  const [pattern] = rules.texts('pattern');
  if (pattern !== undefined) {
    const repeat = Math.min(100, Math.max(MAX_REPEAT, rules.least('minLength')));
    const draw = await stringsWithPattern(pattern, repeat, 'schema');
    return () => draw(source.random, rules.least('minLength'));
  }
  const format = rules.texts('format').find((one) => Object.hasOwn(FORMATS, one));
  const make = format === undefined ? BY_NAME[(name ?? '').toLowerCase().replace(/[^a-z]/g, '')] : FORMATS[format];
  return make && (() => make(source));
}

/** Words of as many characters as asked for. */
function plainText(least: number, most: number, source: StringSource): string {
  const length = source.random.between(Math.min(most, Math.max(least, 3)), Math.min(most, Math.max(least, 3) + 12));
  let text = word(source);
  while (text.length < length) text += ` ${word(source)}`;
  return text.slice(0, length).replace(/ $/, () => source.random.pick([...LETTERS]));
}
