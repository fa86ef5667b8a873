import type { Control } from './forms/controls.ts';

/** The media type in which a page's script sends the call of its tool: that of no form and of no program. */
export const CALL_TYPE = 'application/vnd.toolrack.call+json';

/** The same call in one language. */
export interface Call {
  title: string;
  code: string;
}

/** A call of a tool, as one would make it from a program or a shell. @param site where the service is reached */
export function callsOf(site: string, slug: string, inputs: Readonly<Record<string, unknown>>, controls: readonly Control[]): Call[] {
  const shown = withoutSecrets(inputs, controls);
  const json = JSON.stringify({ tool: slug, inputs: shown });
  const pretty = JSON.stringify({ tool: slug, inputs: shown }, null, 2);
  const headers = `'x-api-key': 'YOUR_KEY', 'content-type': 'application/json'`;
  return [
    {
      title: 'curl',
      code: `curl -s ${site}/api/v1/tools \\\n  -H 'x-api-key: YOUR_KEY' -H 'content-type: application/json' \\\n  -d ${shellQuoted(json)}`,
    },
    {
      title: 'JavaScript',
      code: `const response = await fetch('${site}/api/v1/tools', {\n  method: 'POST',\n  headers: { ${headers} },\n  body: JSON.stringify(${indented(pretty, '  ')}),\n});\nconst { result } = await response.json();`,
    },
    {
      title: 'Python',
      code: `import json, urllib.request\n\ncall = ${inPython({ tool: slug, inputs: shown })}\nrequest = urllib.request.Request(\n    '${site}/api/v1/tools',\n    data=json.dumps(call).encode(),\n    headers={'x-api-key': 'YOUR_KEY', 'content-type': 'application/json'},\n)\nresult = json.load(urllib.request.urlopen(request))['result']`,
    },
    { title: 'Command line', code: `npx toolrack run ${slug} --json ${shellQuoted(JSON.stringify(shown))}` },
  ];
}

/** How much of long inputs the calls on a page show. */
const MAX_CHARACTERS = 300;
const MAX_ENTRIES = 20;
const MAX_SHOWN = 4_000;

/** Inputs as a page shows them in calls, long texts and lists cut short. */
export function shortened(inputs: Readonly<Record<string, unknown>>): { inputs: Record<string, unknown>; isCut: boolean } {
  let room = MAX_SHOWN;
  let isCut = false;
  const cut = (value: unknown): unknown => {
    room -= 10;
    if (typeof value === 'string') {
      const most = Math.min(MAX_CHARACTERS, Math.max(0, room));
      room -= value.length;
      if (value.length <= most) return value;
      isCut = true;
      return `${value.slice(0, most)}…`;
    }
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const kept: [string, unknown][] = [];
    for (const [name, entry] of entries.slice(0, MAX_ENTRIES)) {
      if (room <= 0) break;
      if (!Array.isArray(value)) room -= name.length;
      kept.push([name.slice(0, MAX_CHARACTERS), cut(entry)]);
    }
    if (kept.length < entries.length) isCut = true;
    return Array.isArray(value) ? kept.map(([, entry]) => entry) : Object.fromEntries(kept);
  };
  const shown = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, cut(value)]));
  return { inputs: shown, isCut };
}

/** Keys and passwords have no place in a text that one copies. */
function withoutSecrets(inputs: Readonly<Record<string, unknown>>, controls: readonly Control[]): Record<string, unknown> {
  const secret = new Set(controls.filter(isSecret).map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [name, secret.has(name) ? `YOUR_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}` : value]),
  );
}

/** Whether a control holds what nobody else should see. */
export const isSecret = ({ secret, fields = [] }: Control): boolean => secret === true || fields.some(isSecret);

const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

/** A value of JSON in Python. */
function inPython(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(inPython).join(', ')}]`;
  if (typeof value === 'object')
    return `{${Object.entries(value)
      .map(([name, member]) => `${inPython(name)}: ${inPython(member)}`)
      .join(', ')}}`;
  // JSON's escapes of text mean the same in Python, except for pairs of surrogates, which JSON.stringify leaves as they are.
  return JSON.stringify(value);
}
