import { useEffect, useState } from 'react';

/** What an on-screen keyboard covers of the page, in pixels from its top and its bottom edge. */
interface Covered {
  top: number;
  bottom: number;
}

/** Follows what an on-screen keyboard covers; nothing where the browser makes the page smaller instead. */
export function useCovered(): Covered {
  const [covered, setCovered] = useState<Covered>({ top: 0, bottom: 0 });
  useEffect(() => {
    const viewport = window.visualViewport;
    const update = () => setCovered((before) => changed(before, coveredOf(viewport)));
    viewport?.addEventListener('resize', update);
    viewport?.addEventListener('scroll', update);
    return () => {
      viewport?.removeEventListener('resize', update);
      viewport?.removeEventListener('scroll', update);
    };
  }, []);
  return covered;
}

/** Nothing is covered where the page is zoomed: what is visible of it is the reader's choice. */
function coveredOf(viewport: VisualViewport | null): Covered {
  if (viewport === null || viewport.scale !== 1) return { top: 0, bottom: 0 };
  const { offsetTop, height } = viewport;
  const { clientHeight } = document.documentElement;
  return { top: offsetTop, bottom: Math.max(0, Math.round(clientHeight - offsetTop - height)) };
}

function changed(before: Covered, now: Covered): Covered {
  return before.top === now.top && before.bottom === now.bottom ? before : now;
}
