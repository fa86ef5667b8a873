import type { Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';

type Element = Htmlparser2TreeAdapterMap['element'];
type Parent = Element['parent'];
type State = (element: Element) => boolean;

const HTML = 'http://www.w3.org/1999/xhtml';
const NO_TEXT = /^(?:hidden|range|color|checkbox|radio|file|submit|image|reset|button)$/;
const NEVER_REQUIRED = /^(?:hidden|range|color|submit|image|reset|button)$/;
/** White space in front of a non-negative integer, and what may stand behind it. */
const INTEGER = /^[\t\n\f\r ]*\+?(\d+)/;

const isElement = (node: Parent | Element['children'][number] | undefined): node is Element => node !== undefined && node !== null && 'attribs' in node;
const isA = (element: Element, ...names: readonly string[]): boolean => names.includes(element.name) && (element.namespace ?? HTML) === HTML;
const attributeOf = ({ attribs }: Element, name: string): string | undefined => (Object.hasOwn(attribs, name) ? attribs[name] : undefined);
const has = (element: Element, name: string): boolean => attributeOf(element, name) !== undefined;
const typeOf = (element: Element): string => (attributeOf(element, 'type') ?? '').toLowerCase();
const isInput = (element: Element, type: string): boolean => isA(element, 'input') && typeOf(element) === type;

/** The elements around one, from the inside out. */
function* ancestors({ parent }: Element): Generator<Element> {
  for (let next = parent; isElement(next); next = next.parent) yield next;
}

function* descendants({ children }: { children: Element['children'] }): Generator<Element> {
  const pending = children.toReversed();
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (!isElement(next)) continue;
    yield next;
    for (const child of next.children.toReversed()) pending.push(child);
  }
}

/** Whether a disabled fieldset is around an element that is not in the fieldset's first legend (HTML Standard, section 4.10.18.5). */
function isInDisabledFieldset(element: Element): boolean {
  let inside = element;
  for (const ancestor of ancestors(element)) {
    if (isA(ancestor, 'fieldset') && has(ancestor, 'disabled') && inside !== ancestor.children.find((child) => isElement(child) && isA(child, 'legend')))
      return true;
    inside = ancestor;
  }
  return false;
}

function isDisabledOption(element: Element): boolean {
  if (has(element, 'disabled')) return true;
  for (const ancestor of ancestors(element)) {
    if (isA(ancestor, 'optgroup')) return has(ancestor, 'disabled');
    if (isA(ancestor, 'select')) return false;
  }
  return false;
}

/** HTML Standard, section 4.16.2, "actually disabled". */
const isDisabled: State = (element) => {
  if (isA(element, 'option')) return isDisabledOption(element);
  if (isA(element, 'optgroup')) return has(element, 'disabled');
  return isA(element, 'button', 'input', 'select', 'textarea', 'fieldset') && (has(element, 'disabled') || isInDisabledFieldset(element));
};

const isEnabled: State = (element) => isA(element, 'button', 'input', 'select', 'textarea', 'fieldset', 'option', 'optgroup') && !isDisabled(element);

const isRequired: State = (element) =>
  has(element, 'required') && (isA(element, 'select', 'textarea') || (isA(element, 'input') && !NEVER_REQUIRED.test(typeOf(element))));

const isReadWrite: State = (element) => {
  const isText = isA(element, 'textarea') || (isA(element, 'input') && !NO_TEXT.test(typeOf(element)));
  if (isText) return !has(element, 'readonly') && !isDisabled(element);
  if (isA(element, 'input')) return false;
  for (const one of [element, ...ancestors(element)]) {
    const state = attributeOf(one, 'contenteditable')?.toLowerCase();
    if (state === '' || state === 'true' || state === 'plaintext-only') return true;
    if (state === 'false') return false;
  }
  return false;
};

/** What forms say of their elements (HTML Standard, sections 4.10 and 4.16.3), as pseudo-classes. @param document where the elements are */
export function formStates(document: { children: Element['children'] }): Record<string, State> {
  const isChecked = checkedness(document);
  return {
    disabled: isDisabled,
    enabled: isEnabled,
    checked: isChecked,
    required: isRequired,
    optional: (element) => isA(element, 'input', 'select', 'textarea') && !isRequired(element),
    'read-write': isReadWrite,
    'read-only': (element) => !isReadWrite(element),
  };
}

/** Gives whether an element is checked or selected. The options and groups of a document are read once. */
function checkedness(document: { children: Element['children'] }): State {
  let checked: ReadonlySet<Element> | undefined;
  return (element) => {
    checked ??= new Set(checkedElements(document));
    return checked.has(element);
  };
}

function* checkedElements(document: { children: Element['children'] }): Generator<Element> {
  const all = [...descendants(document)];
  for (const element of all) {
    if (isA(element, 'select')) yield* selectedOptions(element);
    else if (isA(element, 'option') && has(element, 'selected') && ![...ancestors(element)].some((ancestor) => isA(ancestor, 'select'))) yield element;
    else if (isInput(element, 'checkbox') && has(element, 'checked')) yield element;
  }
  yield* checkedRadios(all);
}

/** Of the radio buttons of a group the last that is checked stays so (HTML Standard, section 4.10.5.1.16). */
function* checkedRadios(all: readonly Element[]): Generator<Element> {
  const byId = new Map(all.toReversed().map((element) => [attributeOf(element, 'id'), element] as const));
  const groups = new Map<Element | undefined, Map<string, Element>>();
  for (const element of all) {
    if (!isInput(element, 'radio') || !has(element, 'checked')) continue;
    const name = attributeOf(element, 'name') ?? '';
    if (name === '') yield element;
    else {
      const owner = formOf(element, byId);
      groups.set(owner, (groups.get(owner) ?? new Map<string, Element>()).set(name, element));
    }
  }
  for (const group of groups.values()) yield* group.values();
}

function formOf(element: Element, byId: ReadonlyMap<string | undefined, Element>): Element | undefined {
  const id = attributeOf(element, 'form');
  if (id === undefined) return [...ancestors(element)].find((ancestor) => isA(ancestor, 'form'));
  const named = byId.get(id);
  return named !== undefined && isA(named, 'form') ? named : undefined;
}

/** HTML Standard, section 4.10.7, the selectedness setting algorithm. */
function selectedOptions(select: Element): readonly Element[] {
  const options = [...descendants(select)].filter((element) => isA(element, 'option'));
  const selected = options.filter((option) => has(option, 'selected'));
  if (has(select, 'multiple')) return selected;
  if (selected.length > 0) return selected.slice(-1);
  const size = INTEGER.exec(attributeOf(select, 'size') ?? '')?.[1] ?? '1';
  return Number(size) === 1 ? options.filter((option) => !isDisabledOption(option)).slice(0, 1) : [];
}
