import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { useCopy } from '../parts/setup.ts';
import { KeyFacts } from './Highlights.tsx';

interface MessageProps {
  enquiry: OpenedEnquiry;
  /** Shown below the key facts. */
  children: ReactNode;
}

/** The message itself; a long one scrolls and fades at its end, so that the buttons below stay on the screen. */
export function Message({ enquiry, children }: MessageProps) {
  const { fields, list } = useCopy();
  const text = useRef<HTMLDivElement>(null);
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const box = text.current;
    if (!box) return;
    const update = () => setHasMore(box.scrollTop + box.clientHeight < box.scrollHeight - 4);
    const observer = new ResizeObserver(update);
    observer.observe(box);
    box.addEventListener('scroll', update);
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', update);
    };
  }, []);
  const scrollDown = () => text.current?.scrollBy({ top: text.current.clientHeight - 48 });
  return (
    <div className="message">
      <div className="relative flex min-h-0 flex-col overflow-hidden">
        {/* biome-ignore lint/a11y/useSemanticElements: a section without a heading */}
        <div
          ref={text}
          role="region"
          aria-label={fields.message}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
          tabIndex={0}
          lang={enquiry.language}
          className="measure min-h-0 overflow-y-auto py-2 text-lead wrap-anywhere whitespace-pre-wrap max-md:text-[1.25rem]/normal panes:p-4"
        >
          {enquiry.message}
        </div>
        {hasMore && (
          <p className="message-fade print:hidden">
            <button type="button" tabIndex={-1} className="pill tool min-h-8!" onClick={scrollDown}>
              {list.more}
            </button>
          </p>
        )}
      </div>
      <KeyFacts enquiry={enquiry} />
      {children}
    </div>
  );
}

interface RoomProps {
  /** Whether the content fits, as was measured last. */
  hasRoom: boolean;
  onMeasured: (hasRoom: boolean) => void;
  children: ReactNode;
}

/** Content that a phone shows only if a short message leaves enough room for it; a wider screen always shows it. */
export function Room({ hasRoom, onMeasured, children }: RoomProps) {
  const room = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const update = () => {
      if (!room.current || !content.current) return;
      onMeasured(content.current.offsetHeight <= room.current.clientHeight);
    };
    update();
    const observer = new ResizeObserver(update);
    for (const { current } of [room, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [onMeasured]);
  return (
    <div ref={room} className="relative max-md:min-h-0 max-md:flex-1">
      <div
        ref={content}
        className={`py-2 max-md:absolute max-md:inset-x-0 max-md:bottom-0 ${hasRoom ? '' : 'invisible'}`}
      >
        {children}
      </div>
    </div>
  );
}
