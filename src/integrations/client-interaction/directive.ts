import type { ClientDirective } from 'astro';

const interactions = ['focusin', 'pointerdown', 'touchstart'] as const;

/**
 * Hydrates an island once, when a visitor first focuses or presses something in it; as
 * `client:interaction="scroll"` also when the page is first scrolled. A form that is sent before the
 * island is there waits for it; if it does not come, the form is sent without it.
 */
const onInteraction: ClientDirective = (load, { value }, element) => {
  let sent: SubmitEvent | undefined;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    sent = event;
  };
  const hydrate = async () => {
    for (const name of interactions) element.removeEventListener(name, hydrate);
    removeEventListener('scroll', hydrate);
    try {
      const hydrateIsland = await load();
      await hydrateIsland();
    } finally {
      element.removeEventListener('submit', hold, true);
      // React completes its hydration at once for a press, not for a form that is sent.
      sent?.submitter?.click();
    }
  };
  for (const name of interactions) element.addEventListener(name, hydrate, { passive: true });
  if (value === 'scroll') addEventListener('scroll', hydrate, { passive: true });
  element.addEventListener('submit', hold, true);
};

export default onInteraction;
