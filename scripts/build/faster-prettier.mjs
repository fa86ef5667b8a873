import { withExactChanges } from './exact-changes.mjs';

/**
 * Prettier's parsers walk through all properties of all nodes, and look through all children of a node for each that they take away. These are the same walks without what cannot
 * hold a node: a fifth of the time for CSS, and a time that grows as the text does for HTML. What comes out is the same (test/faster-prettier.test.ts).
 */
const CHANGES = {
  'postcss.mjs': [
    // A property that is deleted makes an object slow for every walk after it.
    ['delete t.parent;', 't.parent!==void 0&&(t.parent=void 0);', 3],
    // Where a node was in the text holds the whole text and no node.
    ['for(let i in t)Fl(t[i],e);', 'for(let i in t)i!=="source"&&typeof t[i]=="object"&&Fl(t[i],e);', 1],
    ['for(let r in t)ie(t[r],e,s),r==="type"', 'for(let r in t)r!=="source"&&typeof t[r]=="object"&&ie(t[r],e,s),r==="type"', 1],
    ['for(let s in t)s!=="parent"&&(Ll(t[s],e)', 'for(let s in t)s!=="parent"&&s!=="source"&&typeof t[s]=="object"&&(Ll(t[s],e)', 1],
    // A list was made for each text.
    ['let f=t[l],p=Array.isArray(f)?f:[f];', 'let f=t[l];if(!f||typeof f!="object")continue;let p=Array.isArray(f)?f:[f];', 1],
    ['let s=t[e],r=Array.isArray(s)?s:[s];', 'let s=t[e];if(!s||typeof s!="object")continue;let r=Array.isArray(s)?s:[s];', 1],
  ],
  'html.mjs': [
    // Where a child is among the others, which is asked for one after the other.
    [
      'removeChild(t){let r=this.$children;r.splice(r.indexOf(t),1)}',
      'static $last=new WeakMap;static $place(t,r){let n=(Be.$last.get(t)??0)-2,i=n+6;for(;n<i&&t[n]!==r;)n++;return n===i&&(n=t.indexOf(r)),Be.$last.set(t,n),n}removeChild(t){let r=this.$children;r.splice(Be.$place(r,t),1)}',
      1,
    ],
    ['return t[t.indexOf(this)-1]', 'return t[Be.$place(t,this)-1]', 1],
    ['return t[t.indexOf(this)+1]', 'return t[Be.$place(t,this)+1]', 1],
  ],
};

/** The text of a file of a package, with what makes Prettier faster. */
export function withFasterWalks(path, text) {
  const [, name] = /[\\/]node_modules[\\/]prettier[\\/]plugins[\\/]([\w.]+)$/.exec(path) ?? [];
  return withExactChanges(path, text, CHANGES[name] ?? []);
}
