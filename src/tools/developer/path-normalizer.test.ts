import { holdTo } from '../testing.ts';
import tool from './path-normalizer.ts';

// The examples of Node's documentation of path, and POSIX basename and dirname.
holdTo(tool, {
  answers: [
    [{ path: '/foo/bar//baz/asdf/quux/..' }, { normalized: '/foo/bar/baz/asdf', parts: ['foo', 'bar', 'baz', 'asdf'] }],
    [
      { path: 'C:\\temp\\\\foo\\bar\\..\\', style: 'windows' },
      { normalized: 'C:\\temp\\foo\\', root: 'C:\\', absolute: true, parts: ['temp', 'foo'] },
    ],
    [{ path: 'C:////temp\\\\/\\/\\/foo/bar', style: 'windows' }, { normalized: 'C:\\temp\\foo\\bar' }],
    [{ path: '' }, { normalized: '.', absolute: false, root: '', directory: '.', base: '', parts: ['.'] }],
    [{ path: '/' }, { normalized: '/', root: '/', directory: '/', base: '', parts: [] }],
    [{ path: '../../a' }, { normalized: '../../a', parts: ['..', '..', 'a'] }],
    [{ path: '/..' }, { normalized: '/' }],
    [{ path: 'a/b/' }, { normalized: 'a/b/', base: 'b', directory: 'a' }],
    [{ path: '.bashrc' }, { base: '.bashrc', name: '.bashrc', extension: '' }],
    [{ path: 'index.coffee.md' }, { extension: '.md', name: 'index.coffee' }],
    [{ path: 'index.' }, { extension: '.' }],
    [
      { path: '\\\\server\\share\\a', style: 'windows' },
      { root: '\\\\server\\share\\', parts: ['a'] },
    ],
    [{ path: 'a/b', targetStyle: 'windows' }, { converted: 'a\\b' }],
    [{ path: 'a\\b' }, { normalized: 'a\\b', parts: ['a\\b'] }],
  ],
  invalid: [[{ path: 'a', style: 'mac' }, 'style']],
});
