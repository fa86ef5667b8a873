import { holdTo } from '../testing.ts';
import tool from './json-to-python-converter.ts';

// Forms of PEP 557, PEP 589, PEP 655 and pydantic's documentation of Field.
holdTo(tool, {
  answers: [
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
