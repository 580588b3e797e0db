const links = 'a[data-half-day]';

/** A press on a half day writes its sentence into the message, in the place of another half day's. */
export function writeHalfDays(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>(links);
    const message = document.querySelector<HTMLTextAreaElement>('#contact-message');
    // Not by plain-click.ts: what two scripts share is a file of its own, which every page would fetch.
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
