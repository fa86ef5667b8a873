import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { hostileSamples, isInstalled } from '../shared/code-testing.ts';
import { holdTo, run } from '../testing.ts';
import tool from './json-to-python-converter.ts';

// Forms of PEP 557, PEP 589, PEP 655 and pydantic's documentation of Field.
holdTo(tool, {
  answers: [
    [{ json: '{"a-b":null}', style: 'typeddict' }, { code: 'from typing import Any, TypedDict\n\n\nRoot = TypedDict("Root", {"a-b": Any})\n' }],
    // Keywords count as names in use.
    [{ json: '{"true":{"x":"y"}}' }, { code: expect.stringContaining('class True2:\n    x: str\n') }],
    [{ json: '{"None":{"x":1}}', style: 'pydantic' }, { code: expect.stringContaining('class None2(BaseModel):\n    x: int\n') }],
    [{ json: '{"any":{"x":null}}' }, { code: expect.stringContaining('class Any2:\n    x: Any\n') }],
    // A later class uses one of an earlier object.
    [{ json: '{"a":{"b":{"x":1}},"c":{"b":{"x":2}}}' }, { code: expect.stringMatching(/class B:[\s\S]*class C:[\s\S]*class A:[\s\S]*class Root:/) }],
    // The value of a field hides the type of its name.
    [{ json: '[{"str":"x"},{}]' }, { code: expect.stringContaining('class RootItem:\n    str_: str | None = None\n') }],
    // Python changes these names in the body of a class.
    [{ json: '{"__x":1}', style: 'typeddict' }, { code: expect.stringContaining('Root = TypedDict("Root", {"__x": int})') }],
    [{ json: '{"ﬁ":1}', style: 'typeddict' }, { code: expect.stringContaining('Root = TypedDict("Root", {"ﬁ": int})') }],
    [{ json: '{}' }, { code: 'from dataclasses import dataclass\n\n\n@dataclass\nclass Root:\n    pass\n' }],
    [{ json: '[1,2]' }, { code: 'Root = list[int]\n' }],
    [{ json: 'null' }, { code: 'from typing import Any\n\n\nRoot = Any\n' }],
    [
      { json: '[{"b":1},{"a":"x","b":null}]' },
      { code: 'from dataclasses import dataclass\n\n\n@dataclass\nclass RootItem:\n    b: int | None\n    a: str | None = None\n\n\nRoot = list[RootItem]\n' },
    ],
    [{ json: '{"class":1,"fooBar":2.5}' }, { code: 'from dataclasses import dataclass\n\n\n@dataclass\nclass Root:\n    class_: int\n    foo_bar: float\n' }],
    [
      { json: '[{"fooBar":1},{"fooBar":1,"b-c":[],"d":true}]', style: 'pydantic' },
      {
        code: 'from typing import Any\nfrom pydantic import BaseModel, Field\n\n\nclass RootItem(BaseModel):\n    foo_bar: int = Field(alias="fooBar")\n    b_c: list[Any] | None = Field(None, alias="b-c")\n    d: bool | None = None\n\n\nRoot = list[RootItem]\n',
      },
    ],
    [
      { json: '[{"fooBar":1},{}]', style: 'typeddict' },
      { code: 'from typing import NotRequired, TypedDict\n\n\nclass RootItem(TypedDict):\n    fooBar: NotRequired[int]\n\n\nRoot = list[RootItem]\n' },
    ],
    [{ json: '{"a-b":1,"c":"x"}', style: 'typeddict' }, { code: 'from typing import TypedDict\n\n\nRoot = TypedDict("Root", {"a-b": int, "c": str})\n' }],
  ],
  invalid: [[{ json: '1', style: 'attrs' }, 'style']],
  unprocessable: [[{ json: '[' }]],
});

const installed = isInstalled('python3', 'Python code against python3', 'python3');

/** Runs each code, with a stand-in for pydantic, and prints what fails; members of TypedDicts are compared with those of the sample. */
const RUNNER = `
import json, sys, types, typing
pydantic = types.ModuleType('pydantic')
exec('class BaseModel: pass\\ndef Field(*args, **named): return named', pydantic.__dict__)
sys.modules['pydantic'] = pydantic
for inputs, code in json.load(sys.stdin):
    sample = json.loads(inputs['json'])
    names = {}
    try:
        exec(code, names)
        last = [value for name, value in names.items() if name != '__builtins__'][-1]
        if inputs['style'] == 'typeddict' and isinstance(sample, dict):
            assert list(last.__annotations__) == list(sample), 'other members'
    except Exception as error:
        print(repr(error), json.dumps(inputs), code, sep='\\n')
`;

describe.skipIf(!installed)('Python', () => {
  it.each(['dataclass', 'typeddict', 'pydantic'])('runs the classes of any sample as %s', { timeout: 60_000 }, async (style) => {
    const cases = await Promise.all(hostileSamples(400).map(async (sample) => [{ ...sample, style }, (await run(tool, { ...sample, style })).code]));
    const { stdout, stderr } = spawnSync('python3', ['-c', RUNNER], { input: JSON.stringify(cases) });
    expect(stdout.toString().slice(0, 3000) + stderr.toString()).toBe('');
  });
});
