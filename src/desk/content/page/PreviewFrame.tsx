import { useEffect, useRef } from 'react';
import type { ContentField } from '../../../../shared/marks.ts';
import { useCopy } from '../../parts/setup.ts';
import { findPart, findPartAt, type MarkedPart, removeMarks } from './marked-page.ts';

/** The path of the desk's preview. */
const previewAddress = '/api/desk/content/preview';

interface PreviewFrameProps {
  /** Address of the page on the site. */
  address: string;
  /** The field to scroll to. */
  targetField: ContentField | null;
  /** Whether a click does what it does for visitors instead of opening a field. */
  isBrowsing: boolean;
  /** Called with the part of the page that was clicked; undefined if it has no field. */
  onPress: (part: MarkedPart | undefined) => void;
  /** Called when a page has loaded, with its address, and whether it lacks the target field. */
  onLoad: (page: { address: string; isMissing: boolean }) => void;
}

/** A page of the site with all drafts, which reports clicks. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { address } = props;
  const { sitePage: copy } = useCopy();
  const frame = useRef<HTMLIFrameElement>(null);
  const latestProps = useRef(props);
  useEffect(() => {
    latestProps.current = props;
  });
  // A link inside the frame may have opened the page already.
  useEffect(() => {
    const frameWindow = frame.current?.contentWindow;
    if (frameWindow && addressOf(frameWindow.location) !== address) {
      frameWindow.location.replace(previewAddress + address);
    }
  }, [address]);

  function attachListeners() {
    const page = frame.current?.contentDocument;
    const loadedAddress = page ? addressOf(page.location) : null;
    if (!page || loadedAddress === null) return;
    removeMarks(page);
    page.addEventListener('submit', preventDefault, true);
    page.addEventListener('click', handleClick, true);
    page.addEventListener('pointerover', ({ target }) =>
      outline(target, !latestProps.current.isBrowsing),
    );
    page.addEventListener('pointerout', ({ target }) => outline(target, false));
    const { targetField, onLoad } = latestProps.current;
    const part = targetField && loadedAddress === address ? findPart(page, targetField) : undefined;
    if (part) reveal(part.element);
    onLoad({ address: loadedAddress, isMissing: targetField !== null && !part });
  }

  function handleClick(event: MouseEvent) {
    const target = elementOf(event.target);
    if (latestProps.current.isBrowsing || !target) return;
    // A click opens a closed menu or answer, because its content could not be clicked otherwise.
    if (target.closest('summary')?.matches('details:not([open]) > summary')) return;
    preventDefault(event);
    const isByKey = event.detail === 0;
    latestProps.current.onPress(
      findPartAt(target, isByKey ? null : { x: event.clientX, y: event.clientY }),
    );
  }

  return (
    <iframe
      ref={frame}
      title={copy.title}
      // On a phone, the page is as wide as the screen, as for visitors.
      className="mt-2 block h-[calc(100svh-15rem)] min-h-80 w-full border-y border-rule bg-surface max-sm:-mx-[min(1.25rem,6.25vw)] max-sm:w-[calc(100%+2*min(1.25rem,6.25vw))] sm:rounded-card sm:border-x"
      onLoad={attachListeners}
    />
  );
}

/** The address, on the site, of the page that the preview shows; null for any other page. */
function addressOf({ pathname, search }: Location): string | null {
  if (!pathname.startsWith(previewAddress)) return null;
  return (pathname.slice(previewAddress.length) || '/') + search;
}

/** Stops the page from handling an event. */
function preventDefault(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Opens the sections around an element, scrolls to it and outlines it. */
function reveal(element: Element): void {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (each.tagName === 'DETAILS') each.setAttribute('open', '');
  }
  element.scrollIntoView({ block: 'center' });
  outline(element, true);
}

function outline(target: EventTarget | null, isOn: boolean): void {
  const { style } = (elementOf(target) ?? {}) as { style?: CSSStyleDeclaration };
  if (!style) return;
  style.outline = isOn ? '3px solid Highlight' : '';
  style.outlineOffset = isOn ? '3px' : '';
}

/** The target as an element. `instanceof` would not work, because a frame has classes of its own. */
function elementOf(target: EventTarget | null): Element | null {
  return target !== null && 'closest' in target ? (target as Element) : null;
}
