import { useEffect, useRef, useState } from 'react';
import type { SitePageAnswer } from '../../../../shared/desk/site/page.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useCopy } from '../../parts/setup.ts';
import type { Press } from './place.ts';
import { readPressed, wordsAt } from './pressed.ts';
import { previewAddress } from './requests.ts';
import { mark, showOnPage, unmark } from './shown.ts';

interface PreviewFrameProps {
  /** The page of the site. */
  path: string;
  /** What is to be shown on it. */
  wanted: SitePageAnswer | undefined;
  /** Whether links lead on, in place of leading to fields. */
  isLooking: boolean;
  onPress: (press: Press) => void;
  /** Called with whether the page lacks what is wanted. */
  onMissing: (isMissing: boolean) => void;
  /** Called when a link has led to another page. */
  onPath: (path: string) => void;
}

/** A page of the site with all drafts, in which presses are noticed. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { path, wanted } = props;
  const { sitePage: copy } = useCopy();
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(props);
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    latest.current = props;
  });
  // A link within the frame has led to the path already.
  useEffect(() => {
    const inside = frame.current?.contentWindow;
    if (inside && siteLink(inside.location.href) !== path) {
      inside.location.replace(previewAddress + path);
    }
  }, [path]);

  function watch() {
    const page = frame.current?.contentDocument;
    const at = siteLink(frame.current?.contentWindow?.location.href ?? '');
    if (!page || at === null) return;
    setLoaded(at);
    const { onMissing, onPath, path: asked } = latest.current;
    if (at !== asked) onPath(at);
    onMissing(wanted !== undefined && at === path && !showOnPage(page, wanted));
    // Forms of a preview would reach the clinic.
    page.addEventListener('submit', hold, true);
    page.addEventListener('click', (event) => press(event, at), true);
    page.addEventListener('pointerover', ({ target }) => outline(target, true));
    page.addEventListener('pointerout', ({ target }) => outline(target, false));
  }

  function press(event: MouseEvent, at: string) {
    const target = elementOf(event.target);
    if (latest.current.isLooking || !target) return;
    // A menu or an answer that is closed opens first: what is in it could not be pressed otherwise.
    if (target.closest('summary')?.matches('details:not([open]) > summary')) return;
    hold(event);
    const words = wordsAt(target, event.clientX, event.clientY);
    const pressed = readPressed(words);
    const [pagePath = '/'] = at.split(/[?#]/);
    latest.current.onPress({
      pressed: { path: pagePath, ...pressed },
      link: siteLink(words.closest('a')?.href ?? ''),
    });
  }

  function outline(target: EventTarget | null, isOn: boolean) {
    const element = elementOf(target);
    if (!element) return;
    if (isOn && !latest.current.isLooking) mark(element);
    else unmark(element);
  }

  return (
    <div className="relative mt-2">
      {loaded === null && (
        <div className="absolute inset-0 grid place-items-center bg-surface">
          <Spinner copy={copy.loading} />
        </div>
      )}
      <iframe
        ref={frame}
        title={copy.title}
        className="block h-[calc(100svh-15rem)] min-h-80 w-full rounded-card border border-rule bg-surface"
        onLoad={watch}
      />
    </div>
  );
}

/** Keeps an event from the page. */
function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The address on the site of a link of the preview; null if it leads elsewhere. */
function siteLink(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { origin, pathname, search } = new URL(href);
  if (origin !== location.origin || !pathname.startsWith(previewAddress)) return null;
  return (pathname.slice(previewAddress.length) || '/') + search;
}

/** Elements of the frame are not those of this page. */
function elementOf(target: EventTarget | null): Element | null {
  return target !== null && 'closest' in target ? (target as Element) : null;
}
