import { interpolate } from '../../../shared/interpolate.ts';
import { useErrorText } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import type { PasteReport } from './use-paste.ts';

interface PasteNoticeProps {
  report: PasteReport;
  /** Whether it was pasted into a field for plain text. */
  isInField?: boolean;
}

/** Reports what a paste lost, and what could not be read. */
export function PasteNotice({
  report: { result, rejectedFiles = [], isInserting, failures = [], isReaderMissing },
  isInField = false,
}: PasteNoticeProps) {
  const { text: copy, frame, elements } = useCopy();
  const errorText = useErrorText();
  const { losses = [], unreadable = [] } = result ?? {};
  const list = losses.map((name) => elements[name]).join(', ');
  const sentences = [
    list && interpolate(copy.pasteLosses, { LIST: list }),
    losses.includes('pictures') && copy.picturesDropped,
    isInserting && copy.insertingPictures,
  ].filter(Boolean);
  const alerts = [
    ...(unreadable.length > 0
      ? [
          interpolate(isInField ? copy.marksInField : copy.marksLeft, {
            LIST: unreadable.join(', '),
          }),
        ]
      : []),
    ...failures.map(({ mark, error }) =>
      interpolate(copy.pictureFailed, { MARK: mark, REASON: errorText(error) }),
    ),
    ...(isReaderMissing ? [frame.unreachable] : []),
    ...rejectedFiles.map((name) => interpolate(copy.pasteDocument, { NAME: name })),
  ];
  return (
    <>
      <p role="status" className="mt-1 text-small font-semibold empty:hidden">
        {sentences.join(' ')}
      </p>
      <div role="alert" className="empty:hidden">
        {alerts.map((sentence) => (
          <p key={sentence} className="warning-ground mt-2 p-4 font-semibold">
            {sentence}
          </p>
        ))}
      </div>
    </>
  );
}
