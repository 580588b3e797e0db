import { interpolate } from '../../../shared/interpolate.ts';
import type { Dropped, DroppedName, Stop } from '../../../shared/pasted/pasted.ts';
import { DeskError } from '../api/request.ts';
import { useCopy } from '../parts/setup.ts';
import type { PasteReport } from './use-pasted.ts';

/** Dropped formatting that is reported without a count. */
const uncounted = new Set<DroppedName>(['colours', 'underline', 'small', 'headings', 'terms']);

/** Maximum number of places quoted; all are marked in the text. */
const maxStops = 5;

interface PasteNoticeProps {
  report: PasteReport;
  /** Whether it was pasted into a field for plain text. */
  isInField?: boolean;
}

/** Reports what was dropped from a paste, and which places could not be read. */
export function PasteNotice({
  report: { pasted, files = [], isInserting, failed = [], isReaderMissing },
  isInField = false,
}: PasteNoticeProps) {
  const { text: copy, frame, elements } = useCopy();
  const left = pasted?.dropped ?? {};
  const list = namesOf(left)
    .map((name) => (uncounted.has(name) ? elements[name] : `${elements[name]} (${left[name]})`))
    .join(', ');
  const sentences = [
    ...(list ? [interpolate(copy.dropped, { LIST: list })] : []),
    ...(left.pictures ? [copy.picturesDropped] : []),
    ...(isInserting ? [copy.puttingIn] : []),
  ];
  const alerts = [
    ...(pasted && pasted.stops.length > 0
      ? [
          interpolate(isInField ? copy.marksInField : copy.marksLeft, {
            LIST: placesOf(pasted.stops),
          }),
        ]
      : []),
    ...failed.map(({ mark, error }) => {
      const isRefused = error instanceof DeskError && error.problem !== 'unreachable';
      const reason = isRefused ? error.message : frame.unreachable;
      return interpolate(copy.pictureFailed, { MARK: mark, REASON: reason });
    }),
    ...(isReaderMissing ? [frame.unreachable] : []),
    ...files.map((name) => interpolate(copy.pasteDocument, { NAME: name })),
  ];
  return (
    <>
      <p role="status" className="mt-1 text-small font-semibold empty:hidden">
        {sentences.join(' ')}
      </p>
      <div role="alert" className="empty:hidden">
        {alerts.map((sentence) => (
          <p key={sentence} className="card mt-2 border-l-4 border-l-ink bg-warm p-4 font-semibold">
            {sentence}
          </p>
        ))}
      </div>
    </>
  );
}

/** The places with the words around them: `“take 5 [? Symbol] a day”`. */
function placesOf(stops: Stop[]): string {
  // Two places close together may have the same words around them.
  const places = new Set(stops.map(({ before, mark, after }) => `“${before}${mark}${after}”`));
  const shown = [...places].slice(0, maxStops).join(', ');
  return places.size > maxStops ? `${shown} … (${stops.length})` : shown;
}

function namesOf(left: Dropped): DroppedName[] {
  return Object.keys(left) as DroppedName[];
}
