import { useEffect, useState } from 'react';

/** How much of the window an on-screen keyboard hides, in pixels at the bottom and, by scrolling, at the top. */
interface KeyboardInsets {
  top: number;
  bottom: number;
}

/** Tracks how much of the window an on-screen keyboard hides; zero if the browser shrinks the window instead. */
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

/** On a zoomed page nothing counts as hidden, because the reader chooses what is visible. */
function insetsOf(viewport: VisualViewport | null): KeyboardInsets {
  if (viewport === null || viewport.scale !== 1) return { top: 0, bottom: 0 };
  const { offsetTop, height } = viewport;
  const { clientHeight } = document.documentElement;
  return { top: offsetTop, bottom: Math.max(0, Math.round(clientHeight - offsetTop - height)) };
}

function keepIfEqual(before: KeyboardInsets, now: KeyboardInsets): KeyboardInsets {
  return before.top === now.top && before.bottom === now.bottom ? before : now;
}
