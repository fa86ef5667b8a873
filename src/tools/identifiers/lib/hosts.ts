import { Unprocessable } from '../../errors.ts';
import { convertDomain } from '../../shared/net/domain.ts';
import { lowerCase } from './answers.ts';

const MAX_DOMAIN = 253;
const MAX_LABEL = 63;

export interface HostRules {
  requireDot?: boolean;
  /** Underscores in labels left of the last two. */
  allowUnderscore?: boolean;
  /** "*" as the first label. */
  allowWildcard?: boolean;
}

export interface Host {
  ascii: string;
  unicode: string;
  labels: string[];
}

/** Why a label of ASCII is not one, or undefined. */
function labelFault(label: string, underscores: boolean): string | undefined {
  const shown = JSON.stringify(label);
  if (label === '') return 'A domain name has no empty labels (two dots in a row, or one in front).';
  if (label.length > MAX_LABEL) return `The label ${shown} has more than ${MAX_LABEL} characters.`;
  if (!(underscores ? /^[a-z0-9_-]+$/ : /^[a-z0-9-]+$/).test(label)) return `The label ${shown} has a character that is not a letter, digit or hyphen.`;
  if (label.startsWith('-') || label.endsWith('-')) return `The label ${shown} begins or ends with a hyphen.`;
  return undefined;
}

function labelsFault(labels: readonly string[], { requireDot = true, allowUnderscore = false, allowWildcard = false }: HostRules): string | undefined {
  const checked = allowWildcard && labels[0] === '*' && labels.length > 1 ? labels.slice(1) : labels;
  for (const [index, label] of checked.entries()) {
    const fault = labelFault(label, allowUnderscore && index < checked.length - 2);
    if (fault !== undefined) return fault;
  }
  if (requireDot && labels.length < 2) return 'The domain name needs at least two labels with a dot between them.';
  if (/^[0-9]+$/.test(labels.at(-1) ?? '')) return 'The last label of a domain name is not all digits.';
  if (labels.join('.').length > MAX_DOMAIN) return `The domain name has more than ${MAX_DOMAIN} characters in ASCII.`;
  return undefined;
}

/** Both forms of a domain name by RFC 1035, 1123 and 5890 with UTS 46, or the reason why it is not one. No trailing dot. */
export function checkHost(domain: string, rules: HostRules = {}): Host | { reason: string } {
  if (domain === '') return { reason: 'The domain name is empty.' };
  const isAscii = /^[\0-\x7f]*$/.test(domain);
  const lower = lowerCase(domain);
  const early = isAscii ? labelsFault(lower.split('.'), rules) : undefined;
  if (early !== undefined) return { reason: early };
  try {
    const wildcard = domain.startsWith('*.') ? '*.' : '';
    const converted = convertDomain((isAscii ? lower : domain).slice(wildcard.length));
    const ascii = wildcard + converted.ascii;
    const labels = ascii.split('.');
    const fault = labelsFault(labels, rules);
    return fault === undefined ? { ascii, unicode: wildcard + converted.unicode, labels } : { reason: fault };
  } catch (error) {
    if (error instanceof Unprocessable) return { reason: error.message };
    throw error;
  }
}
