import type { Instruction } from './dockerfile.ts';

/** Docker's build checks, by their names. */
export const CHECKS = [
  'StageNameCasing',
  'FromAsCasing',
  'NoEmptyContinuation',
  'ConsistentInstructionCasing',
  'DuplicateStageName',
  'ReservedStageName',
  'JSONArgsRecommended',
  'MaintainerDeprecated',
  'UndefinedArgInFrom',
  'WorkdirRelativePath',
  'UndefinedVar',
  'MultipleInstructionsDisallowed',
  'LegacyKeyValueFormat',
  'RedundantTargetPlatform',
  'SecretsUsedInArgOrEnv',
  'InvalidDefaultArgInFrom',
  'FromPlatformFlagConstDisallowed',
  'ExposeProtoCasing',
  'ExposeInvalidFormat',
] as const;
export type Check = (typeof CHECKS)[number];

export interface Finding {
  check: Check;
  line: number;
  message: string;
}

export interface Stage {
  name: string | undefined;
  image: string;
  line: number;
  platform: string | undefined;
  as: string | undefined;
  /** Its FROM among the instructions. */
  first: number;
}

/** Arguments that BuildKit sets for FROM, and those it predefines in stages that ask for them. */
const PLATFORM_ARGS = ['TARGETPLATFORM', 'TARGETOS', 'TARGETARCH', 'TARGETVARIANT', 'BUILDPLATFORM', 'BUILDOS', 'BUILDARCH', 'BUILDVARIANT'];
/** Variables that are there without being declared. */
const AMBIENT = new Set([
  'PATH',
  'HTTP_PROXY',
  'http_proxy',
  'HTTPS_PROXY',
  'https_proxy',
  'FTP_PROXY',
  'ftp_proxy',
  'NO_PROXY',
  'no_proxy',
  'ALL_PROXY',
  'all_proxy',
]);
const SECRET = /(?:^|_)(?:apikey|auth|credential|credentials|key|password|pword|passwd|secret|token)(?:_|$)/i;
const PUBLIC = /(?:^|_)public(?:_|$)/i;
const ONCE = new Set(['CMD', 'ENTRYPOINT', 'HEALTHCHECK']);
/** Instructions whose variables Docker itself replaces; those of RUN and the rest are the shell's. */
const REPLACED = new Set(['ADD', 'COPY', 'ENV', 'EXPOSE', 'LABEL', 'STOPSIGNAL', 'USER', 'VOLUME', 'WORKDIR']);

/** Every finding of every check, in the order of the checks' places. */
export function lint(instructions: readonly Instruction[], stages: readonly Stage[]): Finding[] {
  const findings: Finding[] = [];
  const find = (check: Check, line: number, message: string): void => void findings.push({ check, line, message });
  checkCasing(instructions, find);
  checkStages(stages, find);
  checkFrom(instructions, stages, find);
  for (const { name, rest, line, hasEmptyContinuation } of instructions) {
    if (hasEmptyContinuation) find('NoEmptyContinuation', line, 'There is an empty line after a continuation; take it out.');
    if (name === 'MAINTAINER') find('MaintainerDeprecated', line, 'MAINTAINER is deprecated; use LABEL org.opencontainers.image.authors=… instead.');
    if ((name === 'CMD' || name === 'ENTRYPOINT') && !isJsonList(rest)) {
      find('JSONArgsRecommended', line, `${name} in shell form does not pass signals on; use the JSON form, such as ["program", "argument"].`);
    }
    if ((name === 'ENV' || name === 'LABEL') && !/^\S*=/.test(rest))
      find('LegacyKeyValueFormat', line, `${name} name value is an old form; write ${name} name=value.`);
    if (name === 'ARG' || name === 'ENV') checkSecrets(name, rest, line, find);
    if (name === 'EXPOSE') checkExpose(rest, line, find);
  }
  for (const [index, stage] of stages.entries()) checkStage(instructions.slice(stage.first + 1, stages[index + 1]?.first), find);
  return findings;
}

type Find = (check: Check, line: number, message: string) => void;

function checkCasing(instructions: readonly Instruction[], find: Find): void {
  const isUpper = ({ word }: Instruction): boolean => word === word.toUpperCase();
  const isLower = ({ word }: Instruction): boolean => word === word.toLowerCase();
  const upper = instructions.filter(isUpper).length;
  const lower = instructions.filter(isLower).length;
  const wanted = upper >= lower ? 'upper case' : 'lower case';
  for (const instruction of instructions) {
    if (wanted === 'upper case' ? isUpper(instruction) : isLower(instruction)) continue;
    find('ConsistentInstructionCasing', instruction.line, `${instruction.word} should be in ${wanted}, as most instructions of the file are.`);
  }
}

function checkStages(stages: readonly Stage[], find: Find): void {
  const seen = new Set<string>();
  for (const { name, line, as, platform } of stages) {
    if (platform !== undefined) checkPlatform(platform, line, find);
    if (name === undefined || as === undefined) continue;
    const small = name.toLowerCase();
    if (name !== small) find('StageNameCasing', line, `The stage name ${JSON.stringify(name)} should be in lower case.`);
    if (small === 'scratch' || small === 'context') find('ReservedStageName', line, `The stage name ${JSON.stringify(name)} is reserved; choose another.`);
    if (seen.has(small)) find('DuplicateStageName', line, `There is another stage ${JSON.stringify(name)}; names must differ.`);
    seen.add(small);
  }
}

function checkPlatform(platform: string, line: number, find: Find): void {
  if (/^\$\{?TARGETPLATFORM\}?$/.test(platform)) find('RedundantTargetPlatform', line, 'The target platform is the default; leave --platform out.');
  else if (!platform.includes('$'))
    find('FromPlatformFlagConstDisallowed', line, `--platform should not be the constant ${JSON.stringify(platform)}; use an argument or leave it out.`);
}

/** Checks the variables of FROM, and that the casing of AS is that of FROM. */
function checkFrom(instructions: readonly Instruction[], stages: readonly Stage[], find: Find): void {
  const defaults = new Map<string, string | undefined>(PLATFORM_ARGS.map((name) => [name, 'set']));
  const first = stages[0]?.first ?? 0;
  for (const { name, rest } of instructions.slice(0, first)) {
    if (name === 'ARG') for (const [key, value] of argumentsOf(rest)) defaults.set(key, value === undefined ? defaults.get(key) : value);
  }
  for (const stage of stages) {
    const word = instructions[stage.first]?.word ?? 'FROM';
    if (stage.as !== undefined && isCapital(stage.as) !== isCapital(word))
      find('FromAsCasing', stage.line, `${stage.as} should be written as ${word} is: both in capitals or both in lower case.`);
    checkArguments(stage, defaults, find);
  }
}

const IMAGE = /^[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?::\d+)?(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*(?::\w[\w.-]{0,127})?(?:@[a-z0-9]+:[0-9a-f]+)?$/i;

/** Checks that the arguments in a FROM are declared, and that their defaults name an image. */
function checkArguments({ image, platform = '', line }: Stage, defaults: ReadonlyMap<string, string | undefined>, find: Find): void {
  for (const { name } of [...variablesIn(image), ...variablesIn(platform)]) {
    if (!defaults.has(name)) find('UndefinedArgInFrom', line, `FROM uses the argument ${name}, which no ARG before the first FROM declares.`);
  }
  const filled = image.replace(
    /\$(?:\{([A-Za-z_]\w*)(?::?[-+]([^}]*))?\}|([A-Za-z_]\w*))/g,
    (_, braced?: string, otherwise?: string, bare?: string) => defaults.get(braced ?? bare ?? '') ?? otherwise ?? '',
  );
  if (filled === image || IMAGE.test(filled)) return;
  const problem = `With the default of its arguments the image is ${JSON.stringify(filled)}, which is not an image's name; give the ARG a default.`;
  find('InvalidDefaultArgInFrom', line, problem);
}

const isCapital = (word: string): boolean => word === word.toUpperCase();

/** Arguments declared before the first FROM count in a stage only where the stage asks for them by an ARG of its own. */
function checkStage(instructions: readonly Instruction[], find: Find): void {
  const declared = new Set<string>();
  for (const { name, rest, line } of instructions) {
    if (REPLACED.has(name)) checkVariables(rest, line, declared, find);
    if (name === 'ARG') for (const [key] of argumentsOf(rest)) declared.add(key);
    if (name === 'ENV') for (const key of namesOf(rest)) declared.add(key);
  }
  checkOnce(instructions, find);
  checkWorkdirs(
    instructions.filter(({ name }) => name === 'WORKDIR'),
    find,
  );
}

function checkOnce(instructions: readonly Instruction[], find: Find): void {
  const seen = new Map<string, number>();
  for (const { name, line } of instructions) {
    if (!ONCE.has(name)) continue;
    const before = seen.get(name);
    if (before !== undefined) find('MultipleInstructionsDisallowed', before, `There is another ${name} in the stage, and only the last one counts.`);
    seen.set(name, line);
  }
}

function checkWorkdirs(instructions: readonly Instruction[], find: Find): void {
  for (const { rest, line } of instructions) {
    if (/^["']?(?:\/|[A-Za-z]:[\\/]|\\|\$)/.test(rest)) return;
    find('WorkdirRelativePath', line, `WORKDIR ${rest} is relative to what the image has; set an absolute one first.`);
  }
}

function checkVariables(rest: string, line: number, declared: ReadonlySet<string>, find: Find): void {
  for (const { name, hasDefault } of variablesIn(rest)) {
    if (hasDefault || declared.has(name) || AMBIENT.has(name)) continue;
    const near = [...declared].find((known) => known.toLowerCase() === name.toLowerCase());
    find('UndefinedVar', line, `The variable ${name} is not declared by ARG or ENV in this stage${near === undefined ? '' : `; did you mean ${near}`}.`);
  }
}

function checkSecrets(name: string, rest: string, line: number, find: Find): void {
  const keys = name === 'ARG' ? argumentsOf(rest).map(([key]) => key) : namesOf(rest);
  for (const key of keys) {
    if (SECRET.test(key) && !PUBLIC.test(key)) find('SecretsUsedInArgOrEnv', line, `${name} ${key} would leave a secret in the image; use a secret mount.`);
  }
}

function checkExpose(rest: string, line: number, find: Find): void {
  for (const port of rest.split(/\s+/).filter(Boolean)) {
    if (port.includes('$')) continue;
    const [, protocol] = port.split('/');
    if (protocol !== undefined && protocol !== protocol.toLowerCase()) find('ExposeProtoCasing', line, `The protocol of ${port} should be in lower case.`);
    if (!/^\d+(?:-\d+)?(?:\/[A-Za-z]+)?$/.test(port)) find('ExposeInvalidFormat', line, `EXPOSE takes PORT[/PROTOCOL] alone, not ${JSON.stringify(port)}.`);
  }
}

function isJsonList(text: string): boolean {
  return /^\[\s*(?:"(?:[^"\\]|\\.)*"\s*(?:,\s*"(?:[^"\\]|\\.)*"\s*)*)?\]$/.test(text);
}

/** The names and defaults of an ARG. */
function argumentsOf(rest: string): [name: string, value: string | undefined][] {
  return [...rest.matchAll(/([A-Za-z_]\w*)(?:=("(?:[^"\\]|\\.)*"|'[^']*'|\S*))?(?:\s+|$)/g)].map(([, name = '', value]) => [
    name,
    value?.replace(/^(["'])(.*)\1$/s, '$2'),
  ]);
}

/** The names that an ENV sets. */
function namesOf(rest: string): string[] {
  if (!/^\S*=/.test(rest)) return [rest.split(/\s/)[0] ?? ''];
  return [...rest.matchAll(/([A-Za-z_]\w*)=(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s"'\\])*/g)].map(([, name = '']) => name);
}

/** The variables of a text, without those whose $ is escaped or is in single quotes. */
function variablesIn(text: string): { name: string; hasDefault: boolean }[] {
  const found: { name: string; hasDefault: boolean }[] = [];
  for (const [, braced, modifier, bare] of text.matchAll(/'[^']*'|\\.|\$(?:\{([A-Za-z_]\w*)(:?[-+?])?[^}]*\}|([A-Za-z_]\w*))/g)) {
    const name = braced ?? bare;
    if (name !== undefined) found.push({ name, hasDefault: modifier !== undefined });
  }
  return found;
}
