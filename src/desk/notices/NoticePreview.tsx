import { actionShapes } from '../../ui/icon-shapes/actions.tsx';
import { useSignedIn } from '../api/session.ts';
import { useCopy } from '../parts/setup.ts';

/** How a notice looks on the public pages, in each of its languages. */
export function NoticePreview({ texts }: { texts: Record<string, string> }) {
  const { notices: copy } = useCopy();
  const { languages } = useSignedIn();
  const written = languages.filter((code) => texts[code]?.trim());
  if (written.length === 0) return null;
  return (
    <figure>
      <figcaption className="text-small font-semibold">{copy.preview}</figcaption>
      {written.map((code) => (
        <p
          key={code}
          lang={code}
          className="mt-1 flex gap-2.5 border-line border-b bg-panel px-5 py-2 text-small"
        >
          <svg
            viewBox="0 0 24 24"
            width="18"
            height="18"
            className="icon mt-0.5 text-brand-ink"
            aria-hidden="true"
          >
            {actionShapes.calendar}
          </svg>
          <span className="min-w-0 wrap-anywhere">{texts[code]}</span>
        </p>
      ))}
    </figure>
  );
}
