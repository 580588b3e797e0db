import { removePreviewMarks } from '../../../shared/remove-preview-marks.ts';
import type { Article } from '../../content/read/index.ts';
import { fieldAttribute, fieldOf } from '../../content/snapshot/marks.ts';

/**
 * The handwritten note on an article's picture, if it has one, with an arrow. Both have an outline, to be legible on
 * any picture. The outline has the background colour of the site's drawings, so that it is invisible on them.
 */
export function Note({ article: { data, note } }: { article: Article }) {
  if (!data.note || !note) return null;
  const { words } = data.note;
  const { letters, arrow } = note;
  return (
    <svg
      {...fieldAttribute(fieldOf(words))}
      viewBox="0 0 1200 675"
      role="img"
      aria-label={removePreviewMarks(words)}
      className="absolute inset-0 size-full"
    >
      <g
        className="forced-colors:hidden"
        fill="none"
        stroke="var(--color-panel)"
        strokeWidth={12}
        strokeLinejoin="round"
      >
        <path d={letters} />
        <path d={arrow} />
      </g>
      <path d={letters} fill="currentColor" />
      <path d={arrow} fill="none" stroke="currentColor" strokeWidth={7} strokeLinecap="round" />
    </svg>
  );
}
