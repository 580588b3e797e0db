import { useEffect, useState } from 'react';

/** How much of the page an on-screen keyboard covers, in pixels from the top and bottom edges. */
interface KeyboardInsets {
  top: number;
  bottom: number;
}

/** Tracks how much an on-screen keyboard covers; zero if the browser shrinks the page instead. */
export function useKeyboardInsets(): KeyboardInsets {
  const [insets, setInsets] = useState<KeyboardInsets>({ top: 0, bottom: 0 });
  useEffect(() => {
    const viewport = window.visualViewport;
    const update = () => setInsets((before) => keepIfEqual(before, insetsOf(viewport)));
    viewport?.addEventListener('resize', update);
    viewport?.addEventListener('scroll', update);
    return () => {
      viewport?.removeEventListener('resize', update);
      viewport?.removeEventListener('scroll', update);
    };
  }, []);
  return insets;
}

/** On a zoomed page nothing counts as covered, because the reader chooses what is visible. */
function insetsOf(viewport: VisualViewport | null): KeyboardInsets {
  if (viewport === null || viewport.scale !== 1) return { top: 0, bottom: 0 };
  const { offsetTop, height } = viewport;
  const { clientHeight } = document.documentElement;
  return { top: offsetTop, bottom: Math.max(0, Math.round(clientHeight - offsetTop - height)) };
}

function keepIfEqual(before: KeyboardInsets, now: KeyboardInsets): KeyboardInsets {
  return before.top === now.top && before.bottom === now.bottom ? before : now;
}
