// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are variables of Dockerfiles
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './dockerfile-linter.ts';

const checks = async (dockerfile: string, skip: string[] = []): Promise<string[]> =>
  (await run(tool, { dockerfile, skip })).findings.map(({ check, line }: { check: string; line: number }) => `${check} ${line}`);

describe('dockerfile-linter', () => {
  // The bad and good examples of Docker's reference of build checks (docs.docker.com/reference/build-checks).
  it.each([
    ['FROM alpine AS BuilderBase', ['StageNameCasing 1']],
    ['FROM alpine AS builder-base', []],
    ['FROM alpine as builder', ['FromAsCasing 1']],
    ['from alpine as builder', []],
    ['FROM alpine\nEXPOSE \\\n\n80', ['NoEmptyContinuation 2']],
    ['FROM alpine\nrun echo hi\nRUN ls', ['ConsistentInstructionCasing 2']],
    ['FROM alpine AS a\nFROM alpine AS a', ['DuplicateStageName 2']],
    ['FROM alpine AS scratch', ['ReservedStageName 1']],
    ['FROM alpine\nENTRYPOINT my-program start', ['JSONArgsRecommended 2']],
    ['FROM alpine\nENTRYPOINT ["my-program", "start"]', []],
    ['FROM alpine\nMAINTAINER moby@example.com', ['MaintainerDeprecated 2']],
    ['ARG VARIANT\nFROM node:22${VARIANT} AS a', []],
    ['FROM node:22${VARIANT} AS a', ['UndefinedArgInFrom 1']],
    ['FROM nginx\nWORKDIR usr/share/nginx/html', ['WorkdirRelativePath 2']],
    ['FROM nginx\nWORKDIR /usr\nWORKDIR share', []],
    ['FROM alpine\nCOPY $foo .', ['UndefinedVar 2']],
    ['FROM alpine\nARG foo\nCOPY $foo .', []],
    ['ARG foo=1\nFROM alpine\nCOPY $foo .', ['UndefinedVar 3']],
    ['FROM alpine\nENV A=${A:-x}\nRUN echo $NOT_OURS', []],
    ['FROM alpine\nENTRYPOINT ["a"]\nENTRYPOINT ["b"]', ['MultipleInstructionsDisallowed 2']],
    ['FROM alpine\nENTRYPOINT ["a"]\nFROM alpine\nENTRYPOINT ["b"]', []],
    ['FROM alpine\nENV greeting hello', ['LegacyKeyValueFormat 2']],
    ['FROM --platform=$TARGETPLATFORM alpine', ['RedundantTargetPlatform 1']],
    ['FROM --platform=linux/amd64 alpine', ['FromPlatformFlagConstDisallowed 1']],
    ['FROM --platform=$BUILDPLATFORM alpine', []],
    ['FROM scratch\nARG AWS_SECRET_ACCESS_KEY', ['SecretsUsedInArgOrEnv 2']],
    ['FROM scratch\nENV PUBLIC_KEY=x', []],
    ['ARG TAG\nFROM busybox:${TAG}', ['InvalidDefaultArgInFrom 2']],
    ['ARG TAG=latest\nFROM busybox:${TAG}', []],
    ['FROM alpine\nEXPOSE 80/TCP', ['ExposeProtoCasing 2']],
    ['FROM alpine\nEXPOSE 127.0.0.1:80:80', ['ExposeInvalidFormat 2']],
    ['FROM alpine\nRUN <<EOF\nNOT an instruction\nEOF\nUSER me', []],
    ['# escape=`\nFROM alpine\nRUN dir `\n  c:\\', []],
    ['FROM alpine\n# a comment\n\nRUN a \\\n# inside\n  b', []],
  ])('%j', async (dockerfile, expected) => expect(await checks(dockerfile)).toEqual(expected));

  it('leaves out what is skipped, by input and by directive', async () => {
    const bad = 'FROM alpine AS A\nMAINTAINER x';
    expect(await checks(bad, ['StageNameCasing'])).toEqual(['MaintainerDeprecated 2']);
    expect(await checks(`# check=skip=MaintainerDeprecated,StageNameCasing\n${bad}`)).toEqual([]);
    expect(await checks(`# check=skip=all\n${bad}`)).toEqual([]);
  });
});

holdTo(tool, {
  answers: [[{ dockerfile: 'FROM --platform=$X a:1 AS b' }, { stages: [{ name: 'b', image: 'a:1', line: 1 }], instructions: 1 }]],
  invalid: [
    [{ dockerfile: 'FROM a', skip: ['NoSuchCheck'] }, 'skip[0]'],
    [{}, 'dockerfile'],
  ],
  unprocessable: [
    [{ dockerfile: '' }, /no FROM/],
    [{ dockerfile: 'RUN x' }, /Line 1/],
    [{ dockerfile: 'FROM a\n\nINSTALL x' }, /Line 3/],
    [{ dockerfile: 'FROM' }, /Line 1/],
    [{ dockerfile: 'FROM a b c' }, /Line 1/],
  ],
});
