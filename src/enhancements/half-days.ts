const links = 'a[data-half-day]';

/**
 * Choosing a half day writes its sentence into the message, replacing that of another half day; choosing
 * it again takes it back. The page stays where it is.
 */
export function writeHalfDays(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>(links);
    const message = document.querySelector<HTMLTextAreaElement>('#contact-message');
    // Not plain-click.ts: Vite would put code that two scripts share into a file that every page fetches.
    const { metaKey, ctrlKey, shiftKey, altKey } = event;
    const opensElsewhere = metaKey || ctrlKey || shiftKey || altKey;
    if (!link || !message || message.readOnly || opensElsewhere) return;
    event.preventDefault();
    const isTakenBack = link.hasAttribute('aria-current');
    const all = [...document.querySelectorAll<HTMLElement>(links)];
    const sentences = all.map(({ dataset }) => dataset['halfDay']);
    const lines = message.value.split('\n').filter((line) => !sentences.includes(line));
    const added = isTakenBack ? undefined : link.dataset['halfDay'];
    message.value = [lines.join('\n').trimEnd(), added].filter(Boolean).join('\n');
    message.dispatchEvent(new Event('input', { bubbles: true }));
    for (const each of all) each.removeAttribute('aria-current');
    if (!isTakenBack) link.setAttribute('aria-current', 'true');
    sayAsked(isTakenBack ? null : link.ariaLabel);
  });
}

/** Says which half day is asked for, under the links. */
function sayAsked(label: string | null): void {
  const place = document.querySelector<HTMLElement>('[data-half-day-asked]');
  const words = place?.querySelector('p');
  if (!place || !words) return;
  place.hidden = label === null;
  words.textContent = (place.dataset['halfDayAsked'] ?? '').replace('{CHOICE}', label ?? '');
}
