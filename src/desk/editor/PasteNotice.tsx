import { interpolate } from '../../../shared/interpolate.ts';
import type { LeftOut, LeftOutName, Stop } from '../../../shared/pasted/pasted.ts';
import { DeskError } from '../api/request.ts';
import { useCopy } from '../parts/setup.ts';
import type { SaidOfPaste } from './use-pasted.ts';

/** What is not counted: a look that is not taken, or a change of form. */
const uncounted = new Set<LeftOutName>(['colours', 'underline', 'small', 'headings', 'terms']);

/** How many places are named with their words; all are marked in the text. */
const mostStops = 5;

interface PasteNoticeProps {
  said: SaidOfPaste;
  /** Whether it was pasted into a field for plain text. */
  isInField?: boolean;
}

/** Says what was left out of a pasted text, and where it could not be read. */
export function PasteNotice({
  said: { pasted, files = [], isPuttingIn, failed = [] },
  isInField = false,
}: PasteNoticeProps) {
  const { text: copy, frame, elements } = useCopy();
  const left = pasted?.leftOut ?? {};
  const list = namesOf(left)
    .map((name) => (uncounted.has(name) ? elements[name] : `${elements[name]} (${left[name]})`))
    .join(', ');
  const sentences = [
    ...(list ? [interpolate(copy.leftOut, { LIST: list })] : []),
    ...(left.pictures ? [copy.picturesLeftOut] : []),
    ...(isPuttingIn ? [copy.puttingIn] : []),
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
    ...files.map((name) => interpolate(copy.pasteDocument, { NAME: name })),
  ];
  return (
    <>
      <p role="status" className="mt-1 text-small font-semibold empty:hidden">
        {sentences.join(' ')}
      </p>
      <div role="alert" className="empty:hidden">
        {alerts.map((sentence) => (
          <p
            key={sentence}
            className="card mt-2 border-l-4 border-l-accent bg-warm p-4 font-semibold"
          >
            {sentence}
          </p>
        ))}
      </div>
    </>
  );
}

/** The places with the words around them: `“take 5 [? Symbol] a day”`. */
function placesOf(stops: Stop[]): string {
  // Two that are close together have the same words around them.
  const places = new Set(stops.map(({ before, mark, after }) => `“${before}${mark}${after}”`));
  const shown = [...places].slice(0, mostStops).join(', ');
  return places.size > mostStops ? `${shown} … (${stops.length})` : shown;
}

function namesOf(left: LeftOut): LeftOutName[] {
  return Object.keys(left) as LeftOutName[];
}
