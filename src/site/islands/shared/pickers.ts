/** Has each colour picker of a form write what is picked into its field, and show what is written there. */
export function pickColors(form: HTMLFormElement): void {
  const context = document.createElement('canvas').getContext('2d');
  const fieldOf = (picker: HTMLInputElement): Element | null | undefined => picker.parentElement?.querySelector('input:not([type=color])');
  const follow = (picker: HTMLInputElement): void => {
    const field = fieldOf(picker);
    if (!context || !(field instanceof HTMLInputElement)) return;
    // A colour that is none leaves the style as it was.
    context.fillStyle = '#000000';
    context.fillStyle = field.value;
    if (/^#[0-9a-f]{6}$/.test(context.fillStyle)) picker.value = context.fillStyle;
  };
  const isPicker = (target: EventTarget | null): target is HTMLInputElement => target instanceof HTMLInputElement && target.type === 'color';
  // Before the form's own listeners, which read the fields.
  form.addEventListener(
    'input',
    ({ target }) => {
      if (isPicker(target)) {
        const field = fieldOf(target);
        if (field instanceof HTMLInputElement) field.value = target.value;
        return;
      }
      const picker = target instanceof HTMLInputElement ? target.parentElement?.querySelector('input[type=color]') : undefined;
      if (picker instanceof HTMLInputElement) follow(picker);
    },
    true,
  );
  for (const picker of form.querySelectorAll<HTMLInputElement>('input[type=color]')) follow(picker);
}
