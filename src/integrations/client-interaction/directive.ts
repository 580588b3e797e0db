import type { ClientDirective } from 'astro';
import { fillId } from '../../islands/contact-form/enquiry-id.ts';

/**
 * Hydrates an island once, when a visitor first focuses, presses or submits something in it; with
 * `client:interaction="scroll"` also when the page is first scrolled. A form that is submitted before
 * the island is hydrated is held back. If hydration fails or takes longer than three seconds, the browser
 * submits the form. If React removes the island because it cannot render it, the island is put back as it was.
 */
const onInteraction: ClientDirective = (load, { value }, element) => {
  let isStarted = false;
  let heldSubmit: SubmitEvent | undefined;

  const hydrate = async () => {
    if (isStarted) return;
    isStarted = true;
    restoring.observe(element, { childList: true });
    try {
      const hydrateIsland = await load();
      await hydrateIsland();
    } finally {
      release();
    }
  };

  /** React removes an island that throws: it is put back, with what was typed, and works without scripts. */
  const restoring = new MutationObserver((changes) => {
    if (element.firstElementChild) return;
    element.append(...changes.flatMap(({ removedNodes }) => [...removedNodes]));
    for (const control of element.querySelectorAll<HTMLInputElement>('input,textarea,button')) {
      control.disabled = false;
      control.readOnly = false;
    }
    release();
  });

  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!heldSubmit) setTimeout(release, 3_000);
    heldSubmit = event;
  };

  /** Submits the held form again: to the hydrated island, or else natively. */
  const release = () => {
    element.removeEventListener('submit', hold, true);
    if (!heldSubmit) return;
    const { submitter } = heldSubmit;
    const form = heldSubmit.target as HTMLFormElement;
    heldSubmit = undefined;
    fillId(form);
    // React finishes hydration synchronously for a click event, but not for a submit event.
    const button = submitter ?? form.querySelector<HTMLElement>('[type=submit]');
    button?.click();
  };

  const options = { capture: true, once: true };
  for (const name of ['focusin', 'pointerdown', 'submit'])
    element.addEventListener(name, hydrate, options);
  if (value === 'scroll') addEventListener('scroll', hydrate, options);
  element.addEventListener('submit', hold, true);
};

export default onInteraction;
