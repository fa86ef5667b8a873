// The tools that somebody keeps and has used last, from this browser's own memory.
import { FAVOURITES, listIn, RECENT } from './shared/store.ts';

const MAX_SHOWN = 12;
const section = document.querySelector<HTMLElement>('#yours');
const list = document.querySelector<HTMLElement>('#yours-list');
const favourites = listIn(FAVOURITES);
const entries = [...new Set([...favourites, ...listIn(RECENT)])].slice(0, MAX_SHOWN);

if (section && list && entries.length > 0) {
  for (const entry of entries) {
    const [slug = '', ...name] = entry.split(' ');
    if (!/^[a-z0-9-]+$/.test(slug)) continue;
    const link = document.createElement('a');
    link.href = `/tools/${slug}`;
    link.textContent = `${favourites.includes(entry) ? '★ ' : ''}${name.join(' ') || slug}`;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  section.hidden = false;
}
