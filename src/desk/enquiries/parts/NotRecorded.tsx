import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy } from '../../parts/setup.ts';
import { useUnrecorded } from './unrecorded.ts';

/** How many patients are named; the screen of a phone has room for no more. */
const mostNamed = 2;

/** Says whose enquiries have a move or a note that is not recorded: it waits for the server, or was refused. */
export function NotRecorded() {
  return (
    <>
      <NotRecordedYet />
      <Refused />
    </>
  );
}

const warning = 'border-l-4 border-l-accent bg-warm font-semibold text-small print:hidden';

/**
 * Says whose moves and notes wait for the server.
 * @param isInBar where it stands in the place of a text of the same height
 */
export function NotRecordedYet({ isInBar = false }: { isInBar?: boolean }) {
  const { enquiry: copy } = useCopy();
  const { waiting } = useUnrecorded();
  if (waiting.length === 0) return null;
  return (
    <p role="alert" className={`${warning} ${isInBar ? 'pl-2 wrap-anywhere' : 'card p-2'}`}>
      {interpolate(copy.notRecordedYet, { NAMES: namesOf(waiting) })}
    </p>
  );
}

interface RefusedProps {
  /** The id of the enquiry that is shown. */
  shown?: string;
  /** Whether it is told elsewhere that its move has failed. */
  isTold?: boolean;
}

/** Says whose moves and notes were refused. */
export function Refused({ shown, isTold = false }: RefusedProps) {
  const { enquiry: copy } = useCopy();
  const { failed } = useUnrecorded();
  const others = failed.filter(({ id }) => !(isTold && id === shown));
  if (others.length === 0) return null;
  return (
    <p role="alert" className={`card p-2 ${warning}`}>
      {interpolate(copy.notRecorded, { NAMES: namesOf(others) })}
    </p>
  );
}

function namesOf(enquiries: { name: string }[]): string {
  const names = enquiries.slice(0, mostNamed).map(({ name }) => name);
  const more = enquiries.length - names.length;
  return [...names, ...(more > 0 ? [`+${more}`] : [])].join(', ');
}
