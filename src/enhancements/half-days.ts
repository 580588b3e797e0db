const links = 'a[data-half-day]';

/** Choosing a half day writes its sentence into the message, replacing that of another half day. */
export function writeHalfDays(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>(links);
    const message = document.querySelector<HTMLTextAreaElement>('#contact-message');
    // Not plain-click.ts: Vite would put code that two scripts share into a file that every page fetches.
    const { metaKey, ctrlKey, shiftKey, altKey } = event;
    const opensElsewhere = metaKey || ctrlKey || shiftKey || altKey;
    if (!link || !message || message.readOnly || opensElsewhere) return;
    event.preventDefault();
    const all = [...document.querySelectorAll<HTMLElement>(links)];
    const sentences = all.map(({ dataset }) => dataset['halfDay']);
    const lines = message.value.split('\n').filter((line) => !sentences.includes(line));
    message.value = [lines.join('\n').trimEnd(), link.dataset['halfDay']]
      .filter(Boolean)
      .join('\n');
    message.dispatchEvent(new Event('input', { bubbles: true }));
    for (const each of all) each.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
    message.focus();
  });
}
