import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { type Instruction, readDockerfile } from './lib/dockerfile.ts';
import { CHECKS, lint, type Stage } from './lib/dockerfile-checks.ts';

export default defineTool({
  slug: 'dockerfile-linter',
  name: 'Dockerfile Linter',
  category: 'developer',
  summary: "Finds mistakes in a Dockerfile with Docker's own build checks.",
  description: "The checks have the names of Docker's documentation; a # check=skip=… directive counts as skip. The line is the first one of the instruction.",
  reference: 'Docker build checks (docs.docker.com/reference/build-checks)',
  keywords: ['hadolint', 'docker build', 'container', 'best practice'],
  inputs: z.strictObject({
    dockerfile: z.string().max(500_000).describe('The text of the Dockerfile'),
    skip: z
      .array(
        z
          .string()
          .max(100)
          .meta({ examples: [...CHECKS] }),
      )
      .max(50)
      .default([])
      .describe('Names of checks that are not made'),
  }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether nothing was found'),
    findings: z
      .array(
        z.strictObject({
          check: z.string().describe("Name of Docker's check that failed"),
          line: z.int().describe('First line of the instruction, from 1'),
          message: z.string().describe('What is wrong and what would be right'),
        }),
      )
      .describe('What was found, by line, then by check'),
    stages: z
      .array(
        z.strictObject({
          name: z.string().optional().describe('Name of the stage, where it has one'),
          image: z.string().describe('Image or stage that it starts from'),
          line: z.int().describe('Line of its FROM, from 1'),
        }),
      )
      .describe('The stages of the build'),
    instructions: z.int().describe('How many instructions there are'),
  }),
  headline: 'findings',
  examples: [
    {
      inputs: { dockerfile: 'FROM alpine AS Builder\nMAINTAINER me\nFROM scratch\nCOPY --from=Builder /a /a\nCMD /a\n' },
      result: {
        valid: false,
        findings: [
          { check: 'StageNameCasing', line: 1, message: 'The stage name "Builder" should be in lower case.' },
          { check: 'MaintainerDeprecated', line: 2, message: 'MAINTAINER is deprecated; use LABEL org.opencontainers.image.authors=… instead.' },
          { check: 'JSONArgsRecommended', line: 5, message: 'CMD in shell form does not pass signals on; use the JSON form, such as ["program", "argument"].' },
        ],
        stages: [
          { name: 'Builder', image: 'alpine', line: 1 },
          { image: 'scratch', line: 3 },
        ],
        instructions: 5,
      },
    },
  ],
  run({ dockerfile, skip }) {
    const unknown = skip.findIndex((name) => !CHECKS.some((check) => check === name));
    if (unknown >= 0) invalid(`skip[${unknown}]`, `is not the name of a check; the checks are ${CHECKS.join(', ')}`);
    const { instructions, skipped } = readDockerfile(dockerfile, 'dockerfile');
    const stages = stagesOf(instructions);
    const without = new Set([...skip, ...skipped]);
    const findings = without.has('all') ? [] : lint(instructions, stages).filter(({ check }) => !without.has(check));
    findings.sort((a, b) => a.line - b.line || (a.check < b.check ? -1 : a.check > b.check ? 1 : 0));
    return { valid: findings.length === 0, findings, stages: stages.map(shown), instructions: instructions.length };
  },
});

const shown = ({ name, image, line }: Stage) => ({ ...(name !== undefined && { name }), image, line });

function stagesOf(instructions: readonly Instruction[]): Stage[] {
  const stages: Stage[] = [];
  for (const [index, { name, rest, line }] of instructions.entries()) {
    if (name === 'FROM') {
      const found = /^(?:--platform=(\S+)\s+)?(\S+)(?:\s+(as)\s+(\S+))?$/i.exec(rest);
      if (!found) unprocessable(`Line ${line}: FROM must be FROM [--platform=…] IMAGE [AS NAME], not ${JSON.stringify(rest.slice(0, 60))}.`, 'dockerfile');
      const [, platform, image = '', as, stageName] = found ?? [];
      stages.push({ name: stageName, image, line, platform, as, first: index });
    } else if (stages.length === 0 && name !== 'ARG') unprocessable(`Line ${line}: ${name} comes before any FROM.`, 'dockerfile');
  }
  if (stages.length === 0) unprocessable('There is no FROM: a Dockerfile starts from an image.', 'dockerfile');
  return stages;
}
