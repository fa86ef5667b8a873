import { describe, expect, it } from 'vitest';
import { InvalidInputs } from '../tools/errors.ts';
import { fromCyberChef } from './index.ts';

const toolsOf = (recipe: unknown): string[] => fromCyberChef(recipe).recipe.steps.map(({ tool }) => tool);
const complaint = (recipe: unknown): string => {
  try {
    fromCyberChef(recipe);
  } catch (error) {
    if (error instanceof InvalidInputs) return error.message;
    throw error;
  }
  return expect.fail('it is read');
};

// The forms are those of CyberChef's "Save recipe" and of its address bar.
describe('the forms of a recipe', () => {
  it('takes JSON as text and as a value, the compact form and links', () => {
    const recipe = [
      { op: 'MD5', args: [] },
      { op: 'To Upper case', args: ['All'] },
    ];
    const tools = ['hash-generator', 'case-converter'];
    expect(toolsOf(recipe)).toEqual(tools);
    expect(toolsOf(JSON.stringify(recipe))).toEqual(tools);
    expect(toolsOf("MD5()\nTo_Upper_case('All')")).toEqual(tools);
    expect(toolsOf("https://gchq.github.io/CyberChef/#recipe=MD5()To_Upper_case('All')")).toEqual(tools);
    expect(toolsOf("#recipe=MD5()To_Upper_case('All')&input=YQ")).toEqual(tools);
    expect(toolsOf('recipe=MD5()To_Upper_case(%27All%27)')).toEqual(tools);
  });

  it('reads strings with quotes, parentheses and escapes, numbers, objects and flags', () => {
    const compact = `Find_/_Replace({'option':'Simple string','string':'a\\'("b)'},'x\\\\n"',true,false,true,false)MD5(/breakpoint)SHA1(/disabled)`;
    const { recipe } = fromCyberChef(compact);
    expect(recipe.steps.map(({ tool }) => tool)).toEqual(['regex-tester', 'hash-generator']);
    expect(recipe.steps[0]?.inputs).toMatchObject({ pattern: `a'\\("b\\)`, replacement: 'x\n"' });
  });

  it('makes the input of a link the default', () => {
    const link = '#recipe=MD5()&input=';
    expect(fromCyberChef(`${link}SGVsbG8`).recipe.parameters).toEqual({ input: { default: 'Hello', encoding: 'utf8' } });
    expect(fromCyberChef(`${link}%2F%2F8%3D`).recipe.parameters).toEqual({ input: { default: '//8=', encoding: 'base64' } });
    expect(fromCyberChef('#recipe=To_Lower_case()&input=SGVsbG8').recipe.parameters).toEqual({ input: { default: 'Hello' } });
  });

  it('says where it is malformed', () => {
    expect(complaint('MD5(')).toMatch(/cut off.*character 4/);
    expect(complaint('MD5')).toMatch(/malformed at character 1/);
    expect(complaint("To_Base64('A-Z)")).toMatch(/cut off/);
    expect(complaint('MD5(a)')).toMatch(/malformed arguments/);
    expect(complaint('[{"op":"MD5"')).toMatch(/not valid JSON/);
    expect(complaint([{ args: [] }])).toMatch(/^recipe\[0\]: must be an operation/);
    expect(complaint([{ op: 'MD5', args: {} }])).toMatch(/^recipe\[0\]\.args: must be a list/);
    expect(complaint('#recipe=MD5%2')).toMatch(/cut off or malformed/);
    expect(complaint('https://gchq.github.io/CyberChef/')).toMatch(/link without a recipe/);
    expect(complaint('#recipe=MD5()&input=abcde')).toMatch(/input that is cut off/);
    expect(complaint(7)).toMatch(/must be a list/);
    expect(complaint(`MD5()${' '.repeat(1_000_000)}`)).toMatch(/at most/);
  });
});

describe('what is left out', () => {
  it('is named by its place, with a reason', () => {
    const { recipe, unsupported } = fromCyberChef([
      { op: 'Colossus', args: [] },
      { op: 'Comment', args: ['why'] },
      { op: 'SHA2', args: ['256', 32] },
      { op: 'Parse User Agent', args: [] },
      { op: 'constructor', args: [] },
      { op: 'MD5', args: [] },
    ]);
    expect(unsupported).toEqual([
      { index: 0, operation: 'Colossus', reason: 'there is no tool for it' },
      { index: 2, operation: 'SHA2', reason: 'the number of rounds cannot be 32' },
      { index: 3, operation: 'Parse User Agent', reason: 'its report is not offered; user-agent-parser gives the parts' },
      { index: 4, operation: 'constructor', reason: 'there is no tool for it' },
    ]);
    expect(recipe.steps).toHaveLength(1);
  });

  it('is what takes text where bytes come that only hex and base64 hold', () => {
    expect(fromCyberChef('Gzip()To_Upper_case()').unsupported).toEqual([
      { index: 1, operation: 'To Upper case', reason: 'it works on text, and the step before it gives bytes' },
    ]);
  });

  it('is what would be more than twenty steps', () => {
    const { recipe, unsupported } = fromCyberChef('To_Lower_case()'.repeat(25));
    expect(recipe.steps).toHaveLength(20);
    expect(unsupported.map(({ index }) => index)).toEqual([20, 21, 22, 23, 24]);
  });
});

describe('how steps are bound', () => {
  it('hands a digest on as the hex digits that stand there', () => {
    const [, second] = fromCyberChef('MD5()SHA1()').recipe.steps;
    expect(second?.inputs).toEqual({ algorithm: 'sha1', inputEncoding: 'utf8', text: { $from: 'hash-generator', pointer: '/hash' } });
  });

  it('makes a loop of a Fork', () => {
    const { recipe } = fromCyberChef("Fork('\\\\n',', ',false)MD5()To_Upper_case('All')Merge(true)SHA1()");
    expect(recipe.steps).toEqual([
      { id: 'text-splitter', tool: 'text-splitter', inputs: { by: 'separator', separator: '\n' } },
      {
        id: 'hash-generator',
        tool: 'hash-generator',
        inputs: { algorithm: 'md5', text: { $from: 'item', pointer: '' }, inputEncoding: 'utf8' },
        forEach: { $from: 'text-splitter', pointer: '/parts' },
      },
      {
        id: 'case-converter',
        tool: 'case-converter',
        inputs: { case: 'upper', text: { $from: 'item', pointer: '/hash' } },
        forEach: { $from: 'hash-generator', pointer: '/items' },
      },
      {
        id: 'hash-generator-2',
        tool: 'hash-generator',
        inputs: {
          algorithm: 'sha1',
          inputEncoding: 'utf8',
          text: { $join: { $from: 'case-converter', pointer: '/items' }, pointer: '/text', separator: ', ' },
        },
      },
    ]);
  });

  it('follows a jump as often as it says, and ends at a return', () => {
    const recipe = [
      { op: 'Label', args: ['again'] },
      { op: 'To Upper case', args: ['All'] },
      { op: 'Jump', args: ['again', 2] },
      { op: 'Jump', args: ['nowhere', 2] },
      { op: 'MD5', args: [] },
      { op: 'Return', args: [] },
      { op: 'SHA1', args: [] },
    ];
    expect(toolsOf(recipe)).toEqual(['case-converter', 'case-converter', 'case-converter', 'hash-generator']);
    expect(fromCyberChef(recipe).unsupported).toEqual([]);
  });

  it('hands the hex digits of a register to a key, and what was there before to the operation', () => {
    const { recipe, unsupported } = fromCyberChef([
      { op: 'Register', args: ['key=([0-9a-f]+)', true, false, false] },
      { op: 'To Lower case', args: [] },
      { op: 'HMAC', args: [{ option: 'Hex', string: '$R0' }, 'SHA1'] },
      { op: 'Find / Replace', args: [{ option: 'Simple string', string: '$R0' }, '', true, false, true, false] },
      { op: 'Find / Replace', args: [{ option: 'Simple string', string: '$R1' }, '', true, false, true, false] },
    ]);
    expect(recipe.steps.slice(0, 2)).toEqual([
      {
        id: 'regex-tester',
        tool: 'regex-tester',
        inputs: { text: { $from: 'parameters', pointer: '/input' }, pattern: 'key=([0-9a-f]+)', engine: 'javascript', flags: 'i', all: false },
      },
      { id: 'case-converter', tool: 'case-converter', inputs: { case: 'lower', text: { $main: 'parameters' } } },
    ]);
    expect(recipe.steps[2]?.inputs).toMatchObject({ key: { $from: 'regex-tester', pointer: '/matches/0/groups/0/text' }, keyEncoding: 'hex' });
    // There is no second register, so that the last one is no reference.
    expect(unsupported).toEqual([{ index: 3, operation: 'Find / Replace', reason: 'a register is not offered here' }]);
  });

  it('runs a subsection over what its pattern matches and puts it back', () => {
    const { recipe } = fromCyberChef("Subsection('[a-z]+',true,true,false)To_Upper_case('All')Merge(true)MD5()");
    expect(recipe.steps.map(({ tool }) => tool)).toEqual(['regex-tester', 'case-converter', 'jq-evaluator', 'hash-generator']);
    expect(recipe.steps[1]).toMatchObject({ inputs: { text: { $from: 'item', pointer: '/text' } }, forEach: { $from: 'regex-tester', pointer: '/matches' } });
    expect(fromCyberChef("Subsection('(a)',true,true,false)MD5()").unsupported).toEqual([
      { index: 0, operation: 'Subsection', reason: 'groups in the pattern of a Subsection are not offered' },
    ]);
  });

  it('colours what a pattern finds at the end alone', () => {
    const search = "Regular_expression('User defined','a',true,true,false,false,false,false,'Highlight matches')";
    expect(toolsOf(search)).toEqual(['regex-tester', 'jq-evaluator']);
    expect(toolsOf(`${search}MD5()`)).toEqual(['hash-generator']);
  });

  it('makes a step of a recipe that does nothing', () => {
    expect(toolsOf("Comment('nothing')")).toEqual(['byte-slicer']);
  });

  it('writes bytes at the end as asked', () => {
    const output = (encoding: 'utf8' | 'hex' | 'base64', recipe: string) => fromCyberChef(recipe, { output: encoding });
    expect(output('hex', "From_Base64('A-Za-z0-9+/=',false)").recipe.steps[0]?.inputs).toEqual({ mode: 'decode', outputEncoding: 'hex' });
    expect(output('utf8', 'Gzip()').output).toEqual({ kind: 'bytes', encoding: 'base64' });
    expect(output('hex', 'MD5()').output).toEqual({ kind: 'text', encoding: 'utf8' });
  });
});
