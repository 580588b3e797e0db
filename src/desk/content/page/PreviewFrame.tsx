import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ContentField } from '../../../../shared/marks.ts';
import { useCopy } from '../../parts/setup.ts';
import { useIsWide } from '../../parts/wide.ts';
import { type MarkedPart, partOf, partsAt, takeMarks } from './marked-page.ts';

/** The path of the desk's preview. */
const previewAddress = '/api/desk/content/preview';

/** Width of the screen, in pixels, for which the page is laid out on a wide screen. */
const desktopWidth = 1280;

interface PreviewFrameProps {
  /** Address of the page on the site. */
  page: string;
  /** The field to scroll to. */
  wanted: ContentField | null;
  /** Whether a click does what it does for visitors instead of opening a field. */
  isLooking: boolean;
  /** Called with the fields of the clicked element; empty if it has none. */
  onPress: (parts: MarkedPart[]) => void;
  /** Called when a page has loaded, with its address, and whether it lacks the wanted field. */
  onLoad: (loaded: { address: string; isMissing: boolean }) => void;
}

/** A page of the site with all drafts, which reports clicks. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { page: address } = props;
  const { sitePage: copy } = useCopy();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = useScale(box);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  // A link inside the frame may have opened the page already.
  useEffect(() => {
    const inside = frame.current?.contentWindow;
    if (inside && addressOf(inside.location) !== address) {
      inside.location.replace(previewAddress + address);
    }
  }, [address]);

  function watch() {
    const page = frame.current?.contentDocument;
    const loaded = page ? addressOf(page.location) : null;
    if (!page || loaded === null) return;
    takeMarks(page);
    page.addEventListener('submit', hold, true);
    page.addEventListener('click', press, true);
    page.addEventListener('pointerover', ({ target }) =>
      outline(target, !latest.current.isLooking),
    );
    page.addEventListener('pointerout', ({ target }) => outline(target, false));
    const { wanted, onLoad } = latest.current;
    const part = wanted && loaded === address ? partOf(page, wanted) : undefined;
    if (part) show(part.element);
    onLoad({ address: loaded, isMissing: wanted !== null && !part });
  }

  function press(event: MouseEvent) {
    const target = elementOf(event.target);
    if (latest.current.isLooking || !target) return;
    // Closed menus and answers are opened first, because their content could not be clicked otherwise.
    if (target.closest('summary')?.matches('details:not([open]) > summary')) return;
    hold(event);
    const isByKey = event.detail === 0;
    latest.current.onPress(
      partsAt(target, isByKey ? null : { x: event.clientX, y: event.clientY }),
    );
  }

  return (
    <div
      ref={box}
      // On a phone as wide as the screen, as visitors see it.
      className="relative mt-2 h-[calc(100svh-15rem)] min-h-80 overflow-hidden border-y border-rule bg-surface max-sm:-mx-[min(1.25rem,6.25vw)] max-sm:w-[calc(100%+2*min(1.25rem,6.25vw))] sm:rounded-card sm:border-x"
    >
      <iframe
        ref={frame}
        title={copy.title}
        className="absolute top-0 left-0 h-full w-full origin-top-left"
        style={
          scale < 1
            ? { width: desktopWidth, height: `${100 / scale}%`, transform: `scale(${scale})` }
            : undefined
        }
        onLoad={watch}
      />
    </div>
  );
}

/** The scale of the page: on a wide screen, it is laid out as for a desktop and shrunk to fit. */
function useScale(box: RefObject<HTMLElement | null>): number {
  const isWide = useIsWide();
  const [width, setWidth] = useState(desktopWidth);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(entry.contentRect.width);
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return isWide ? Math.min(1, width / desktopWidth) : 1;
}

/** The address on the site of a page in the preview; null if it is not a page of the preview. */
function addressOf({ pathname, search }: Location): string | null {
  if (!pathname.startsWith(previewAddress)) return null;
  return (pathname.slice(previewAddress.length) || '/') + search;
}

/** Stops the page from handling an event. */
function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Shows where on its page an element is. */
function show(element: Element): void {
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

/** Elements of a frame are instances of the frame's own classes. */
function elementOf(target: EventTarget | null): Element | null {
  return target !== null && 'closest' in target ? (target as Element) : null;
}
