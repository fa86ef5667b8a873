import { unprocessable } from '../../errors.ts';

/** A semantic version (SemVer 2.0.0), taken apart. */
export interface Version {
  major: number;
  minor: number;
  patch: number;
  prerelease: string[];
  build: string[];
  /** major.minor.patch and prerelease, without build. */
  text: string;
}

const MAX_LENGTH = 256;
const GRAMMAR =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[A-Za-z-][0-9A-Za-z-]*)(?:\.(?:0|[1-9]\d*|\d*[A-Za-z-][0-9A-Za-z-]*))*))?(?:\+([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?$/;
export const NUMERIC = /^[0-9]+$/;

/** Reads a version, strictly; or says why it is none. */
export function readVersion(text: string): Version | { reason: string } {
  if (text.length > MAX_LENGTH) return { reason: `It has more than ${MAX_LENGTH} characters.` };
  const [whole, major, minor, patch, prerelease, build] = GRAMMAR.exec(text) ?? [];
  if (whole === undefined) return { reason: explain(text) };
  const numbers = [Number(major), Number(minor), Number(patch)] as const;
  if (!numbers.every(Number.isSafeInteger)) return { reason: 'A number is above 9007199254740991.' };
  return {
    major: numbers[0],
    minor: numbers[1],
    patch: numbers[2],
    prerelease: prerelease?.split('.') ?? [],
    build: build?.split('.') ?? [],
    text: text.replace(/\+.*$/, ''),
  };
}

function explain(text: string): string {
  if (text === '') return 'It is empty.';
  const core = /^[^-+]*/.exec(text)?.[0] ?? '';
  if (!/^\d+\.\d+\.\d+$/.test(core)) return 'It does not begin with three numbers such as 1.2.3.';
  if (core.split('.').some((part) => part.length > 1 && part.startsWith('0'))) return 'A number has a leading zero.';
  return 'A prerelease or build identifier is empty, has a leading zero, or holds characters other than 0-9, A-Z, a-z and -.';
}

/** A version without white space around it and a leading v. */
export const stripVersion = (text: string): string => text.trim().replace(/^[vV]/, '');

/** Reads a version that may have white space around it and a leading v; undefined when it is none. */
export function looseVersion(text: string): Version | undefined {
  const version = readVersion(stripVersion(text));
  return 'reason' in version ? undefined : version;
}

/** The same, but what is not a version is unprocessable. @param path the input field */
export function parseVersion(text: string, path: string): Version {
  const version = readVersion(stripVersion(text));
  return 'reason' in version ? unprocessable(`${JSON.stringify(text)} is not a semantic version: ${version.reason}`, path) : version;
}

/** The order of section 11 of SemVer 2.0.0: negative when a is older. Build metadata does not count. */
export function compareVersions(a: Version, b: Version): number {
  const core = a.major - b.major || a.minor - b.minor || a.patch - b.patch;
  if (core !== 0) return core;
  if (a.prerelease.length === 0 || b.prerelease.length === 0) return Number(a.prerelease.length === 0) - Number(b.prerelease.length === 0);
  for (let i = 0; i < Math.min(a.prerelease.length, b.prerelease.length); i++) {
    const order = compareIdentifiers(a.prerelease[i] ?? '', b.prerelease[i] ?? '');
    if (order !== 0) return order;
  }
  return a.prerelease.length - b.prerelease.length;
}

function compareIdentifiers(a: string, b: string): number {
  const [numericA, numericB] = [NUMERIC.test(a), NUMERIC.test(b)];
  if (numericA !== numericB) return numericA ? -1 : 1;
  if (numericA && a.length !== b.length) return a.length - b.length;
  return a === b ? 0 : a < b ? -1 : 1;
}
