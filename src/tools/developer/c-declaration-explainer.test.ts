import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './c-declaration-explainer.ts';

const explains = (declaration: string, explanation: string) => [{ declaration }, { explanation }] as [Record<string, unknown>, Record<string, unknown>];

// The examples of cdecl's manual page and of Kernighan and Ritchie, section 5.12, in the words of the entry.
holdTo(tool, {
  answers: [
    explains('int x', 'declare x as int'),
    explains('char **argv;', 'declare argv as pointer to pointer to char'),
    explains('int (*daytab)[13]', 'declare daytab as pointer to array 13 of int'),
    explains('int *daytab[13]', 'declare daytab as array 13 of pointer to int'),
    explains('void *comp()', 'declare comp as function returning pointer to void'),
    explains('void (*comp)()', 'declare comp as pointer to function returning void'),
    explains('char (*(*x())[])()', 'declare x as function returning pointer to array of pointer to function returning char'),
    explains('char (*(*x[3])())[5]', 'declare x as array 3 of pointer to function returning pointer to array 5 of char'),
    explains('char *const p', 'declare p as const pointer to char'),
    explains('const char *p', 'declare p as pointer to const char'),
    explains('char const *p', 'declare p as pointer to const char'),
    explains('unsigned long int n', 'declare n as unsigned long int'),
    explains('struct tm *t', 'declare t as pointer to struct tm'),
    explains('static int x', 'declare x as static int'),
    explains('int (*f)(int a, char *b[])', 'declare f as pointer to function (a as int, b as array of pointer to char) returning int'),
    explains(
      'void (*signal(int, void (*)(int)))(int)',
      'declare signal as function (int, pointer to function (int) returning void) returning pointer to function (int) returning void',
    ),
    explains('(char *)x', 'cast x into pointer to char'),
    explains('(int (*)(void))', 'cast unknown_name into pointer to function (void) returning int'),
  ],
  invalid: [
    [{ declaration: '' }, 'declaration'],
    [{ declaration: 'x'.repeat(2001) }, 'declaration'],
  ],
  unprocessable: [
    [{ declaration: 'size_t n' }, /position 1/],
    [{ declaration: 'int x = 1' }, /position 7/],
    [{ declaration: 'int a, b' }, /position 6/],
    [{ declaration: 'int a : 3' }, /position 7/],
    [{ declaration: 'int' }, /position 4/],
    [{ declaration: 'int (*x' }, /position 8/],
    [{ declaration: `int ${'('.repeat(900)}x${')'.repeat(900)}` }, /deeper/],
    [{ declaration: 'int é' }, /position 5/],
  ],
});

describe('c-declaration-explainer', () => {
  it('names what is declared', async () => expect((await run(tool, { declaration: 'int (*f)()' })).name).toBe('f'));
  it('has no name for a bare cast', async () => expect(await run(tool, { declaration: '(int)' })).not.toHaveProperty('name'));
});
