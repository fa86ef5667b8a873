// Narrows the list of tools while one types. Without script the form does the same on the server.
const box = document.querySelector<HTMLInputElement>('[data-filter]');
const list = box && document.querySelector(box.dataset.filter ?? '');
const status = document.querySelector('#found');

box?.addEventListener('input', () => {
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  const items = [...(list?.querySelectorAll<HTMLElement>('li') ?? [])];
  let shown = 0;
  for (const item of items) {
    const text = `${item.dataset.words} ${item.textContent?.toLowerCase()}`;
    item.hidden = !words.every((word) => text.includes(word));
    if (!item.hidden) shown++;
  }
  for (const section of list?.querySelectorAll<HTMLElement>('section') ?? []) section.hidden = !section.querySelector('li:not([hidden])');
  if (status) status.textContent = words.length > 0 ? `${shown} of ${items.length} tools match.` : '';
});
