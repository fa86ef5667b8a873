import { withExactChanges } from './exact-changes.mjs';

/**
 * Prettier's parsers walk through all properties of all nodes, and look through all children of a node for each that they take away. These are the same walks without what cannot
 * hold a node: a fifth of the time for CSS, and a time that grows as the text does for HTML. What comes out is the same (test/faster-prettier.test.ts).
 */
const CHANGES = {
  'standalone.mjs': [
    // What stands at the end of a list was asked through a function that looks whether the runtime has Array.prototype.at.
    ['Q("at",function(){if(Array.isArray(this)||typeof this=="string")return Ku})', '(t,e,r)=>e==null?void 0:e[r<0?e.length+r:r]', 1],
    // The kind of each piece of a document was looked up among all kinds.
    ['let{type:e}=t;if(Ge.has(e))return e}var X=Ju', 'return t.type}var X=Ju', 1],
    // All pieces were visited twice to see which groups have to break; groups alone are.
    [
      'function Br(t){let e=new Set,r=[];function n(u){if(u.type===w&&xr(r),u.type===T){if(r.push(u),e.has(u))return!1;e.add(u)}}function o(u){u.type===T&&r.pop().break&&xr(r)}Oe(t,n,o,!0)}',
      'function Br(t){let e=new Set,r=[],o=[t];for(;o.length>0;){let u=o.pop();if(u===Ar){r.pop().break&&xr(r);continue}if(typeof u=="string")continue;if(Array.isArray(u)){for(let a=u.length-1;a>=0;--a)o.push(u[a]);continue}switch(X(u)){case T:{if(r.push(u),o.push(Ar),e.has(u))break;e.add(u);let{expandedStates:a}=u;if(a)for(let s=a.length-1;s>=0;--s)o.push(a[s]);else o.push(u.contents);break}case b:for(let a=u.parts.length-1;a>=0;--a)o.push(u.parts[a]);break;case B:o.push(u.flatContents,u.breakContents);break;case L:case R:case M:case k:case Y:o.push(u.contents);break;case w:xr(r);break;case W:case v:case j:case y:break;default:throw new ee(u)}}}',
      1,
    ],
    // Each line made its indentation anew.
    ['function he(t,e){let r=Object.create(null)', 'function he(t,e){let $in=new Map,r=Object.create(null)', 1],
    ['i.push({indent:en(l,e),mode:F', '$in.has(l)||$in.set(l,en(l,e)),i.push({indent:$in.get(l),mode:F', 1],
    // What was tried on a line was put together to be cut at its end, and each piece of it held in an object.
    [
      'let i=e.length,a=!1,s=[t],D="";for(;r>=0;){if(s.length===0){if(i===0)return!0;s.push(e[--i]);continue}let{mode:c,doc:p}=s.pop(),f=X(p);',
      'let i=e.length,a=!1,s=[t.doc],$m=[t.mode],D=0;for(;r>=0;){if(s.length===0){if(i===0)return!0;--i,s.push(e[i].doc),$m.push(e[i].mode);continue}let c=$m.pop(),p=s.pop(),f=X(p);',
      1,
    ],
    [
      'p&&(a&&(D+=" ",r-=1,a=!1),D+=p,r-=Re(p));break;',
      'if(p){a&&(D+=1,r-=1,a=!1);let m=p.length;for(;m>0&&(p[m-1]===" "||p[m-1]==="\t");)m--;D=m===0?D+p.length:p.length-m,r-=Re(p)}break;',
      1,
    ],
    [
      'F>=l;F--)s.push({mode:c,doc:m[F]});break}case R:case L:case M:case k:s.push({mode:c,doc:p.contents});',
      'F>=l;F--)s.push(m[F]),$m.push(c);break}case R:case L:case M:case k:s.push(p.contents),$m.push(c);',
      1,
    ],
    ['let{text:m,count:l}=rt(D);D=m,r+=l;break', 'r+=D,D=0;break', 1],
    ['s.push({mode:m,doc:l});break}case B:', 's.push(l),$m.push(m);break}case B:', 1],
    ['l&&s.push({mode:c,doc:l});break}case y:if(c===H', 'l&&(s.push(l),$m.push(c));break}case y:if(c===H', 1],
  ],
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
  'markdown.mjs': [
    // As in faster-markdownlint.mjs: each word was read as the name in an address, the first line of each paragraph as the head of a table, and all events were copied at the end of lists.
    ['return!(e===47||bi(e))', 'return this.withAt&&!(e===47||bi(e))', 1],
    ['a.write(l),', 'a.withAt||=l.some(x=>typeof x=="string"&&x.includes("@")),a.write(l),', 1],
    [
      'return e.enter("tableHead"),e.enter("tableRow"),c(E)',
      'return n.parser.maySeparate[n.now().line+1]?(e.enter("tableHead"),e.enter("tableRow"),c(E)):r(E)',
      1,
    ],
    ['eD(r)(Di(di(r).document()', 'eD(r)(Di(withSeparators(di(r),e).document()', 1],
    [
      'function ki(e,t,r)',
      'function withSeparators(t,e){return t.maySeparate=[!1,...e.split(/\\r\\n?|\\n/).map(r=>/[-:|][ \\t]*$/.test(r)),!1],t}function ki(e,t,r)',
      1,
    ],
    [
      'let L=new Ve;return L.add(C+1,0,t.events.slice(T)),L.add(T,v-T,[]),L.consume(t.events),c(w)',
      'for(let L of[...t.events.splice(T),...t.events.splice(C+1)])t.events.push(L);return c(w)',
      1,
    ],
    [
      'let I=new Ve;I.add(L+1,0,t.events.slice(v)),I.add(v,D-v,[]),I.consume(t.events)',
      'for(let I of[...t.events.splice(v),...t.events.splice(L+1)])t.events.push(I)',
      1,
    ],
  ],
  'estree.mjs': [['nr("at",function(){if(Array.isArray(this)||typeof this=="string")return qc})', '(t,e,r)=>e==null?void 0:e[r<0?e.length+r:r]', 1]],
  'html.mjs': [
    ['Ee("at",function(){if(Array.isArray(this)||typeof this=="string")return ps})', '(t,e,r)=>e==null?void 0:e[r<0?e.length+r:r]', 1],
    // Each node asked a WeakSet before it read its children, made a set of its names, and redefined where it hangs. A node remembers where it was among the others; all are counted anew where one is not there.
    [
      'constructor(t={}){Mr(this,ie);Ut(this,"kind");Ut(this,"parent");for(let r of new Set([...es,...Object.keys(t)]))this.setProperty(r,t[r]);',
      '#parent;#place=0;kind=void 0;attrs=void 0;children=void 0;cases=void 0;expression=void 0;constructor(t={}){this.#parent=t.parent;for(let r of Object.keys(t))r!=="parent"&&this.setProperty(r,t[r]);',
      1,
    ],
    [
      'if(t in qt&&(r=r.map(n=>this.createChild(n))),!es.has(t)){this[t]=r;return}Object.defineProperty(this,t,{value:r,enumerable:!1,configurable:!0})}}',
      't in qt&&(r=r.map(n=>this.createChild(n))),this[t]=r}}get parent(){return this.#parent}set parent(t){this.#parent=t}',
      1,
    ],
    [
      'walk(t){for(let r in qt){let n=this[r];if(n)for(let i=0;i<n.length;i++)n[i].walk(t)}t(this)}',
      'walk(t){let{attrs:r,children:n,cases:i,expression:s}=this;if(r)for(let a=0;a<r.length;a++)r[a].walk(t);if(n)for(let a=0;a<n.length;a++)n[a].walk(t);if(i)for(let a=0;a<i.length;a++)i[a].walk(t);if(s)for(let a=0;a<s.length;a++)s[a].walk(t);t(this)}',
      1,
    ],
    ['return r.setProperty("parent",this),r}', 'return r.#parent=this,r}', 1],
    [
      'removeChild(t){let r=this.$children;r.splice(r.indexOf(t),1)}',
      'static #placeOf(t,r){if(t[r.#place]===r)return r.#place;let n=-1;for(let i=0;i<t.length;i++)t[i].#place=i,t[i]===r&&(n=i);return n}removeChild(t){let r=this.$children;r.splice(Be.#placeOf(r,t),1)}',
      1,
    ],
    [
      'get $children(){return this[Fe(this,ie,yr)]}set $children(t){this[Fe(this,ie,yr)]=t}',
      'get $children(){let t=this.kind;return t==="angularIcuCase"?this.expression:t==="angularIcuExpression"?this.cases:this.children}set $children(t){let r=this.kind;this[r==="angularIcuCase"?"expression":r==="angularIcuExpression"?"cases":"children"]=t}',
      1,
    ],
    ['let t=Fe(this,ie,xr);return t[t.indexOf(this)-1]', 'let t=this.#parent?.$children;return t&&t[Be.#placeOf(t,this)-1]', 1],
    ['let t=Fe(this,ie,xr);return t[t.indexOf(this)+1]', 'let t=this.#parent?.$children;return t&&t[Be.#placeOf(t,this)+1]', 1],
    // White space was taken out from among the others one by one, each time moving all that follow.
    [
      'if(!i)for(let a=0;a<n.length;a++){let o=n[a];if(o.kind!=="text")continue;let{leadingWhitespace',
      'if(!i){let $kept=[];for(let a=0;a<n.length;a++){let o=n[a];if(o.kind!=="text"){$kept.push(o);continue}let{leadingWhitespace',
      1,
    ],
    ['d=o.prev,S=o.next;c?(o.value=c,', 'd=$kept.at(-1),S=n[a+1];c?($kept.push(o),o.value=c,', 1],
    [
      '(r.removeChild(o),a--,(l||u)&&(d&&(d.hasTrailingSpaces=!0),S&&(S.hasLeadingSpaces=!0)))}r.is',
      '((l||u)&&(d&&(d.hasTrailingSpaces=!0),S&&(S.hasLeadingSpaces=!0)))}r.$children=$kept}r.is',
      1,
    ],
  ],
};

/** The text of a file of a package, with what makes Prettier faster. */
export function withFasterWalks(path, text) {
  const [, name] = /[\\/]node_modules[\\/]prettier[\\/](?:plugins[\\/])?([\w.]+)$/.exec(path) ?? [];
  return withExactChanges(path, text, CHANGES[name] ?? []);
}
