/** Has gaps within the sentences of a form fill in the fields that they stand for, and each sentence that is chosen say its answer. */
export function takeSentences(form: HTMLFormElement): void {
  const gaps = [...form.querySelectorAll<HTMLInputElement>('[data-fills]')];
  if (gaps.length === 0) return;
  const field = (name = ''): HTMLInputElement | undefined => {
    const found = form.elements.namedItem(name);
    return found instanceof HTMLInputElement ? found : undefined;
  };
  const radioOf = (gap: Element): HTMLInputElement | null | undefined => gap.closest('label')?.querySelector<HTMLInputElement>('[type=radio]');
  const chosen = (): HTMLInputElement[] => gaps.filter((gap) => radioOf(gap)?.checked);
  /** What is in the gaps of the sentence that is chosen goes into its fields. */
  const fill = (): void => {
    for (const gap of chosen()) {
      const filled = field(gap.dataset.fills);
      if (filled) filled.value = gap.value;
    }
  };
  // Before the form's own listeners, which read the fields. What a link fills in goes into the gaps.
  form.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      const radio = target.dataset.fills === undefined ? undefined : radioOf(target);
      if (radio) radio.checked = true;
      if (radio || target.type === 'radio') fill();
      else for (const gap of chosen()) if (gap.dataset.fills === target.name) gap.value = target.value;
    },
    true,
  );
  for (const gap of chosen()) gap.value = field(gap.dataset.fills)?.value ?? '';
  followAnswer(form);
}

/** Says the answer at the end of the sentence that is chosen. */
function followAnswer(form: HTMLFormElement): void {
  const output = document.querySelector('#result');
  if (!output) return;
  const say = (): void => {
    const answer = output.classList.contains('stale') ? '' : (output.querySelector('.lead-facts dd > data')?.textContent ?? '');
    for (const place of form.querySelectorAll('.sentences output')) {
      const isChosen = place.closest('label')?.querySelector<HTMLInputElement>('[type=radio]')?.checked === true;
      place.textContent = isChosen && answer !== '' ? answer : '';
    }
  };
  new MutationObserver(say).observe(output, { childList: true, attributes: true, attributeFilter: ['class'] });
  say();
}
