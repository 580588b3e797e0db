import type { ClientDirective } from 'astro';

const interactions = ['focusin', 'pointerdown', 'touchstart'] as const;

/** Hydrates an island once, when a visitor first focuses or presses something in it. */
const onInteraction: ClientDirective = (load, _options, element) => {
  const hydrate = async () => {
    for (const name of interactions) element.removeEventListener(name, hydrate);
    const hydrateIsland = await load();
    await hydrateIsland();
  };
  for (const name of interactions) {
    element.addEventListener(name, hydrate, { passive: true });
  }
};

export default onInteraction;
