/** What is used of nearley, which has no declarations of its own. */
declare module 'nearley' {
  import type { NearleyParser } from './sql-tree.ts';

  const nearley: { Parser: { prototype: NearleyParser } };
  export default nearley;
}
